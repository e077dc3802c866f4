// A night of the open pass: what it is to render and by which rule, starting it, how far it is, and its end.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { EventData, StudioEvent } from "../../../src/contracts/events.ts";
import type { AnswerOf, Ask, InputOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export interface NightForm {
  readonly what: "missing" | "every" | "selected";
  /** Takes of each shot. */
  readonly count: number;
  readonly retry: number;
  readonly upscale: boolean;
  readonly assemble: boolean;
}

export type NightNews = EventData<"studio.night">;

export interface Nights {
  readonly isShown: Signal<boolean>;
  readonly form: ReadonlySignal<NightForm>;
  readonly change: (fields: Partial<NightForm>) => void;
  /** The night that goes on, or the last one of this visit. */
  readonly last: ReadonlySignal<NightNews | undefined>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** What was not queued, each with why. */
  readonly left: ReadonlySignal<readonly string[]>;
  readonly start: (selected: string | undefined) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const NIGHT_TOPIC = "night";

const USUAL: NightForm = { what: "missing", count: 1, retry: 1, upscale: false, assemble: true };

export interface NightsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

export function createNights({ ask, notices, episode }: NightsPorts): Nights {
  const form = signal(USUAL);
  const last = signal<NightNews | undefined>(undefined);
  const left = signal<readonly string[]>([]);
  effect(() => {
    if (episode.openPass.value) untracked(() => ([last.value, left.value] = [undefined, []]));
  });
  return {
    ...{ form, last, left },
    isShown: signal(false),
    isRunning: computed(() => last.value !== undefined && last.value.report === null),
    change: (fields) => (form.value = { ...form.peek(), ...fields }),
    start: async (selected) => {
      const place = episode.openPass.peek();
      if (!place) return;
      const answer = await ask("startNight", { ...place, ...bodyOf(form.peek(), selected) });
      if (episode.openPass.peek() !== place) return;
      const reply = notices.settle(NIGHT_TOPIC, answer);
      if (!reply) return;
      left.value = saidLeft(reply, form.peek().what);
      const { night } = reply;
      if (!night || last.peek()?.id === night.id) return;
      const counts = { total: night.takes.length, ok: 0, failed: 0, skipped: 0 };
      last.value = { id: night.id, ...place, ...counts, report: null };
    },
    cancel: async () => {
      const id = last.peek()?.id;
      if (id === undefined) return;
      if (notices.settle(NIGHT_TOPIC, await ask("cancelJob", { id }))) last.value = undefined;
    },
    apply: (event) => {
      const open = episode.openPass.peek();
      if (event.type === "studio.night" && event.data.ep === open?.ep && event.data.pass === open.pass)
        last.value = event.data;
    },
  };
}

function bodyOf(
  { what, count, retry, upscale, assemble }: NightForm,
  selected: string | undefined,
): Omit<InputOf<"startNight">, "ep" | "pass"> {
  const shots = what === "selected" && selected !== undefined ? [selected] : null;
  const endings = [upscale && ("upscale" as const), assemble && ("assemble" as const)];
  return { shots, redo: what !== "missing", count, retry, follow_up: endings.flatMap((each) => each || []) };
}

/** A shot that has a take is not missing: nothing is to be said of it. */
function saidLeft({ skipped, errors }: AnswerOf<"startNight">, what: NightForm["what"]): string[] {
  const kept = skipped.filter(({ take }) => what !== "missing" || take === undefined);
  return [
    ...kept.map(({ shot, reason }) => `${shot}: ${reason}`),
    ...errors.map(({ shot, error }) => `${shot}: ${error}`),
  ];
}

/** `8 of 10 takes came`, for a title and a notice. */
export function describeNight({ total, ok, failed, skipped }: NightNews): string {
  const lost = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`].filter(Boolean);
  return [`${ok} of ${total} takes came`, ...lost].join(", ");
}
