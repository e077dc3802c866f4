// Writes whole files. A name appears only with its whole content: partial file in the same folder, fsync, rename, fsync of the folder. All of
// it happens in a folder that was proven to lie where its path says, so paths must hold no links. Takes no lock: who reads and then writes
// holds a keyed lock around both.
import { chmod, copyFile, link, open, rm, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { fileStamp } from "./clock.ts";
import { partialName, renameOver } from "./partial-name.ts";
import { exists, isCode } from "./paths.ts";
import { inFolder, openProven, reachOf, readWhole, type FolderOptions, type ProvenFolder } from "./proven-paths.ts";

/** Replaces a file's content, or makes it with its folders. Without a mode it keeps the one that the file has, and its owner where that can be. */
export async function writeAtomic(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await about(path, () => replaceAtomic(path, writerOf(content, mode), { make: true }));
}

/** The same in a folder that has to be there: what somebody deleted while the content was made is not made anew. */
export async function writeInFolder(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  await about(path, () => replaceAtomic(path, writerOf(content, mode)));
}

function writerOf(content: string | Uint8Array, mode: number | undefined): FileMaker {
  return async (temp, name) => writeSynced(temp, content, mode === undefined ? await rightsOf(name) : { mode });
}

/** Makes a file under a name for the meantime; both names are paths. */
type FileMaker = (temp: string, name: string) => Promise<void>;

/** Has a file made under a partial name, and puts it into its place; what fails leaves nothing. */
async function replaceAtomic(path: string, make: FileMaker, options: FolderOptions = {}): Promise<void> {
  const partial = basename(await partialName(path));
  const inside = async (folder: ProvenFolder) => {
    const [temp, name] = [folder.at(partial), folder.at(basename(path))];
    try {
      await make(temp, name);
      await renameOver(temp, name);
    } catch (error) {
      await rm(temp, { force: true });
      throw error;
    }
    await folder.sync();
  };
  await inFolder(dirname(path), inside, options);
}

/** Writes only when the bytes differ. Returns whether it wrote. */
export async function writeIfChanged(path: string, content: string): Promise<boolean> {
  const before = await readWhole(path).catch((error: unknown) => {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  });
  if (before?.toString("utf8") === content) return false;
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
  const partial = basename(await partialName(path));
  const create = async (folder: ProvenFolder) => {
    const [temp, name] = [folder.at(partial), folder.at(basename(path))];
    try {
      await writeSynced(temp, content, { mode });
      await disk.link(temp, name).catch((error: unknown) => {
        if (isCode(error, "EEXIST")) throw error;
        return writeNew(name, content, { mode, disk });
      });
    } catch (error) {
      if (isCode(error, "EEXIST")) return false;
      throw error;
    } finally {
      await rm(temp, { force: true });
    }
    await folder.sync();
    return true;
  };
  return about(path, () => inFolder(dirname(path), create, { make: true }));
}

export async function copyAtomic(from: string, to: string, mode?: number): Promise<void> {
  const source = await openProven(from);
  const copy = async (temp: string) => {
    await copyFile(reachOf(source, from), temp);
    if (mode !== undefined) await chmod(temp, mode);
    await syncFile(temp);
  };
  try {
    await about(to, () => replaceAtomic(to, copy, { make: true }));
  } finally {
    await source.close();
  }
}

/** Gives a file a second name without its bytes, or copies it where a disk has no links or ends between the two. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  const linked = inFolder(dirname(from), (source) =>
    inFolder(dirname(to), (target) => link(source.at(basename(from)), target.at(basename(to)))),
  );
  await linked.catch(() => copyAtomic(from, to));
}

/** Keeps a file of the studio's own that cannot be read under a name beside it. Returns the path of the copy, which has the rights of the file. */
export async function copyDamaged(path: string, now: Date): Promise<string> {
  const base = `${path}.${fileStamp(now)}`;
  for (let turn = 1; ; turn++) {
    const aside = `${base}${turn === 1 ? "" : `-${turn}`}.damaged`;
    if (await exists(aside)) continue;
    await copyAtomic(path, aside);
    return aside;
  }
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
    const isOfFile = error instanceof Error && "code" in error && "syscall" in error && error.syscall !== "mkdir";
    if (isOfFile) Object.assign(error, { path, dest: undefined });
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

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
