// Things that somebody leaves at a place: they are laid down there, and who leaves them goes.
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
const DOWN: Readonly<Record<string, string>> = { leave: "lay", leaves: "lays", leaving: "laying", left: "lays" };
const HUNG: Readonly<Record<string, string>> = { leave: "hang", leaves: "hangs", leaving: "hanging", left: "hangs" };

/** "leaves a coin on the table" as "lays down a coin on the table and leaves". */
export function withLeftBehind(line: string): string {
  return line
    .replace(LEFT, (all: string, ...[said = "", thing = "", where = "", end = ""]: readonly string[]) => {
      if (!isThing(thing)) return all;
      const some = /^(?:the|an?|his|her|their|some|two|three|both|one) /.test(thing) ? thing : `some ${thing}`;
      const goes = end === "" && said !== "leaving" ? " and leaves" : "";
      return HOOKS.test(where)
        ? `${HUNG[said] ?? said} ${some} ${where}${goes}`
        : `${DOWN[said] ?? said} down ${some} ${where}${goes}`;
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
