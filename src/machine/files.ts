// The one writer. A name appears only with its whole content: temp file in the same folder, fsync, rename, fsync of the folder.
// Knows no film and takes no lock; who reads and then writes holds a keyed lock around both.
import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import {
  access,
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  utimes,
  type FileHandle,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const RENAME_TRIES = 6;
/** What Windows answers while a scanner or a viewer holds the file. */
const BUSY = new Set(["EPERM", "EBUSY", "EACCES"]);

/** Replaces a file's content, or makes it with its folders. */
export async function writeAtomic(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temp = tempName(path);
  try {
    await writeSynced(temp, content, mode);
    await moveFile(temp, path);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
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
export async function createExclusive(path: string, content: string, disk: Disk = { link, open }): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const temp = tempName(path);
  try {
    await writeSynced(temp, content, undefined);
    await disk.link(temp, path).catch((error: unknown) => {
      if (isCode(error, "EEXIST")) throw error;
      return writeNew(path, content, disk);
    });
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(temp, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
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

/** A finished file under a `.part` name gets its own name. */
export async function finishPart(part: string, path: string): Promise<void> {
  const handle = await open(part, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await moveFile(part, path);
}

export async function copyWhole(from: string, to: string, mode?: number): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const temp = tempName(to);
  try {
    await copyFile(from, temp);
    if (mode !== undefined) await chmod(temp, mode);
    await finishPart(temp, to);
  } catch (error) {
    await rm(temp, { force: true });
    throw error;
  }
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

/** Removes a file that is ours to remove (a part, a temp file, a stale output). Missing is fine. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true }).catch((error: unknown) => {
    if (!isCode(error, "ENOTDIR")) throw error;
  });
}

/** Removes what a kill has left of files on their way to a name; the file of that name stays. A folder that cannot be read is left. */
export async function removeParts(path: string): Promise<void> {
  const start = partStart(path);
  const names = await readdir(dirname(path)).catch(() => []);
  const parts = names.filter((name) => name.startsWith(start) && /^[0-9a-f]{12}\.part$/.test(name.slice(start.length)));
  for (const part of parts) await removeFile(join(dirname(path), part));
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

function tempName(path: string): string {
  return join(dirname(path), `${partStart(path)}${randomBytes(6).toString("hex")}.part`);
}

function partStart(path: string): string {
  return `.${basename(path).slice(0, 80)}.`;
}

/** Takes a name that nobody has; what cannot be written whole gives the name back. */
async function writeNew(path: string, content: string, disk: Disk): Promise<void> {
  const handle = await disk.open(path, "wx");
  try {
    await fill(handle, content);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, content: string | Uint8Array, mode: number | undefined): Promise<void> {
  await fill(await open(path, "wx", mode), content);
}

async function fill(handle: FileHandle, content: string | Uint8Array): Promise<void> {
  try {
    await handle.writeFile(content);
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
