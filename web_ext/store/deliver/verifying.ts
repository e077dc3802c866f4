// What the master is made of, by the proof beside it, and whether all of that still is what it was. Asked for, never by itself: it reads
// every file.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Badge } from "../base/badge.ts";
import { formatCount } from "../base/format.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export type Verified = AnswerOf<"verifyFilm">;

export interface Verifying {
  /** Undefined until it was asked for. */
  readonly verified: ReadonlySignal<Verified | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** `path`: of the film, relative to the episode. */
  readonly verify: (path: string) => Promise<void>;
}

export const VERIFY_TOPIC = "film:verify";

interface VerifyPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

export function createVerifying({ ask, notices, episode }: VerifyPorts): Verifying {
  const verified = signal<Verified | undefined>(undefined);
  const isBusy = signal(false);
  effect(() => {
    if (episode.openPass.value) untracked(() => (verified.value = undefined));
  });
  return {
    verified,
    isBusy,
    verify: async (path) => {
      const place = episode.openPass.peek();
      if (!place || isBusy.peek()) return;
      isBusy.value = true;
      const answer = await ask("verifyFilm", { ep: place.ep, path });
      isBusy.value = false;
      if (episode.openPass.peek() === place) verified.value = notices.settle(VERIFY_TOPIC, answer);
    },
  };
}

export function badgeOfVerified({ same, differs, unknown }: Pick<Verified, "same" | "differs" | "unknown">): Badge {
  if (!same) {
    const word = formatCount(differs.length, "change");
    return { tone: "stale", shape: "stale", word, title: "Not all is what it was when the master was made" };
  }
  const title = unknown.length > 0 ? `As far as it can be told here: ${unknown.length} cannot` : "All is what it was";
  return { tone: "ok", shape: "ok", word: "As it was made", title };
}

/** What the film is made of, in a line. */
export function describeVerified({ clips, models, graphs, references }: Verified): string {
  const parts = [
    formatCount(clips.length, "clip"),
    formatCount(models.length, "model"),
    formatCount(graphs.length, "graph"),
    formatCount(references.length, "reference"),
  ];
  return `Made of ${parts.join(", ")}`;
}
