// Folders for what tests make, gone afterwards.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Scratch {
  readonly folder: string;
  remove(): Promise<void>;
}

/** A folder that its maker removes. There is a blank in its path, as people have in theirs. */
export async function openScratch(prefix = "studio test "): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Called inside a `describe`; the returned function gives the folder of the test that runs. */
export function scratchFolder(prefix?: string): () => string {
  let scratch: Scratch;
  beforeEach(async () => {
    scratch = await openScratch(prefix);
  });
  afterEach(() => scratch.remove());
  return () => scratch.folder;
}

/** Called inside a `describe`; the returned function gives the folder that its tests share. */
export function suiteFolder(prefix?: string): () => string {
  let scratch: Scratch;
  before(async () => {
    scratch = await openScratch(prefix);
  });
  after(() => scratch.remove());
  return () => scratch.folder;
}
