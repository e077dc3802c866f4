// The shelf as the page shows it: what lies there, what of it this show has, and what can be done with it. Taking something over what a show has
// asks first, and names the takes that go stale.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { ReplyOf } from "../../../src/contracts/route.ts";
import type { refReadersRoute } from "../../../src/contracts/routes/refs/readers.ts";
import type { ShelfEntry } from "../../../src/contracts/routes/shelf/shelf.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

export type RefReaders = ReplyOf<typeof refReadersRoute>["takes"];

/** Something of the shelf that would take the place of what the show has under `ref`. */
export interface AskedShelfTake {
  readonly entry: ShelfEntry;
  readonly ref: string;
  /** The takes that go stale. */
  readonly readers: RefReaders;
}

export interface Shelf {
  /** Its window is open. */
  readonly isShown: Signal<boolean>;
  /** Undefined until it was read. */
  readonly entries: ReadonlySignal<readonly ShelfEntry[] | undefined>;
  /** Folders that cannot be read, with why. */
  readonly problems: ReadonlySignal<readonly { readonly id: string; readonly error: string }[]>;
  readonly asking: Signal<AskedShelfTake | undefined>;
  /** A reference that was not put there, because another one lies under its name. */
  readonly other: ReadonlySignal<string | undefined>;
  /** What the last unpacking did. */
  readonly unpacked: ReadonlySignal<string>;
  readonly refresh: () => Promise<void>;
  readonly put: (ref: string, replace?: boolean) => Promise<void>;
  /** A copy; over what this show has under `ref` once the person has said so. */
  readonly take: (entry: ShelfEntry, ref?: string) => Promise<void>;
  /** Does what was asked about. */
  readonly confirm: () => Promise<void>;
  /** Path of the pack on the shelf. */
  readonly pack: (ids: readonly string[]) => Promise<string | undefined>;
  readonly unpack: (file: File) => Promise<void>;
}

export const SHELF_TOPIC = "shelf";
const CONFLICT = 409;

interface ShelfPorts {
  readonly ask: Ask;
  readonly notices: Pick<Notices, "settle">;
  readonly ep: () => string;
  /** SHA-1 of the live file of a reference; undefined where there is none. */
  readonly liveHash: (ref: string) => string | undefined;
  /** What is shown of the references is old. */
  readonly changed: () => void;
}

export function createShelf(ports: ShelfPorts): Shelf {
  const { ask, notices, ep } = ports;
  const entries = signal<readonly ShelfEntry[] | undefined>(undefined);
  const problems = signal<Shelf["problems"]["value"]>([]);
  const other = signal<string | undefined>(undefined);
  const refresh = async () => {
    const asked = ep();
    if (asked === "") return;
    const found = notices.settle(SHELF_TOPIC, await ask("shelf", { ep: asked }));
    if (!found || asked !== ep()) return;
    entries.value = found.entries;
    problems.value = found.problems;
  };
  return {
    isShown: signal(false),
    ...{ entries, problems, other, refresh },
    ...createTaking(ports, refresh),
    ...createPacking(ports, refresh),
    put: async (ref, replace = false) => {
      const answer = await ask("putOnShelf", { ep: ep(), ref, replace });
      other.value = !answer.ok && answer.status === CONFLICT ? ref : undefined;
      if (notices.settle(SHELF_TOPIC, answer)) await refresh();
    },
  };
}

type Refresh = Shelf["refresh"];

function createTaking(
  { ask, notices, ep, liveHash, changed }: ShelfPorts,
  refresh: Refresh,
): Pick<Shelf, "asking" | "take" | "confirm"> {
  const asking = signal<AskedShelfTake | undefined>(undefined);
  const go = async ({ id }: ShelfEntry, ref: string | undefined) => {
    const as = ref === undefined ? {} : { as: ref.slice(ref.indexOf(":") + 1) };
    if (!notices.settle(SHELF_TOPIC, await ask("takeFromShelf", { ep: ep(), id, ...as }))) return;
    changed();
    await refresh();
  };
  return {
    asking,
    take: async (entry, ref) => {
      if (ref === undefined) return go(entry, ref);
      const found = notices.settle(SHELF_TOPIC, await ask("refReaders", { ep: ep(), ref }));
      if (found) asking.value = { entry, ref, readers: isOtherFile(entry, ref, liveHash) ? found.takes : [] };
    },
    confirm: async () => {
      const asked = asking.peek();
      asking.value = undefined;
      if (asked) await go(asked.entry, asked.ref);
    },
  };
}

/** Whether its picture or voice is another file than the live one: other words alone make no take stale by its references. */
function isOtherFile({ files }: ShelfEntry, ref: string, liveHash: ShelfPorts["liveHash"]): boolean {
  return files.some(({ slot, sha1 }) => {
    if (slot === "picture") return sha1 !== liveHash(ref);
    return slot === "voice" && sha1 !== liveHash(ref.replace(/^subject:/, "voice:"));
  });
}

function createPacking(
  { ask, notices, ep }: ShelfPorts,
  refresh: Refresh,
): Pick<Shelf, "pack" | "unpack" | "unpacked"> {
  const unpacked = signal("");
  return {
    unpacked,
    pack: async (ids) => notices.settle(SHELF_TOPIC, await ask("packShelf", { ep: ep(), ids: [...ids] }))?.path,
    unpack: async (file) => {
      unpacked.value = "";
      const done = notices.settle(SHELF_TOPIC, await ask("unpackShelf", { ep: ep(), file }));
      if (!done) return;
      const left = done.skipped.map(({ id, reason }) => `${id} was left: ${reason}`);
      const names = done.unpacked.map(({ id }) => id).join(", ");
      unpacked.value = [...(names === "" ? [] : [`Unpacked ${names}`]), ...left].join("; ");
      await refresh();
    },
  };
}

/** `ep02 sh010 (final): takes 1, 2`, one line a shot. */
export function readerLines(readers: RefReaders, own: string): readonly string[] {
  const lines = new Map<string, number[]>();
  for (const { episode, pass, shot, take } of readers) {
    const place = `${episode === own ? "" : `${episode} `}${shot} (${pass})`;
    lines.set(place, [...(lines.get(place) ?? []), take]);
  }
  return [...lines].map(([place, takes]) => `${place}: ${takes.length === 1 ? "take" : "takes"} ${takes.join(", ")}`);
}
