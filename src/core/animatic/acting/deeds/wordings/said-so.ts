// What a clause does by the words right behind its verb: the first wording that fits.
import type { Actor } from "../../acting.ts";
import type { Other } from "../../between/somebody.ts";
import type { Clause } from "../../verbs.ts";
import type { Deed } from "../deed.ts";
import { WAYS_OF_GOING_WORDINGS } from "./outdoors/ways-of-going-wordings.ts";
import { AIR_AND_WATER_WORDINGS } from "./outdoors/air-and-water-wordings.ts";
import { AGAINST_WORDINGS } from "./against-wordings.ts";
import { BODY_WORDINGS } from "./body-wordings.ts";
import { CARE_WORDINGS } from "./care-wordings.ts";
import { GIVEN_WORDINGS } from "./in-public/given-wordings.ts";
import { HELD_AND_LED_WORDINGS } from "./in-public/held-and-led-wordings.ts";
import { CLOSE_BY_WORDINGS } from "./in-public/close-by-wordings.ts";
import { NEAR_WORDINGS } from "./in-public/near-wordings.ts";
import { CONTACT_WORDINGS } from "./contact-wordings.ts";
import { CRAFT_WORDINGS } from "./craft-wordings.ts";
import { EVERYDAY_WORDINGS } from "./everyday-wordings.ts";
import { FALLING_WORDINGS } from "./falling-wordings.ts";
import { GOING_WORDINGS } from "./going-wordings.ts";
import { INTO_WORDINGS } from "./into-wordings.ts";
import { GIVING_WORDINGS } from "./giving-wordings.ts";
import { FINE_WORK_WORDINGS } from "./fine-work-wordings.ts";
import { HANDIWORK_WORDINGS } from "./handiwork-wordings.ts";
import { HAND_WORDINGS } from "./hand-wordings.ts";
import { HOLDS_WORDINGS } from "./holds-wordings.ts";
import { HOME_WORDINGS } from "./home-wordings.ts";
import { HOUSEHOLD_WORDINGS } from "./household-wordings.ts";
import { IN_PUBLIC_WORDINGS } from "./in-public/in-public-wordings.ts";
import { HIGH_AND_LOW_WORDINGS } from "./moving/high-and-low-wordings.ts";
import { CARRIED_WORDINGS } from "./moving/carried-wordings.ts";
import { WORN_WORDINGS } from "./moving/worn-wordings.ts";
import { FIGHTING_WORDINGS } from "./moving/fighting-wordings.ts";
import { FALLING_FROM_WORDINGS } from "./moving/falling-from-wordings.ts";
import { LEAPING_WORDINGS } from "./moving/leaping-wordings.ts";
import { MEAL_WORDINGS } from "./letters-and-meals/meal-wordings.ts";
import { MOVED_WORDINGS } from "./moving/moved-wordings.ts";
import { REACHING_WORDINGS } from "./moving/reaching-wordings.ts";
import { TURNING_WORDINGS } from "./moving/turning-wordings.ts";
import { OPEN_AIR_WORDINGS } from "./outdoors/open-air-wordings.ts";
import { READING_WORDINGS } from "./letters-and-meals/reading-wordings.ts";
import { SELF_WORDINGS } from "./self-wordings.ts";
import { TOOL_WORDINGS } from "./tool-wordings.ts";
import { SHOP_WORDINGS } from "./shop-wordings.ts";
import { TOUCHING_WORDINGS } from "./touching-wordings.ts";
import { VESSEL_WORDINGS } from "./vessel-wordings.ts";
import { YARD_WORDINGS } from "./outdoors/yard-wordings.ts";
import type { Wording } from "./wording.ts";
import { WORK_WORDINGS } from "./work-wordings.ts";

/** They hold before all phrases. */
export const FIRST_WORDINGS: readonly Wording[] = [
  ...AIR_AND_WATER_WORDINGS,
  ...WAYS_OF_GOING_WORDINGS,
  ...GIVEN_WORDINGS,
  ...NEAR_WORDINGS,
  ...HELD_AND_LED_WORDINGS,
  ...FIGHTING_WORDINGS,
  ...REACHING_WORDINGS,
  ...TURNING_WORDINGS,
  ...HOLDS_WORDINGS,
  ...MEAL_WORDINGS,
  ...READING_WORDINGS,
  ...HIGH_AND_LOW_WORDINGS,
  ...FALLING_FROM_WORDINGS,
  ...LEAPING_WORDINGS,
  ...MOVED_WORDINGS,
  ...WORN_WORDINGS,
  ...CARRIED_WORDINGS,
  ...INTO_WORDINGS,
  ...OPEN_AIR_WORDINGS,
  ...FALLING_WORDINGS,
  ...GOING_WORDINGS,
  ...SELF_WORDINGS,
  ...CLOSE_BY_WORDINGS,
  ...HANDIWORK_WORDINGS,
  ...HOUSEHOLD_WORDINGS,
  ...HOME_WORDINGS,
  ...BODY_WORDINGS,
  ...TOUCHING_WORDINGS,
  ...GIVING_WORDINGS,
  ...CARE_WORDINGS,
  ...AGAINST_WORDINGS,
  ...CONTACT_WORDINGS,
  ...YARD_WORDINGS,
  ...CRAFT_WORDINGS,
  ...SHOP_WORDINGS,
  ...FINE_WORK_WORDINGS,
  ...VESSEL_WORDINGS,
  ...WORK_WORDINGS,
  ...TOOL_WORDINGS,
  ...EVERYDAY_WORDINGS,
  ...IN_PUBLIC_WORDINGS,
  ...HAND_WORDINGS,
];

export function saidSo(
  wordings: readonly Wording[],
  { verb: { plain }, after }: Clause,
  { named, isMeant, isJoint }: Other,
  { isBeast }: Actor,
): Deed | undefined {
  const said = [after.join(" "), withThem(named.join(" "))];
  const own = isBeast === true ? "beast" : "person";
  return wordings.find(
    ({ verbs, words, isPaired = isMeant, isJoint: isForAll = isJoint, by = own }) =>
      verbs.has(plain) &&
      by === own &&
      isPaired === isMeant &&
      isForAll === isJoint &&
      said.some((one) => words.test(one)),
  )?.deed;
}

/** "lifts her up" and "lifts him" as "lifts them". */
function withThem(said: string): string {
  return said.replaceAll(/\bhim\b/g, "them").replaceAll(HER, "them");
}

const HER =
  /\bher(?= (?:up|down|out|over|off|away|in|on|into|onto|to|from|by|round|around|across|through|against|with|at|above|under|behind|along|aside|forwards?|backwards?|upright|awake|towards?|until|hard|close|tightly|gently|slowly|and)\b| ,|$)/g;
