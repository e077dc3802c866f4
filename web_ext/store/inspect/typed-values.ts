// Values that were typed over a shot's build and are not saved: each with what was stored when it was typed. They are kept by episode,
// pass and shot, outlive the page, and nothing that arrives touches them.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Draft, DraftKeeper } from "../../api/drafts.ts";
import type { Place } from "../episode/open-episode.ts";
import { createKeptDraft, type Keeping } from "../write/kept-draft.ts";
import type { ValueKey } from "./value-fields.ts";

export interface TypedValue {
  /** What stands in the field; null goes back to the built value. */
  readonly text: string | null;
  /** What was stored when it was typed, as text; null where nothing was. */
  readonly base: string | null;
}
export type TypedShot = Readonly<Partial<Record<ValueKey, TypedValue>>>;

export interface TypedValues {
  readonly of: (shot: string) => TypedShot;
  /** Shots of the open pass that hold what is not saved. */
  readonly shots: ReadonlySignal<readonly string[]>;
  /** Whether it would outlive the page. */
  readonly keeping: ReadonlySignal<Keeping>;
  /** Takes up what was typed here before; resolves to whether that could be read. */
  readonly open: (place: Place) => Promise<boolean>;
  /** Undefined lets go of the field. */
  readonly put: (place: Place, shot: string, values: Partial<Record<ValueKey, TypedValue | undefined>>) => void;
}

type Page = Readonly<Record<string, TypedShot>>;
const NOTHING: TypedShot = {};

export function createTypedValues(drafts: DraftKeeper, place: ReadonlySignal<Place | undefined>): TypedValues {
  const pages = signal<ReadonlyMap<string, Page>>(new Map());
  const read = new Set<string>();
  const kept = createKeptDraft(drafts);
  const page = computed((): Page => (place.value && pages.value.get(keyOf(place.value))) ?? {});
  const turn = (key: string, next: Page) => (pages.value = new Map(pages.peek()).set(key, next));

  return {
    of: (shot) => typedOf(page.value, shot),
    shots: computed(() => Object.keys(page.value)),
    keeping: kept.keeping,
    open: async (at) => {
      const key = keyOf(at);
      if (read.has(key)) return true;
      read.add(key);
      try {
        const before = pageOf(await kept.read(key));
        // What was typed while it was read is newer.
        const now = pages.peek().get(key);
        turn(key, mergePages(before, now ?? {}));
        if (now) kept.keep(key, draftOf(pages.peek().get(key) ?? {}));
        return true;
      } catch {
        read.delete(key);
        return false;
      }
    },
    put: (at, shot, values) => {
      const key = keyOf(at);
      const { [shot]: _before, ...others } = pages.peek().get(key) ?? {};
      const before = typedOf(pages.peek().get(key) ?? {}, shot);
      const entries = Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined);
      const next = entries.length === 0 ? others : { ...others, [shot]: Object.fromEntries(entries) as TypedShot };
      turn(key, next);
      kept.keep(key, draftOf(next));
    },
  };
}

function keyOf({ ep, pass }: Place): string {
  return JSON.stringify([ep, "overrides", pass]);
}

function draftOf(page: Page): Draft | undefined {
  return Object.keys(page).length === 0 ? undefined : { text: JSON.stringify(page), baseHash: "" };
}

function pageOf(draft: Draft | undefined): Page {
  return draft ? (JSON.parse(draft.text) as Page) : {};
}

function mergePages(before: Page, now: Page): Page {
  const shots = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(shots.map((shot) => [shot, { ...typedOf(before, shot), ...typedOf(now, shot) }]));
}

/** A shot may be called `constructor`. */
function typedOf(page: Page, shot: string): TypedShot {
  return Object.hasOwn(page, shot) ? (page[shot] ?? NOTHING) : NOTHING;
}
