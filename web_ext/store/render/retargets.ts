// Setting the target of several shots, one request each. A shot that refuses keeps the one it has; the rest are done all the same.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Ask } from "../../api/calls.ts";
import { formatCount } from "../base/format.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export interface Retargets {
  /** How many are done of those that are being set; undefined while none are. */
  readonly progress: ReadonlySignal<{ readonly done: number; readonly of: number } | undefined>;
  /** Null: what the script, the episode or the show says. Resolves to whether every shot took it. */
  readonly set: (shots: readonly string[], target: string | null) => Promise<boolean>;
}

export const RETARGET_TOPIC = "retarget";

export function createRetargets(ask: Ask, notices: Notices, episode: Pick<OpenEpisode, "openPass">): Retargets {
  const progress = signal<{ done: number; of: number } | undefined>(undefined);
  return {
    progress,
    set: async (shots, target) => {
      const openPass = episode.openPass.peek();
      if (!openPass || progress.peek()) return false;
      notices.clear(RETARGET_TOPIC);
      const refused: string[] = [];
      for (const [done, shot] of shots.entries()) {
        progress.value = { done, of: shots.length };
        const answer = await ask("putOverride", { ...openPass, shot, fields: { target } });
        if (!answer.ok) refused.push(answer.sentence);
      }
      progress.value = undefined;
      if (refused.length > 0) notices.say(RETARGET_TOPIC, describeRefused(refused, shots.length));
      return refused.length === 0;
    },
  };
}

function describeRefused(refused: readonly string[], of: number): string {
  return `${refused.length} of ${formatCount(of, "shot")} kept the target they had; ${refused[0] ?? ""}`;
}
