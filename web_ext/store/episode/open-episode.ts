// The open episode as the service sees it: its facts and its shots. What a person is changing right now lies over it in `cut-edits.ts`.
import { batch, computed, signal } from "@preact/signals";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Ask } from "../../api/calls.ts";
import { withQueuedTake, withTakes } from "./shot-guess.ts";
import { createShotSignals } from "./shot-signals.ts";
import type { EpisodePass, OpenEpisode, EpisodeState, EpisodeFacts } from "./episode-values.ts";

export interface OpenEpisodePorts {
  readonly ask: Ask;
  /** Whether an episode's pass is built; undefined for one that is not known. */
  readonly isBuilt: (openPass: EpisodePass) => Promise<boolean | undefined>;
}

export function createOpenEpisode(ports: OpenEpisodePorts): OpenEpisode {
  const state = signal<EpisodeState>("closed");
  const refusal = signal<string | undefined>(undefined);
  const openPass = signal<EpisodePass | undefined>(undefined);
  const facts = signal<EpisodeFacts | undefined>(undefined);
  const { put, guess, ...list } = createShotSignals();

  const empty = (next: EpisodeState, sentence?: string) => {
    batch(() => {
      put([]);
      facts.value = undefined;
      refusal.value = sentence;
      state.value = next;
    });
  };
  const show = ({ shots, ...rest }: EpisodeStatus) => {
    batch(() => {
      put(shots);
      if (!isSame(facts.peek(), rest)) facts.value = rest;
      refusal.value = undefined;
      state.value = "ready";
    });
  };

  return {
    state,
    refusal,
    openPass,
    facts,
    ...measuresOf(openPass, facts),
    ...list,
    open: (next) => {
      if (isSame(next, openPass.peek())) return;
      batch(() => {
        openPass.value = next;
        empty(next ? "loading" : "closed");
      });
    },
    refresh: async () => {
      const asked = openPass.peek();
      if (!asked) return;
      const answer = await askStatus(ports, asked, state.peek());
      if (openPass.peek() !== asked) return;
      if (!answer) empty("unbuilt");
      else if (answer.ok) show(answer.value);
      else if (!answer.unreachable) empty("unbuilt", answer.sentence);
    },
    refreshShot: async (shot) => {
      const asked = openPass.peek();
      const answer = asked && (await ports.ask("shot", { ...asked, shot }));
      if (answer?.ok && openPass.peek() === asked) guess(shot, (before) => withTakes(before, answer.value.takes));
    },
    adopt: put,
    // What a take that has ended left behind is only known once it is fetched: until then it counts as on its way.
    applyTake: (event) => {
      if (event.status === "queued") guess(event.shot, (shot) => withQueuedTake(shot, event));
    },
  };
}

type Measures = Pick<OpenEpisode, "fps" | "aspect" | "folder">;

function measuresOf(openPass: OpenEpisode["openPass"], facts: OpenEpisode["facts"]): Measures {
  return {
    fps: computed(() => facts.value?.fps ?? 24),
    aspect: computed(() => (facts.value ? facts.value.width / facts.value.height : 16 / 9)),
    folder: computed(() => openPass.value?.ep ?? ""),
  };
}

/** Undefined for a pass that is known not to be built: asking for it would only be refused. */
async function askStatus({ ask, isBuilt }: OpenEpisodePorts, openPass: EpisodePass, state: EpisodeState) {
  const unbuilt = state !== "ready" && (await isBuilt(openPass)) === false;
  return unbuilt ? undefined : ask("episode", openPass);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
