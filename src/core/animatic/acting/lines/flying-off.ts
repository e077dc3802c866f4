// Things that fly, fall or scatter by what somebody does, said as what is done: "swings his baton and it flies off" as "throws the baton".
import { carriedNoun } from "../../looks/props/find-prop.ts";

/** "and her shoes dangle from her other hand". */
const DANGLES =
  /\b(his|her) ((?:\w+ )?\w+) (?:\w+ly )?(?:dangles?|hangs?|swings?|trails?|droops?|drips?) (?:from|in) ((?:his|her) (?:other |free |left |right )?(?:hands?|fingers|fist))\b/g;

export function withFlungThings(line: string): string {
  return line
    .replace(/^rows of /, "all ")
    .replaceAll(
      DANGLES,
      (_, whose: string, things: string, hand: string) =>
        `${whose === "his" ? "he" : "she"} holds ${whose} ${things} in ${hand}`,
    )
    .replaceAll(FLIES_OFF, "$1 and throws the $2")
    .replaceAll(SCATTERED, "$1 and drops $2")
    .replace(THEY_FALL, (said, things: string, noun: string) => (carriedNoun(noun) === undefined ? said : things))
    .replaceAll(SHOT_OFF, "aims at $1 and fires");
}

/** "trips and her groceries roll into the gutter". */
const SCATTERED =
  /\b((?:trips|stumbles|slips|falls|bumps into|collides with)(?: \S+){0,5}?)(?: ,)? and ((?:his|her) \w+s) (?:roll|scatter|spill|fly|slide|tumble|fall|go)\b(?: (?:flying|everywhere))?/g;

/** "throws a ball at the cans and all of them fall": the cans. */
const THEY_FALL =
  /((?:at|into|over|down|off) (?:the|a|three|six) (?:\w+ )?(\w+)s) and (?:they|these)(?: all)? (?:fall|topple|tumble|collapse|crash|break|smash|shatter|go down)\b(?: (?:over|down|off|to the (?:floor|ground)))?/;

/** "shoots the hat off the gambler's head". */
const SHOT_OFF =
  /\bshoots (?:the|an?|his|her) (?:\w+ )?\w+ (?:off|out of|from) ((?:the )?\w+) 's (?:\w+ )?(?:head|hands?|mouth|fingers|belt)\b/g;

/** "swings his baton and it flies into the front row". */
const FLIES_OFF =
  /\b((?:swings|waves|twirls|shakes|brandishes|spins|flourishes) (?:an?|the|his|her) (?:\S+ )?(\S+)) (?:, )?(?:and |but |then |when )*(?:it|the \2) (?:flies|shoots|sails|slips|spins) (?:out|off|away|into|across|over|through)\b/g;
