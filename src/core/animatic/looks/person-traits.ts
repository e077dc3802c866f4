// What sets one body apart from others beyond clothes and hair: wings and horns of fairy tales, scars, a big belly, a stick, machine parts.
import { hasAny } from "./read-words.ts";

const TRAITS = {
  featherwings: /\b(?:feathered|angel|white|swan|bird|black|huge|great|folded) wings\b/,
  fairywings: /\b(?:fairy|gauzy|butterfly|dragonfly|insect|gossamer|shimmering|transparent|tiny|small|silver) wings\b/,
  batwings: /\b(?:bat|leathery|demon|dragon) wings\b/,
  horns: /\b(?:horns|horned|antlers)\b(?! helmet)/,
  deviltail: /\b(?:devil|demon|pointed|forked|long|lion|cat) tail\b/,
  elfears: /\b(?:elf|pointed|pointy) ears\b/,
  wolfears: /\b(?:wolf|cat|fox|furry) ears\b/,
  fourarms: /\b(?:four|six) (?:\w+ ){0,2}(?:arms|armed)\b/,
  halo: /\bhalo\b/,
  antennae: /\b(?:antennae|antennas|feelers)\b/,
  fangs: /\bfangs\b/,
  scar: /\b(?:scar|scars|scarred)\b/,
  tattoo: /\b(?:tattoo|tattoos|tattooed)\b/,
  clownnose: /\b(?:clown|red|round) (?:(?:foam|rubber|plastic|ball|false) )?nose\b|\b(?:foam|rubber|false) nose\b/,
  clownmouth: /\bclown (?:mouth|make up)\b/,
  alieneyes: /\b(?:alien eyes|huge (?:black|dark) eyes)\b/,
  seams: /\bseamed face\b/,
  robotarm:
    /\b(?:robot|robotic|prosthetic|artificial|metal|mechanical|bionic|cybernetic|cyborg|steel|iron|chrome|carbon) (?:left |right )?(?:fore)?(?:arms?|hands?)\b|\barms? of (?:metal|steel|iron|chrome)\b|\b(?:prosthesis|prosthetic) (?:for|instead of) (?:an|his|her|one) (?:\w+ )?(?:arm|hand)\b/,
  robotleg:
    /\b(?:robot|robotic|metal|mechanical|bionic|steel|iron|carbon|running) (?:left |right )?(?:legs?|foot|blades?|shins?)\b|\brunning prosthes[ie]s\b/,
  skull:
    /\b(?:skull|skeleton) (?:face|make ?up|paint)\b|\bface (?:is )?(?:painted|made up) (?:as|like) an? (?:\w+ )?(?:skull|skeleton)\b|\b(?:skull|skeleton) painted (?:on|over|across) (?:his|her|the) face\b/,
  belly: /\b(?:pregnant|expectant|expecting|heavily pregnant)\b/,
  stick: /\b(?:walking (?:stick|cane)|stick|cane)\b/,
  whitecane: /\bwhite (?:walking )?(?:cane|stick)\b/,
  staff: /\b(?:staff|quarterstaff|stave)\b(?! (?:member|room|meeting|officer|sergeant))/,
  crook: /\b(?:crook|crozier|crosier)\b/,
  scythe: /\bscythe\b/,
  crutches: /\bcrutch(?:es)?\b/,
  hook: /\bhook (?:for|instead of|in place of) (?:a|an|his|her|one|the) (?:\w+ )?hand\b|\bhook(?:ed)? hand\b|\bhook handed\b|\b(?:hand|wrist) (?:is|ends in) a hook\b|\biron hook\b/,
  pegleg: /\b(?:wooden|peg) leg\b|\bpegleg\b|\bone legged\b/,
  pylon:
    /\b(?:prosthetic|artificial|false|titanium) (?:left |right |lower )?(?:legs?|foot|shins?)\b|\bprosthe(?:sis|ses|tic) (?:for|instead of|below) (?:an?|his|her|one|the) (?:\w+ )?(?:leg|knee|foot)\b|\bleg prosthes[ie]s\b/,
  blade:
    /\b(?:carbon|running|prosthetic|sprinting) (?:\w+ )?blades?\b|\bblades? (?:for|instead of|in place of) (?:a|his|her|one|the) (?:\w+ )?(?:leg|foot)\b/,
  legcast:
    /\b(?:leg|foot|ankle|knee) (?:is )?in (?:a |an )?(?:\w+ )?(?:cast|plaster)\b|\bcast (?:on|round|around|up to) (?:his|her|the|one|a) (?:\w+ )?(?:leg|foot|knee|ankle|thigh)\b|\bplaster (?:on|round|around|up to) (?:his|her|the|one|a) (?:\w+ )?(?:leg|foot|ankle|thigh)\b|\bleg cast\b|\bbroken leg\b|\bplastered leg\b/,
  armcast:
    /\b(?:arm|wrist|hand) (?:is )?in (?:a |an )?(?:\w+ )?(?:cast|plaster)\b|\b(?:cast|plaster) (?:on|round|around) (?:his|her|the|one|a) (?:\w+ )?(?:arm|wrist|forearm|hand)\b|\barm cast\b|\bplastered arm\b/,
  sling: /\b(?:arm|wrist|shoulder|hand) (?:is )?in (?:a |an )?(?:\w+ )?sling\b|\barm sling\b|\bbroken arm\b/,
  headbandage:
    /\bbandaged (?:head|forehead|brow)\b|\b(?:head|forehead) (?:is )?(?:bandaged|wrapped in (?:a |an )?(?:\w+ )?bandages?)\b|\bbandages? (?:round|around|on|over|about) (?:his|her|the) (?:\w+ )?(?:head|forehead|brow)\b/,
  birthmark: /\b(?:birthmark|birth mark|port wine stain)\b/,
  snakehair: /\bsnakes? (?:for|instead of|as) (?:her |his )?hair\b|\bhair of (?:\w+ )?snakes\b/,
  oneeye: /\bcyclops\b|\b(?:one|single) (?:\w+ )?eye in the (?:middle|centre|center)\b/,
  plaster: /\b(?:plaster|bandaid|bandage) (?:on|across|over) (?:\w+ ){0,2}(?:nose|cheek|forehead|chin|face|brow)\b/,
  mud: /\b(?:muddy|dirty|grimy|mud|filthy|grubby|dusty) (?:\w+ )?faces?\b|\b(?:mud|dust|grease|oil|flour|ash|paint) (?:\w+ ){0,4}(?:face|faces|cheeks?|forehead|nose)\b|\b(?:faces?|cheeks?) (?:\w+ ){0,4}(?:mud|grease|oil|ash|dirt)\b|\b(?:muddy|grimy)\b/,
  soot: /\b(?:sooty|blackened|coal|sooted) (?:\w+ )?faces?\b|\b(?:soot|coal|coaldust) (?:\w+ ){0,4}(?:face|faces|cheeks?|forehead|nose)\b|\b(?:faces?|cheeks?) (?:\w+ ){0,4}(?:soot|coal)\b|\bsooty\b/,
  bruise:
    /\bbruis(?:e|es|ed) (?:\w+ )?(?:cheeks?|face|jaw|cheekbone)\b|\bbruis(?:e|es) (?:on|under|across|over)\b|\bbruised\b/,
  blackeye: /\b(?:black eye|swollen eye|bruised eye|shiner)\b/,
  blood:
    /\b(?:bloody|bloodied|bleeding) (?:\w+ )?(?:face|nose|lip|forehead|head|brow|cheek|mouth)\b|\bblood (?:\w+ ){0,4}(?:face|forehead|cheek|brow|temple|mouth|chin|nose)\b|\b(?:cut|gash|wound) (?:on|over|across|above) (?:\w+ ){0,2}(?:cheek|brow|forehead|eye|face|lip|temple)\b/,
  tiredeyes:
    /\b(?:dark (?:circles|rings|shadows)|bags|shadows) under\b|\b(?:tired|sunken|hollow|exhausted) (?:\w+ )?eyes\b/,
  flushed:
    /\b(?:red|ruddy|flushed|rosy|florid|sunburnt|sunburned) (?:\w+ )?(?:faced|faces?|cheeks?|cheeked|nosed|noses?)\b|\bred in the face\b|\bsunburn(?:t|ed)\b/,
  bandagedface: /\bbandaged face\b/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Trait = keyof typeof TRAITS;

/** By the words of a design, costume included. */
export function readTraits(words: readonly string[]): ReadonlySet<Trait> {
  const text = words.join(" ");
  const found = (Object.keys(TRAITS) as Trait[]).filter((trait) => TRAITS[trait].test(text));
  const wings = found.some((trait) => trait.endsWith("wings"));
  return new Set(!wings && hasAny(words, "wings winged") ? [...found, "featherwings"] : found);
}
