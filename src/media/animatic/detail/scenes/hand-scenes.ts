// The scene of each deed of a large hand.
import type { HandDeed } from "../../../../core/animatic/detail/detail.ts";
import { intoCoat } from "../body/into-coat.ts";
import { burn, light, strike } from "./fire.ts";
import { clench, hold, knock, meet, offer, reach, release, stroke, swipe, tap, tremble, wipe } from "./gestures.ts";
import type { Scene } from "./hands.ts";
import { lace } from "./lacing.ts";
import { loseGrip, partHands, seize } from "./limbs.ts";
import { palm } from "./palm.ts";
import { drop, insert, put, pour, scatter, slide, take } from "./placing.ts";
import { bound, knotRope, slipOff, toss, wearRing, wearWatch } from "./tosses-and-ties.ts";
import { locketOpens, opening, press, pull, turn, turnPage, turnTap } from "./turning.ts";
import { cut, knead, stir, tear, write } from "./working.ts";

/** Laces belong to a shoe; whatever else is tied is a rope. */
const isShoe: (scene: Parameters<Scene>[0]) => boolean = ({ beat: { thing, target } }) =>
  [thing, target].every((one) => one?.look?.shape !== "rope") && [thing, target].every((one) => one?.word !== "knot");

export const HAND_SCENES: Readonly<Record<HandDeed, Scene>> = {
  ...{ hold, tremble, offer, meet, reach, clench, release, stroke, wipe, tap, knock, swipe },
  ...{ drop, put, take, slide, insert, pour, scatter, write, stir, cut, knead, tear },
  ...{ press, turn, pull, strike, light, burn, lace: (scene) => (isShoe(scene) ? lace : knotRope)(scene) },
  ...{ toss, bound, wear_ring: wearRing, wear_watch: wearWatch, slip_off: slipOff },
  ...{ seize, lose_grip: loseGrip, part_hands: partHands, palm },
  ...{ turn_page: turnPage, turn_tap: turnTap },
  into_coat: intoCoat(false),
  out_of_coat: intoCoat(true),
  open: (scene) => (scene.beat.thing?.look?.shape === "locket" ? locketOpens : opening(true))(scene),
  close: opening(false),
};
