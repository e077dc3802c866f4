// Starts programs: the only importer of child_process. Arguments are lists, never a shell line.
// A cancel kills the program and waits until it is gone, so that its files can be cleared safely.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { basename, dirname, isAbsolute, sep } from "node:path";
import type { Readable, Writable } from "node:stream";

const LAST_LINES = 20;
/** Below everything a person waits for: our own request loop, and the rest of the machine. */
const BACKGROUND = 10;
/** What programs say of a disk, most telling first, and what a person can do. */
const DISK_WORDS: readonly (readonly [words: string, advice: string])[] = [
  ["No space left on device", "free some space, then try again"],
  ["Disk quota exceeded", "free some space, then try again"],
  ["Read-only file system", "make the disk writable, or work in a copy elsewhere"],
  ["Permission denied", "give the studio's user the right to the file and its folder, then try again"],
  ["Too many open files", "close other programs or raise the limit (ulimit -n), then try again"],
];
/** The key that pays for runs elsewhere, the token of proxies, and what hosts are shown, are this process's alone. */
const NOT_INHERITED: ReadonlySet<string> = new Set(["STUDIO_API_KEY", "STUDIO_PROXY_TOKEN", "STUDIO_LOCAL_AUTH"]);

export interface RunOptions {
  readonly signal?: AbortSignal;
  /** Called with each chunk of standard output; without it the output is collected as text. */
  readonly onOutput?: (chunk: Buffer) => void;
  /** Reads standard output at its own pace, in place of `onOutput`; what it leaves is thrown away. */
  readonly consume?: (stdout: Readable) => Promise<void>;
  /** Writes standard input; the program sees its end when this returns. Without it standard input is closed. */
  readonly feed?: (stdin: Writable) => Promise<void>;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface RunResult {
  readonly output: string;
  /** The last lines of standard error. */
  readonly complaints: readonly string[];
}

/** A program that could not start, ended with a code other than 0, or died of a signal. */
export class ProgramFailed extends Error {
  override name = "ProgramFailed";
  readonly complaints: readonly string[];
  /** It ran and ended by itself: what it said is about what it was given. Otherwise another run may go well. */
  readonly isVerdict: boolean;

  constructor(message: string, complaints: readonly string[], isVerdict: boolean) {
    super(message);
    this.complaints = complaints;
    this.isVerdict = isVerdict;
  }
}

/** Runs a program to its end. Throws ProgramFailed, or the signal's reason when it was cancelled. */
export async function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  options.signal?.throwIfAborted();
  const child = spawn(program, args, {
    stdio: [options.feed ? "pipe" : "ignore", "pipe", "pipe"],
    windowsHide: true,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    env: { ...inheritedEnvironment(), ...options.env },
  });
  lowerPriority(child);
  const kill = killing(child, options);
  options.signal?.addEventListener("abort", kill, { once: true });
  const ended = ending(child);
  const { output, consumed } = receiveOutput(child.stdout, options, kill);
  const complaints = lastLines(child.stderr);
  const fed = options.feed && child.stdin ? feedInput(child.stdin, options.feed, kill) : Promise.resolve(undefined);
  try {
    const failure = await ended;
    const [ownFailure] = (await Promise.all([fed, consumed])).filter((each) => each !== undefined);
    options.signal?.throwIfAborted();
    if (ownFailure) throw ownFailure;
    if (failure) throw failed(program, failure, namedOnly(complaints(), args));
    return { output: output(), complaints: complaints() };
  } finally {
    options.signal?.removeEventListener("abort", kill);
  }
}

/** Writes to a running program at the pace it reads. Resolves when more may be written; false when the program reads no more (its ending says why). */
export async function writeChunk(stdin: Writable, chunk: Uint8Array): Promise<boolean> {
  if (stdin.destroyed || stdin.writableEnded) return false;
  if (stdin.write(chunk)) return true;
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(stdin, "drain", { signal }), once(stdin, "close", { signal })]).catch(() => undefined);
  waiting.abort();
  return !stdin.destroyed;
}

function killing(child: Child, { consume }: RunOptions): () => void {
  return () => {
    child.kill("SIGKILL");
    // What nobody reads any more would hold its end back.
    if (consume) child.stdout?.destroy();
  };
}

function receiveOutput(stdout: Readable | null, { consume, onOutput }: RunOptions, kill: () => void) {
  if (!consume || !stdout) return { output: collect(stdout, onOutput), consumed: Promise.resolve(undefined) };
  return { output: () => "", consumed: consumeOutput(stdout, consume, kill) };
}

function inheritedEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_INHERITED.has(name)));
}

type Child = ReturnType<typeof spawn>;

/** A program that is gone already, or a system without priorities, is fine. */
function lowerPriority({ pid }: Child): void {
  try {
    if (pid !== undefined) setPriority(pid, BACKGROUND);
  } catch {
    // It runs as it is.
  }
}

interface Failure {
  /** As the end of a sentence about the program. */
  readonly why: string;
  readonly isVerdict: boolean;
}

/** What went wrong, or undefined; resolves once the program is gone and its pipes are closed. */
function ending(child: Child): Promise<Failure | undefined> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ why: `could not start: ${whyNotStarted(error)}`, isVerdict: false }));
    child.once("close", (code, signal) => {
      if (signal) resolve({ why: `was ended by ${signal}`, isVerdict: false });
      else resolve(code === 0 ? undefined : { why: `ended with code ${code}`, isVerdict: true });
    });
  });
}

/** What a person can do about it. */
function whyNotStarted(error: Error & { readonly code?: string }): string {
  if (error.code === "ENOENT") return "it is not there: install it, or set where it is, then try again";
  if (error.code === "EACCES") return "its file may not be run: give the studio's user the right to it, then try again";
  return `the system says ${error.code ?? error.name}`;
}

function collect(stream: Readable | null, onOutput: ((chunk: Buffer) => void) | undefined): () => string {
  const chunks: Buffer[] = [];
  stream?.on("data", (chunk: Buffer) => (onOutput ? onOutput(chunk) : chunks.push(chunk)));
  return () => Buffer.concat(chunks).toString("utf8");
}

function lastLines(stream: Readable | null): () => readonly string[] {
  let tail = "";
  stream?.on("data", (chunk: Buffer) => (tail = (tail + chunk.toString("utf8")).slice(-16_000)));
  return () =>
    tail
      .split(/\r?\n|\r/)
      .filter((line) => line.trim() !== "")
      .slice(-LAST_LINES);
}

/** A program that ends early closes its input: its ending says why, not the broken pipe. */
async function feedInput(stdin: Writable, feed: (stdin: Writable) => Promise<void>, kill: () => void) {
  stdin.on("error", () => undefined);
  try {
    await feed(stdin);
    stdin.end();
    return undefined;
  } catch (error) {
    kill();
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function consumeOutput(stdout: Readable, consume: (stdout: Readable) => Promise<void>, kill: () => void) {
  stdout.on("error", () => undefined);
  try {
    await consume(stdout);
    stdout.destroy();
    return undefined;
  } catch (error) {
    kill();
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A program repeats the paths that it was given; people know the files by their names. */
function namedOnly(complaints: readonly string[], args: readonly string[]): readonly string[] {
  const paths = args.map((arg) => arg.replace(/^file:/, "")).filter((arg) => isAbsolute(arg));
  const longestFirst = paths.toSorted((a, b) => b.length - a.length);
  const named = (line: string) => longestFirst.reduce((text, path) => text.replaceAll(path, basename(path)), line);
  // What it reads beside them, a list's clips for example, is named by their folders.
  return complaints.map((line) =>
    paths.reduce((text, path) => text.replaceAll(`${dirname(path)}${sep}`, ""), named(line)),
  );
}

function failed(program: string, { why, isVerdict }: Failure, complaints: readonly string[]): ProgramFailed {
  const name = program.split(/[\\/]/).at(-1);
  // A program goes on complaining after the disk is full: that is what a person needs to know.
  for (const [words, advice] of DISK_WORDS) {
    const line = complaints.find((each) => each.includes(words));
    if (line) return new ProgramFailed(`${name} ${why}: ${line}; ${advice}`, complaints, isVerdict);
  }
  const last = complaints.at(-1);
  return new ProgramFailed(last ? `${name} ${why}: ${last}` : `${name} ${why}`, complaints, isVerdict);
}
