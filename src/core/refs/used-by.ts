// Which shots read which references, and which keyframes the shots of an episode have. docs/http.md "Ref".
import type { Pass } from "../../contracts/schema.ts";
import type { KeyframeNeed } from "./keyframe-need.ts";
import type { KeyframeEnd } from "./ref-names.ts";

export type UsedBy = Readonly<Record<Pass, readonly string[]>>;

export const UNUSED: UsedBy = { final: [], proxy: [] };

/** A shot of a pass, with the ids of the references that its next render reads. */
export interface ShotUse {
  readonly pass: Pass;
  readonly shot: string;
  readonly refs: readonly string[];
}

/** Ids to the shots that read them, in script order. */
export function usersOf(uses: readonly ShotUse[]): Map<string, UsedBy> {
  const found = new Map<string, Record<Pass, string[]>>();
  for (const { pass, shot, refs } of uses) {
    for (const ref of new Set(refs)) {
      const users = found.get(ref) ?? { final: [], proxy: [] };
      users[pass].push(shot);
      found.set(ref, users);
    }
  }
  return found;
}

/** A keyframe in one pass. `target`: id of the video target that reads it. */
export interface KeyframeUse {
  readonly pass: Pass;
  readonly shot: string;
  readonly which: KeyframeEnd;
  readonly need: KeyframeNeed;
  readonly target: string;
}

const STRENGTH = { required: 2, optional: 1 } as const;

/** Of both passes: the one that needs it most, the final pass where both need it alike. */
export function strongestUse(uses: readonly KeyframeUse[]): KeyframeUse | undefined {
  const strength = ({ need: { need } }: KeyframeUse) => (need === null ? 0 : STRENGTH[need]);
  const [first, ...others] = uses;
  return first && others.reduce((best, each) => (strength(each) > strength(best) ? each : best), first);
}

/** Listed whatever lies in the episode: somebody needs it, or the script asks for it. */
export function isAskedFor({ need: { need, requested } }: KeyframeUse): boolean {
  return need === "required" || requested;
}
