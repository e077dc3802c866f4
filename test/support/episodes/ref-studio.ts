// A studio whose references are looked at, made and picked: the listing, the records and the pictures of its episode.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pngOf } from "../media/one-colour.ts";
import type { RefSidecar } from "../../../src/contracts/files/refs.ts";
import type { KeyframeRef, Ref, RefDefaults, SeriesRef } from "../../../src/contracts/replies/ref.ts";
import { writeFiles } from "./write-files.ts";
import type { RealStudio } from "./real-studio.ts";

export interface Listing {
  readonly refs: readonly Ref[];
  readonly defaults: RefDefaults;
}

/** Of whatever kind. */
type AnyRef = Omit<SeriesRef, "scope" | "kind"> & Partial<Omit<KeyframeRef, keyof SeriesRef>>;

export interface RefStudio {
  list(): Promise<Listing>;
  /** One entry of the listing. */
  one(id: string): Promise<AnyRef>;
  record(name: string): Promise<RefSidecar & Record<string, unknown>>;
  /** A finished candidate with a picture of one colour; `name` is the stem of its files. */
  candidate(ref: string, view: string | null, take: number, colour: number): Promise<void>;
  bytes(path: string): Promise<Buffer>;
}

export function onRefs(studio: () => RealStudio): RefStudio {
  const at = (name: string) => join(studio().ep, name);
  const list = async (): Promise<Listing> => (await studio().get("/refs", { ep: studio().ep }).expect(200)).body;
  return {
    list,
    async one(id) {
      const found = (await list()).refs.find((ref) => ref.id === id);
      if (!found) throw new Error(`${id} is not listed`);
      return found as AnyRef;
    },
    record: async (name) => JSON.parse(await readFile(at(recordPath(name)), "utf8")),
    async candidate(ref, view, take, colour) {
      const key = ref.replaceAll(":", "__");
      const stem = `refs/_takes/${key}/${key}${view === null ? "" : `_${view}`}_t0${take}`;
      const record = { version: 1, ref, view, take, status: "ok", source: "imported", queued: "2026-11-02T10:14:03Z" };
      const measured = { width: 64, height: 64, note: "", save_notes: "" };
      await writeFiles(studio().ep, {
        [`${stem}.json`]: { ...record, ...measured },
        [`${stem}.png`]: await png(colour),
      });
    },
    bytes: (path) => readFile(at(path)),
  };
}

function recordPath(name: string): string {
  const key = /^(?<key>.+?)(?:_(?:0\d_\w+|sheet|pano|tour))?_t\d+$/.exec(name)?.groups?.["key"] ?? name;
  return `refs/_takes/${key}/${name}.json`;
}

/** A picture of one colour (0xRRGGBBAA). */
export async function png(color: number, width = 64, height = 64): Promise<Buffer> {
  return pngOf(color, width, height);
}
