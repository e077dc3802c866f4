// Which of the things that a clause names could be taken into the hand.
import type { Actor } from "../acting.ts";
import type { Deed } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";
import { garmentNoun } from "../../looks/props/find-prop.ts";
import { thingAt } from "../in-hand.ts";
import { ARTICLES } from "../words.ts";

/** After them stands what a thing is put into, or is near to. */
export const BEYOND: ReadonlySet<string> = new Set(
  "in into inside on onto to toward towards over against beside behind under near across around round through by from".split(
    " ",
  ),
);
const OUT_OF: ReadonlySet<Gesture> = new Set([
  "drink",
  "eat",
  "slurp",
  "read",
  "sing_mic",
  "spy",
  "phone",
  "plump",
  "look_up_from",
  ...(["drain", "eat_from", "lick", "sip_straw", "read_lit", "read_candle"] as const),
  "look_in_cup",
]);

/** Of what is only near. */
const BESIDE: ReadonlySet<string> = new Set(["under", "beneath", "beside", "behind", "near", "against"]);

/** "the print out of the tray", and not "out of the tray the print". */
const isOutOf = (words: readonly string[], at: number): boolean =>
  at > 0 && words[at] === "out" && words[at + 1] === "of" && words[at - 1] !== "up";

/** "carries her down the ladder", and not "puts down the box". */
const isUpOrDown = (words: readonly string[], at: number): boolean =>
  at > 0 &&
  /^(?:up|down|along)$/.test(words[at] ?? "") &&
  /^(?:ladder|stepladder|stairs|steps|rope)$/.test(words[at + 2] ?? "");

/** "a round net". */
const isAdjective = (words: readonly string[], at: number): boolean => ARTICLES.has(words[at - 1] ?? "");

/** "puts on the hat", "looks through the crystal". */
function isLeading(word: string, gesture: Gesture | undefined): boolean {
  return (
    word === "on" ||
    (word === "over" && (gesture === "turn_over" || gesture === "examine")) ||
    (gesture === "hold" && /^(?:through|into|around|round)$/.test(word)) ||
    (GIVES.test(gesture ?? "") && /^(?:over|round|around|along|across)$/.test(word))
  );
}

/** "hands over the keys", "passes round a tray". */
const GIVES = /^(?:hand_over|give|offer|show|take_from|receive)$/;

/** Of "the ring box" it is the box. */
export function wholeThing(words: readonly string[], at: number, actors: readonly Actor[]): string | undefined {
  if (words[at + 1] === "'s") return undefined;
  return thingAt(words, at + 1, actors) === undefined ? thingAt(words, at, actors) : undefined;
}

const EATEN_FROM: ReadonlySet<Gesture> = new Set(["drink", "drain", "eat_from"]);

/** "drinks beer from a huge tankard": the tankard; of "wine from the bottle" too. */
function outOfFirst(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word, at) => word === "from" || (word === "of" && words[at - 1] === "out"));
  return from > 0 ? [...words.slice(from + 1), ",", ...words.slice(0, from)] : words;
}

const DEVICE = /^(?:tablet|ipad|phone|smartphone|mobile|laptop|reader)$/;

/** "reads a report on her tablet": the tablet. */
function deviceFirst(words: readonly string[]): readonly string[] {
  const on = words.lastIndexOf("on");
  const isOnDevice = on > 0 && words.slice(on, on + 4).some((word) => DEVICE.test(word));
  return isOnDevice ? words.slice(on + 1) : words;
}

/** As they are to be gone through for the thing. */
function inOrder(words: readonly string[], gesture: Gesture = "none"): readonly string[] {
  if (gesture === "read" || gesture === "examine") return deviceFirst(words);
  return EATEN_FROM.has(gesture) ? outOfFirst(words) : words;
}

/** What could be taken into the hand. */
export function thingIn(all: readonly string[], actors: readonly Actor[], { gesture }: Deed): string | undefined {
  const words = inOrder(all, gesture);
  const end =
    gesture !== undefined && OUT_OF.has(gesture)
      ? words.findIndex((word) => BESIDE.has(word))
      : words.findIndex(
          (word, at) =>
            (BEYOND.has(word) || isOutOf(words, at) || isUpOrDown(words, at)) &&
            !isAdjective(words, at) &&
            !(at === 0 && isLeading(word, gesture)),
        );
  const near = end < 0 ? words : words.slice(0, end);
  return (
    [...near.keys()].flatMap((place) => wholeThing(near, place, actors) ?? [])[0] ??
    garmentIn(near, gesture) ??
    seafoodIn(near, gesture)
  );
}

/** Done with clothes that nobody wears. */
const WITH_CLOTHES: ReadonlySet<Gesture> = new Set([
  ...([
    "fold",
    "fold_away",
    "pick_up",
    "hang_up",
    "throw",
    "insert",
    "draw_out",
    "hand_over",
    "give",
    "offer",
  ] as const),
  ...([
    "put_down",
    "set_on_table",
    "shake_out",
    "put_into",
    "pluck",
    "lift_from",
    "shove_under",
    "pull_from_under",
    "take_out",
    "carry",
    "toss_up",
    "hurl_at",
    "wring",
  ] as const),
]);
/** And these where they are no one's own. */
const WITH_OTHER_CLOTHES: ReadonlySet<Gesture> = new Set([
  ...(["raise", "hold", "show", "show_them", "examine", "take", "drop", "lift", "smell", "pull"] as const),
]);

/** "holds up a dress", "folds his shirt"; not "lifts her skirt". */
function garmentIn(words: readonly string[], gesture: Gesture = "none"): string | undefined {
  const at = words.findIndex((word) => garmentNoun(word) !== undefined);
  if (at < 0 || /^(?:sleeves?|hem|collar|cuffs?|pockets?|buttons?|tails?)$/.test(words[at + 1] ?? "")) return undefined;
  const isOwn = words.slice(Math.max(0, at - 3), at).some((word) => /^(?:his|her|their|'s)$/.test(word));
  const isHandled = WITH_CLOTHES.has(gesture) || (!isOwn && WITH_OTHER_CLOTHES.has(gesture));
  return isHandled ? garmentNoun(words[at] ?? "") : undefined;
}

/** No animal to hold, but a meal. */
const seafoodIn = (words: readonly string[], gesture: Gesture = "none"): string | undefined =>
  gesture === "eat" ? words.find((word) => /^(?:lobster|crab|crayfish)$/.test(word)) : undefined;
