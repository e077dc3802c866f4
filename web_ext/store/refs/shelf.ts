// The shelf as the References workspace shows it: what lies there, what of it this show has, and what the chosen reference can do with it.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { ShelfEntry } from "../../../src/contracts/routes/shelf/shelf.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

export interface Shelf {
  /** Undefined until it was read. */
  readonly entries: ReadonlySignal<readonly ShelfEntry[] | undefined>;
  readonly refresh: () => Promise<void>;
  readonly put: (ref: string) => Promise<void>;
  readonly take: (entry: Pick<ShelfEntry, "id">, ref?: string) => Promise<void>;
}

export const SHELF_TOPIC = "shelf";

interface ShelfPorts {
  readonly ask: Ask;
  readonly notices: Pick<Notices, "settle">;
  readonly ep: () => string;
  /** What is shown of the references is old. */
  readonly changed: () => void;
}

export function createShelf({ ask, notices, ep, changed }: ShelfPorts): Shelf {
  const entries = signal<readonly ShelfEntry[] | undefined>(undefined);
  const refresh = async () => {
    const asked = ep();
    if (asked === "") return;
    const found = notices.settle(SHELF_TOPIC, await ask("shelf", { ep: asked }));
    if (found && asked === ep()) entries.value = found.entries;
  };
  return {
    entries,
    refresh,
    put: async (ref) => {
      if (notices.settle(SHELF_TOPIC, await ask("putOnShelf", { ep: ep(), ref }))) await refresh();
    },
    take: async ({ id }, ref) => {
      const as = ref === undefined ? {} : { as: ref.slice(ref.indexOf(":") + 1) };
      if (!notices.settle(SHELF_TOPIC, await ask("takeFromShelf", { ep: ep(), id, ...as }))) return;
      changed();
      await refresh();
    },
  };
}
