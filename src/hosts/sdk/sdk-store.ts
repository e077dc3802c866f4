// Whether the Comfy SDK is there, and its installation on request: in the background, one at a time, into a folder that gets its name only when
// it is whole (docs/http.md "Client library", docs/decisions.md 24).
import { join } from "node:path";
import type { SdkRecord } from "../../contracts/routes/settings.ts";
import { Installation } from "../installation.ts";
import { installPackage, npmCommand, type Npm } from "../../machine/process/npm.ts";
import { SDK_NAME, SDK_VERSION, installedVersion, loadSdk, type Sdk } from "./load-sdk.ts";

export interface SdkOptions {
  /** Where it is installed to; nothing else lies there. */
  readonly folder: string;
  /** The program that installs packages, with its first arguments. */
  readonly npm?: Npm;
}

const PACKAGE = `${SDK_NAME}@${SDK_VERSION}`;

export class SdkStore extends Installation {
  readonly #options: SdkOptions;
  #loaded: Promise<Sdk> | undefined;

  constructor(options: SdkOptions) {
    super();
    this.#options = options;
  }

  /** How it stands now; looked for on the disk, so that an installation by hand counts. */
  async record(): Promise<SdkRecord> {
    const base = { error: null, command: this.#command(), python: null };
    if (this.isInstalling) return { ...base, status: "installing" };
    const version = await installedVersion(this.#options.folder);
    if (version === SDK_VERSION) return { ...base, status: "ready" };
    if (this.failure !== null) return { ...base, status: "failed", error: this.failure };
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

  /** What it has fetched so far goes when it is ended. */
  protected async fetch(signal: AbortSignal): Promise<void> {
    const { folder, npm } = this.#options;
    await installPackage({ folder, package: PACKAGE, npm, signal, examine: requirePinned });
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
