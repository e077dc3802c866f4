// Wordings of trades: a tool that is run along what it works on, what is prised off, wrung out, taped shut, drilled up, threshed, felled.
import type { Deed } from "../deed.ts";
import { words, wordingsOf, A, type Row } from "./wording.ts";

const ALONG =
  "(?:\\w+ly |back and forth |slowly |again )?(?:along|over|across|down|up|through|round|around|into|under|between)";
const RUN = "run draw slide pass push work guide drag move sweep pull glide stroke lead steer";

/** What a tool does that is run along something. */
const TOOLS_ALONG: readonly (readonly [tools: string, deed: Deed])[] = [
  ["plane|sander|jack plane", { gesture: "plane_wood", takes: true }],
  ["saw|handsaw|hacksaw", { gesture: "saw", takes: true }],
  ["chainsaw", { gesture: "saw_trunk", takes: true }],
  ["rolling pin|rollingpin", { gesture: "roll_out", takes: true }],
  ["chisel|gouge|drawknife|spokeshave", { gesture: "slice", takes: true }],
  ["file|rasp|whetstone", { gesture: "sharpen", takes: true }],
  ["(?:needle|awl)(?!.*\\b(?:arm|vein|skin|neck|thigh|leg|hand|shoulder)\\b)", { gesture: "sew", takes: true }],
  ["shears|scissors|clippers", { gesture: "cut", takes: true }],
  ["squeegee", { gesture: "wipe", takes: true }],
  ["vacuum|vacuum cleaner|hoover", { gesture: "vacuum", takes: true }],
  ["scraper", { gesture: "wipe", takes: true }],
  ["blowtorch|soldering iron|torch(?=.* (?:seam|joint|edge|steel|metal|pipe|beam|hull|weld)\\b)", { gesture: "weld" }],
];

/** Behind "with": what is done with it, whatever the verb. */
const HAMMERS = "(?:hammer|mallet)";
const VESSEL = "(?:crate|carton|barrel|cask|hive|beehive|tub|vat|tank|drum|keg|churn|bin|pot|cauldron|trough)";
const LID = "(?:lid|top|cover|head)";
const SHUT = "(?:shut|closed|up|down|tight)";

const ROWS: readonly Row[] = [
  [
    "rub crumble crush roll grind work",
    /^(?!(?:his|her|the|a|its) (?:\w+ )?(?:eyes?|hands?|palms?)\b)(?:it|them|one|some|(?:the|a|an|some|dry|his|her) (?:\w+ ){0,2}?\w+) (?:to (?:dust|powder|crumbs) )?(?:between|in) (?:(?:his|her|a|two|the) )?(?:\w+ )?(?:fingers?|thumb|finger|palms?|hands?|fist)\b/,
    { gesture: "crumple", takes: true },
    { by: "person", isPaired: false },
  ],
  ...TOOLS_ALONG.map(([tools, deed]): Row => [
    RUN,
    words(`(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:${tools}) ${ALONG}\\b`),
    deed,
  ]),
  [
    "run draw lay pull put",
    words("(?:the|an?|another) (?:\\w+ )?(?:bead|seam|weld) (?:along|across|down|up|over|round|of)\\b"),
    { gesture: "weld" },
  ],
  ["strike", words("(?:the|an?) (?:\\w+ )?arc\\b"), { gesture: "weld" }],
  // Lids, and what is prised.
  [
    "pry prise lever force jemmy wrench jimmy crack break work ease",
    new RegExp(
      `^${A}(?:${LID} (?:off|from|up|open|of|loose)\\b|(?:${VESSEL}|box) open\\b|\\w+ open with (?:an?|the|his|her) (?:\\w+ )?(?:crowbar|jemmy|bar|lever)\\b)|^(?:off |open |up )${A}(?:${LID}|${VESSEL})\\b`,
    ),
    { gesture: "pry" },
    { isPaired: false },
  ],
  [
    "pry prise lever force",
    words(`(?:up |loose )?${A}(?:floorboards?|flagstones?|paving|manhole|trapdoor|cobbles?|grating|slab|tiles?)\\b`),
    { gesture: "pry", posture: "kneel" },
    { isPaired: false },
  ],
  [
    "pry prise lever force wrench ease work dig",
    words(
      `(?!.*\\b(?:hoof|hooves|foot|shoe|boot|paw|finger)\\b)(?:up |off |out |loose )?${A}(?:slates?|tiles?|boards?|floorboards?|planks?|nails?|hinges?|bricks?|stones?|slabs?|flagstones?|panels?|grilles?|grating|hatch|cover|oysters?|shells?|plate|bars?)\\b`,
    ),
    { gesture: "pry" },
    { isPaired: false },
  ],
  [
    "lift take pull raise slide tear",
    words(`(?:off )?${A}(?:lid|cover) (?:off|from|of|aside|away) (?:the |an? |its )?(?:\\w+ ){0,2}?${VESSEL}\\b`),
    { gesture: "lift_cover" },
    { isPaired: false },
  ],
  [
    "tape nail seal hammer strap glue screw staple",
    words(
      `(?:it|them|(?:${A}(?:${LID}|${VESSEL}))|\\w+) ${SHUT}\\b|${A}${LID} (?:on|onto|over|in place)\\b|${SHUT} ${A}${VESSEL}\\b`,
    ),
    { gesture: "shut_up" },
    { isPaired: false },
  ],
  // With a hammer, whatever is driven.
  [
    "drive knock tap pound force beat work set fix shape dent bang flatten",
    new RegExp(
      `^(?:the|an?|his|her|its|two|some|it|them|home|in)\\b(?!.*\\b(?:door|wall|rock|face|head|gate)\\b).*\\bwith (?:an?|the|his|her|two) (?:\\w+ ){0,2}?${HAMMERS}\\b`,
    ),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  [
    "knock chip strike",
    new RegExp(`^(?:off )?(?:the|an?|another|some) (?:\\w+ )?(?:chips?|flakes?|corner|pieces?|splinters?|lump)\\b`),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  [
    "drive",
    words("(?:the|an?|its) (?:\\w+ )?(?:hoops?|rivets?|wedges?|pegs?|dowels?|bungs?|tap|spigot)\\b"),
    { gesture: "hammer" },
  ],
  [
    "nail hammer tack",
    words(
      "(?:on(?= and| ,|$)|it|them|(?:the|an?|its) (?:\\w+ )?(?:shoe|horseshoe|sole|heel|board|plank|lid|sign|strip|patch))\\b",
    ),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  [
    "tap",
    words("(?!.*\\bball\\b)(?:it|them|(?:the )?\\w+) (?:level|flat|home|into place|down|in)\\b"),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  // Butter and mortar.
  [
    "butter spread coat",
    /^(?:the|an?|each|another) (?:\w+ )?(?:brick|stone|block|tile)s? (?:thickly )?with\b/,
    { gesture: "paint" },
  ],
  // Up above, and down below.
  ["roll paint brush spray whitewash slap daub", /\b(?:the|an?) (?:\w+ )?ceiling\b/, { gesture: "paint_up" }],
  [
    "drill break tear dig hammer rip crack chew",
    /\b(?:asphalt|road|pavement|concrete|tarmac|street|kerb)\b.*\bwith (?:an?|the|his|her) (?:\w+ )?(?:jackhammer|drill|pneumatic drill)\b/,
    { gesture: "drill_down" },
  ],
  [
    "drive ram press lean push force hold work",
    words("(?:on |into )?(?:the|an?|his|her) (?:\\w+ )?(?:jackhammer|pneumatic drill|road drill)\\b"),
    { gesture: "drill_down" },
  ],
  // Wet cloth.
  ["wring squeeze", words("(?:out )?(?:the|her|his) (?:\\w+ )?mop\\b"), { gesture: "stir_vat", takes: true }],
  [
    "wring squeeze twist",
    words(
      `(?:out )?(?:it|them|(?:${A})?(?:cloth|sheet|shirt|rag|towel|sponge|flannel|linen|washing|skirt|hair|dress|sock|jacket|blanket))\\b(?! (?:neck|hand))`,
    ),
    { gesture: "wring", takes: true },
    { isPaired: false },
  ],
  // Threshing.
  [
    "beat thresh flail pound thrash whack",
    words(
      "(?:the |wet |out |his |her |a )*(?:sheaves|corn|grain|wheat|barley|flax|sheet|washing|linen|laundry|clothes|shirt|octopus|hide)\\b",
    ),
    { gesture: "beat_down", takes: true },
    { isPaired: false },
  ],
  // Trees.
  [
    "saw",
    words(
      "(?!.*\\bfallen\\b)(?:away |right )?(?:through|into|at|down|off) (?:the|an?|his|her) (?:\\w+ ){0,2}?(?:trunk|tree|pine|oak|fir|birch|spruce|beech|stump)\\b",
    ),
    { gesture: "saw_trunk" },
  ],
  [
    "cut saw slice bite chew rip fell buzz",
    /\b(?:trunk|tree|pine|oak|fir|birch|log|branch|bough|stump|spruce|beech)s?\b.*\b(?:chainsaw|chain saw)\b|^(?:into|through) .*\bchainsaw\b/,
    { gesture: "saw_trunk" },
  ],
  [
    "pull push draw work drag",
    /^(?:the|an?) (?:\w+ )?saw\b.*\b(?:trunk|log|tree|beam|stump)\b/,
    { gesture: "saw_trunk", takes: true },
  ],
  [
    "chop hack cleave",
    words(
      `(?:through )?${A}(?:carcass|ribs?|steak|ham|hock|bones?|lamb|meat|chicken|fish|cutlets?|brisket|sausages?|head of)\\b`,
    ),
    { gesture: "slice", takes: true },
    { by: "person" },
  ],
  // Ovens.
  [
    "slide push shove thrust run pull draw",
    words(`(?:the|an?|his|her) (?:\\w+ ){0,2}?peel\\b|.*\\b(?:on|with) (?:the|an?|his|her) (?:\\w+ ){0,2}?peel\\b`),
    { gesture: "push_peel" },
  ],
  // Barrows.
  [
    "tip empty dump upend tilt unload",
    words("(?:up |out |over )?(?:the|an?|his|her) (?:\\w+ )?(?:wheelbarrow|barrow|handcart)\\b"),
    { gesture: "tip_barrow" },
  ],
  // On a wheel for clay.
  [
    "centre center pull raise draw",
    /^(?:the|an?|up the|up an?|up) (?:\w+ )?(?:clay\b|walls? of\b|sides? of (?:the|an?) (?:bowl|pot|vase|jug))/,
    { gesture: "shape_clay" },
  ],
  [
    "shape throw turn form mould mold spin",
    words(
      `${A}(?:bowl|pot|vase|jug|cup|dish|plate|lump|clay)\\b.*\\b(?:on (?:the|a|his|her) (?:potter's |turning )?wheel|both hands)\\b`,
    ),
    { gesture: "shape_clay" },
  ],
  // Brought to the mouth to be blown; bellows, types and papers.
  [
    "lift raise put set bring press hold",
    words(
      "(?:up )?(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:trumpet|horn|bugle|trombone|tuba|cornet|saxophone|conch) (?:up )?(?:to|against) (?:his|her) (?:lips|mouth)\\b",
    ),
    { gesture: "blow_horn", takes: true },
    { isPaired: false },
  ],
  [
    "lift raise put set bring press hold",
    words(
      "(?:up )?(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:flute|pipe|recorder|clarinet|oboe|whistle|shawm) (?:up )?(?:to|against) (?:his|her) (?:lips|mouth)\\b(?!.*\\b(?:smok\\w+|puff\\w*|light\\w*|tobacco)\\b)",
    ),
    { gesture: "play_pipe", takes: true },
    { isPaired: false },
  ],
  [
    "work pump press tread squeeze",
    words("(?:the|his|her|a) (?:\\w+ )?bellows\\b"),
    { gesture: "pump" },
    { isPaired: false },
  ],
  [
    "file",
    words(
      "(?:away )?(?:the|an?|his|her|some) (?:\\w+ )?(?:forms?|papers?|documents?|folders?|letters?|reports?|cards?|records?)\\b",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "chip chisel carve hack tap",
    words(
      "(?:away )?at (?:the|an?|his|her) (?:\\w+ )?(?:block|marble|granite|statue|figure|headstone|gravestone|sculpture)\\b",
    ),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  ["swing turn", words("the (?:\\w+ )?propeller\\b"), { gesture: "turn_wheel" }, { isPaired: false }],
  // Shears and hides.
  [
    "scrape shave flesh",
    words("(?:the|an?) (?:\\w+ )?(?:hide|skin|pelt|scales?|carrots?|bark|hull|barnacles)\\b"),
    { gesture: "plane_wood", takes: true },
  ],
  // Over the side.
  [
    "drop lower heave throw tip push toss",
    words(
      `(?!.*\\b(?:water|suds|slops)\\b)(?:${A}\\w+|it|them) (?:\\w+ )?(?:over the (?:side|rail|bow|stern|gunwale)|overboard)\\b`,
    ),
    { gesture: "throw", takes: true },
    { isPaired: false },
  ],
  // Levers.
  [
    "throw pull push heave haul work shift",
    words("(?:on |at )?(?:the|an?) (?:\\w+ )?(?:switch lever|points|signal lever|points lever|brake lever)\\b"),
    { gesture: "pull_down" },
  ],
  // Earth out of a grave.
  [
    "throw toss fling heave",
    words(
      "(?:out |up )?(?:the |some |wet |more |last |clods of |rest of |a )*(?:earth|soil|dirt|clay|mud|sand|snow|gravel|coal|dung)\\b(?!.*\\b(?:at|grave)\\b).*\\b(?:spade|shovel)\\b",
    ),
    { gesture: "dig" },
  ],
  [
    "heave throw pitch fling toss swing",
    words("(?:in |on |into it )?(?:an?|another|the|his|her|one) (?:\\w+ )?(?:shovel|spade|fork)(?:ful)? of\\b"),
    { gesture: "shovel_up" },
  ],
  // Loosened over a face that lies below.
  [
    "loosen tighten undo unscrew",
    words("(?:the|an?|its|his|her) (?:\\w+ )?(?:plug|valve|joint|cap|clamp|coupling|pipe|fitting)\\b"),
    { gesture: "repair" },
    { isPaired: false },
  ],
];

export const CRAFT_WORDINGS = wordingsOf(ROWS);
