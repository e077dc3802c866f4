// What is swung that no hand has: nobody draws a sword for it.
import type { Beat } from "../acting.ts";

/** What is swung in the hand, or beaten with it. */
const SWUNG =
  /\b(?:sword|bat|club|axe|hatchet|hammer|mallet|stick|staff|pole|racket|racquet|beater|net|rug|carpet|mat|mattress|blade|katana|sabre|mace|pick|pickaxe|broom|whip|chain|scythe|paddle|oar|cane|umbrella|bag|handbag|torch|lamp|lantern|rope|bell|censer|canvas|painting|picture|portrait|pan|shovel|spade)s?\b/;

export function unarmed(beat: Beat): Beat {
  const [verb = "", ...rest] = beat.because;
  const isEmpty = beat.gesture === "swing" && beat.holds.length === 0 && /^sw[iu]ng/.test(verb);
  return isEmpty && rest.length > 0 && !SWUNG.test(rest.join(" ")) ? { ...beat, gesture: "reach" } : beat;
}
