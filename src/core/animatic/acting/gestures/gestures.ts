// The designs of all gestures by name.
import { WINDOWS_AND_CLOTHES } from "./windows-and-clothes.ts";
import { AFFECTION } from "./affection.ts";
import { BEARING } from "./bearing.ts";
import { CARE } from "./care.ts";
import { CONTACT } from "./contact/contact.ts";
import { SCUFFLES } from "./contact/scuffles.ts";
import { HAIR } from "./contact/hair.ts";
import { AT_HOME } from "./own-body/at-home.ts";
import { OWN_BODY } from "./own-body/own-body.ts";
import { EXCHANGE } from "./exchange.ts";
import { FEELINGS } from "./everyday/feelings.ts";
import { EVERYDAY } from "./everyday/everyday.ts";
import { STRUGGLE } from "./struggle.ts";
import { THREATS } from "./threats.ts";
import { AT_FIXTURES } from "./fixtures/at-fixtures.ts";
import type { GestureDesign } from "./gesture.ts";
import { AT_THE_STOVE } from "./hand-work/at-the-stove.ts";
import { CUTTING_AND_WRAPPING } from "./hand-work/cutting-and-wrapping.ts";
import { DRESSING } from "./hand-work/dressing.ts";
import { MEALS } from "./hand-work/meals.ts";
import { PAPERS_AND_LIDS } from "./hand-work/papers-and-lids.ts";
import { LIGHTS_AND_AIRS } from "./hand-work/lights-and-airs.ts";
import { TURNING_AND_REACHING } from "./hand-work/turning-and-reaching.ts";
import { WITH_BOTH_HANDS } from "./hand-work/with-both-hands.ts";
import { HANDLING } from "./handling.ts";
import { MUSIC } from "./music.ts";
import type { Gesture } from "./names.ts";
import { SELF_GESTURES } from "./self.ts";
import { SIGNS } from "./signs.ts";
import { SPORT } from "./sport.ts";
import { TOGETHER } from "./together.ts";
import { WEAPONS } from "./weapons.ts";
import { WITH_SOMEBODY } from "./with-somebody.ts";
import { ROPES_AND_MIRRORS } from "./ropes-and-mirrors.ts";
import { INTO_VESSELS } from "./tool-work/into-vessels.ts";
import { TRADE_WORK } from "./tool-work/trade-work.ts";
import { TOOL_WORK } from "./tool-work/tool-work.ts";
import { WORK } from "./work.ts";

export const GESTURE_DESIGNS: Readonly<Record<Gesture, GestureDesign>> = {
  ...SIGNS,
  ...SELF_GESTURES,
  ...HANDLING,
  ...AT_THE_STOVE,
  ...MEALS,
  ...WITH_BOTH_HANDS,
  ...TURNING_AND_REACHING,
  ...PAPERS_AND_LIDS,
  ...CUTTING_AND_WRAPPING,
  ...LIGHTS_AND_AIRS,
  ...DRESSING,
  ...WINDOWS_AND_CLOTHES,
  ...MUSIC,
  ...WEAPONS,
  ...SPORT,
  ...WORK,
  ...AT_FIXTURES,
  ...TOGETHER,
  ...WITH_SOMEBODY,
  ...ROPES_AND_MIRRORS,
  ...AFFECTION,
  ...STRUGGLE,
  ...CARE,
  ...BEARING,
  ...THREATS,
  ...EXCHANGE,
  ...EVERYDAY,
  ...CONTACT,
  ...OWN_BODY,
  ...AT_HOME,
  ...FEELINGS,
  ...HAIR,
  ...SCUFFLES,
  ...TOOL_WORK,
  ...INTO_VESSELS,
  ...TRADE_WORK,
};
