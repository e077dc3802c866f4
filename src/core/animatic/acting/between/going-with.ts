// Words of going with somebody: after who goes, after who runs away, before who is led.
import type { Beat } from "../acting.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";

/** Who is led, or walked with, goes along. */
export function goesBeside({ gesture, way }: Beat): boolean {
  return way === "across" && (gesture === "support" || GESTURE_DESIGNS[gesture].stands === "beside");
}

/** Words of going after somebody who goes. */
export const FOLLOWING = /^(?:follow(?:s|ing|ed)?|trails?|tails?|stalks?)$/;

/** Words of going before somebody who comes along. */
export const LEADING =
  /^(?:(?:lead(?:s|ing)?|led|guid\w+|usher\w*|escort\w*|herd\w*)|walk\w* (?:the|a|her|his|their) (?:\w+ )?(?:dogs?|horse|pony|bicycle|bike))\b/;

/** Words of going after somebody who runs away: "chases", "runs after". */
const CHASING =
  /\b(?:chas(?:es?|ing|ed)|pursu(?:es?|ing|ed)|hunts?|hunting)\b|^(?:run\w*|ran|rac\w+|sprint\w*|dash\w*|rush\w*|charg\w+|tears?) after\b/;

export const isChasing = (because: readonly string[]): boolean => CHASING.test(because.join(" "));
