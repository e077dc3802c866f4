// A keeper of unsaved texts that a test can look into, fill up and slow down.
import type { TextDraft, DraftStorage } from "../../../web_ext/api/drafts.ts";

export interface MemoryDrafts extends DraftStorage {
  readonly stored: Map<string, TextDraft>;
  /** Texts in the order they were put. */
  readonly puts: string[];
  /** While it is set nothing more is kept. */
  readonly full: { now: boolean };
  /** While it is set nothing can be read. */
  readonly unreadable: { now: boolean };
}

export function memoryDrafts(stored = new Map<string, TextDraft>()): MemoryDrafts {
  const [full, unreadable] = [{ now: false }, { now: false }];
  const puts: string[] = [];
  return {
    stored,
    puts,
    full,
    unreadable,
    get: async (key) => {
      if (unreadable.now) throw new Error("cannot be read");
      return stored.get(key);
    },
    put: async (key, draft) => {
      puts.push(draft.text);
      await Promise.resolve();
      if (!full.now) stored.set(key, draft);
      return !full.now;
    },
    remove: async (key) => void stored.delete(key),
  };
}
