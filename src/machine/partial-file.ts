// A file that a program or a stream writes, under a partial name beside its own until it is whole. Whoever writes is handed a path that
// stays this very file, whatever is put under its name or in its folder's place meanwhile.
import { constants } from "node:fs";
import { open, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { partialName, renameOver } from "./partial-name.ts";
import { inFolder, openProven, reachOf, type ProvenFolder } from "./proven-paths.ts";

/**
 * Has a file of a folder that is there made: `make` writes to the path that it is handed. What fails leaves nothing. `partial`: the
 * name for the meantime, where somebody else has to know it; absolute.
 */
export async function withPartialFile<T>(
  path: string,
  make: (part: string) => Promise<T>,
  partial?: string,
): Promise<T> {
  const name = basename(partial ?? (await partialName(path)));
  const inside = async (folder: ProvenFolder) => {
    const part = folder.at(name);
    const file = await open(part, "wx+");
    try {
      const result = await make(reachOf(file, join(dirname(path), name)));
      await file.sync();
      await file.close();
      await renameOver(part, folder.at(basename(path)));
      await folder.sync();
      return result;
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
  };
  return inFolder(dirname(path), inside);
}

/** A part that grows over several tries, opened to be written from a byte on; from 0 it is started again. */
export async function openPartialFile(part: string, from: number): Promise<FileHandle> {
  if (from > 0) return openProven(part, constants.O_RDWR);
  const { O_CREAT, O_NOFOLLOW, O_RDWR, O_TRUNC } = constants;
  return inFolder(dirname(part), ({ at }) => open(at(basename(part)), O_CREAT | O_NOFOLLOW | O_RDWR | O_TRUNC));
}

/** Gives such a part its name once it is whole. */
export async function finishPartialFile(part: string, path: string): Promise<void> {
  const handle = await openProven(part, constants.O_RDWR);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await inFolder(dirname(path), async ({ at, sync }) => {
    await renameOver(at(basename(part)), at(basename(path)));
    await sync();
  });
}

/** Adds bytes to the end of an unfinished file of ours. */
export async function appendToPartialFile(part: string, bytes: Uint8Array): Promise<void> {
  const handle = await openProven(part, constants.O_WRONLY | constants.O_APPEND);
  try {
    await handle.writeFile(bytes);
  } finally {
    await handle.close();
  }
}

export interface Patch {
  /** Bytes from the start of the file. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Overwrites some bytes of an unfinished file of ours. A finished file is never changed in place. */
export async function patchPartialFile(part: string, patches: readonly Patch[]): Promise<void> {
  const handle = await openProven(part, constants.O_RDWR);
  try {
    for (const { at, bytes } of patches) await handle.write(bytes, 0, bytes.length, at);
  } finally {
    await handle.close();
  }
}
