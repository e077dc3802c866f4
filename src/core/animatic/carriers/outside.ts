// By what words a vehicle is only passed by, or stands beside whoever does something.
import type { Actor } from "../acting/acting.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import { DRIVES, GOES_OUT, OUTSIDE } from "./boarding-words.ts";

/** Words behind which stands what somebody only comes by. */
const PASSED = /^(?:past|towards?|around|round|between)$/;

/** "dives into the water beside the raft". */
const BY_IT =
  /\b(?:into|in|onto|on) .*\b(?:beside|alongside|near|behind|next to|in front of) (?:the|a|an|his|her|their)(?: \w+)?$/;

export const isPassed = (before: readonly string[], plain: string): boolean =>
  goesBy(plain, before) ||
  (!ridesPast(plain, before) &&
    (before.some((one, at) => PASSED.test(one) && !/^(?:on|in)$/.test(before[at + 1] ?? "")) ||
      BY_IT.test(before.join(" "))));

/** "runs beside Son on the bicycle", "with a hand on the bonnet of the car". */
export function isOutside(before: readonly string[], plain: string): boolean {
  if (ridesPast(plain, before)) return false;
  const isBeside = /^(?:beside|alongside|after)$/.test(before[0] ?? "") && before.length > 2;
  const isTheirs = /^(?:at|past|towards) (?!on |in ).*\b(?:on|in) (?:his|her|its|their)\b/.test(before.join(" "));
  if (isBeside || isTheirs) return true;
  return before.some((one) => OUTSIDE.has(one)) && !before.includes("window") && !OUT_OF_DOOR.test(before.join(" "));
}

/** "leans out of the open door of the train": from within. */
const OUT_OF_DOOR = /\bout of (?:the|an?) (?:\w+ )?doors? (?:of|in)\b/;

/** "writes his name on the bus", "sprays a heart on the side of the train"; not "writes a letter on the train". */
export function isWrittenOn(plain: string, before: readonly string[]): boolean {
  return WRITES.test(plain) && before.includes("on") && !before.some((one) => PAPERS.test(one));
}

const WRITES = /^(?:write|scrawl|scribble|spray|daub|chalk|paint)$/;
const PAPERS = /^(?:letter|diary|note|notebook|book|postcard|report|notes|story|journal|poem|song|list)$/;

/** Before the name of whoever is met, and is not on board. */
const MET = /^(?:past|into|avoids?|misses|hits|towards?|beside|leaves|leaving|to|at|behind|over)$/;

/** "drives past Ben and honks", "drives up and stops beside Ben". */
export const isMet = (action: string, { words, isPerson }: Pick<Actor, "words" | "isPerson">): boolean =>
  isPerson && sentencesOf(action).some((said) => said.some((word, at) => words.includes(word) && isMetAt(said, at)));

function isMetAt(said: readonly string[], at: number): boolean {
  const article = /^(?:a|an|the)$/.test(said[at - 1] ?? "");
  return MET.test(said[at - (article ? 2 : 1)] ?? "");
}

/** "flies past the moon on a broom". */
const ridesPast = (plain: string, before: readonly string[]): boolean =>
  DRIVES.has(plain) &&
  /^(?:past|by|over|along|between|around|round|through|towards)\b.* (?:on|in|astride|aboard) (?:an?|the|his|her)$/.test(
    before.join(" "),
  );

const FREE = /^(?:fly|run|walk|swim|float|dive|jump|leap|glide|soar|circle|swoop|drift|hover)$/;

/** "flies over the ship", "runs beside the bicycle": on nothing. */
const goesBy = (plain: string, before: readonly string[]): boolean =>
  FREE.test(plain) &&
  /\b(?:over|beside|alongside|above|below|beneath|under|around|round|near|after|behind|ahead of|in front of) (?:(?:the|an?|his|her|their|its) )?(?:\w+ )?$/.test(
    `${before.join(" ")} `,
  );

/** "swims out of the car". */
export const goesOut = (plain: string, before: readonly string[]): boolean =>
  plain === "roll" || (before.includes("out") && GOES_OUT.has(plain));
