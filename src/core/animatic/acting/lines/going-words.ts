// Words of going, flying and floating, fast, after or beside somebody, said as the tables know them: "tears after it" as "chases it", "shoots past" as "races
// past", "with the officer at his heels" as "and the officer chases him", "walks with a pram" as "pushes a pram".

import { withComings } from "../comings/comings-and-goings.ts";
import { withHandDriven } from "../../carriers/driven-by-hand.ts";

/** Verbs that are ways to run wherever a way follows, and those that are so only before some ways: what is torn down is a poster. */
const ALWAYS = "pelt hare belt whizz zip hurtle bomb scorch gallop streak sprint dash race rush run charge dart";
const SOMETIMES = "tear shoot bolt fly roar thunder sweep blast sail whoosh";
const WAYS = "past|by|along|across|towards?|ahead|forward|headlong";
const PATHS =
  "street|road|lane|path|track|hill|slope|hillside|beach|sand|sands|stairs|steps|corridor|hall|hallway|aisle|alley|valley|field|meadow|garden|lawn|woods?|forest|trees|crowd|market|tunnel|rapids|straight|motorway|highway|bend|village|town|city|streets|grass|snow|water|river|ice|desert|dunes|undergrowth|reeds|room|house|yard|square|park";

const formsOf = (verbs: string): string =>
  verbs
    .split(" ")
    .flatMap((verb) => [verb, `${verb}s`, `${verb}es`, `${verb.replace(/y$/, "i")}es`])
    .join("|");

const FAST = "(?: (?:off|away|straight|flat out|full tilt|hard|wildly|madly|at full speed))*";
const WHOM = "(?:him|her|it|them|(?:the|a|an|his|her|their|its) (?:\\w+ ){0,2}?\\w+|\\w+)";
const END =
  "(?= ,| and| with| on| in| down| along| up| through| across| into| over| out| to| from| round| around| as| while| until| at| between|$)";

const CHASES = new RegExp(
  `\\b(?:${formsOf(`${ALWAYS} ${SOMETIMES}`)}|comes?|goes|sets off|takes off|starts off) ?${FAST} ?after (?=${WHOM}${END})(?!that|this|all|lunch|dinner|school|work|dark|midnight|each|one|hours|years|days|minutes|seconds|the (?:bell|storm|war|rain|show|party|game|match|meal|service|lesson|funeral|wedding))`,
  "g",
);
const PURSUES =
  /\b(?:gives?|giving|gave) chase(?: to)?\b|\b(?:is|are|goes|comes|runs?|races|rides?|sets off) in (?:hot |close )?pursuit(?: of)?\b/g;
const RACES = new RegExp(
  `(?<!\\b(?:the|an?|his|her|its) )\\b(?:${formsOf(SOMETIMES.replace("fly ", ""))})${FAST} (${WAYS}|(?:down|up|through|over|round|around|out of) (?:the|a|an) (?:\\w+ )?(?:${PATHS})\\b)`,
  "g",
);
const AT_HEELS = new RegExp(
  "\\bwith ((?:the |an? |his |her |their |two |three |four )?(?:\\w+ )??\\w+) (?:hot |close |hard |right )*" +
    "(?:(?:at|on|upon) (his|her|its|their) (?:heels|tail|track)|in (?:hot |close )?pursuit|(?:close|hot|right|hard) behind)\\b",
  "g",
);
const THEM: Readonly<Record<string, string>> = { his: "him", her: "her", its: "it", their: "them" };
/** "runs with the guide beside him", "leaves the house, the dog at her side". */
const WITH_THEM_BESIDE =
  /(?:\bwith|,) ((?:the |an? |his |her |their )?(?:\w+ )??\w+) (?:right |close )?(?:(?:beside|alongside|next to|at the side of) (?:him|her|it|them)|(?:at|by) (?:his|her|its|their) side)\b/g;
/** "leaves the house, the dog beside her": it leaves as well. */
const COMES_TOO =
  /\b((?:leaves?|enters?|exits?) [^,]+), ((?:the |an? |his |her |their )?(?:\w+ )??\w+) (?:right |close )?(?:(?:beside|behind|after) (?:him|her|it|them)|(?:at|by) (?:his|her|its|their) (?:side|heels))\b/g;
/** "runs down the alley, Enzo close behind him": both run. */
const COMES_AFTER =
  /\b(runs?|walks?|races|rides?|swims?|marches|trots?)( [^,]+), ((?:the |an? |his |her |their )?(?:\w+ )??\w+) (?:right |close |hard |just )?(?:(?:behind|after) (?:him|her|it|them)|(?:at|on) (?:his|her|its|their) heels)\b/g;
/** Two that go on side by side: nothing is drawn. */
const LEVEL = /\bdraws? (level|alongside|abreast|near|nearer|close|closer|away|ahead)\b/g;

/** "digs her paddle in": she paddles; "swings the kayak around the rock": with the paddle. */
const STROKES =
  /\b(?:digs?|dips?|plunges?|sinks?|thrusts?) (?:in )?(?:his|her|the|their) (?:\w+ )?(?:paddles?|oars?)(?: (?:deep|hard))?(?: in(?:to the (?:water|river|current|waves))?)?(?= and| ,|$)/g;
const STEERED =
  /\b(?:swings?|steers?|brings?|turns?|guides?|forces?|edges?) (?=(?:the|his|her|their) (?:\w+ )?(?:kayak|canoe)\b)/g;

/** "floats across the cabin, upside down", "floats away, holding balloons": up with them. */
const OVER = /\b(floats?|floating|drifts?|hovers?|flies|fly|hangs?|spins?)((?: \w+){1,6}?) , upside down\b/g;
const WITH_BALLOONS =
  /\b(floats?|drifts?|rises?|flies|sails?)((?: \w+){0,6}?)(?: ,)? (holding|clutching|hanging from|clinging to|with|under) ((?:\w+ ){0,5}?)balloons\b/g;

/** "flies a drone over the field", "flies his model plane": with a remote, on the ground. */
const STEERED_AFAR =
  /\b(?:flies|fly|flying|steers|pilots|operates) (?:an?|the|his|her|their) (?:\w+ ){0,2}?(drones?|quadcopter|(?:model|toy|remote controlled|radio controlled|rc) (?:(?:aero|air)?plane|aircraft|jet|biplane|helicopter))\b/g;

const GOES_WITH =
  "(?:walks?|walking|strolls?|strolling|runs?|running|jogs?|jogging|goes|hurries|rushes|shuffles|shuffling|hobbles|hobbling|totters|limps|trudges|ambles|wanders|saunters|marches)";
/** "walks with a pram", "walks his bicycle up the hill": pushed. */
const PUSHED_ALONG = new RegExp(
  `\\b${GOES_WITH} (?!(?:towards?|to|up|past|by|from|behind|a?round|over|back|after|for|away)\\b)((?:\\w+ ){0,2}?|(?:\\w+ ){0,5}?with )(?:with )?((?:an?|the|his|her|their) (?:\\w+ ){0,2}?(?:pram|pushchair|stroller|buggy|wheelbarrow|trolley|walking frame|zimmer frame|walker|wheelchair|bicycle|bike|motorbike|scooter)\\b)(?! (?:path|lane|lock|helmet|shop|shed))`,
  "g",
);
/** "on her father's arm": both go. */
const ON_ARM = new RegExp(
  `\\b(${GOES_WITH}(?: \\w+){0,4}?) on ((?:the |his |her |an? )?(?:\\w+ )?\\w+) 's arm\\b`,
  "g",
);
/** "runs down the alley after the men". */
const AFTER_ALONG =
  /\b(?:runs?|races?|charges?|gallops?|sprints?|dashes|thunders) ((?:down|along|across|through|over|up|into) (?:the|an?) (?:\w+ )?\w+) after ((?:the|an?|his|her) (?:\w+ )?\w+|\w+)(?= ,| and|$)/g;
/** "with her cape streaming behind her": nothing is held. */
const STREAMING =
  /(?: ,)? with (?:his|her|its|their) (?:\w+ )?(?:cape|cloak|hair|coat|scarf|dress|skirt|mane|tail|robes?|veil|wings|plait|braids|ribbons|shirt|coat tails) (?:streaming|flying|flapping|billowing|flowing|fluttering|spread)(?: (?:out|behind|in the wind|after)(?: (?:him|her|it|them))?)?/g;

/** "flies up to a clover flower": it stays before it. */
const TO_A_FLOWER =
  /\b(flies|flutters|buzzes) up to (?=(?:a|an|the) (?:\w+ ){0,2}?(?:flower|blossom|bloom|rose|sunflower|daisy|poppy|lily|clover|dandelion)\b)/g;
/** "in the middle of the wire she stops": there. */
const HALFWAY =
  /^((?:halfway|in the middle|at the end) (?:along|across|of) the (?:\w+ )?(?:wire|rope|tightrope|bridge|beam|plank|road|street|stage|ice)) (?:, )?((?:the |a )?\w+) (stops|pauses|stands|waits|sits|kneels|turns)\b/g;
/** "looks down at the ring" from up there: it is no jewel. */
const RING_BELOW =
  /(?<=\b(?:wire|rope|trapeze|acrobat|platform|boxer|wrestler|clown)\b.*\blooks? (?:back )?down) at the ring(?= ,| and| \.| below|$)/g;
/** "points to the horizon beside the captain": not at the captain. */
const POINTS_BESIDE =
  /\b(points?(?: [^,.]*?)?) (?:(?:beside|next to|alongside) (?:the )?\w+|with (?:the )?\w+ (?:at|by) (?:his|her|their|its) side)(?= ,| and| \.|$)/g;
/** "flies over the towers, beating its wings": one deed. */
const WINGBEATS =
  /(?<=\b(?:fl(?:y|ies|ying)|glid\w+|soars?|circles?|hovers?|swoops?) [^.]*?)(?: ,)? (?:slowly )?(?:beating|flapping) (?:his|her|its|their) (?:\w+ )?wings(?: \w+ly| hard)?/g;
/** "the two fight, sword against axe": both have one. */
const BOTH_ARMED =
  /(?<=\b(?:fight|duel|fence|battle)\b(?: [\w']+){0,4})(?: ,)? (sword|sabre|axe|spear|blade|staff) (?:against|to|on) (?:sword|sabre|axe|spear|blade|staff|shield)(?= ,| and| \.|$)/g;
/** "pushes through the door and goes into the house": once. */
const THROUGH_AND_INTO =
  /\b(?:pushes|walks|goes|steps) through the (?:\w+ )?(?:door|doorway|gate) and (?=(?:goes|walks|steps|runs|slips) into (?:the|a|his|her|their) )/g;

/** What is said, and what is read instead; one after another. */
const ROWS: readonly (readonly [said: RegExp, instead: string | ((...found: readonly string[]) => string)])[] = [
  [STREAMING, ""],
  [THROUGH_AND_INTO, ""],
  [TO_A_FLOWER, "hovers at "],
  [HALFWAY, "$2 $3 $1"],
  [RING_BELOW, ""],
  [POINTS_BESIDE, "$1"],
  [WINGBEATS, ""],
  [BOTH_ARMED, " with $1s"],
  [/\b(?:all|every) heads? turns?\b/g, "everyone looks"],
  [
    /\b(walks?|goes?|hurr(?:y|ies)|runs?|rush(?:es)?|shuffles?|strides?|marches|slinks?) (?:back |quickly |slowly )*to (?:his|her) (?:seat|chair|desk|place)(?= ,| \.|$)/g,
    "$1 across and sits down",
  ],
  [/ to keep warm\b| , (?:all )?(?:chained|shackled|roped|handcuffed)(?: together)?(?= ,|$)/g, ""],
  [/\b(fly|swim|float) hand in hand\b/g, "$1 holding hands"],
  [/\b(danc\w+)( [^,]*?)?(?: ,)? (?:hand in hand|holding hands)\b/g, "$1 in a circle$2"],
  [/\bhand in hand over\b/g, "hand in hand across"],
  [/\bwalks? (?:his|her|its) first steps\b/g, "walks"],
  [/\bfl(?:ies|y) (?:over|off) ((?:the|his|her) (?:handlebars|bicycle|bike|motorbike|horse))\b/g, "falls off $1"],
  [/\bflies ((?:an?|the|his|her) (?:\w+ )?(?:falcon|hawk|eagle|pigeon|dove|owl))\b/g, "releases $1"],
  [
    /\b((?:floats?|drifts?|bobs?)(?: \w+){0,6}?)(?: ,)? (?:(?:holding|hanging|clinging)(?: on)? to|holding|clutching|hugging) ((?:an?|the) (?:\w+ ){0,2}?(?:log|trunk|plank|door|board|beam|wood|wreckage|driftwood|table|mattress|floe|ring))\b/g,
    "$1 on $2",
  ],
  [/\b(hop|jump|bounce|leap)s? in (?=(?:\w+ ){0,2}sacks?\b)/g, "races in "],
  [
    /\b((?:walks?|runs?) (?:straight |right |headlong )?)into (?=(?:an?|the) (?:\w+ )?(?:lamppost|lamp post|pole|pillar|glass door|closed door|wall|window|signpost|tree)\b(?! of))/g,
    "$1 across and bumps head on ",
  ],
  [
    /\bruns? ((?:an?|the|his|her) (?:\w+ )?(?:bath|tap|taps|shower|hot water|cold water|faucet|water))\b/g,
    "turns on the tap",
  ],
  [/ , (?:black|white|grey|red|brown|covered|caked|smeared|streaked) (?:with|in) (?:\w+ )?\w+(?= ,|$)/g, ""],
  [/\b(under|beneath) ((?:\w+ )?)(umbrella|parasol)s\b/g, "$1 a $2$3"],
  [
    /\b(walks?|toddles?|totters?|stumbles?|staggers?|crawls?|runs?|flies) (?:\w+ )?into ((?:his|her|the|their) )?(\w+) 's (?:open |waiting |outstretched )?(?:arms|embrace)\b/g,
    (_, goes: string, whose = "", who: string) => `${goes} to ${whose}${who} and hugs ${whose}${who}`,
  ],
  [/\b(?:with|using|on|wearing) ((?:an?|the|his|her) (?:\w+ )?jetpack)\b/g, "in $1"],
  [/\b(?:with|using|under|beneath|by) ((?:an?|the|his|her) (?:\w+ )?(?:hangglider|glider|paraglider))\b/g, "on $1"],
  [/\b(danc\w+|skip\w*|circl\w+|hold\w* hands) in a ring\b/g, "$1 in a circle"],
  [AFTER_ALONG, "chases $2 $1"],
  [ON_ARM, "$1 arm in arm with $2"],
  [
    PUSHED_ALONG,
    (_, where: string, thing: string) =>
      `pushes ${thing.replace(/(?:walking|zimmer) frame|walker/, "walkingframe")} ${where.replace(/with $/, "")}`.trim(),
  ],
  [
    STEERED_AFAR,
    (_, thing: string) => `pilots the remote while the ${/^[dq]/.test(thing) ? thing : "modelplane"} flies`,
  ],
  [/\b(sw[ai]ms?|swimming) (?:(?:some|a few|two|three|ten|twenty|his|her) )?(?:laps|lengths)\b/g, "$1 across"],
  [OVER, "$1 upside down$2"],
  [WITH_BALLOONS, "floats up holding $4balloons"],
  [/ back to back\b/g, ""],
  [LEVEL, "goes $1"],
  [COMES_TOO, "$1 and $2 follows"],
  [COMES_AFTER, "$1$2 and $3 $1 behind"],
  [
    WITH_THEM_BESIDE,
    (said: string, who: string) => (/\b(?:basket|box|cage|bag)\b/.test(said) ? said : `side by side with ${who}`),
  ],
  [STROKES, "paddles"],
  [STEERED, "paddles "],
  [CHASES, "chases "],
  [PURSUES, "chases"],
  [AT_HEELS, (_, who: string, whose: string | undefined) => `and ${who} chases ${THEM[whose ?? ""] ?? "them"}`],
  [RACES, "races $1"],
];

/** Words of a sentence, joined by blanks. */
export function withGoing(line: string): string {
  return ROWS.reduce(
    (text, [said, instead]) =>
      typeof instead === "string" ? text.replaceAll(said, instead) : text.replaceAll(said, instead),
    withComings(withHandDriven(line)),
  );
}
