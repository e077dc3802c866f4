// A folder of its own for each test of a suite, gone afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Called inside a `describe`; the returned function gives the folder of the test that runs. */
export function scratchFolder(): () => string {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "studio-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return () => folder;
}
