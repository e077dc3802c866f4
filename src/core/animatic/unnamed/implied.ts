// What somebody must be on or in although the line does not name it: who rows is in a boat, who pedals on a bicycle, who is on horseback on a horse.
import { carriedNoun } from "../looks/props/find-prop.ts";
import { mountOfEach, ofItsOwn } from "./one-each.ts";
import { nounOf } from "./nouns.ts";

/** In the air on what carries them: "flies over the desert on a magic carpet". */
function onIt(nouns: string, by = "on|upon|aboard"): RegExp {
  const goes =
    "(?:fl(?:y|ies|ew|ying)|float|floats|floating|soars?|glides?|drifts?|sails?|rises?|rides?|travels?|hovers?|sits?|stands?)";
  return new RegExp(
    `\\b${goes}\\b[^.;]*? (?:${by}) (?:an?|the|his|her|their|its) (?:[\\w-]+ ){0,2}?(?:${nouns})\\b|\\bfl(?:y|ies|ew|ying) (?:an?|the|his|her|their) (?:[\\w-]+ ){0,2}?(?:${nouns})\\b`,
  );
}

/** On the water on it: "floats down the river on a log". */
function afloat(
  nouns: string,
  by = "on|upon|(?:holding|hanging|clinging)(?: on)? to|holding|clutching|hugging",
): RegExp {
  const goes = "(?:floats?|floating|drifts?|drifting|bobs?|bobbing)";
  return new RegExp(`\\b${goes}\\b[^.;]*? (?:${by}) (?:an?|the|his|her|their|its) (?:[\\w-]+ ){0,2}?${nouns}\\b`);
}

/** What is unnamed on, and the words that say so. */
const IMPLIED: readonly (readonly [noun: string, words: RegExp])[] = [
  [
    "horse",
    /\bon horseback\b|\bsaddles? up\b|\brides? (?!(?:\w+ ){1,2}(?:on|in|aboard) (?:a|an|the|his|her|their) )(?:away|off|out|hard|past|home|into|through|across|along|over|up|down|towards?)\b|\b(?:his|her|their) mounts?\b|\bcavalry\b|\b(?:in|into|from|out of|off) (?:the|his|her|their) saddle\b|\b(?:couch|lower|level)(?:e?s)? (?:his|her|their) lances?\b|\bjousts?\b/,
  ],
  [
    "flyingbroom",
    /\b(?:mounts?|rides?|straddles?|astride) (?:on )?(?:a|an|the|his|her|their) (?:\w+ )?broom(?:stick)?s?\b|\b(?:fl(?:y|ies|ew|ying)|soars?|swoops?|glides?|zooms?)\b[^.;]* (?:on|astride) (?:an?|the|his|her|their) (?:\w+ )?broom(?:stick)?s?\b|\bfl(?:y|ies|ew|ying) (?:an?|the|his|her|their) (?:\w+ )?broom(?:stick)?s?\b/,
  ],
  ["magiccarpet", onIt("(?:magic|flying|enchanted) carpet|carpet(?= over| through| above| across| past)")],
  ["airballoon", onIt("balloon(?!s)", "in|aboard|inside")],
  ["hangglider", /\b(?:hang[- ]?|para)gliding\b/],
  ["zipline", /\bzip[- ]?(?:line|wire)s?\b|\baerial runway\b/],
  ["jetpack", /\bjet[- ]?packs?\b/],
  ["stilts", /\bon (?:(?:his|her|their|long|tall|wooden|high|a|pair|of) )*stilts\b/],
  [
    "hopsack",
    /\b(?:runs?|races?|hops?|jumps?|bounces?|leaps?|running|hopping|jumping|racing|competes?)\b[^.;]*\bin (?:an? |his |her |their |the )?(?:\w+ )?(?:sacks?|sack race|potato sacks?)\b|\bsack race\b/,
  ],
  [
    "walkingframe",
    /\b(?:walking|zimmer) frame\b|\bwith (?:her|his|a|the) walker\b|\bleaning on (?:her|his|a) walker\b/,
  ],
  ["floatbasket", afloat("(?:(?:\\w+ )?basket|cradle)", "in|inside")],
  [
    "swimring",
    afloat(
      "(?:(?:rubber|swimming|swim|inflatable|life|pool) ring|inner tube|lifebuoy|lifebelt|tyre|tire|rubber tube|doughnut)",
      "in|on",
    ),
  ],
  ["airmattress", afloat("(?:air mattress|mattress|lilo|airbed|inflatable)")],
  ["floatlog", afloat("(?:log|tree trunk|trunk|tree)")],
  ["icefloe", afloat("(?:ice floe|floe|sheet of ice|piece of ice|block of ice)")],
  [
    "floatboard",
    afloat("(?:door|plank|board|planks|beam|hatch cover|piece of wood|piece of wreckage|wreckage|table|driftwood|lid)"),
  ],
  ["longship", /\boars\b.*\b(?:viking|longship)s?\b|\b(?:viking|longship)s?\b.*\boars\b/],
  [
    "boat",
    /(?<!\b(?:the|of|in|long|two|three|neat|endless|between|along|steep|green|straight|those|these|their|both|empty|front|back|last|first|middle|rear|other|wooden|narrow|dark) )\brows\b(?! of\b)|\brow(?:ed|ing)\b|\b(?:at|on|with) (?:the|his|her|their) oars?\b/,
  ],
  ["canoe", /(?<!\b(?:the|two|both|his|her|their|of|with) )\bpaddl(?:es|ed|ing)\b(?! (?:in|pool)\b)/],
  [
    "sailboat",
    /\bsail(?:s|ed|ing) (?:the|across|over|past|away|out|into|home|on)\b(?! (?:the|an?|his|her) (?:\w+ )?(?:bar|fence|wall|hedge|hurdle|gate|net|rail|railings?|handlebars|jump|ditch|heads?|crowd|roofs?|rooftops?|gap|table|counter)\b)|\b(?:at|takes|holds) the (?:tiller|helm)\b/,
  ],
  ["bicycle", /\b(?:cycl(?:es|ed|ing)|pedal(?:s|led|ling)?)\b|\bcyclists? (?:rides|speeds|swerves|crashes|brakes)\b/],
  [
    "wheelchair",
    /\bwheels (?!it\b|the\b|an?\b|his\b|and\b|of\b)\w+ (?:to|into|out|along|through|across|down|past|away|over|up|in|round|around|back|onto|off)\b/,
  ],
  ["motorbike", /\b(?:motorcyclist|biker)s?\b/],
  ["sledge", /\bsledg(?:es|ing)\b|\btoboggan(?:s|ing)?\b/],
  [
    "car",
    /\b(?:car|taxi|cab|passenger|driver's) door\b|\b(?:in|into) the (?:(?:back|front|rear|passenger|driver's) seat|back of (?:the|a) (?:car|taxi|cab))\b|\b(?:driv(?:es|ing|en)|drove|(?<!\b(?:the|an?|to|long|short|this|his|her|their|back|hard) )drive)\b(?= *(?:$|[.,;:!?])| (?:and|away|off|on|through|along|down|up|to|towards?|past|home|back|across|over|around|round|out|in|into|by|slowly|fast|carefully|alone|too|like|with|while|as|at|\p{L}+ to|\p{L}+ home|(?:the|his|her|their|a) (?:children|kids|girls?|boys?|bride|couple|son|daughter|mother|father|man|woman|passengers?|tourists|doctor|old \p{L}+) (?:to|home|back|through|into))\b)|\bat the wheel\b|\bswerv(?:es|ing)\b|\b(?:slam|stamp|hit|jam)s (?:on )?(?:the|his|her) brakes?\b/u,
  ],
];

/** Words with which it is something else: who drives past a defender is on foot, who paddles out on a board in no canoe. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  horse: /\b(?:cyclists?|bikers?|motorcyclists?|merry-go-round|carousel|roundabout|bus|train|tram|lift|escalator)\b/,
  car: /\b(?:ball|basketball|basket|hoop|dunks?|dribbl\w*|puck|goal|nails?|stakes?|pegs?|posts?|spikes?|piles|cattle|sheep|herd|flock|geese|wedge)\b(?<!lamp posts?)/,
  sailboat:
    /\b(?:kite|balloon|ball|hat|cap|frisbee|umbrella|bouquet|arrow|plane|papers?|shoe|plate|baton)s?\b[^.;]{0,40}\bsail/,
  canoe: /\b(?:boards?|surfboards?|surf|surfer|wave|waves|shallows)\b/,
};

/** "drives her batmobile through the night": what no table knows, and nothing that a hand or a hammer drives, is a car. */
function isUnknownDriven(text: string): boolean {
  const [, said] = DRIVEN.exec(text) ?? [];
  if (said === undefined || OTHERWISE["car"]?.test(text)) return false;
  return !said
    .split(" ")
    .some((word) => nounOf(word) !== undefined || carriedNoun(word) !== undefined || NO_CAR.test(word));
}

const DRIVEN =
  /\b(?:driv(?:es|ing|en)|drove) (?:an?|the|his|her|their) ((?:[\w-]+ ){0,3}?[\w-]+)(?= (?:through|along|down|up|across|over|past|away|round|around|to|home|on|at|in|with|too|slowly|fast|and|while|as)\b| *[.,;!]| *$)/;
const NO_CAR =
  /^(?:fist|knee|elbow|heel|point|screws?|bolts?|wolves|bees|crowd|mob|enemy|ball|bargain|wedge|tunnel|herd|flock|team|pack|point|blade|toy|remote)$/;

const BEASTS = "horse|pony|mare|stallion|donkey|mule|camel|elephant|dragon|unicorn|ox|reindeer";
const MADE =
  "bicycle|bike|motorbike|motorcycle|scooter|tricycle|moped|sledge|raft|canoe|kayak|gondola|rowboat|boat|wheelchair|stretcher|tractor|swing|seesaw|chairlift";
/** "on a shaggy brown horse", "in his wheelchair", "on the swing". */
const SEATED = new RegExp(
  `\\b(?:on|in|astride|riding|rides|pedals)\\s+(?:(?:a|an|his|her|their)\\s+(?:(?!rocking|wooden|hobby|vaulting|pommel|carousel|toy|stuffed|plastic|bronze)[a-z-]+\\s+){0,2}?(${BEASTS}|${MADE})(?! (?:coat|hair|skin|hide|print|jacket|shirt|scarf|costume|wool)\\b)|the (swing|seesaw|chairlift|wheelchair))\\b`,
);
/** Said in a design without more. */
const CHAIR = /,\s+a (wheelchair)\b/;
const BEAST = new RegExp(`^(?:${BEASTS})$`);

/** More than one of the shot do it. */
const SEVERAL =
  /\b(?:they|both|all|children|kids|boys|girls|men|women|racers|runners|acrobats|clowns|witches|soldiers|pilots|two|three|four)\b|^\W*(?:the |an? )?\w+(?:, (?:the |an? )?\w+)* and (?:the |an? )?\w+ [a-z]+(?<!s)\b/;
/** Nobody shares one. */
const EACH = /^(?:jetpack|stilts|hopsack|swimring|flyingbroom)$/;

const hasEachOne = (noun: string, action: string): boolean => EACH.test(noun) && SEVERAL.test(action.toLowerCase());

export interface Implied {
  readonly one: string;
  readonly isAnimal: boolean;
  /** Words before its noun. */
  readonly adjectives: readonly string[];
  /** Everybody has one, or so many. */
  readonly isEach: boolean;
  readonly count?: number;
}

function impliedBy(text: string): string | undefined {
  const implied = IMPLIED.find(([noun, words]) => words.test(text) && !OTHERWISE[noun]?.test(text))?.[0];
  return implied ?? (isUnknownDriven(text) ? "car" : undefined);
}

/** By an action and the designs of its people; undefined where nothing is implied. */
export function impliedMount(action: string, designs: readonly string[]): Implied | undefined {
  const said = [action, ...designs].flatMap((text, at) => {
    const plain = text.toLowerCase().replaceAll("see-saw", "seesaw");
    const match = SEATED.exec(plain) ?? (at > 0 ? CHAIR.exec(plain) : null);
    return match ? [match] : [];
  })[0];
  const seat = said?.[1] ?? said?.[2];
  const seated = designs.filter((text) => SEATED.test(text.toLowerCase())).length;
  const each = seat === undefined ? mountOfEach(action, designs) : ofItsOwn(seat, seated);
  if (each) return { ...each, isAnimal: BEAST.test(each.one), adjectives: [], isEach: true };
  const one = impliedBy(action.toLowerCase());
  const noun = seat ?? one;
  if (noun === undefined) return undefined;
  const before = seat === undefined ? [] : (said?.[0] ?? "").split(/\s+/).slice(2, -1);
  return {
    one: noun,
    isAnimal: BEAST.test(noun),
    adjectives: before,
    isEach: hasEachOne(noun, action),
  };
}
