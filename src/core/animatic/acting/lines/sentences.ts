// A text as sentences of plain words.
import { withDriven } from "../../carriers/driven-words.ts";

/** Verbs of two words: "tap-dances", "does push-ups". */
const JOINED = /\b(slow|tap|shadow|break|belly|arm|push|pull|sit|star|high)-(?=\p{L})/gu;

/** Those of trees, which fly. */
const LEAVES =
  /\bleaves(?= (?:whirl|swirl|blow|spin|dance|drift|tumble|scatter|fly|fall|flutter|rustle|skitter|race)(?:s|es)?\b)/g;

/** Those that are eaten or picked. */
const FODDER =
  /(?<=\b(?:eat|eats|eating|munches|munching|chews|chewing|nibbles|nibbling|strips|plucks|picks|rakes|of|the|some|dry|dead) )leaves\b/g;

/** How somebody stands, and nothing that is done. */
const BOWED = /\bheads? (?:are |is )?(?:bowed|lowered|bent)\b/g;

/** No sword. */
const SLITS = /\b((?:slits?|slitting|slices?|slicing) (?:[\w']+ ){1,5}?with (?:a|the|his|her) (?:\w+ )?)blade\b/g;

/** "stands at the edge, hands in her pockets": nothing is handed on. */
const HANDS =
  /((?:^|[,;.] |\band ))(?:(?:his|her|their|its|both) )?(hands (?:\w+ )?(?:in|on|behind|at|under|round|around|over|against|clasped|folded) (?:his|her|their|its|the) (?:\w+ )?(?:pockets?|hips?|sides?|back|backs|lap|laps|head|heads|ears|eyes|face|mouth|knees?|hair|railing|rail|wheel|tiller|table|steering|reins|ears|belly|chest|heart|shoulders?)\b)/g;

/** "stands in the water up to his waist": nobody stands up. */
const UP_TO =
  /\b((?:in|into|through) (?:(?:the|a) )?(?:\w+ )?(?:water|sea|lake|river|pond|stream|pool|surf|waves|shallows|swamp|mud|snow|grass)) up to (?:his|her|their|its|the) (ankle|knee|thigh|hip|waist|chest|neck|shoulder)s?\b/g;

/** No pit: "looks up into the shaft of light". */
const SHAFT = /\bshafts? of (?=\w*light\b|sun\b)/g;

/** Nobody lies in a bed of roses, nor in that of a river. */
const IN_GROUND = /\b(flower|rose|tulip|herb|vegetable|seed|garden|river|stream|sea|lake) (?=beds?\b)/g;

/** "Mara and the whole crowd". */
const WHOLE = /\bthe (?:whole|entire) (?=crowd|family|class|team|crew|group|audience|village|army|band|choir)/g;

/** "sits tied to a chair": nothing is tied. */
const TIED =
  /\b((?:sit|sat|lie|lying|lay|stand|stood|kneel|knelt|wait)\w*) (?:tied|bound|chained|roped|lashed|handcuffed)(?: up)? (?=(?:to|on)\b)/g;

/** "sits back, his feet on the table". */
const FEET_ON =
  /\b((?:sit|sat|lounge|slouch|lean)\w*[^,.;]{0,40}?),? (?:with )?(his|her|their) (?:feet|boots|heels|legs|shoes) (?:up |propped |crossed )?on ((?:the|a|his|her) (?:\w+ )?(?:desk|table|dashboard|railing|counter))\b/g;

/** "stands with a hand on the horse's neck". */
const ON_BEAST =
  /\b((?:stand|sit|kneel|wait|rest)\w*(?: \w+){0,4}?),? with (?:his|her|their|a|one) hands? on ((?:the|his|her|a) (?:\w+ )?\w+ 's (?:neck|flank|mane|muzzle|nose|back))\b/g;

/** Sentences of lower-case words; commas stay as ",". */
export function sentencesOf(text: string): readonly (readonly string[])[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/n['\u2019]t\b/g, "nt")
    .replaceAll(/['\u2019]s\b/g, " 's")
    .replaceAll(/(?<=\p{L}s)['\u2019](?= \p{L})/gu, " 's")
    .replaceAll(/\b(broken|run|tumble)-down\b/g, "$1")
    .replaceAll(
      /\bup to (?:his|her|their|its|the) (ankle|knee|thigh|hip|waist|chest|neck|shoulder)s? in\b/g,
      "$1 deep in",
    )
    .replaceAll(UP_TO, "$2 deep $1")
    .replaceAll(SHAFT, "")
    .replaceAll(IN_GROUND, "$1")
    .replaceAll(WHOLE, "the ")
    .replaceAll(TIED, "$1 fettered ")
    .replaceAll(FEET_ON, "$1 and puts $2 feet up on $3")
    .replaceAll(ON_BEAST, "$1 and strokes $2")
    .replaceAll(/\bsnow[- ]angel/g, "snowangel")
    .replaceAll(/\bsee-saws?\b/g, "seesaw")
    .replaceAll(/\bcamel caravan\b/g, "caravan of camels")
    .replaceAll(/ (?:side-?saddle|bareback)(?= (?:on|upon|astride)\b)/g, "")
    .replaceAll(/\bwindow[- ]sill/g, "windowsill")
    .replaceAll(/\b(?:upon|atop)\b/g, "on")
    .replaceAll(/\bwhilst\b/g, "while")
    .replaceAll(LEAVES, "foliage")
    .replaceAll(FODDER, "foliage")
    .replaceAll(JOINED, "$1")
    .replaceAll(SLITS, "$1knife")
    .replaceAll(HANDS, "$1with $2")
    .replaceAll(BOWED, "downcast")
    .replaceAll(/\barm[- ]wrestl/g, "armwrestl");
  return withDriven(plain)
    .split(/[.!?;:\u2026\n]+|\s[-\u2013\u2014]+\s/)
    .map((sentence) => sentence.match(/'s|[\p{L}\p{N}]+|,/gu) ?? [])
    .filter((sentence) => sentence.length > 0);
}
