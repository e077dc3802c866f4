// What slips out of hands, what is lifted with both, and falls that are played, said as the tables of verbs know it.

/** "it slips from her fingers" as "she drops it", "heaves the beam up" as "heaves the plank up". */
export function withSlips(line: string): string {
  return line
    .replaceAll(
      /\bpretends to be (?:knocked|bowled|blown|shot|hit)\b(?: over| down)?(?: by (?:\w+ ){0,2}?\w+)?/g,
      "falls over backwards",
    )
    .replaceAll(IT_SLIPS, (_, own: string) => `${SUBJECTS[own] ?? "they"} drops it`)
    .replaceAll(BEAM, (said, before: string) => (LIFTED.test(line) ? `${before}plank` : said))
    .replaceAll(
      SLIPS_FROM,
      (_, thing: string, owner: string | undefined, own: string | undefined) =>
        `${owner ?? SUBJECTS[own ?? ""] ?? "they"} drops ${thing}`,
    )
    .replaceAll(LETS_FALL, "$1 and drops the $2");
}

/** A beam that is lifted is a plank in the hands. */
const BEAM = /\b((?:the|a) (?:fallen |heavy |wooden |charred )?)(?:beam|timber|girder|joist|rafter)\b(?! of light)/g;
const LIFTED =
  /\b(?:lift|heav|rais|hoist|prise|shift)\w* (?:it|(?:the|a) (?:\w+ )?(?:beam|timber|girder|joist|rafter))\b/;

/** "the ice cream falls from the kid's hand": the kid drops it. */
const SLIPS_FROM =
  /\b(?!(?:the|an?|his|her) (?:\w+ )?(?:birds?|doves?|pigeons?|butterfly|sparrow|canary|parrot|moth|bee|bat) fl)((?:the|an?|his|her|their) (?:\w+ )?\w+) (?:slips|falls|drops|tumbles|slides|flies|clatters|rolls) (?:out of|from|through) (?:(?:the )?(\w+) 's|(her|his|their)) (?:\w+ )?(?:hands?|fingers|grip|grasp|fist)\b(?! as)/g;
/** "it slips from her fingers and shatters". */
const IT_SLIPS =
  /\bit (?:slips|falls|drops|slides|flies|tumbles) (?:out of|from|through) (his|her|their) (?:\w+ )?(?:hands?|fingers|grip|grasp)\b(?: and (?:smashes|shatters|breaks|cracks)\b)?/g;
const SUBJECTS: Readonly<Record<string, string>> = { her: "she", his: "he" };
/** "holds up a phone, it slips and smashes": what was held falls. */
const LETS_FALL =
  /\b((?:holds|raises|lifts|carries|shows|waves|takes|picks)(?: \S+){0,3}? (?:an?|the|his|her) (?:\S+ )?(\S+)) (?:, )?(?:and |but |then |when )*(?:it|the \2) (?:slips|falls|drops|tumbles|smashes|shatters)\b(?: (?:out of|from) (?:her|his) (?:hands?|fingers|grip|grasp))?(?: and (?:smashes|shatters|breaks|cracks|falls)\b)?/g;
