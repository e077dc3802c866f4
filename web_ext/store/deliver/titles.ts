// The title on the films around the cut, as it is designed: the service draws it anew for every change, and nothing is stored before it is
// saved into the series config.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { SubtitleFields, TitlePreview, TitledFilm } from "../../../src/contracts/routes/delivery/titles.ts";
import type { Ask } from "../../api/calls.ts";
import { createDebouncedRequest } from "../base/debounced-request.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export type TitleSide = "intro" | "outro";

export interface Titles {
  /** Undefined until it was drawn. */
  readonly preview: ReadonlySignal<TitlePreview | undefined>;
  /** As it is designed now. */
  readonly fields: ReadonlySignal<SubtitleFields>;
  /** It is not what the config says. */
  readonly isDirty: ReadonlySignal<boolean>;
  readonly side: Signal<TitleSide>;
  /** The film of that side; null where there is none. */
  readonly film: ReadonlySignal<TitledFilm | null>;
  /** Fields of undefined are as the studio has them. */
  readonly change: (fields: { readonly [K in keyof SubtitleFields]: SubtitleFields[K] | undefined }) => void;
  /** Back to what the config says. */
  readonly reset: () => void;
  readonly refresh: () => Promise<void>;
}

export const TITLES_TOPIC = "film:titles";

/** Milliseconds after the last change: a slider that is drawn draws the title as it goes. */
const PAUSE = 40;

export interface TitlesPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
  readonly wait: (ms: number, then: () => void) => () => void;
}

export function createTitles({ ask, notices, episode, wait }: TitlesPorts): Titles {
  const preview = signal<TitlePreview | undefined>(undefined);
  const draft = signal<SubtitleFields | undefined>(undefined);
  const side = signal<TitleSide>("intro");
  const draw = async () => {
    const place = episode.openPass.peek();
    if (!place) return;
    const subtitle = draft.peek();
    const answer = await ask("titlePreview", { ...place, ...(subtitle && { subtitle }) });
    if (episode.openPass.peek() !== place) return;
    const drawn = notices.settle(TITLES_TOPIC, answer);
    if (drawn) preview.value = drawn;
  };
  const later = createDebouncedRequest({ pause: PAUSE, wait, run: draw, onAnswer: () => undefined });
  effect(() => {
    if (episode.openPass.value)
      untracked(() => {
        later.forget();
        [preview.value, draft.value] = [undefined, undefined];
      });
  });
  const fields = computed(() => draft.value ?? preview.value?.subtitle ?? {});
  return {
    preview,
    fields,
    isDirty: computed(() => draft.value !== undefined && !isSame(draft.value, preview.value?.subtitle ?? {})),
    side,
    film: computed(() => preview.value?.[side.value] ?? null),
    change: (changed) => {
      const all = Object.entries({ ...fields.peek(), ...changed }).filter(([, value]) => value !== undefined);
      draft.value = Object.fromEntries(all);
      later.ask(undefined);
    },
    reset: () => {
      draft.value = undefined;
      later.ask(undefined);
    },
    refresh: draw,
  };
}

function isSame(a: SubtitleFields, b: SubtitleFields): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof SubtitleFields>;
  return [...keys].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));
}

/** How much of the title is seen, 0 to 1, so many seconds into its film. */
export function titleOpacity({ comes, goes }: Pick<TitledFilm, "comes" | "goes">, seconds: number): number {
  const came = share(comes, seconds);
  return goes ? came * (1 - share(goes, seconds)) : came;
}

function share([from, to]: readonly [number, number], seconds: number): number {
  if (seconds >= to) return 1;
  return seconds <= from ? 0 : (seconds - from) / (to - from);
}

/** A moment at which the title is seen whole, in seconds into its film. */
export function shownMoment({ comes, goes, seconds }: TitledFilm): number {
  return Math.min(goes ? (comes[1] + goes[0]) / 2 : comes[1], seconds);
}

/** `4 – 5`, as `[4, 5]`; undefined for anything but two times, the earlier one first. */
export function parseTimes(text: string): [number, number] | undefined {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:–|-|to|,|\s)\s*(\d+(?:\.\d+)?)\s*s?\s*$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  return match && from <= to && to <= 3600 ? [from, to] : undefined;
}

export function formatTimes([from, to]: readonly [number, number]): string {
  return `${from} – ${to}`;
}
