import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../../src/lib/api/client";
import { gameData, newestData } from "../../src/lib/game-data";
import type { GameInfo } from "../../src/lib/types";

const fetched = vi.spyOn(api, "gameData");

describe("the data of a game", () => {
  beforeEach(() => fetched.mockClear());

  it("is fetched once for each digest", async () => {
    fetched.mockImplementation((game, digest) => Promise.resolve({ game, digest }));
    const first = await gameData("toy", "sha256:1");
    expect(await gameData("toy", "sha256:1")).toBe(first);
    expect(await gameData("toy", "sha256:2")).toEqual({ game: "toy", digest: "sha256:2" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });
  it("is asked for again after a failure", async () => {
    fetched.mockImplementation(() => Promise.reject(new ApiError("offline", "", 0)));
    await expect(gameData("toy", "sha256:3")).rejects.toThrow();
    fetched.mockImplementation(() => Promise.resolve({ ok: 1 }));
    expect(await gameData("toy", "sha256:3")).toEqual({ ok: 1 });
  });
  it("is that of the newest version for new tables", async () => {
    const toy = { id: "toy", data: "sha256:4" } as GameInfo;
    vi.spyOn(api, "games").mockImplementation(() => Promise.resolve([toy]));
    fetched.mockImplementation(() => Promise.resolve({ newest: true }));
    expect(await newestData("toy")).toEqual({ newest: true });
    expect(fetched).toHaveBeenCalledWith("toy", "sha256:4");
    await expect(newestData("chess")).rejects.toThrow("chess");
  });
});
