// The one writer. A name appears only with its whole content: temp file in the same folder, fsync, rename, fsync of the folder.
// Knows no film and takes no lock; who reads and then writes holds a keyed lock around both.
import { constants } from "node:fs";
import {
  access,
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  type FileHandle,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { partialName } from "./partials.ts";

const RENAME_TRIES = 6;
/** What Windows answers while a scanner or a viewer holds the file. */
const BUSY = new Set(["EPERM", "EBUSY", "EACCES"]);

/** Replaces a file's content, or makes it with its folders. Without a mode it keeps the one that the file has, and its owner where that can be. */
export async function writeAtomic(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await about(path, () => mkdir(dirname(path), { recursive: true }));
  await writeInFolder(path, content, mode);
}

/** The same in a folder that has to be there: what somebody deleted while the content was made is not made anew. */
export async function writeInFolder(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await about(path, async () => {
    const temp = await partialName(path);
    try {
      await writeSynced(temp, content, mode === undefined ? await rightsOf(path) : { mode });
      await moveFile(temp, path);
    } catch (error) {
      await rm(temp, { force: true });
      throw error;
    }
  });
}

/** Writes only when the bytes differ. Returns whether it wrote. */
export async function writeIfChanged(path: string, content: string): Promise<boolean> {
  if ((await readIfThere(path)) === content) return false;
  await writeAtomic(path, content);
  return true;
}

/** What of a disk can fail while a name is given; a test hands in one without links. */
export interface Disk {
  readonly link: (from: string, to: string) => Promise<void>;
  readonly open: typeof open;
}

/**
 * Makes a file that must not exist yet; false when somebody has it already. A hard link gives the name and the whole content
 * in one step; a disk without links gets the name first, which a reader meets as an empty file for a moment.
 */
export async function createExclusive(
  path: string,
  content: string | Uint8Array,
  { mode, disk = { link, open } }: { readonly mode?: number; readonly disk?: Disk } = {},
): Promise<boolean> {
  return about(path, async () => {
    await mkdir(dirname(path), { recursive: true });
    const temp = await partialName(path);
    try {
      await writeSynced(temp, content, { mode });
      await disk.link(temp, path).catch((error: unknown) => {
        if (isCode(error, "EEXIST")) throw error;
        return writeNew(path, content, { mode, disk });
      });
    } catch (error) {
      if (isCode(error, "EEXIST")) return false;
      throw error;
    } finally {
      await rm(temp, { force: true });
    }
    await syncFolder(dirname(path));
    return true;
  });
}

/** Renames over whatever is there, on one disk, waiting out a busy file. */
export async function moveFile(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await rename(from, to);
      break;
    } catch (error) {
      if (attempt === RENAME_TRIES || !isBusy(error) || process.platform !== "win32") throw error;
      await sleep(20 * attempt);
    }
  }
  await syncFolder(dirname(to));
}

/** A finished file under a partial name gets its own name. */
export async function finishPart(part: string, path: string): Promise<void> {
  await about(path, async () => {
    const handle = await open(part, "r+");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await moveFile(part, path);
  });
}

export async function copyWhole(from: string, to: string, mode?: number): Promise<void> {
  await about(to, async () => {
    await mkdir(dirname(to), { recursive: true });
    const temp = await partialName(to);
    try {
      await copyFile(from, temp);
      if (mode !== undefined) await chmod(temp, mode);
      await finishPart(temp, to);
    } catch (error) {
      await rm(temp, { force: true });
      throw error;
    }
  });
}

export interface Patch {
  /** Bytes from the start of the file. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Overwrites some bytes of an unfinished file of ours. A finished file is never changed in place. */
export async function patchPart(part: string, patches: readonly Patch[]): Promise<void> {
  const handle = await open(part, "r+");
  try {
    for (const { at, bytes } of patches) await handle.write(bytes, 0, bytes.length, at);
  } finally {
    await handle.close();
  }
}

/** Gives a file a second name without its bytes, or copies it where a disk has no links or ends between the two. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyWhole(from, to));
}

/** Marks a file as used at a time. One that is gone by now is fine. */
export async function touchFile(path: string, at: Date): Promise<void> {
  await utimes(path, at, at).catch((error: unknown) => {
    if (!isCode(error, "ENOENT")) throw error;
  });
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
}

/** Makes a folder and those between it and `base`, which has to be there: what somebody deleted meanwhile is not made anew. */
export async function makeFolderBelow(base: string, path: string): Promise<void> {
  let at = base;
  for (const name of relative(base, path).split(sep)) {
    at = join(at, name);
    await mkdir(at).catch((error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
    });
  }
}

/** Removes a file that is ours to remove (a part, a temp file, a stale output). Missing is fine. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => {
    if (!isCode(error, "ENOTDIR")) throw error;
  });
}

/** Removes a scratch folder that this process made, with all that is in it. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
}

/** Removes a folder that nothing is in. One that holds something, or is gone, stays as it is. */
export async function removeEmptyFolder(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined);
}

/** The text of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  }
}

export async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === code;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && BUSY.has((error as NodeJS.ErrnoException).code ?? "");
}

interface Rights {
  readonly mode: number | undefined;
  /** Ids of the file's owner and group. */
  readonly uid?: number;
  readonly gid?: number;
}

/** The rights of a file that is about to be replaced; a new one gets those of the process. */
async function rightsOf(path: string): Promise<Rights> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? { mode: facts.mode & 0o7777, uid: facts.uid, gid: facts.gid } : { mode: undefined };
}

/** What went wrong with a file names that file, and not the partial one that stands in for it. */
async function about<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && "syscall" in error)
      Object.assign(error, { path, dest: undefined });
    throw error;
  }
}

/** Takes a name that nobody has; what cannot be written whole gives the name back. */
async function writeNew(
  path: string,
  content: string | Uint8Array,
  { mode, disk }: { readonly mode: number | undefined; readonly disk: Disk },
): Promise<void> {
  const handle = await disk.open(path, "wx", mode);
  try {
    await fill(handle, content);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, content: string | Uint8Array, { mode, uid, gid }: Rights): Promise<void> {
  const handle = await open(path, "wx", mode);
  await fill(handle, content, async () => {
    if (uid !== undefined && gid !== undefined && (uid !== process.getuid?.() || gid !== process.getgid?.()))
      await handle.chown(uid, gid).catch(() => undefined); // only root may give a file away
    if (mode !== undefined) await handle.chmod(mode);
  });
}

async function fill(handle: FileHandle, content: string | Uint8Array, prepare?: () => Promise<void>): Promise<void> {
  try {
    await handle.writeFile(content);
    await prepare?.();
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name itself durable; not every system lets a folder be opened. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r").catch(() => undefined);
  if (!handle) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}
