// The film of the open cut: assembling it, how far that has come, and where the file is, remembered over a reload.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { EventData } from "../../../src/contracts/events.ts";
import { insideEpisode } from "../../api/addresses.ts";
import type { Ask, AnswerOf } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import type { EpisodePass, OpenEpisode } from "../episode/episode-values.ts";
import type { Film, Clip } from "../playback/clips-and-playhead.ts";
import type { FilmOptions } from "./film-form.ts";
import { createRemembered } from "../base/remembered.ts";
import { progressOf, type Stages } from "./staged-progress.ts";

export type FilmState =
  | { readonly kind: "none" }
  /** `percent` of the stage the sentence names. */
  | { readonly kind: "running"; readonly percent: number; readonly says: string }
  | {
      readonly kind: "done";
      readonly film: Film;
      readonly output: string;
      readonly cut: string;
      readonly report: string;
      /** The film with its titles, relative to the episode. */
      readonly published?: string;
      /** What could not be done though the film was made. */
      readonly trouble?: string;
    }
  | { readonly kind: "failed"; readonly sentence: string; readonly report: string };

type DoneFilm = Extract<FilmState, { readonly kind: "done" }>;

export interface Films {
  readonly state: ReadonlySignal<FilmState>;
  /** The cut has changed since the film was made. */
  readonly outdated: ReadonlySignal<boolean>;
  readonly assemble: (options?: FilmOptions) => Promise<void>;
  readonly apply: (event: EventData<"studio.assemble">) => void;
  readonly forget: () => void;
  /** The file is not there any more. */
  readonly lose: () => void;
}

/** Where each stage begins and ends on the whole way, in percent. */
export const FILM_STAGES: Stages<EventData<"studio.assemble">["stage"]> = {
  probe: [0, 8, "Looking at the takes"],
  clips: [8, 60, "Preparing clips"],
  sound: [60, 80, "Joining the sound"],
  join: [80, 92, "Joining the pictures"],
  verify: [92, 100, "Checking every frame"],
  done: [100, 100, "Done"],
  failed: [100, 100, "Failed"],
};

export interface FilmsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
  readonly clips: ReadonlySignal<readonly Clip[]>;
  readonly now: () => number;
  readonly drafts: DraftStorage;
}

export function createFilms({ ask, notices, episode, clips, now, drafts }: FilmsPorts): Films {
  const state = signal<FilmState>({ kind: "none" });
  const cut = computed(() => cutText(clips.value));
  const remembered = createRemembered<DoneFilm>(drafts, "film");
  const placeOf = ({ ep, pass }: EpisodePass) => `${ep} ${pass}`;
  effect(() => {
    const place = episode.openPass.value;
    if (!place) return;
    void untracked(() => remembered.read(placeOf(place))).then((kept) => {
      const isFree = episode.openPass.peek() === place && state.peek().kind === "none";
      if (isFree && kept?.kind === "done" && kept.film) state.value = kept as DoneFilm;
    });
  });

  return {
    state,
    lose: () => {
      const place = episode.openPass.peek();
      if (!place || state.peek().kind !== "done") return;
      state.value = { kind: "none" };
      remembered.keep(placeOf(place), undefined);
    },
    outdated: computed(() => state.value.kind === "done" && state.value.cut !== cut.value),
    forget: () => (state.value = { kind: "none" }),
    assemble: async (options = {}) => {
      const openPass = episode.openPass.peek();
      if (!openPass || state.peek().kind === "running") return;
      const made = { cut: cut.peek(), frames: filmFrames(clips.peek()) };
      state.value = { kind: "running", percent: 0, says: FILM_STAGES.probe[2] };
      const answer = await ask("assemble", { ...openPass, ...options });
      if (episode.openPass.peek() !== openPass) return;
      const reply = notices.settle("film", answer);
      if (!reply) return void (state.value = { kind: "none" });
      const after = stateAfter(reply, { ep: openPass.ep, made: now(), ...made });
      state.value = after;
      if (after.kind === "done") remembered.keep(placeOf(openPass), after);
    },
    apply: (event) => {
      const openPass = episode.openPass.peek();
      const isOurs = event.ep === openPass?.ep && event.pass === openPass.pass && event.version === undefined;
      if (state.peek().kind === "running" && isOurs)
        state.value = { kind: "running", ...progressOf(FILM_STAGES, event) };
    },
  };
}

type Reply = AnswerOf<"assemble"> & {
  /** The film without titles, and the one with them: null when only that one could not be made. */
  readonly cut?: string | null;
  readonly published?: string | null;
};

interface FilmInputs {
  readonly ep: string;
  readonly made: number;
  readonly frames: number;
  readonly cut: string;
}

/** What is played is the film without titles, which is as long as the cut; the one with them is a file to take along. */
function stateAfter(reply: Reply, { ep, made, frames, cut }: FilmInputs): FilmState {
  const { ok, report, error } = reply;
  const output = reply.cut ?? (ok ? reply.output : null);
  const path = output === null ? undefined : insideEpisode(ep, output);
  if (output === null || path === undefined)
    return { kind: "failed", sentence: error ?? "the film was not written", report };
  const film: Film = { kind: "film", path, made, frames };
  const published = reply.published ? insideEpisode(ep, reply.published) : undefined;
  const trouble = ok ? {} : { trouble: error ?? "it was not published" };
  return { kind: "done", film, output, cut, report, ...(published !== undefined && { published }), ...trouble };
}

/** Frames of the film that these clips make: shots without a take are left out of it. */
export function filmFrames(clips: readonly Clip[]): number {
  return clips.filter((clip) => clip.mp4 !== undefined).reduce((sum, clip) => sum + clip.frames, 0);
}

/** Shots that the film leaves out because there is nothing to play. */
export function shotsWithoutTake(clips: readonly Clip[]): string[] {
  return clips.filter((clip) => clip.mp4 === undefined && clip.frames > 0).map((clip) => clip.shot);
}

function cutText(clips: readonly Clip[]): string {
  return JSON.stringify(
    clips.filter((clip) => clip.frames > 0).map((clip) => [clip.mp4, clip.trimIn, clip.trimOut, clip.cut.audio]),
  );
}
