// Whether the Comfy SDK is there, and its installation on request: in the background, one at a time, into a folder that gets its name only when
// it is whole (docs/http.md "Client library", docs/decisions.md 24).
import { join } from "node:path";
import type { SdkRecord } from "../../contracts/routes/settings.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import { installPackage, npmCommand, type Npm } from "../../machine/process/npm.ts";
import { SDK_NAME, SDK_VERSION, installedVersion, loadSdk, type Sdk } from "./load-sdk.ts";

export interface SdkOptions {
  /** Where it is installed to; nothing else lies there. */
  readonly folder: string;
  /** The program that installs packages, with its first arguments. */
  readonly npm?: Npm;
}

const PACKAGE = `${SDK_NAME}@${SDK_VERSION}`;

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
        this.#failure = reasonOf(error);
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
    const { folder, npm } = this.#options;
    await installPackage({ folder, package: PACKAGE, npm, signal: this.#closing.signal, examine: requirePinned });
  }

  /** What a person can type instead. */
  #command(): string {
    return npmCommand(this.#options.folder, PACKAGE);
  }
}

async function requirePinned(folder: string): Promise<void> {
  const version = await installedVersion(folder);
  if (version !== SDK_VERSION) throw new Error(`npm ended well, and ${SDK_NAME} ${SDK_VERSION} is not there`);
}

/** The SDK's folder in a user folder. */
export function sdkFolder(studioFolder: string): string {
  return join(studioFolder, "sdk");
}
