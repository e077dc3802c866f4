// What a disk answers, as a sentence for a person: which file it is about and what to do. The one place that knows the system's codes.

type Kind = "no-rights" | "tool-failed" | "conflict" | "bad-input" | "unknown";

interface ExplainedError {
  readonly kind: Kind;
  readonly sentence: string;
}

interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: unknown;
}

/** Longest name that a sentence shows whole, in characters. */
const LONGEST = 60;
/** Parts of a path that are told: a file is known by them, and where this machine keeps it is nobody's affair. */
const SHOWN_PARTS = 3;
/** Calls that are about no file. */
const NOT_ABOUT_A_FILE = /^(listen|bind|connect|accept|kill|spawn|getaddrinfo|set[ug]id)/;

const again = "then try again";

type Sentence = (name: string) => string;
const SENTENCES: Readonly<Record<string, readonly [Kind, Sentence]>> = {
  EACCES: ["no-rights", noRights],
  EPERM: ["no-rights", noRights],
  EROFS: [
    "no-rights",
    (name) => `${name} lies on a disk that can only be read: make it writable, or work in a copy elsewhere`,
  ],
  ENOSPC: [
    "tool-failed",
    (name) => `the disk is full: free some space, ${again} (${name} was not written, and is as it was)`,
  ],
  EDQUOT: [
    "tool-failed",
    (name) =>
      `your share of the disk is used up: free some space, ${again} (${name} was not written, and is as it was)`,
  ],
  EMFILE: ["tool-failed", tooManyOpen],
  ENFILE: ["tool-failed", tooManyOpen],
  EIO: ["tool-failed", (name) => `the disk fails at ${name}: check the disk and its cable or network, ${again}`],
  ESTALE: ["tool-failed", (name) => `the network disk of ${name} has gone away: connect it anew, ${again}`],
  ENXIO: ["tool-failed", (name) => `the disk of ${name} is not there any more: connect it anew, ${again}`],
  ENODEV: ["tool-failed", (name) => `the disk of ${name} is not there any more: connect it anew, ${again}`],
  EFBIG: ["tool-failed", (name) => `${name} is larger than its disk takes a file: work on a disk of another format`],
  EINVAL: ["bad-input", (name) => `${name}: its disk does not take this name or this kind of file: name it otherwise`],
  EBUSY: ["conflict", (name) => `${name} is in use by another program: close it there, ${again}`],
  ETXTBSY: ["conflict", (name) => `${name} is in use by another program: close it there, ${again}`],
  ENAMETOOLONG: ["bad-input", (name) => `${name}: the name is longer than the disk takes: shorten it`],
  ELOOP: ["bad-input", (name) => `${name} is a link that leads in a circle: put a real file or folder there`],
  ENOTDIR: [
    "conflict",
    (name) =>
      `${name} cannot be reached: a file, or a link that leads nowhere, stands where a folder is needed: move it away`,
  ],
  EISDIR: ["conflict", (name) => `${name} is a folder where a file is needed: move it away`],
  EEXIST: ["conflict", (name) => `${name} is in the way, a file or a link that leads nowhere: move it away`],
  ENOTEMPTY: ["conflict", (name) => `${name} is a folder that holds something: move it away`],
  ENOENT: ["unknown", (name) => `${name} is not there, or is a link that leads nowhere`],
};

/** What the system said of a file, when that is what was thrown. */
export function explainDiskError(thrown: unknown): ExplainedError | undefined {
  if (!isSystemError(thrown) || NOT_ABOUT_A_FILE.test(thrown.syscall)) return undefined;
  const [kind, say] = SENTENCES[thrown.code] ?? [];
  return kind && say && { kind, sentence: say(nameOf(thrown.path)) };
}

function noRights(name: string): string {
  return `${name} may not be read or written: give the studio's user the right to it and to its folder, ${again}`;
}

function tooManyOpen(name: string): string {
  return `too many files are open at once, so ${name} cannot be: close other programs or raise the limit (ulimit -n), ${again}`;
}

function isSystemError(thrown: unknown): thrown is SystemError {
  if (!(thrown instanceof Error)) return false;
  const { code, syscall } = thrown as Partial<SystemError>;
  return typeof code === "string" && typeof syscall === "string";
}

/** The end of a path, of a partial file the one that it was to be. */
function nameOf(path: unknown): string {
  if (typeof path !== "string" || path === "") return "the file";
  const parts = path.split(/[\\/]/).filter((part) => part !== "");
  const names = parts.slice(-SHOWN_PARTS).map((part) => part.replace(/^\.(.+)\.[0-9a-f]{20}\.part$/, "$1"));
  return names.map((name) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)).join("/");
}
