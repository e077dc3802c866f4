// First and last frames of shots, cut out of takes. What the service refuses stands on the shot that it was asked for.
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export interface Keyframes {
  /** The shot begins with the last picture of the shot before it in the cut. */
  readonly fromPrevious: (shot: string) => Promise<void>;
  /** The next shot begins with the last picture of this take. */
  readonly toNext: (shot: string, take: number, next: string) => Promise<void>;
}

export function createKeyframes(ask: Ask, notices: Notices, episode: OpenEpisode): Keyframes {
  const cutFor = async (shot: string, source: { source_shot?: string; source_take?: number }, topicShot: string) => {
    const openPass = episode.openPass.peek();
    if (!openPass) return;
    const answer = await ask("cutKeyframe", {
      ...openPass,
      shot,
      which: "first",
      frame: "last",
      pick: true,
      ...source,
    });
    if (episode.openPass.peek() === openPass) notices.settle(`cut:${topicShot}`, answer);
  };
  return {
    fromPrevious: (shot) => cutFor(shot, {}, shot),
    toNext: (shot, take, next) => cutFor(next, { source_shot: shot, source_take: take }, shot),
  };
}
