// Moves, removes and reads files and folders where their paths say they are. Whole files are written by `write-file`.
import { mkdir, readdir, rm, rmdir, utimes } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { renameOver } from "./partial-name.ts";
import { isCode } from "./paths.ts";
import { inFolder, readWhole, type ProvenFolder } from "./proven-paths.ts";

/** Renames over whatever is there, on one disk, waiting out a busy file. */
export async function moveFile(from: string, to: string): Promise<void> {
  const move = (source: ProvenFolder) => async (target: ProvenFolder) => {
    await renameOver(source.at(basename(from)), target.at(basename(to)));
    await target.sync();
  };
  if (dirname(from) === dirname(to)) return inFolder(dirname(to), async (folder) => move(folder)(folder));
  await inFolder(dirname(from), (source) => inFolder(dirname(to), move(source)));
}

/** Marks a file as used at a time. One that is gone by now is fine. */
export async function touchFile(path: string, at: Date): Promise<void> {
  await utimes(path, at, at).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
  });
}

export async function makeFolder(path: string): Promise<void> {
  await inFolder(path, () => Promise.resolve(), { make: true });
}

/** Makes a folder and those between it and `base`, which has to be there: what somebody deleted meanwhile is not made anew. */
export async function makeFolderBelow(base: string, path: string): Promise<void> {
  let at = base;
  for (const name of relative(base, path).split(sep)) {
    at = join(at, name);
    await inFolder(dirname(at), (folder) => mkdir(folder.at(name))).catch((error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
    });
  }
}

/** Removes a file that is ours to remove (a part, a temp file, a stale output). Missing is fine. */
export async function removeFile(path: string): Promise<void> {
  await inFolder(dirname(path), ({ at }) => rm(at(basename(path)), { force: true })).catch((error: unknown) => {
    if (!isCode(error, "ENOTDIR") && !isCode(error, "ENOENT")) throw error;
  });
}

/** Removes a scratch folder that this process made, with all that is in it. */
export async function removeFolder(path: string): Promise<void> {
  const remove = ({ at }: ProvenFolder) => rm(at(basename(path)), { recursive: true, force: true });
  await inFolder(dirname(path), remove).catch((error: unknown) => {
    if (!isCode(error, "ENOTDIR") && !isCode(error, "ENOENT")) throw error;
  });
}

/** Removes a folder that nothing is in. One that holds something, or is gone, stays as it is. */
export async function removeEmptyFolder(path: string): Promise<void> {
  await inFolder(dirname(path), ({ at }) => rmdir(at(basename(path)))).catch(() => undefined);
}

/** The text of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readWhole(path)).toString("utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  }
}

/** Names of the plain files in a folder; none when it cannot be read. What a link names is not the folder's. */
export async function plainFileNames(folder: string): Promise<string[]> {
  return readFileNames(folder).catch(() => []);
}

/** The same; throws what the system says where it cannot be read. */
export async function readFileNames(folder: string): Promise<string[]> {
  const entries = await inFolder(folder, ({ at }) => readdir(at("."), { withFileTypes: true }));
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** Names of the folders in a folder; none when it cannot be read. */
export async function folderNames(folder: string): Promise<string[]> {
  const read = inFolder(folder, ({ at }) => readdir(at("."), { withFileTypes: true }));
  const entries = await read.catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
