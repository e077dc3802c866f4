// An episode folder in a scratch folder, already through the guard.
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { scratchFolder } from "./scratch-folder.ts";

/** Called inside a `describe`; the returned function gives the episode of the test that runs. */
export function episodeFolder(): () => EpisodeFolder {
  const folder = scratchFolder();
  let ep = "";
  beforeEach(async () => {
    ep = join(await realpath(folder()), "ep01");
    await mkdir(ep);
  });
  return () => ep as EpisodeFolder;
}
