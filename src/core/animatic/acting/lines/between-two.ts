// What two do with each other, said as the tables know it: seats given up, ways barred with an arm, hands that close over another's, who steps between two.

const SEAT = "(?:it|there|(?:the|his|her|a) (?:\\w+ )?(?:seat|chair|place|armchair|stool|bench))";
const RISES =
  "(?:gets|stands|rises|jumps|springs|leaps|hops)(?: up)?(?: from (?:his|her) (?:\\w+ )?(?:seat|chair|place))?";

/** "gets up and waves her into it": the seat. */
const WAVED_IN = new RegExp(
  `\\b${RISES}(?: ,)? and (?:waves|motions|beckons|ushers|guides|nods|points|gestures|steers|helps) (?:to |for |at )?((?:the )?\\w+) (?:into|to|towards|onto) ${SEAT}(?= ,| and| \\.|$)`,
  "g",
);
/** "gets up so that she can sit". */
const FOR_THEM = new RegExp(
  `\\b${RISES}(?: ,)? (?:so(?: that)?|to let) ((?:the )?\\w+) (?:(?:can|may|could) )?(?:sit|have (?:it|the seat|his|her))(?: down| there)?(?= ,| and| \\.|$)`,
  "g",
);
const GIVES_UP =
  /\bgives up (?:his|her) (?:\w+ )?(?:seat|chair|place|stool|bench) (?:to|for) ((?:the |an? )?(?:\w+ )?\w+)(?= ,| and| \.|$)/g;
const TAKES_IT =
  /\b(?:sits|sinks|drops|settles|slides|lowers herself|lowers himself|eases) (?:down )?(?:gratefully )?(?:in|into|on|onto) it(?= ,| and| \.|$)/g;
/** What it is then. */
const CARRIES = /\b(?:sledge|sled|sleigh|toboggan|cart|wagon|wheelbarrow|barrow|horse|pony|donkey|raft|bicycle|bike)\b/;
const BARS =
  /\b(?:stretches|holds|puts|flings|throws|thrusts) (?:out )?(?:his|her|an|one|both) arms?(?: out| wide)?(?: ,)? and (bars|blocks|stops)\b/g;
const CLOSES_OVER =
  /(^|, |and |while |as )((?:the )?\w+) 's (?:big |warm |strong |own )?hands (?:\w+ly )?(?:close|fold|settle|slide|come|rest|lie|cover|wrap|go) ?(?:down |themselves )?(?:over|round|around|on)? (?=(?:(?:the )?\w+ 's|hers|his|theirs)(?: hands)?(?: |$))/g;
const BETWEEN =
  /\b(?:steps|jumps|throws (?:himself|herself)|comes|gets|pushes|rushes|moves|leaps|goes) (?:in )?between them\b/g;
const ASLEEP_ACROSS =
  /\b(?:sleeps|dozes|snores|naps|is (?:fast |sound |deep )?asleep) (?:stretched out |curled up |sprawled |lying |full length )?(?=(?:across|along|over) |(?<=(?:out|up|sprawled|lying|length) )on )/g;
/** "puts his hand over the cup to stop her". */
const SO_THAT_NOT =
  / to (?:stop|prevent|keep|save|protect) (?:him|her|them|it)(?: (?:from )?\w+ing)?(?= ,| and| \.|$)/g;
/** "skates backwards and pulls her along by both hands". */
const BY_THE_HANDS =
  /\b(skates|glides|walks|runs|wades)(?: slowly| fast)?(?: backwards?)?(?: ,)? and (?:pulls|draws|tows|leads|drags|tugs|guides) ((?:the )?\w+) (?:along |(?:after|behind|with) (?:him|her) )*by (?:both|the|one|his|her) (?:\w+ )?hands?\b/g;

/** "hides from Pip's hose behind the car". */
const HIDES_FROM =
  /\b(hides|ducks|shelters|cowers|crouches|squats|takes cover|shrinks) (?:away )?from (?:(?!and\b|,)[\w']+ ){1,5}?(?=(?:behind|under|inside|beneath|in) )/g;

/** "stretches after the hat": for it, and no stretch after something. */
const AFTER_IT =
  /\b(?:stretches|reaches|grabs|gropes|strains) ((?:out |down |over )?)after (?=(?:the|an?|his|her|its|it)\b)/g;

/** "carries Jana's suitcase": no Jana is carried. */
const THEIR_BAG =
  /\b(carr(?:y|ies)|lugs?|hauls?|drags?|brings?|wheels?) (?:the )?\w+ 's (?=(?:\w+ )?(?:suitcases?|bags?|luggage|trunk|rucksack|backpack|baskets?|shopping|handbag|case)\b)/g;
const TO_BED = /\b(carr(?:y|ies) [\w ]{2,30}?to )(?=bed (?:,|and)\b)/g;

const HIGH =
  "(?:over|(?:up )?(?:onto|on to|into|up)|to the top of) (?:the|a|an) (?:\\w+ ){0,2}?(?:fence|wall|gate|railings?|hedge|barrier|tree|oak|branch|roof|ledge|ladder|rope|bank|rock|trellis|rigging|mast|loft|attic|hatch)";
/** "hoists Luz over the fence": Luz climbs, and is pushed. */
const BOOSTED = new RegExp(
  `\\b(?:hoists?|boosts?|heaves?|lifts?|pushe?s?|shoves?|helps?) ((?:the )?\\w+) (?:(?:climb|get|clamber) )?(${HIGH})(?= ,| and| \\.|$)`,
  "g",
);
const LEG_UP = new RegExp(
  `\\bgives? ((?:the )?\\w+) (?:a )?(?:leg|boost|hand|push)(?: up)? (${HIGH})(?= ,| and| \\.|$)`,
  "g",
);
const STEP =
  /\b(?:makes?|forms?|cups?|laces?|locks?) (?:a|his|her) (?:\w+ )?(?:step|stirrup|foothold|hands?)(?: (?:of|with|from|out of|into|to form|for) (?:his|her|a) (?:\w+ )?(?:hands?|step|stirrup|foothold|fingers))? and (?=(?:hoists?|boosts?|heaves?|lifts?|pushes|helps?|gives?)\b)/g;
const SUBJECTS: Readonly<Record<string, string>> = { her: "she", him: "he", them: "they" };
const boosted = (_: string, who: string, where: string): string =>
  `pushes ${who} from below while ${SUBJECTS[who] ?? who} climbs ${where}`;

/** "lies on the edge and pulls Ben up by the hand": over it. */
const UP_AN_EDGE =
  /\b(?:lies|lying|kneels|crouches|leans|bends)((?: \w+){0,3}? (?:on|at|over|from) the (?:\w+ )?(?:edge|ledge|brink|rim|parapet|gutter)) and (?:pulls|hauls|drags|heaves|draws) ((?:the )?\w+) (?:back )?up(?: (?:by|with) (?:the|his|her|both|one) (?:\w+ )?(?:hands?|wrists?|arms?))?(?= ,| and| \.|$)/g;

/** "lies on the edge and reaches down for Ben's hand". */
const DOWN_FOR =
  /\b(?:lies|lying|kneels|crouches|leans|bends)((?: \w+){0,3}? (?:on|at|over|from) the (?:\w+ )?(?:edge|ledge|brink|rim|parapet|gutter)) and (?:reaches|stretches|holds out (?:a|his|her) hand) (?:(?:down|out) )*(?:into the \w+ )?(?:for|to|towards) ((?:the )?\w+)(?: 's (?:\w+ )?(?:hands?|wrists?|arms?))?(?= ,| and| \.|$)/g;
/** How a hand that is reached down to somebody is read. */
const PULLS_UP = "kneels at the edge and hauls $1 up over the edge";
/** "stretches out an arm from the ledge and the climber below reaches for his hand", "reaches down to Ben and he reaches up to her". */
const ARM_DOWN =
  /\b(?:stretches|holds|reaches) (?:out|down) (?:an?|his|her|one) (?:arm|hand)(?: down)? from (?:the|a) (?:\w+ )?(?:ledge|edge|roof|cliff|rock|wall|boat|deck) and (?:the )?(\w+)(?: below| beneath| under (?:him|her))? (?:reaches|stretches|grabs|grasps|grips)(?: (?:up|out))?(?: (?:for|to|towards) (?:(?:his|her) )?(?:hand|arm|him|her))?(?= ,| and| \.|$)/g;
const TO_EACH_OTHER =
  /\breaches down (?:to|for|towards) (?:his|her|the )? ?(\w+)(?: 's hand)? and (?:he|she|(?:the )?\1) (?:reaches|stretches) up(?: (?:to|for|towards) (?:his|her|him)(?: hand)?)?(?= ,| and| \.|$)/g;

/** "reaches down his hand to Ben, who clings to the rock below". */
const TO_WHO_CLINGS =
  /\breaches (?:down (?:his|her|a|one) (?:hand|arm)|(?:his|her|a|one) (?:hand|arm) down|down) (?:to|for|towards) (?:the )?(\w+)(?: 's hand)?(?: ,)? who (?:clings|hangs|dangles|climbs)\b[^.]*$/g;

/** "fights Lan, sword against staff": each has the own one. */
const AGAINST =
  /(?<=\b(?:fights?|duels?|fences?|battles?) (?:with |against )?(?:the )?\w+)(?: ,)? (?:the |his |her |a )?(\w+) against (?:the |his |her |a )?\w+(?= ,| and| \.| in| on| between| under| by| before|$)/g;

/** "shoves the shelf against the door with his shoulder". */
const LEANING =
  /\b((?:pushe?s?|shoves?|heaves?|rolls?|press(?:es)?|slides?) (?:[\w']+ ){1,10}?)with (?:his|her|their|both|all their) (?:whole |full |combined )?(?:shoulders?|backs?|weight|strength|might)(?= ,| and| \.|$)/g;

const AT_A_DOOR =
  /\b(?:throw|hurl|fling|heave) themselves (?=(?:against|at) (?:the|a) (?:\w+ )?(?:doors?|gates?|hatch|grille|wall)\b)/g;

/** "bends to kiss her and she slaps his face": it comes to no kiss. */
const NO_KISS =
  /\b(leans|bends|moves|steps|comes|goes|tries|bows)(?: (?:in|down|forward|over|close|closer))* to (?:kiss|hug|embrace) ((?:the )?\w+)(?= (?:, )?(?:but|and) (?:she|he|(?:the )?\2) (?:turns|slaps|pushes|shoves|ducks|steps|pulls|leans|moves|shrinks|stops|holds|dodges|backs|shakes|recoils|bites|punches)\b)/g;

/** A baby is an "it". */
const BABY = /\b(?:baby|infant|newborn|toddler)\b/;
const TO_IT =
  /\b((?:kisses|hugs|cuddles|strokes|tickles|burps|soothes|comforts) |(?:wraps|tucks|draws|pulls|puts|lays|spreads|folds) (?:his|her|a|the) (?:\w+ )?\w+ (?:round|around|over|across|about) )it\b/g;

export function betweenTwo(words: readonly string[]): readonly string[] {
  const said = words
    .join(" ")
    .replaceAll(TO_WHO_CLINGS, PULLS_UP)
    .replaceAll(ARM_DOWN, PULLS_UP)
    .replaceAll(TO_EACH_OTHER, PULLS_UP)
    .replaceAll(WAVED_IN, "stands up and offers $1 a seat")
    .replaceAll(FOR_THEM, "stands up and offers $1 a seat")
    .replaceAll(GIVES_UP, "stands up and offers $1 a seat")
    .replaceAll(TAKES_IT, (said) => (CARRIES.test(words.join(" ")) ? said : "sits down"))
    .replaceAll(BARS, "$1")
    .replaceAll(CLOSES_OVER, "$1$2 lays both hands over ")
    .replaceAll(BETWEEN, "pulls the two apart")
    .replaceAll(ASLEEP_ACROSS, "lies asleep ")
    .replaceAll(SO_THAT_NOT, "")
    .replaceAll(THEIR_BAG, "$1 the ")
    .replaceAll(LEANING, (_, pushed: string) => pushed.trimEnd())
    .replaceAll(AT_A_DOOR, "push ")
    .replaceAll(NO_KISS, "leans close to $2")
    .replaceAll(STEP, "")
    .replaceAll(LEG_UP, boosted)
    .replaceAll(BOOSTED, boosted)
    .replaceAll(UP_AN_EDGE, "kneels$1 and hauls $2 up over the edge")
    .replaceAll(DOWN_FOR, "kneels$1 and hauls $2 up over the edge")
    .replaceAll(AGAINST, " with the $1")
    .replaceAll(TO_BED, "$1the ")
    .replaceAll(AFTER_IT, "reaches $1for ")
    .replaceAll(HIDES_FROM, "$1 ")
    .replaceAll(BY_THE_HANDS, "$1 hand in hand with $2");
  return withBabies(said).split(" ");
}

function withBabies(said: string): string {
  const at = BABY.exec(said);
  if (!at) return said;
  const end = at.index + at[0].length;
  return said.slice(0, end) + said.slice(end).replaceAll(TO_IT, `$1the ${at[0]}`);
}
