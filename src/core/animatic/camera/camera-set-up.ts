// From where the camera sees a shot: the angle that its words ask for, else one of those that are right for it, by the seed. What a scene keeps from cut to
// cut is not changed by it: who is on which side, where the light comes from, the hour.
import { hashOf } from "../seeded-random.ts";

export interface CameraSetUp {
  /** Metres from the ground to the lens. */
  readonly height: number;
  /** Metres that the camera stands to the right of the place's middle, at which it looks. */
  readonly aside: number;
  /** How near it is: parts of what the size word asks for. */
  readonly near: number;
  /** How hard the main light falls from its side: 0 soft, 1 hard. */
  readonly contrast: number;
  /** From which side of them people are seen, where the words say so. */
  readonly seen?: "front" | "side" | "back" | undefined;
  /** The words that led to it; none where the seed chose. */
  readonly because: readonly string[];
}

export interface SetUpOrder {
  readonly seed: string;
  readonly cameraWords: string;
}

/** As every picture is seen that has no seed. */
export const PLAIN_SET_UP: CameraSetUp = { height: 1.1, aside: 0, near: 1, contrast: 0, because: [] };

const HEIGHTS: readonly number[] = [0.6, 1.1, 1.75];
const SIDES: readonly number[] = [-1, 0, 1];
const DISTANCES: readonly number[] = [0.88, 1, 1.12];
const CONTRASTS: readonly number[] = [0, 0.5, 1];

const ASKED_HEIGHTS: readonly (readonly [height: number, words: RegExp])[] = [
  [
    3.2,
    /\b(?:bird'?s?[- ]eyes?|god'?s?[- ]eyes?|overhead|top[- ](?:shot|down|view)|from (?:directly |straight )?overhead)\b/,
  ],
  [2.4, /\b(?:high[- ]angles?|(?:from|seen from) above|look(?:s|ing) down (?:on|at)|from (?:a|the) height)\b/],
  [0.3, /\b(?:worm'?s?[- ]eyes?|from the (?:floor|ground)|ground[- ]level|floor[- ]level)\b/],
  [0.45, /\b(?:low[- ]angles?|(?:from|seen from) below|look(?:s|ing) up (?:at|to)|hero (?:shot|angle))\b/],
  [1.1, /\b(?:eye[- ]level|level with)\b/],
];
const ASKED_SIDES: readonly (readonly [seen: NonNullable<CameraSetUp["seen"]>, words: RegExp])[] = [
  ["side", /\b(?:in profile|profile (?:shot|view)|side[- ]on|side (?:view|angle)|from the side)\b/],
  ["back", /\b(?:from behind|behind (?:her|him|them)|from the back|rear (?:view|angle))\b/],
  ["front", /\b(?:head[- ]on|frontal(?:ly)?|straight[- ]on|from the front|facing (?:the camera|us))\b/],
];

export function setUpOf({ seed, cameraWords }: SetUpOrder): CameraSetUp {
  const words = cameraWords.toLowerCase().replaceAll("\u2019", "'");
  const asked = ASKED_HEIGHTS.find(([, pattern]) => pattern.test(words));
  const side = ASKED_SIDES.find(([, pattern]) => pattern.test(words));
  const because = [asked, side].flatMap((one) => (one ? (one[1].exec(words)?.[0] ?? []) : []));
  const own = seed === "" ? PLAIN_SET_UP : chosenBy(seed);
  return { ...own, ...(asked && { height: asked[0] }), ...(side && { seen: side[0] }), because };
}

/** One of 27, so chosen that any two of them differ in at least two ways. */
function chosenBy(seed: string): CameraSetUp {
  const [high, aside, near] = ["camera height", "camera aside", "camera distance"].map(
    (trait) => hashOf(`${seed} ${trait}`) % 3,
  ) as [number, number, number];
  return {
    height: HEIGHTS[high] ?? PLAIN_SET_UP.height,
    aside: SIDES[aside] ?? 0,
    near: DISTANCES[near] ?? 1,
    contrast: CONTRASTS[(high + aside + near) % 3] ?? 0,
    because: [],
  };
}
