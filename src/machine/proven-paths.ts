// Opens files and folders only where their paths say they are, and never a private one. A path is real when it is handed out, and
// somebody with the disk may put a link into it afterwards: so the location of what was opened is checked before a byte is read, written
// or renamed. Linux reports it of a descriptor, and reaches what lies in an open folder by it; elsewhere the path is checked again.
import { constants, existsSync, type Stats } from "node:fs";
import { lstat, mkdir, open, readdir, readlink, realpath, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";

/** Absent on Windows, where they add nothing. `NO_WAIT`: opening a pipe would wait for somebody to write. */
const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK: NO_WAIT, O_RDONLY } = constants;
/** By which this process reaches its descriptors, and programs that it starts do too. */
const DESCRIPTORS = `/proc/${process.pid}/fd`;
export const hasDescriptors = process.platform === "linux" && existsSync(DESCRIPTORS);
/** A file may be moved, and a new version put into its place, between opening it and asking where it lies. */
const TRIES = 4;

const MB = 1024 * 1024;

/** A file or folder that is there and is not opened, with a sentence for a person. `http/` knows it by its name and kind. */
export class NotOpened extends Error {
  override name = "NotOpened";
  readonly kind: "outside-roots" | "tool-failed";

  constructor(kind: NotOpened["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface PrivateFolders {
  /** The user folder: closed to every root at or above it. A folder in it can still be a root of its own. */
  readonly user: string;
  /** The studio's own folder there, which nothing opens. */
  readonly own: string;
}

const registered = new Set<PrivateFolders>();

/** Both are real paths. Known to the whole process, because every way to a file has to ask. Returns how to remove them again. */
export function registerPrivateFolders(folders: PrivateFolders): () => Promise<void> {
  registered.add(folders);
  return async () => void registered.delete(folders);
}

/** Whether a real path is closed to whoever came by one of these folders: roots, or an episode. */
export function isPrivate(path: string, by: readonly string[]): boolean {
  return [...registered].some(({ user, own }) => {
    if (!isInsideFolded(user, path)) return false;
    return (
      isInsideFolded(own, path) ||
      !by.some(
        (folder) => isInsideFolded(user, folder) && !isInsideFolded(folder, user) && isInsideFolded(folder, path),
      )
    );
  });
}

/** Whether a file that lies elsewhere is, by its inode, a private one: a hard link is no other file. */
export async function isPrivateFile(facts: Pick<Stats, "dev" | "ino" | "nlink">): Promise<boolean> {
  if (facts.nlink < 2) return false;
  for (const { own } of registered) {
    for (const name of await readdir(own).catch(() => [])) {
      const mine = await stat(join(own, name)).catch(() => undefined);
      if (mine?.ino === facts.ino && mine.dev === facts.dev) return true;
    }
  }
  return false;
}

/** One spelling of a path for all that a disk may take for it: without capitals, and with accents in one form. */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** Ignores capitals, as some disks do: a folder that only differs by them is closed too. */
function isInsideFolded(folder: string, path: string): boolean {
  return isInside(foldPath(folder), foldPath(path));
}

/** Whether a path is a folder itself or anything below it. Both absolute and resolved. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** What opens; a test hands in one that swaps a folder for a link meanwhile. */
export interface Opener {
  readonly open: (path: string, flags: number) => Promise<FileHandle>;
}

/** Opens a file or folder that is there, and whose path holds no link. Throws what the system says, or NotOpened. */
export async function openProven(path: string, flags = O_RDONLY, system: Opener = { open }): Promise<FileHandle> {
  if (isDescriptor(path)) return system.open(path, flags);
  for (let left = TRIES; left > 0; left--) {
    const handle = await openWithoutFollowing(path, flags, system);
    const isProven = await isThere(handle, path);
    if (isProven && !(await isHidden(handle, path, flags))) return handle;
    await handle.close();
    if (isProven) throw new NotOpened("outside-roots", `${basename(path)} is a file that the studio keeps to itself`);
  }
  throw linkedElsewhere(path);
}

/** The bytes of a file. Throws what the system says, or NotOpened about one that is larger than `most` bytes. */
export async function readWhole(path: string, most = Infinity): Promise<Buffer> {
  const handle = await openProven(path);
  try {
    const { size } = await handle.stat();
    if (size > most) throw new NotOpened("tool-failed", `${basename(path)} is larger than ${Math.floor(most / MB)} MB`);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** A folder that stays the one that was proven, whatever becomes of its path. */
export interface ProvenFolder {
  /** How an entry of it is reached. */
  readonly at: (name: string) => string;
  /** Makes new names in it durable; not every system can. */
  readonly sync: () => Promise<void>;
}

export interface FolderOptions {
  /** Makes the folder, and those above it, where they are missing. */
  readonly make?: boolean;
  readonly system?: Opener;
}

/** Opens a folder for as long as `work` reads or writes in it. */
export async function inFolder<T>(
  path: string,
  work: (folder: ProvenFolder) => Promise<T>,
  { make = false, system }: FolderOptions = {},
): Promise<T> {
  const handle = await openFolder(path, make, system);
  try {
    return await work(hasDescriptors && handle ? byDescriptor(handle) : byPath(path, handle));
  } catch (error) {
    throw handle ? underOwnName(error, handle, path) : error;
  } finally {
    await handle?.close();
  }
}

/** How a program that this process starts reaches an open file: it stays that file, whatever becomes of its path. */
export function reachOf(handle: FileHandle, path: string): string {
  return hasDescriptors ? join(DESCRIPTORS, String(handle.fd)) : path;
}

/** Whether a path is one that `reachOf` gave out. */
function isDescriptor(path: string): boolean {
  return path.startsWith(`${DESCRIPTORS}/`);
}

/** Where a link is in the way that was none when the path was given out. */
export function linkedElsewhere(path: string): NotOpened {
  return new NotOpened(
    "outside-roots",
    `${basename(path)} is reached by a link that leads elsewhere: put a real folder there`,
  );
}

/** Two spellings of one path: a disk may ignore capitals, or write accents in another form. */
export function isSamePath(one: string, other: string): boolean {
  return one === other || foldPath(one) === foldPath(other);
}

async function openWithoutFollowing(path: string, flags: number, system: Opener): Promise<FileHandle> {
  try {
    return await system.open(path, flags | O_NOFOLLOW | NO_WAIT);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A link where a folder was asked for is "no folder" to the system.
    const isLink = code === "ELOOP" || (code === "ENOTDIR" && (await isLinkItself(path)));
    throw isLink ? linkedElsewhere(path) : error;
  }
}

/** Whether a file of somebody's is another name of a private one. */
async function isHidden(handle: FileHandle, path: string, flags: number): Promise<boolean> {
  if ((flags & O_DIRECTORY) !== 0 || isPrivate(path, [dirname(path)])) return false;
  return isPrivateFile(await handle.stat());
}

async function isLinkItself(path: string): Promise<boolean> {
  return lstat(path).then(
    (facts) => facts.isSymbolicLink(),
    () => false,
  );
}

async function isThere(handle: FileHandle, path: string): Promise<boolean> {
  if (hasDescriptors) return isLinkTo(await readlink(join(DESCRIPTORS, String(handle.fd))), path);
  const [real, opened, there] = await Promise.all([
    realpath(path).catch(() => ""),
    handle.stat({ bigint: true }),
    lstat(path, { bigint: true }).catch(() => undefined),
  ]);
  return isSamePath(real, path) && opened.ino === there?.ino && opened.dev === there.dev;
}

/** Whether a descriptor lies at a path, by what Linux says of it. A file that was replaced meanwhile lay there. */
export function isLinkTo(reported: string, path: string): boolean {
  return isSamePath(reported, path) || isSamePath(reported, `${path} (deleted)`);
}

/** Undefined where folders cannot be opened: then its path was looked at just now. */
async function openFolder(path: string, make: boolean, system?: Opener): Promise<FileHandle | undefined> {
  try {
    if (process.platform !== "win32") return await openProven(path, O_RDONLY | O_DIRECTORY, system);
    if (!isSamePath(await realpath(path), path)) throw linkedElsewhere(path);
    return undefined;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (!make || !isMissing || dirname(path) === path) throw error;
  }
  await inFolder(dirname(path), ({ at }) => makeOne(at(basename(path))), { make });
  return openFolder(path, false, system);
}

async function makeOne(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  });
}

function byDescriptor(handle: FileHandle): ProvenFolder {
  const folder = join(DESCRIPTORS, String(handle.fd));
  return { at: (name) => `${folder}/${name}`, sync: () => handle.sync().catch(() => undefined) };
}

function byPath(path: string, handle: FileHandle | undefined): ProvenFolder {
  return { at: (name) => join(path, name), sync: async () => handle?.sync().catch(() => undefined) };
}

/** An error in a folder names its path, and not the descriptor. */
function underOwnName(error: unknown, handle: FileHandle, path: string): unknown {
  const reached = join(DESCRIPTORS, String(handle.fd));
  const reported = error as { message?: unknown; path?: unknown; dest?: unknown } | null;
  if (!(error instanceof Error) || !reported) return error;
  for (const key of ["message", "path", "dest"] as const) {
    const text = reported[key];
    if (typeof text === "string" && text.includes(reached)) reported[key] = text.replaceAll(`${reached}/`, `${path}/`);
  }
  return error;
}
