// Whom and what somebody leaves at a place: a thing is laid down there, and who leaves it goes.
import { formsOf } from "../deeds/verb-forms.ts";
import { carriedNoun, garmentNoun } from "../../looks/props/find-prop.ts";

const WHERE = "on|in|at|by|beside|under|behind|against|outside|inside|near|next to|before|for|among|between|upon";
/** What is no place but a way to go, or how somebody goes. */
const HOW =
  "(?!(?:on|in|at|by) (?:(?:a|an|the|his|her|their|great|such) )*(?:\\w+ )?(?:hurry|rush|haste|panic|rage|huff|daze|fury|silence|tears|turn|time|once|dawn|dusk|night|noon|last|foot|tiptoe|crutches|horseback|fours|run|handcuffs|chains|towel|wheelchair|dress|coat|hat|shoulder|shoulders|hand|hands|arms|mouth|head|back)\\b)";
const PLAIN = `(?!(?:and|with|without|to|as|while|${WHERE})\\b)\\w+`;
const LEFT = new RegExp(
  `(?<!\\b(?:the|dry|of) )\\b(leaves?|leaving|left) ((?:(?:the|an?|his|her|their|some|two|three|both|one) )?(?:${PLAIN} ){0,3}?${PLAIN}(?: of ${PLAIN})?) ` +
    `(?:lying |standing |leaning |hanging |tied )?(${HOW}(?:${WHERE}) (?:(?:the|an?|his|her|their|its) )?[^,]+?)(?=( ,| and\\b|$))`,
);
/** "leaves the tap running": who leaves does not run. */
const GOES_ON =
  /\b(leaves?|leaving) (?:the|a|an|his|her|their) (?:\w+ )?(?:tap|taps|water|engine|motor|car|radio|television|tv|light|lights|lamp|fire|shower|bath|kettle|soup|stew|candle|phone|record|music) (?:running|burning|on|boiling|ringing|playing|lit)\b/;
const HOOKS = /\b(?:hooks?|pegs?|coat ?stand|hanger|nail|rack)\b/;
/** Of "enter" and "leave" as they may be written: plain, in the present, going on, over. */
const SAID: Readonly<Record<string, number>> = {
  ...{ enter: 0, leave: 0, exit: 0 },
  ...{ enters: 1, leaves: 1, exits: 1 },
  ...{ entering: 2, leaving: 2, exiting: 2, entered: 1, left: 1, exited: 1 },
};
/** A verb in the form of the one that it stands for; what is over is told in the present. */
export const inFormOf = (verb: string, said: string): string => formsOf(verb)[SAID[said] ?? 1] ?? verb;
/** "leaves Ben alone at the table". */
const LEFT_SITTING =
  /\b(leaves) ((?:the )?(?!(?:the|a|an|his|her)\b)\w+) (?:alone |sitting |behind |there )+((?:at|on|in) the (?:\w+ )?(?:table|bench|bar|sofa|couch|armchair|chair|floor|steps))(?= ,| and|$)/;

/** "leaves a coin on the table" as "lays down a coin on the table and leaves". */
export function withLeftBehind(line: string): string {
  return line
    .replace(LEFT_SITTING, "$1 $2 and $2 sits $3")
    .replace(LEFT, (all: string, ...[said = "", thing = "", where = "", end = ""]: readonly string[]) => {
      if (!isThing(thing)) return all;
      const some = /^(?:the|an?|his|her|their|some|two|three|both|one) /.test(thing) ? thing : `some ${thing}`;
      const goes = end === "" && said !== "leaving" ? " and leaves" : "";
      return HOOKS.test(where)
        ? `${inFormOf("hang", said)} ${some} ${where}${goes}`
        : `${inFormOf("lay", said)} down ${some} ${where}${goes}`;
    })
    .replace(
      /\bleaves ((?:the|a|an|his|her|their) (?:\w+ )?(?:dog|horse|donkey|goat|pony|mule|camel|boat|bicycle|bike)) tied (to .+?)(?= ,| and\b|$)/,
      "ties $1 $2 and leaves",
    )
    .replace(GOES_ON, "$1");
}

/** It ends in what a hand can hold, or in a baby; what it is full of does not count. */
function isThing(phrase: string): boolean {
  const [before = ""] = phrase.split(" of ");
  const noun = before.split(" ").at(-1) ?? "";
  return carriedNoun(noun) !== undefined || garmentNoun(noun) !== undefined || OTHERS.test(noun);
}

const OTHERS =
  /^(?:baby|infant|newborn|foundling|parcel|package|tip|crown|shoes?|boots?|slippers|gloves?|hat|cap|umbrella|ring|sled|bicycle|bike|ladder|wreath|offering|gift|present|message|bill|change|cash)$/;
