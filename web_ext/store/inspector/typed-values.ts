// Values that were typed over a shot's build and are not saved: each with what was stored when it was typed. They are kept by episode,
// pass and shot, outlive the page, and nothing that arrives touches them.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { TextDraft, DraftStorage } from "../../api/drafts.ts";
import type { EpisodePass } from "../episode/episode-values.ts";
import { createDraftWriter, type DraftStatus } from "../base/draft-writer.ts";
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
  readonly draftStatus: ReadonlySignal<DraftStatus>;
  /** Takes up what was typed here before; resolves to whether that could be read. */
  readonly open: (place: EpisodePass) => Promise<boolean>;
  /** Undefined lets go of the field. */
  readonly put: (place: EpisodePass, shot: string, values: Partial<Record<ValueKey, TypedValue | undefined>>) => void;
}

type TypedPass = Readonly<Record<string, TypedShot>>;
const NOTHING: TypedShot = {};

export function createTypedValues(drafts: DraftStorage, place: ReadonlySignal<EpisodePass | undefined>): TypedValues {
  const passes = signal<ReadonlyMap<string, TypedPass>>(new Map());
  const read = new Set<string>();
  const draftWriter = createDraftWriter(drafts);
  const page = computed((): TypedPass => (place.value && passes.value.get(keyOf(place.value))) ?? {});
  const turn = (key: string, next: TypedPass) => (passes.value = new Map(passes.peek()).set(key, next));

  return {
    of: (shot) => typedOf(page.value, shot),
    shots: computed(() => Object.keys(page.value)),
    draftStatus: draftWriter.status,
    open: async (at) => {
      const key = keyOf(at);
      if (read.has(key)) return true;
      read.add(key);
      try {
        const before = parseTypedPass(await draftWriter.read(key));
        // What was typed while it was read is newer.
        const now = passes.peek().get(key);
        turn(key, mergeTypedPasses(before, now ?? {}));
        if (now) draftWriter.keep(key, draftOf(passes.peek().get(key) ?? {}));
        return true;
      } catch {
        read.delete(key);
        return false;
      }
    },
    put: (at, shot, values) => {
      const key = keyOf(at);
      const { [shot]: _before, ...others } = passes.peek().get(key) ?? {};
      const before = typedOf(passes.peek().get(key) ?? {}, shot);
      const entries = Object.entries({ ...before, ...values }).filter(([, value]) => value !== undefined);
      const next = entries.length === 0 ? others : { ...others, [shot]: Object.fromEntries(entries) as TypedShot };
      turn(key, next);
      draftWriter.keep(key, draftOf(next));
    },
  };
}

function keyOf({ ep, pass }: EpisodePass): string {
  return JSON.stringify([ep, "overrides", pass]);
}

function draftOf(page: TypedPass): TextDraft | undefined {
  return Object.keys(page).length === 0 ? undefined : { text: JSON.stringify(page), baseHash: "" };
}

function parseTypedPass(draft: TextDraft | undefined): TypedPass {
  return draft ? (JSON.parse(draft.text) as TypedPass) : {};
}

function mergeTypedPasses(before: TypedPass, now: TypedPass): TypedPass {
  const shots = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(shots.map((shot) => [shot, { ...typedOf(before, shot), ...typedOf(now, shot) }]));
}

/** A shot may be called `constructor`. */
function typedOf(page: TypedPass, shot: string): TypedShot {
  return Object.hasOwn(page, shot) ? (page[shot] ?? NOTHING) : NOTHING;
}
