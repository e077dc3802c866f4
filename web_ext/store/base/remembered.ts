// What is remembered of a place over a reload: in the browser's own database, beside the texts that are typed and not saved. What cannot be
// kept or read is as if nobody had chosen anything.
import type { DraftStorage } from "../../api/drafts.ts";

export interface Remembered<Value extends object> {
  readonly read: (place: string) => Promise<Partial<Value> | undefined>;
  /** Undefined: nothing is to be remembered any more. */
  readonly keep: (place: string, value: Value | undefined) => void;
}

export function createRemembered<Value extends object>(drafts: DraftStorage, what: string): Remembered<Value> {
  const keyOf = (place: string) => JSON.stringify([place, what]);
  return {
    read: async (place) => {
      const found = await drafts.get(keyOf(place)).catch(() => undefined);
      return found && parsed<Value>(found.text);
    },
    keep: (place, value) => {
      if (value) void drafts.put(keyOf(place), { text: JSON.stringify(value), baseHash: "" });
      else void drafts.remove(keyOf(place));
    },
  };
}

function parsed<Value extends object>(text: string): Partial<Value> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Partial<Value>) : undefined;
  } catch {
    return undefined;
  }
}
