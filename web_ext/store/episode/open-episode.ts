// The open episode as the service sees it: its facts and its shots. What a person is changing right now lies over it in `cut-edits.ts`.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { EventData } from "../../../src/contracts/events.ts";
import type { EpisodeStatus } from "../../../src/contracts/routes/episodes.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { Ask } from "../../api/ask.ts";
import { withQueuedTake, withTakes } from "./shot-guess.ts";
import { createShotShelf, type ShotShelf } from "./shot-shelf.ts";

export interface Place {
  readonly ep: string;
  readonly pass: Pass;
}

export type EpisodeFacts = Omit<EpisodeStatus, "shots">;

/** `unbuilt` also stands for "cannot be read": `refusal` then holds the service's sentence. */
export type EpisodeState = "closed" | "loading" | "ready" | "unbuilt";

export interface OpenEpisode extends Pick<ShotShelf, "order" | "shots" | "shot"> {
  readonly state: ReadonlySignal<EpisodeState>;
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly place: ReadonlySignal<Place | undefined>;
  readonly facts: ReadonlySignal<EpisodeFacts | undefined>;
  /** Of its pictures, as long as they are not known: 24 frames a second, 16:9. */
  readonly fps: ReadonlySignal<number>;
  readonly aspect: ReadonlySignal<number>;
  /** Its folder, for addresses of its files; empty while none is open. */
  readonly folder: ReadonlySignal<string>;
  readonly open: (place: Place | undefined) => void;
  readonly refresh: () => Promise<void>;
  /** Fetches one shot's takes; what the cut makes of them is guessed until the whole is fetched. */
  readonly refreshShot: (shot: string) => Promise<void>;
  /** Shows a take of the open pass as soon as it is queued. */
  readonly applyTake: (event: EventData<"studio.take">) => void;
}

export interface OpenEpisodePorts {
  readonly ask: Ask;
  /** Whether an episode's pass is built; undefined for one that is not known. */
  readonly isBuilt: (place: Place) => Promise<boolean | undefined>;
}

export function createOpenEpisode(ports: OpenEpisodePorts): OpenEpisode {
  const state = signal<EpisodeState>("closed");
  const refusal = signal<string | undefined>(undefined);
  const place = signal<Place | undefined>(undefined);
  const facts = signal<EpisodeFacts | undefined>(undefined);
  const shelf = createShotShelf();

  const empty = (next: EpisodeState, sentence?: string) => {
    batch(() => {
      shelf.put([]);
      facts.value = undefined;
      refusal.value = sentence;
      state.value = next;
    });
  };
  const show = ({ shots, ...rest }: EpisodeStatus) => {
    batch(() => {
      shelf.put(shots);
      if (!isSame(facts.peek(), rest)) facts.value = rest;
      refusal.value = undefined;
      state.value = "ready";
    });
  };

  return {
    state,
    refusal,
    place,
    facts,
    ...measuresOf(place, facts),
    order: shelf.order,
    shots: shelf.shots,
    shot: shelf.shot,
    open: (next) => {
      if (isSame(next, place.peek())) return;
      batch(() => {
        place.value = next;
        empty(next ? "loading" : "closed");
      });
    },
    refresh: async () => {
      const asked = place.peek();
      if (!asked) return;
      const answer = await askStatus(ports, asked, state.peek());
      if (place.peek() !== asked) return;
      if (!answer) empty("unbuilt");
      else if (answer.ok) show(answer.value);
      else if (!answer.gone) empty("unbuilt", answer.sentence);
    },
    refreshShot: async (shot) => {
      const asked = place.peek();
      const answer = asked && (await ports.ask("shot", { ...asked, shot }));
      if (answer?.ok && place.peek() === asked) shelf.guess(shot, (before) => withTakes(before, answer.value.takes));
    },
    // What a take that has ended left behind is only known once it is fetched: until then it counts as on its way.
    applyTake: (event) => {
      if (event.status === "queued") shelf.guess(event.shot, (shot) => withQueuedTake(shot, event));
    },
  };
}

type Measures = Pick<OpenEpisode, "fps" | "aspect" | "folder">;

function measuresOf(place: OpenEpisode["place"], facts: OpenEpisode["facts"]): Measures {
  return {
    fps: computed(() => facts.value?.fps ?? 24),
    aspect: computed(() => (facts.value ? facts.value.width / facts.value.height : 16 / 9)),
    folder: computed(() => place.value?.ep ?? ""),
  };
}

/** Undefined for a pass that is known not to be built: asking for it would only be refused. */
async function askStatus({ ask, isBuilt }: OpenEpisodePorts, place: Place, state: EpisodeState) {
  const unbuilt = state !== "ready" && (await isBuilt(place)) === false;
  return unbuilt ? undefined : ask("episode", place);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
