// Entering and leaving said as the tables know them: by a window one climbs, into water one wades, out of a car one gets, on all fours one crawls; what
// is left somewhere is laid down first.
import { inFormOf, withLeftBehind } from "./left-behind.ts";

const THE = "(?:the|a|an|his|her|their|its) ";
const NOUN = "(?:(?!(?:and|on|in|by|with|through|down|up|from|to|of)\\b)\\w+ )";
/** What is entered or left, up to its last word. */
const PLACE = `${THE}${NOUN}{0,2}?(?!(?:and|on|in|by|with)\\b)\\w+`;
const BY = "(?:by|through|via|from|using|over) ";
const WATER = "(?:sea|water|waters|lake|river|pond|surf|waves|ocean|stream|lagoon|creek|shallows)";
const POOL = "(?:swimming )?pool";
const BOARDED =
  "(?:car|taxi|cab|bus|minibus|van|truck|lorry|tram|train|boat|dinghy|canoe|carriage|coach|limousine|jeep|helicopter|plane|tractor|ambulance|wagon|cart|tank|rickshaw|gondola|sleigh|pickup|rover)";
const SEAT = "(?:table|desk|piano|chair|armchair|bench|sofa|couch|stool|seat)";
const BODY = "(?:child|girl|boy|son|daughter|woman|man|bride|wife|husband|body|soldier|patient|kid)";
const RUSH =
  "(?:in (?:a |great |such a |the )*(?:hurry|rush|haste|panic)|in (?:great )?haste|at a run|at full speed|hurriedly|in flight)";
const FOURS =
  "on (?:all fours|fours|(?:his|her|their) hands and knees|(?:his|her|their) knees|(?:his|her|their) belly)";

/** The verb that it is said with instead, and the words behind it, in which $1 is the first group of the pattern. */
type Row = readonly [words: string, verb: string, instead: string];

const ENTERING: readonly Row[] = [
  [`(?:${PLACE} )?with (${THE}(?:\\w+ ){0,2}?${BODY}) in (?:his|her) arms`, "carry", "$1 in"],
  [`(?:${PLACE} )?${FOURS}`, "crawl", "in"],
  [`${THE}((?:\\w+ )?(?:igloo|kennel|burrow|dog ?house))`, "crawl", "into the $1"],
  [`(?:${PLACE} )?${BY}${THE}((?:\\w+ )?(?:window|skylight|porthole))`, "climb", "in through the $1"],
  [`(?:${PLACE} )?${BY}${THE}(${NOUN}?(?:hole|gap|crack|breach)(?: in the \\w+)?)`, "squeeze", "through the $1"],
  [
    `${THE}(?:\\w+ )?(?:cellar|basement|tunnel|shaft|submarine|tank|bunker)(?: down)? ${BY}${THE}(hatch|trapdoor|trap door|manhole)`,
    "climb",
    "down through the $1",
  ],
  [
    `${THE}(?:\\w+ )?(?:attic|loft|roof|deck)(?: up)? ${BY}${THE}(hatch|trapdoor|trap door)`,
    "climb",
    "up through the $1",
  ],
  [`${THE}${POOL}(?: down| by| using)+ ${THE}(steps|stairs)`, "walk", "down the $1 into the pool"],
  [`${THE}${POOL}(?: down| by| using)+ ${THE}(ladder)`, "climb", "down the $1 into the pool"],
  [
    `${THE}((?:\\w+ ){0,2}?(?:${WATER}|pool))(?! (?:hall|table|room|bar|house|side|bed|bank|boat|taxi|lily))`,
    "wade",
    "into the $1",
  ],
  [
    `${THE}((?:\\w+ ){0,2}?${BOARDED})(?! (?:park|shop|show|wash|depot|station|tunnel|shed|yard|ride|port|deck|house|factory|with (?:his|her) (?:horse|foot)))`,
    "get",
    "into the $1",
  ],
  [`${THE}(\\w+) (up|down) ${THE}(ramp|steps|stairs|gangway|gangplank|ladder)`, "walk", "$2 the $3"],
  [`(?:${PLACE} )?on crutches`, "walk", "in on crutches"],
  [`${PLACE} on tiptoe`, "tiptoe", "in"],
  ["on tiptoe", "tiptoe", "in"],
  [`(?:${PLACE} )?${RUSH}`, "run", "in"],
];

const LEAVING: readonly Row[] = [
  [`${THE}(${NOUN}?\\w+) ${FOURS}`, "crawl", "out of the $1"],
  [FOURS, "crawl", "away"],
  [`(?:${PLACE} )?${BY}${THE}((?:\\w+ )?(?:window|skylight|porthole))`, "climb", "out of the $1"],
  [`(?:${PLACE} )?${BY}${THE}(${NOUN}?(?:hole|gap|crack|breach)(?: in the \\w+)?)`, "squeeze", "through the $1"],
  [`(?:${PLACE} )?${BY}${THE}(hatch|trapdoor|trap door|manhole)`, "climb", "out of the $1"],
  [`${THE}${POOL}(?:(?: up| by| using)+ ${THE}(?:ladder|steps|stairs))?`, "climb", "out of the pool"],
  [`${THE}((?:\\w+ )?${WATER})(?! (?:hall|table|bed|bank|boat|taxi|running|on|bottle))`, "wade", "out of the $1"],
  [
    `${THE}(?:cellar|basement|hole|pit|well|shaft|hold|dungeon|crypt) (?:up|by|using) ${THE}(ladder|rope)`,
    "climb",
    "up the $1",
  ],
  [`${PLACE} (?:(?:down|by|using) )+${THE}(ladder|rope)`, "climb", "down the $1"],
  [
    `${PLACE} and (?:\\w+ly )?(?:walks?|goes?|comes?|runs?|hurr(?:y|ies)) down (${THE}(?:\\w+ )?(?:steps|stairs))`,
    "walk",
    "down $1",
  ],
  [`${PLACE} (?:(down|up)|by|using) ${THE}(ramp|steps|stairs|gangway|gangplank)`, "walk", "down the steps"],
  [
    `${THE}((?:\\w+ )?${BOARDED})(?! (?:park|shop|show|wash|depot|station|tunnel|shed|yard|port|deck|house|factory|keys?|behind|on|in|standing|door|unlocked|running))`,
    "get",
    "out of the $1",
  ],
  [`${THE}(?:\\w+ )?bed(?! (?:unmade|empty))`, "get", "out of bed"],
  [`${THE}((?:\\w+ )?${SEAT})(?! (?:on|in|empty|behind|with))`, "get", "up from the $1 and walks away"],
  [
    `${THE}((?:\\w+ )?${SEAT}) with (${THE}(?:\\w+ ){1,3}?)(?:in (?:his|her|their) (?:arms|hands?)|under (?:his|her) arm)`,
    "get",
    "up from the $1 and carries $2out",
  ],
  [`(?:${PLACE} )?on crutches`, "walk", "out on crutches"],
  [`(?:${PLACE} )?on tiptoe`, "tiptoe", "away"],
  [`(?:${PLACE} )?${RUSH}`, "run", "out"],
  [
    "(?:a |the )?(?:\\w+ )?(?:footprints?|prints|tracks|trail)(?: of (?:\\w+ )?\\w+)? (?:in|on|across|behind|through) (?:her|him|(?:the|a|fresh|wet|deep)(?: \\w+){1,2}|\\w+)",
    "walk",
    "across",
  ],
  [`(?:${PLACE} )?with (${THE}(?:\\w+ ){0,2}?${BODY}) in (?:his|her) arms`, "carry", "$1 out"],
  [`(?:${PLACE} )?(hand in hand|arm in arm)`, "walk", "away $1"],
  ["a (?:\\w+ )?kiss (on|upon) ((?:\\w+ )+?)'s (forehead|brow|cheek|hand|lips|mouth|nose)", "kiss", "$2 on the $3"],
];

interface Rule {
  readonly pattern: RegExp;
  readonly verb: string;
  readonly instead: string;
}

const END = "(?= ,| and\\b| with\\b| as\\b| while\\b| to\\b| in\\b| on\\b| of\\b| from\\b| \\w+ing\\b| \\w+ly\\b|$)";
const rulesOf = (said: string, rows: readonly Row[]): readonly Rule[] =>
  rows.map(([words, verb, instead]) => ({
    pattern: new RegExp(`(?<!\\b(?:the|dry|of|some|a) )\\b(${said}) ${words}${END}`),
    ...{ verb, instead },
  }));

const RULES: readonly Rule[] = [
  ...rulesOf("enter|enters|entering|entered", ENTERING),
  ...rulesOf("leave|leaves|leaving|left|exit|exits|exiting|exited", LEAVING),
];

/** Words of a sentence, joined by blanks. */
export function withComings(said: string): string {
  return /\b(?:enter|leav|left|exit)/.test(said) ? RULES.reduce(saidWith, withLeftBehind(said)) : said;
}

function saidWith(line: string, { pattern, verb, instead }: Rule): string {
  return line.replace(pattern, (_, said: string, ...found: readonly (string | undefined)[]) => {
    return `${inFormOf(verb, said)} ${instead.replaceAll(/\$(\d)/g, (__, nth: string) => found[Number(nth) - 1] ?? "down")}`;
  });
}
