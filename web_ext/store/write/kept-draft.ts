// The unsaved text of a file, on its way to what keeps it: the newest one, one write after another, and whether it has arrived.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Draft, DraftKeeper } from "../../api/drafts.ts";

export type Keeping = "kept" | "writing" | "failed";

export interface KeptDraft {
  /** Of the newest text. */
  readonly keeping: ReadonlySignal<Keeping>;
  readonly read: (key: string) => Promise<Draft | undefined>;
  /** Undefined where nothing is left to keep. */
  readonly keep: (key: string, draft: Draft | undefined) => void;
}

export function draftKey(ep: string, file: SourceFile): string {
  return JSON.stringify([ep, file]);
}

export function createKeptDraft(drafts: DraftKeeper): KeptDraft {
  const keeping = signal<Keeping>("kept");
  const waiting = new Map<string, Draft | undefined>();
  let writing: readonly [key: string, draft: Draft | undefined] | undefined;

  const write = async (key: string, draft: Draft | undefined): Promise<boolean> => {
    if (draft) return drafts.put(key, draft);
    await drafts.remove(key);
    return true;
  };
  const run = async () => {
    for (writing = first(waiting); writing; writing = first(waiting)) {
      waiting.delete(writing[0]);
      const isKept = await write(...writing);
      if (waiting.size === 0) keeping.value = isKept ? "kept" : "failed";
    }
  };
  return {
    keeping,
    read: async (key) => {
      if (waiting.has(key)) return waiting.get(key);
      return writing?.[0] === key ? writing[1] : drafts.get(key);
    },
    keep: (key, draft) => {
      // Of one that failed it is not known to be better now: that is told by the next answer.
      if (keeping.peek() === "kept") keeping.value = "writing";
      waiting.set(key, draft);
      if (!writing) void run();
    },
  };
}

function first<K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined {
  return map.entries().next().value;
}
