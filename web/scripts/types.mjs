// Writes src/generated/: <game>.ts with a game's views and events, rulebook/ with the illustrated
// rules, http/api.ts with the HTTP API.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = [`${root}.venv/bin/python`, `${root}.venv\\Scripts\\python.exe`].find(existsSync);
const python = process.env["ENNEAD_PYTHON"] ?? own ?? "python3";

for (const script of ["web_types.py", "web_rulebook.py", "openapi.py"]) {
    const { status } = spawnSync(python, [`${root}scripts/${script}`], {
        stdio: "inherit",
        cwd: root,
    });
    if (status !== 0) process.exit(status ?? 1);
}

const api = await openapiTS(new URL("../../docs/openapi.json", import.meta.url), {
    defaultNonNullable: false, // a request may leave out what has a default
});
const note = "// Written by web/scripts/types.mjs from docs/openapi.json; do not edit.\n\n";
const folder = new URL("../src/generated/http/", import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL("api.ts", folder), note + astToString(api));
