// The model files of the faces feature: whether they stand in their folder, whoever put them there, and fetching those that are missing. A file
// counts by its SHA-256 alone.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { FaceModelFile } from "../../core/faces/face-models.ts";
import { makeFolder, moveFile, removeFile } from "../../machine/files.ts";
import { withoutLinks } from "../../machine/paths.ts";
import { sha256OfFile } from "../../machine/read-parts.ts";
import { partialName } from "../../machine/partial-name.ts";
import { receiveFile } from "../../machine/receive-file.ts";

export type ModelFileState = "ready" | "missing" | "other";

export class ModelFiles {
  readonly #folder: string;
  readonly #files: readonly FaceModelFile[];
  /** Hashes by path, size and time: a look at the files costs two stats. */
  readonly #hashes = new Map<string, string>();

  constructor(folder: string, files: readonly FaceModelFile[]) {
    this.#folder = folder;
    this.#files = files;
  }

  async states(): Promise<{ readonly file: FaceModelFile; readonly state: ModelFileState }[]> {
    return Promise.all(this.#files.map(async (file) => ({ file, state: await this.#state(file) })));
  }

  /** Brings those that are not there. Throws with the file, its address and the folder where a person can put it. */
  async fetchMissing(signal: AbortSignal): Promise<void> {
    await makeFolder(this.#folder);
    for (const { file, state } of await this.states()) if (state !== "ready") await this.#fetch(file, signal);
  }

  async #fetch({ name, url, sha256 }: FaceModelFile, signal: AbortSignal): Promise<void> {
    const path = join(this.#folder, name);
    const part = await partialName(path);
    try {
      const received = await receiveFile(url, part, { signal });
      const why = received.ok
        ? (await sha256OfFile(part)) === sha256
          ? undefined
          : "another file is served there"
        : received.why;
      if (why !== undefined)
        throw new Error(
          `${name} could not be fetched (${why}): get it from ${url} and put it into the folder of models`,
        );
      await moveFile(part, path);
    } finally {
      await removeFile(part);
    }
  }

  async #state({ name, sha256 }: FaceModelFile): Promise<ModelFileState> {
    const path = join(this.#folder, name);
    const facts = await stat(path, { bigint: true }).catch(() => undefined);
    if (!facts?.isFile()) return "missing";
    const mark = `${path}|${facts.size}|${facts.mtimeNs}`;
    const hash = this.#hashes.get(mark) ?? (await sha256OfFile(await withoutLinks(path)));
    this.#hashes.set(mark, hash);
    return hash === sha256 ? "ready" : "other";
  }
}
