// Parts of files in folders that are not ours: each is noted in the scratch folder as long as it is one, so that the next start finds
// and removes what a kill has left.
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { readIfThere, removeFile, removeParts, writeAtomic } from "./files.ts";

const NOTE = "begun-";

/** Runs work that brings a file to an absolute path: to its own name, or to a `.part` of its own that the work also removes. */
export async function noted<T>(scratch: string, path: string, work: () => Promise<T>): Promise<T> {
  const note = join(scratch, `${NOTE}${randomUUID()}`);
  await writeAtomic(note, path);
  try {
    return await work();
  } finally {
    await removeFile(note);
  }
}

/** Removes the parts that are noted. Whoever calls it is the only one at work in the scratch folder, and has begun nothing yet. */
export async function sweepBegun(scratch: string): Promise<void> {
  const names = await readdir(scratch).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(NOTE))) {
    const path = await readIfThere(join(scratch, name));
    if (path === undefined) continue;
    await removeParts(path);
    if (/^\..*\.part$/.test(basename(path))) await removeFile(path);
  }
}
