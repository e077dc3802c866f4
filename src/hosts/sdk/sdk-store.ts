// Whether the Comfy SDK is there, and its installation on request: in the background, one at a time, into a folder that gets its name only when
// it is whole (docs/http.md "Client library", docs/decisions.md 24).
import { dirname, join } from "node:path";
import type { SdkRecord } from "../../contracts/routes/settings.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import { makeFolder, moveFile, removeFolder } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import { partialName } from "../../machine/partial-name.ts";
import { ProgramFailed, run } from "../../machine/spawn.ts";
import { SDK_NAME, SDK_VERSION, installedVersion, loadSdk, type Sdk } from "./load-sdk.ts";

export interface SdkOptions {
  /** Where it is installed to; nothing else lies there. */
  readonly folder: string;
  /** The program that installs packages, with its first arguments. */
  readonly npm?: readonly [string, ...string[]];
}

const QUIET = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"];

export class SdkStore {
  readonly #options: SdkOptions;
  readonly #closing = new AbortController();
  #installing: Promise<void> | undefined;
  #failure: string | null = null;
  #loaded: Promise<Sdk> | undefined;

  constructor(options: SdkOptions) {
    this.#options = options;
  }

  /** How it stands now; looked for on the disk, so that an installation by hand counts. */
  async record(): Promise<SdkRecord> {
    const base = { error: null, command: this.#command(), python: null };
    if (this.#installing) return { ...base, status: "installing" };
    const version = await installedVersion(this.#options.folder);
    if (version === SDK_VERSION) return { ...base, status: "ready" };
    if (this.#failure !== null) return { ...base, status: "failed", error: this.#failure };
    return { ...base, status: "missing" };
  }

  /** The library; null while it is not there. */
  async load(): Promise<Sdk | null> {
    if (this.#loaded) return this.#loaded;
    if ((await this.record()).status !== "ready") return null;
    this.#loaded ??= loadSdk(this.#options.folder).catch((error: unknown) => {
      this.#loaded = undefined;
      throw error;
    });
    return this.#loaded;
  }

  /** Starts to install it, unless that is under way. `record` says how it ended. */
  install(): void {
    if (this.#installing || this.#closing.signal.aborted) return;
    this.#failure = null;
    this.#installing = this.#fetch()
      .catch((error: unknown) => {
        this.#failure = whyNot(error);
      })
      .finally(() => {
        this.#installing = undefined;
      });
  }

  /** Resolves when no installation is under way. */
  async settled(): Promise<void> {
    await this.#installing;
  }

  /** Ends an installation that is under way; what it has fetched so far goes. */
  async close(): Promise<void> {
    this.#closing.abort(new Error("the service was stopped while it was installed"));
    await this.#installing;
  }

  async #fetch(): Promise<void> {
    const { folder } = this.#options;
    const part = await partialName(folder);
    try {
      await makeFolder(part);
      const [program, ...first] = this.#options.npm ?? (await findNpm());
      const args = [...first, "install", "--prefix", part, ...QUIET, `${SDK_NAME}@${SDK_VERSION}`];
      await run(program, args, { cwd: part, signal: this.#closing.signal, onOutput: () => undefined });
      const version = await installedVersion(part);
      if (version !== SDK_VERSION) throw new Error(`npm ended well, and ${SDK_NAME} ${SDK_VERSION} is not there`);
      await removeFolder(folder);
      await moveFile(part, folder);
    } finally {
      await removeFolder(part);
    }
  }

  /** What a person can type instead. */
  #command(): string {
    return `npm install --prefix "${this.#options.folder}" ${SDK_NAME}@${SDK_VERSION}`;
  }
}

function whyNot(error: unknown): string {
  const reason = error instanceof ProgramFailed ? npmReason(error.complaints) : undefined;
  return reason === undefined ? reasonOf(error) : `npm could not fetch ${SDK_NAME}: ${reason}`;
}

/** The SDK's folder in a user folder. */
export function sdkFolder(studioFolder: string): string {
  return join(studioFolder, "sdk");
}

/** npm as a program that can be started without a shell, with its first arguments: the copy that came with this Node, else the one on the PATH. */
export async function findNpm(node = process.execPath): Promise<readonly [string, ...string[]]> {
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
