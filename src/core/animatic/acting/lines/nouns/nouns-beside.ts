// Words of a line that look like verbs and are nouns by what stands beside them: a rose, the dust, the light, fish, leaves, a groom.
import { ARTICLES } from "../../words.ts";

/** "throws rice over the bride and groom": who marries. */
export const isBridal = (words: readonly string[], at: number): boolean =>
  words[at] === "groom" && /^(?:and|with|,)$/.test(words[at - 1] ?? "") && words.slice(0, at - 1).includes("bride");

/** "light floods in". */
export const isDaylight = (words: readonly string[], at: number): boolean =>
  words[at] === "light" &&
  /^(?:flood|fall|stream|pour|shin|spill|fill|flicker|glow|com|go)\w*s$/.test(words[at + 1] ?? "");

/** "a white rose", "crumbles to dust", "comes in dripping wet". */
export const isRoseOrDust = (words: readonly string[], at: number): boolean =>
  (words[at] === "wet" && (words[at - 1] ?? "").endsWith("ing")) ||
  (words[at] === "rose" && ARTICLES.has(words[at - 2] ?? "") && FRESH.test(words[at - 1] ?? "")) ||
  (words[at] === "dust" && words[at - 1] === "to");

const FRESH =
  /^(?:white|red|yellow|pink|black|blue|single|dried|dead|withered|wilted|last|fresh|paper|silk|long|lone)$/;

/** "and fish spill onto the deck", "darts fly out of the wall": what spills or flies. */
export const isFishOrDarts = (words: readonly string[], at: number): boolean =>
  (words[at] === "fish" &&
    /^(?:spill|leap|swim|flop|pour|wriggle|jump|dart|slide|slither|tumble|fall|flap)$/.test(words[at + 1] ?? "")) ||
  (words[at] === "darts" && /^(?:fly|shoot|hiss|rain|hit|whistle)$/.test(words[at + 1] ?? ""));

/** "throws leaves into the air": what is thrown. */
export const isThrown = (words: readonly string[], at: number): boolean =>
  words[at] === "leaves" && /^(?:throw|toss|kick|rak|sweep|scatter|gather|collect|burn|pick)/.test(words[at - 1] ?? "");
