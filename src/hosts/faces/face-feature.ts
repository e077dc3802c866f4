// Whether faces can be compared here, and the installation of what that takes: a runtime from npm and two model files, into the user folder, in
// the background, on request alone. docs/http.md "Likeness".
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FaceFeature as FeatureRecord } from "../../contracts/replies/faces.ts";
import { DETECTOR, EMBEDDER, FACE_MODELS, FACE_RUNTIME, type FaceModelFile } from "../../core/faces/face-models.ts";
import { removeFile } from "../../machine/files.ts";
import { Installation } from "../installation.ts";
import { installPackage, npmCommand, type Npm } from "../../machine/process/npm.ts";
import { ModelFiles } from "./model-files.ts";

export interface FaceFeatureOptions {
  /** Where it is installed to; nothing else lies there. */
  readonly folder: string;
  readonly npm?: Npm;
  readonly models?: readonly FaceModelFile[];
}

/** What a thread loads. */
export interface FaceParts {
  /** The runtime's module. */
  readonly runtime: string;
  readonly detector: string;
  readonly embedder: string;
}

const PACKAGE = `${FACE_RUNTIME.name}@${FACE_RUNTIME.version}`;
/** What of the package's builds is loaded; the other 120 MB go. */
const MODULE = "ort.node.min.mjs";
const KEPT = new Set([MODULE, "ort-wasm-simd-threaded.mjs", "ort-wasm-simd-threaded.wasm"]);

export class FaceFeature extends Installation {
  readonly #options: FaceFeatureOptions;
  readonly #models: ModelFiles;

  constructor(options: FaceFeatureOptions) {
    super();
    this.#options = options;
    this.#models = new ModelFiles(this.#modelFolder(), options.models ?? FACE_MODELS);
  }

  /** How it stands now; looked for on the disk, so that files that a person put there count. */
  async record(): Promise<FeatureRecord> {
    const files = (await this.#models.states()).map(({ file, state }) => ({ name: file.name, url: file.url, state }));
    const base = { folder: this.#modelFolder(), files, command: npmCommand(this.#runtimeFolder(), PACKAGE) };
    if (this.isInstalling) return { ...base, status: "installing", error: null };
    const isWhole = files.every(({ state }) => state === "ready") && (await hasRuntime(this.#runtimeFolder()));
    if (isWhole) return { ...base, status: "ready", error: null };
    return { ...base, status: this.failure === null ? "missing" : "failed", error: this.failure };
  }

  /** Null while it is not whole. */
  async parts(): Promise<FaceParts | null> {
    if ((await this.record()).status !== "ready") return null;
    const at = ({ name }: FaceModelFile) => join(this.#modelFolder(), name);
    const [detector = DETECTOR, embedder = EMBEDDER] = this.#options.models ?? FACE_MODELS;
    return { runtime: join(distFolder(this.#runtimeFolder()), MODULE), detector: at(detector), embedder: at(embedder) };
  }

  /** What is whole stays when it is ended. */
  protected async fetch(signal: AbortSignal): Promise<void> {
    const folder = this.#runtimeFolder();
    const { npm } = this.#options;
    if (!(await hasRuntime(folder)))
      await installPackage({ folder, package: PACKAGE, npm, signal, examine: keepNeeded });
    await this.#models.fetchMissing(signal);
  }

  #runtimeFolder(): string {
    return join(this.#options.folder, "runtime");
  }

  #modelFolder(): string {
    return join(this.#options.folder, "models");
  }
}

/** The feature's folder in a user folder. */
export function facesFolder(studioFolder: string): string {
  return join(studioFolder, "faces");
}

async function keepNeeded(folder: string): Promise<void> {
  if (!(await hasRuntime(folder))) throw new Error(`npm ended well, and ${PACKAGE} is not there`);
  const dist = distFolder(folder);
  for (const name of await readdir(dist)) if (!KEPT.has(name)) await removeFile(join(dist, name));
}

async function hasRuntime(folder: string): Promise<boolean> {
  const text = await readFile(join(packageFolder(folder), "package.json"), "utf8").catch(() => "{}");
  const names = await readdir(distFolder(folder)).catch((): string[] => []);
  return names.includes(MODULE) && versionOf(text) === FACE_RUNTIME.version;
}

function versionOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { version?: unknown }).version;
  } catch {
    return undefined;
  }
}

function packageFolder(folder: string): string {
  return join(folder, "node_modules", FACE_RUNTIME.name);
}

function distFolder(folder: string): string {
  return join(packageFolder(folder), "dist");
}
