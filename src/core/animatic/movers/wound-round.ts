// Who winds a rope, a chain or a sash round the own waist, or ties themselves to a mast or a tree: the turns around the body, and what stands behind it.
import type { Bearer } from "./gear.ts";
import { smooth } from "./paths.ts";
import type { Mover } from "./mover.ts";

/** From the ground to the waist, in heights of the body. */
const WAIST = 0.585;
/** What one is tied to, with half of its breadth in heads. */
const POSTS: readonly (readonly [words: RegExp, half: number])[] = [
  [/\b(?:tree|oak|pine|beech|trunk|elm|birch|palm)\b/, 1],
  [/\b(?:mast|post|pole|pillar|column|stake|lamppost|bollard)\b/, 0.5],
];
const ROPES = /\b(?:rope|chain|cord|line|cable|sash|belt|scarf|girdle)\b/;

export function wound({ place, one, beat, from, to }: Bearer): readonly Mover[] {
  const { spot, member } = one;
  const thing = place.staged.find(({ member: { kind, name } }) => kind === "prop" && ROPES.test(name.toLowerCase()));
  const look = thing?.member.look.kind === "thing" ? thing.member.look.look : undefined;
  const own = { unit: spot.head, facing: spot.facing, because: beat.because } as const;
  if (member.beats.find(({ gesture }) => gesture === "wind_round") !== beat) return [];
  const y = spot.base - (spot.base - spot.top) * WAIST;
  const rope: Mover = {
    ...{ ...own, art: "wound_rope", colour: look?.colour, x: spot.x, y, isBefore: true },
    follows: member.id,
    at: (seconds) =>
      seconds < from
        ? undefined
        : { phase: Math.round(3 * smooth((seconds - from) / Math.max(0.1, to - from))) / 3.001 },
  };
  const post = POSTS.find(([words]) => words.test(place.card.actionWords.toLowerCase()));
  if (!post) return [rope];
  const stands: Mover = {
    ...own,
    art: "post",
    x: spot.x - 0.2 * spot.facing * spot.head,
    y: spot.base,
    isBefore: false,
    reach: [post[1], 0],
    at: () => ({ phase: 0 }),
  };
  return [stands, rope];
}
