// The Deliver workspace's state: what the film would be, how it is to be made, and the music imported for it.
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { CutEdits } from "../cut/edit-values.ts";
import type { Films } from "./films.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { Playback } from "../playback/clips-and-playhead.ts";
import type { Sounds } from "../episode/sounds.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import { createRemembered } from "../base/remembered.ts";
import { FILM_FORM, readFilmForm, type FilmForm } from "./film-form.ts";
import { planFilm, type FilmPlan } from "./film-plan.ts";

export interface DeliverState {
  readonly plan: ReadonlySignal<FilmPlan>;
  readonly form: ReadonlySignal<FilmForm>;
  /** Why what is typed cannot be asked for. */
  readonly problem: ReadonlySignal<string | undefined>;
  readonly change: (fields: Partial<FilmForm>) => void;
  readonly assemble: () => Promise<void>;
  /** Puts a sound of this machine into the episode, and chooses it. */
  readonly importMusic: (file: File) => Promise<void>;
}

export interface DeliverPorts {
  /** Keeps what is chosen here over a reload. */
  readonly drafts: DraftStorage;
  readonly sounds: Sounds;
  readonly episode: Pick<OpenEpisode, "fps" | "folder" | "facts">;
  readonly cut: Pick<CutEdits, "shots">;
  readonly playback: Pick<Playback, "clips">;
  readonly films: Pick<Films, "assemble">;
}

export function createDeliverState({ sounds, episode, cut, playback, films, drafts }: DeliverPorts): DeliverState {
  const form = signal<FilmForm>(FILM_FORM);
  const asked = computed(() => readFilmForm(form.value));
  const remembered = createRemembered<FilmForm>(drafts, "film form");
  const change = (fields: Partial<FilmForm>) => {
    form.value = { ...form.peek(), ...fields };
    remembered.keep(episode.folder.peek(), form.peek());
  };
  const plan = computed(() => planFilm(cut.shots.value, playback.clips.value, episode.fps.value));
  // What is another episode's own is not taken over into this one. What is chosen while the kept form is read stays.
  effect(() => {
    const folder = episode.folder.value;
    if (folder === "") return;
    const begun = { ...form.peek(), music: "", audio: "clips", size: "", upscaled: false } as const;
    form.value = begun;
    void untracked(() => remembered.read(folder)).then((kept) => {
      if (kept && episode.folder.peek() === folder && form.peek() === begun) form.value = { ...FILM_FORM, ...kept };
    });
  });
  return {
    plan,
    form,
    problem: computed(() => (typeof asked.value === "string" ? asked.value : undefined)),
    change,
    assemble: async () => {
      const options = asked.peek();
      if (typeof options === "string") return;
      const hasTrack = (episode.facts.peek()?.track ?? null) !== null;
      const upscaled = form.peek().upscaled && plan.peek().hasUpscales;
      await films.assemble({ ...options, upscaled, audio: hasTrack ? form.peek().audio : "clips" });
    },
    importMusic: async (file) => {
      const path = await sounds.upload(file, "music");
      if (path !== undefined) change({ music: path });
    },
  };
}
