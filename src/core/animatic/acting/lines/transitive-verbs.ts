// Verbs of the whole body with a thing behind them, or with a part of the own body: "spins the dial", "leans the bicycle on the wall", "lowers his arm".
import { carriedNoun } from "../../looks/props/find-prop.ts";
import type { Deed } from "../deeds/deed.ts";
import { PREPOSITIONS } from "../words.ts";
import { LIKE_VERBS } from "../deeds/like-verbs.ts";
import { BY_CLASS } from "./verb-classes.ts";

const MOVED: Readonly<Record<string, Deed>> = {
  spin: { gesture: "turn_dial" },
  twirl: { gesture: "hold", takes: true },
  whirl: { gesture: "swing", takes: true },
  dash: { gesture: "throw", takes: true },
  lean: { gesture: "put_down", takes: true },
  balance: { gesture: "hold", takes: true },
  float: { gesture: "release", takes: true },
  roll: { gesture: "roll_ball", takes: true },
  bounce: { gesture: "dribble", takes: true },
  tumble: { gesture: "drop", takes: true },
  topple: { gesture: "push" },
  rush: { gesture: "carry", takes: true },
  race: { gesture: "carry", takes: true },
  hurry: { gesture: "carry", takes: true },
  sneak: { gesture: "take", takes: true },
  edge: { gesture: "push" },
  circle: { gesture: "write", takes: true },
  split: { gesture: "chop", takes: true },
  hang: { gesture: "hang_up", takes: true },
  sail: { gesture: "steer" },
  crumple: { gesture: "crumple", takes: true },
  study: { gesture: "examine", takes: true },
  plunge: { gesture: "insert", takes: true },
  shake: { gesture: "rattle", takes: true },
  skim: { gesture: "throw", takes: true },
  hide: { gesture: "pocket", takes: true },
  strike: { gesture: "bang" },
  hit: { gesture: "bang" },
  beat: { gesture: "bang" },
};

const PAGES =
  /^(?:letters?|books?|maps?|papers?|newspapers?|notes?|files?|menus?|pages?|scrolls?|documents?|charts?|plans?|diary|manuscripts?|contracts?|telegrams?|cards?|screens?|tablets?|scripts?|report|lines?|words|magazine|will|inscription|label|list|sign|notice)$/;
const BODY =
  /^(?:mouth|eyes?|lips|head|hands?|arms?|legs?|shoulders?|neck|chin|backs?|nose|tongue|jaw|fingers?|foot|feet|hips?|brow|gaze|voice|face|teeth|fists?|wings?|tail|ears?|body)$/;
/** What hands do to the own body as to a thing. */
const CARED: ReadonlySet<string> = new Set(
  "scratch rub wash wipe bandage touch feel cover clutch hold grab grip pat massage shave comb brush clap wave point kiss lick kick stamp raise lift examine check slap scrub dry soap powder paint".split(
    " ",
  ),
);

/** `after`: the words behind the verb. `isPerson`: whether a word names somebody. Undefined where no thing stands there. */
export function movedDeed(
  plain: string,
  deed: Deed,
  after: readonly string[],
  isPerson: (word: string) => boolean,
): Deed | undefined {
  const [first = ""] = after;
  const [own = "", ...rest] = isNoun(after) ? ["the", ...after] : after;
  const bare = carriedNoun(first) === undefined || isPerson(first) ? undefined : MOVED[plain];
  if (bare) return bare;
  if (!/^(?:the|a|an|his|her|its|their|two|three|both)$/.test(own)) return undefined;
  const near = rest.slice(0, 2);
  if (BODY.test(near[0] ?? "") && /^(?:his|her|its|their|both)$/.test(own)) return bodyOnly(plain, deed);
  return isNoThing(plain, near, isPerson) ? undefined : atAThing(plain, deed);
}

/** Pages that are studied, somebody, or nothing. */
function isNoThing(plain: string, near: readonly string[], isPerson: (word: string) => boolean): boolean {
  if (near.some((word) => PAGES.test(word)) && /^(?:study|skim)$/.test(plain)) return true;
  return near.some(isPerson) || near.length === 0;
}

/** "drops the box in and covers it with earth": the box, which was named before. */
function isNoun([noun = "", next]: readonly string[]): boolean {
  return carriedNoun(noun) !== undefined && (next === undefined || PREPOSITIONS.has(next));
}

/** By the verb, by the one that it is like, or by the class of a verb that does nothing by itself. */
function atAThing(plain: string, deed: Deed): Deed | undefined {
  const kin = LIKE_VERBS.get(plain) ?? plain;
  const moved = MOVED[plain] ?? MOVED[kin];
  return moved ?? (Object.keys(deed).length === 0 ? (BY_CLASS.get(plain) ?? BY_CLASS.get(kin)) : undefined);
}

/** "opens his mouth": nothing that hands do. */
function bodyOnly(plain: string, { gesture, ...deed }: Deed): Deed | undefined {
  if (CARED.has(plain)) return undefined;
  return gesture === undefined && deed.posture === undefined ? undefined : {};
}
