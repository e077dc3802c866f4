// What an archive is put together from: files of an episode and of its show, each once, by the path that it has in the archive. Only what
// lies where the episode may read comes in; what is missing is left out, and said to be.
import { stat } from "node:fs/promises";
import { basename, join, posix } from "node:path";
import type { LeftOut } from "../../contracts/files/proof/archive.ts";
import { hidePaths } from "../../contracts/refusal.ts";
import { plainRecord } from "../../core/archive/plain-record.ts";
import { isRecord, jsonText } from "../../core/lib/json-values.ts";
import { isCode } from "../../machine/paths.ts";
import { plainFileNames, readIfThere } from "../../machine/files.ts";
import { readJson } from "../reading/json-file.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireFile, type Reach } from "../relative-path.ts";
import { requireOwnPath, type InsideRoot } from "../roots.ts";

export interface ArchivePart {
  /** In the archive, forward slashes. */
  readonly name: string;
  readonly bytes: number;
  /** A real path, or what is written in its place. */
  readonly content: InsideRoot | Uint8Array;
}

export class ArchiveParts {
  readonly #reach: Reach;
  readonly #parts = new Map<string, ArchivePart>();
  readonly #leftOut = new Map<string, string>();

  constructor(reach: Reach) {
    this.#reach = reach;
  }

  get parts(): readonly ArchivePart[] {
    return [...this.#parts.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut].map(([path, why]) => ({ path, why }));
  }

  /** A file of the episode, by its path there. Without it the archive is as good. */
  async own(path: string): Promise<void> {
    await this.proven(path, await requireOwnPath(this.#reach.episode, ...path.split("/")));
  }

  /** The plain files of a folder of the episode that fit. */
  async folder(path: string, fits: (name: string) => boolean): Promise<void> {
    const folder = await requireOwnPath(this.#reach.episode, ...path.split("/"));
    for (const name of (await plainFileNames(folder)).filter(fits)) await this.own(`${path}/${name}`);
  }

  /** What lies beside the films of a folder: records, and texts for people, without what they say of this machine. */
  async reports(path: string): Promise<void> {
    const folder = await requireOwnPath(this.#reach.episode, ...path.split("/"));
    for (const name of (await plainFileNames(folder)).filter((each) => /^[^.].*\.(json|md)$/.test(each))) {
      const read = name.endsWith(".md") ? await readIfThere(join(folder, name)) : undefined;
      if (read !== undefined) this.text(`${path}/${name}`, hidePaths(read));
      else await this.record(`${path}/${name}`);
    }
  }

  /** A file that texts name, relative to the episode, or one of its show's. What is missing is told. */
  async named(path: string): Promise<boolean> {
    if (this.#parts.has(this.#nameOf(path))) return true;
    const real = await requireFile(this.#reach, path, "own and opened").catch((error: Error) => {
      this.#leftOut.set(path, error.message);
      return undefined;
    });
    if (real === undefined) return false;
    await this.proven(path, real);
    return true;
  }

  /** A file of the show that every episode of it has, whatever the config opens. Without it the archive is as good. */
  async shown(path: string): Promise<void> {
    const opened: Reach = { ...this.#reach, opens: "show" };
    const real = await requireFile(opened, path, "own and opened").catch(() => undefined);
    if (real !== undefined) await this.proven(path, real);
  }

  /** A file that was proven otherwise, by its path seen from the episode. */
  async proven(path: string, real: InsideRoot): Promise<void> {
    const name = this.#nameOf(path);
    if (this.#parts.has(name)) return;
    if (name.startsWith("../")) return void this.#leftOut.set(path, "it lies outside the show's folder");
    const facts = await stat(real).catch((error: unknown) => {
      if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
      throw error;
    });
    if (facts?.isFile()) this.#parts.set(name, { name, bytes: facts.size, content: real });
  }

  /** A record of how something was made, without what it says of this machine. One that is still being made is left out. */
  async record(path: string): Promise<void> {
    const read = await readJson(await requireOwnPath(this.#reach.episode, ...path.split("/")), undefined, RECORD_LIMIT);
    if (read.is === "absent" || this.#parts.has(this.#nameOf(path))) return;
    if (read.is === "broken") return void this.#leftOut.set(path, `it cannot be read: ${read.problem}`);
    if (isRecord(read.value) && read.value["status"] === "queued")
      return void this.#leftOut.set(path, "it is still being made");
    this.text(path, jsonText(plainRecord(read.value)));
  }

  /** A text under a path of the episode, in the place of what lies there. */
  text(path: string, text: string): void {
    const content = new TextEncoder().encode(text);
    const name = this.#nameOf(path);
    this.#parts.set(name, { name, bytes: content.length, content });
  }

  leaveOut(path: string, why: string): void {
    this.#leftOut.set(path, why);
  }

  #nameOf(path: string): string {
    return posix.join(basename(this.#reach.episode), path);
  }
}
