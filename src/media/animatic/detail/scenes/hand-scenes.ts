// The scene of each deed of a large hand.
import type { HandDeed } from "../../../../core/animatic/detail/detail.ts";
import { burn, light, strike } from "./fire.ts";
import { clench, hold, knock, meet, offer, reach, release, stroke, swipe, tap, tremble, wipe } from "./gestures.ts";
import type { Scene } from "./hands.ts";
import { lace } from "./lacing.ts";
import { drop, insert, put, pour, scatter, slide, take } from "./placing.ts";
import { opening, press, pull, turn } from "./turning.ts";
import { cut, knead, stir, tear, write } from "./working.ts";

export const HAND_SCENES: Readonly<Record<HandDeed, Scene>> = {
  ...{ hold, tremble, offer, meet, reach, clench, release, stroke, wipe, tap, knock, swipe },
  ...{ drop, put, take, slide, insert, pour, scatter, write, stir, cut, knead, tear },
  ...{ press, turn, pull, strike, light, burn, lace },
  open: opening(true),
  close: opening(false),
};
