// Runs scripts/web_types.py with the project's Python, which writes src/generated/.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const own = [`${root}.venv/bin/python`, `${root}.venv\\Scripts\\python.exe`].find(existsSync);
const python = process.env["ENNEAD_PYTHON"] ?? own ?? "python3";
const done = spawnSync(python, [`${root}scripts/web_types.py`], { stdio: "inherit", cwd: root });
process.exit(done.status ?? 1);
