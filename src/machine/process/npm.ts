// npm as a program: found, run into a folder of its own that appears whole, and its complaint in one sentence.
import { dirname, join } from "node:path";
import { makeFolder, moveFile, removeFolder } from "../files.ts";
import { exists } from "../paths.ts";
import { partialName } from "../partial-name.ts";
import { ProgramFailed, run } from "../spawn.ts";

/** A program that can be started without a shell, with its first arguments. */
export type Npm = readonly [string, ...string[]];

export interface NpmInstall {
  /** Gets its name only when all is there; what stood under it goes then. */
  readonly folder: string;
  /** `name@version`. */
  readonly package: string;
  readonly npm?: Npm | undefined;
  readonly signal: AbortSignal;
  /** Looks at what came, in the folder that it is given; throws when that is not what was asked for. */
  readonly examine: (folder: string) => Promise<void>;
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];

/** Installs one package, without scripts. Throws with npm's own reason where it gives one. */
export async function installPackage({ folder, npm, signal, examine, ...wanted }: NpmInstall): Promise<void> {
  const part = await partialName(folder);
  try {
    await makeFolder(part);
    const [program, ...first] = npm ?? (await findNpm());
    const args = [...first, "install", "--prefix", part, ...QUIET, wanted.package];
    await run(program, args, { cwd: part, signal, onOutput: () => undefined }).catch(explain(wanted.package));
    await examine(part);
    await removeFolder(folder);
    await moveFile(part, folder);
  } finally {
    await removeFolder(part);
  }
}

/** What a person can type instead. */
export function npmCommand(folder: string, wanted: string): string {
  return `npm install --prefix "${folder}" ${wanted}`;
}

function explain(wanted: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof ProgramFailed ? npmReason(error.complaints) : undefined;
    if (reason === undefined) throw error;
    throw new Error(`npm could not fetch ${wanted.replace(/(?<=.)@[^@/]*$/, "")}: ${reason}`);
  };
}

/** The copy that came with this Node, else the one on the PATH. */
export async function findNpm(node = process.execPath): Promise<Npm> {
  const beside = dirname(node);
  for (const folder of [join(beside, "node_modules"), join(beside, "..", "lib", "node_modules")]) {
    const script = join(folder, "npm", "bin", "npm-cli.js");
    if (await exists(script)) return [node, script];
  }
  return ["npm"];
}

const MARK = /^npm (?:error|ERR!)\s?/;
/** Lines that name the trouble for programs, that advise everybody alike, or that belong to a stack. */
const BESIDE =
  /^(?:code|syscall|errno|path|dest|A complete log|In most cases|This is a problem|If you|Run `npm|at |[{}]|[a-z]+: .*,?$|$)/;

/** npm's own reason, out of the last lines that it wrote; undefined when they hold none. */
export function npmReason(lines: readonly string[]): string | undefined {
  const said = lines.filter((line) => MARK.test(line)).map((line) => line.replace(MARK, "").trim());
  const reasons = said.map((line) => line.replace(/^(?:network|notarget|\d{3}|E[A-Z]+)(?:\s|$)/, "").trim());
  return reasons.find((line) => line.includes("reason: ")) ?? reasons.find((line) => !BESIDE.test(line));
}
