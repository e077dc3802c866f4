// The unsaved text of a file, on its way to what keeps it: the newest one, one write after another, and whether it has arrived.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { TextDraft, DraftStorage } from "../../api/drafts.ts";

export type DraftStatus = "kept" | "writing" | "failed";

export interface DraftWriter {
  /** Of the newest text. */
  readonly status: ReadonlySignal<DraftStatus>;
  readonly read: (key: string) => Promise<TextDraft | undefined>;
  /** Undefined where nothing is left to keep. */
  readonly keep: (key: string, draft: TextDraft | undefined) => void;
}

export function draftKey(ep: string, file: SourceFile): string {
  return JSON.stringify([ep, file]);
}

export function createDraftWriter(drafts: DraftStorage): DraftWriter {
  const status = signal<DraftStatus>("kept");
  const waiting = new Map<string, TextDraft | undefined>();
  let writing: readonly [key: string, draft: TextDraft | undefined] | undefined;

  const write = async (key: string, draft: TextDraft | undefined): Promise<boolean> => {
    if (draft) return drafts.put(key, draft);
    await drafts.remove(key);
    return true;
  };
  const run = async () => {
    for (writing = first(waiting); writing; writing = first(waiting)) {
      waiting.delete(writing[0]);
      const isKept = await write(...writing);
      if (waiting.size === 0) status.value = isKept ? "kept" : "failed";
    }
  };
  return {
    status,
    read: async (key) => {
      if (waiting.has(key)) return waiting.get(key);
      return writing?.[0] === key ? writing[1] : drafts.get(key);
    },
    keep: (key, draft) => {
      // Of one that failed it is not known to be better now: the next answer says so.
      if (status.peek() === "kept") status.value = "writing";
      waiting.set(key, draft);
      if (!writing) void run();
    },
  };
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
