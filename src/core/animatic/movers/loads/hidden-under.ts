// What something is hidden under or pulled out from under, where it is before the hands: it is raised while they are below it.
import type { Beat } from "../../acting/acting.ts";
import type { Bearer, Gear } from "../gear.ts";
import type { CoverForm, Mover } from "../mover.ts";
import { smooth } from "../paths.ts";

const FORMS: readonly (readonly [form: CoverForm, words: string])[] = [
  ["mattress", "mattress mattresses bed bunk cot sofa couch"],
  ["pillow", "pillow pillows cushion bolster"],
  ["rug", "rug carpet mat doormat"],
  ["plank", "floorboard floorboards board boards plank planks"],
  ["log", "log logs root roots trunk branch"],
  ["rock", "stone stones rock boulder slab"],
];
const BY_WORD: ReadonlyMap<string, CoverForm> = new Map(
  FORMS.flatMap(([form, words]) => words.split(" ").map((word) => [word, form] as const)),
);
/** Heads from the ground up to where the hand goes under it, and from who does it to its middle. */
const PLACES: Readonly<Record<CoverForm, readonly [under: number, forward: number]>> = {
  ...{ mattress: [1.6, 3.7], pillow: [2.25, 2.9], rug: [0, 3.6], plank: [0, 3], log: [0, 3.5], rock: [0, 3] },
};
/** Where the hand goes under it in a near picture, in parts of the frame's height; parts of the deed at which it is raised, and down again. */
const NEAR = 0.88;
/** What lies on the ground is seen at the lower edge there. */
const NEAR_GROUND = 0.98;
const UP = { from: 0.12, to: 0.3 } as const;
const DOWN = { from: 0.74, to: 0.92 } as const;

const coverIn = ({ beat, one }: Bearer): readonly [noun: string, form: CoverForm] | undefined =>
  [beat, ...one.member.beats.filter(({ from }) => from !== beat.from).toReversed()]
    .flatMap(({ because }) => because.slice(1).toReversed())
    .flatMap((noun) => {
      const form = BY_WORD.get(noun);
      return form === undefined ? [] : [[noun, form] as const];
    })[0];

const UNDER: ReadonlySet<Beat["gesture"]> = new Set(["shove_under", "pull_from_under"] as const);
const isUnder = (beat: Beat | undefined): boolean => beat !== undefined && UNDER.has(beat.gesture);

/** Seconds of each stretch of deeds below it. */
function stretches(beats: readonly Beat[], whole: number): readonly (readonly [from: number, to: number])[] {
  return beats.flatMap((beat, at) => {
    if (!isUnder(beat) || isUnder(beats[at - 1])) return [];
    const after = beats.slice(at).findIndex((one) => !isUnder(one));
    const last = beats[after < 0 ? beats.length - 1 : at + after - 1];
    const to = last?.until ?? (after < 0 ? 1 : (beats[at + after]?.from ?? 1));
    return [[beat.from * whole, to * whole] as const];
  });
}

const nearAt = (under: number): number => (under > 0 ? NEAR : NEAR_GROUND);

export const hiddenUnder: Gear = (bearer) => {
  const found = coverIn(bearer);
  const { place, one, beat } = bearer;
  const { beats } = one.member;
  if (!found || beats.find(isUnder) !== beat) return [];
  const [noun, form] = found;
  const { spot } = one;
  const [under, forward] = PLACES[form];
  const times = stretches(beats, place.card.seconds);
  const raisedAt = (seconds: number): number =>
    times.reduce((most, [from, to]) => {
      const part = (seconds - from) / Math.max(0.1, to - from);
      const up = smooth((part - UP.from) / (UP.to - UP.from)) - smooth((part - DOWN.from) / (DOWN.to - DOWN.from));
      return Math.max(most, up);
    }, 0);
  const line: Omit<Mover, "art" | "isBefore" | "at"> = {
    ...{ x: spot.x + spot.facing * forward * spot.head, unit: spot.head, facing: spot.facing },
    ...{
      y: place.isNear ? nearAt(under) * place.frame.height + under * spot.head : spot.base,
      because: [noun],
      cover: form,
    },
  };
  const known = place.staged.find(({ member }) => member.kind === "prop" && member.id.toLowerCase() === noun);
  const own = known && { standsFor: known.member.id };
  return [
    { ...line, ...own, art: "cover_base", isBefore: false, at: () => ({ phase: 0 }) },
    { ...line, ...own, art: "cover_raised", isBefore: true, at: (seconds) => ({ phase: 0.999 * raisedAt(seconds) }) },
  ];
};
