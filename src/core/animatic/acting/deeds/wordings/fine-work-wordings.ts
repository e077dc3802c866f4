// Wordings of fine work and of what is small: needles and thread, powders and doses, edges and rivets, what is twisted, stuffed, tipped up or held to a stone.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const HIT = "(?:hammer|mallet|sledgehammer|sledge)";

/** Where something is worn or built in. */
const ON_BODY = "(?:chest|breast|shoulders?|socket|back|wrists?|side|waist|ankles?|stump|torso|arm)";
const NOT_WORN =
  "(?!hands?\\b|palms?\\b|head\\b|ear\\b|fingers?\\b|cheek\\b|face\\b|knife\\b|blade\\b|gun\\b|pistol\\b|sword\\b|needle\\b|stethoscope\\b|cloth\\b|towel\\b|bandage\\b|sponge\\b|rag\\b|plaster\\b|baby\\b|child\\b|foot\\b|boot\\b|blanket\\b|coat\\b|shawl\\b|jacket\\b|cloak\\b|medal\\b|flower\\b|rose\\b|chin\\b|elbow\\b|knee\\b|paddles\\b)";

const ROWS: readonly Row[] = [
  // Struck with a hammer.
  [
    "strike hit drive knock beat bang tap pound force",
    new RegExp(
      `^(?!.*\\b(?:door|wall|gong|bell|drums?|head|face|gate|window|glass|nail|nails)\\b).*\\bwith (?:an?|the|his|her) (?:\\w+ ){0,2}?${HIT}\\b`,
    ),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  ["rivet stud", words(`${A}\\w+|(?:it|them)\\b`), { gesture: "hammer" }, { isPaired: false }],
  // Needles and thread.
  [
    "pull draw pass push run work",
    words(
      "(?:the|his|her|a|some)? ?(?:\\w+ )?(?:twine|thread|sinew|sutures?|wool|cotton|yarn|stitch|waxed end) (?:\\w+ )?(?:tight|through|in and out|into)\\b",
    ),
    { gesture: "sew" },
    { isPaired: false },
  ],
  [
    "slide push press sink stick ease slip drive",
    words(
      `${A}(?:needle|syringe|cannula|drip|tube) (?:\\w+ )?(?:in|into|under)\\b.*\\b(?:arm|vein|hand|skin|neck|leg|thigh|shoulder|him|her|them)\\b`,
    ),
    { gesture: "inject_them", takes: true },
    { isPaired: true },
  ],
  [
    "splice knot braid plait",
    words(
      "(?:the |two |three |an? |some |his |her )*(?:\\w+ )?(?:ropes?|twine|cords?|strands|lines?|hairs?)\\b(?! hair)",
    ),
    { gesture: "tie", takes: true },
    { isPaired: false },
  ],
  [
    "twist",
    words(
      `(?:${A})?(?!keys?|handle|knob|dial|lock|lid|cap|arm|wrist|ring|ankle|head|hair|mouth|lips)\\w+ (?:\\w+ )?(?:into|up|together|round|around)\\b`,
    ),
    { gesture: "tie", takes: true },
    { isPaired: false },
  ],
  [
    "pull draw fasten buckle do",
    words(`(?:up )?(?:${A})?(?:laces?|shoelaces?|bootlaces?|skates?|boots?)\\b`),
    { gesture: "tie_their_shoe", posture: "kneel" },
    { isPaired: true },
  ],
  [
    "rub polish shine buff brush black",
    /^(?:up )?(?:the |his |her |them |'s )*(?:\w+ )?(?:'s )?(?:left |right )?(?:shoes?|boots?)\b/,
    { gesture: "tie_their_shoe", posture: "kneel" },
    { isPaired: true },
  ],
  [
    "lift raise put bring set blow",
    /^(?:(?:into|down|through) )?(?:the|his|her|a) (?:\w+ )*?(?:blowpipe|blow pipe|glass pipe)\b/,
    { gesture: "blow_glass", takes: true },
    { isPaired: false },
  ],
  [
    "blow",
    /^(?:a |the |an )?(?:\w+ )?(?:bubble|vase|bottle|globe|bowl)\b.*\b(?:glass|pipe)\b|^(?:the |molten |hot )*glass\b/,
    { gesture: "blow_glass" },
    { isPaired: false },
  ],
  // Edges.
  [
    "hold press put set grind draw",
    words(
      `${A}(?:blade|knife|axe|chisel|sword|scythe|sickle|scissors|razor|tool) (?:\\w+ )?(?:against|to|on|onto|across|along|over) the (?:\\w+ )?(?:stone|wheel|grindstone|whetstone|grinder|belt|strop)\\b`,
    ),
    { gesture: "sharpen", takes: true },
    { isPaired: false },
  ],
  [
    "file grind hone whet",
    words(`(?:down |off |away )?${A}(?:edges?|blade|burrs?|corners?|bars?|point|tip|metal|key)\\b`),
    { gesture: "sharpen" },
    { isPaired: false },
  ],
  [
    "draw run pull",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:scalpel|razor|knife|blade) (?:slowly |carefully )?(?:down|along|across|over|up|round|around)\\b",
    ),
    { gesture: "slice", takes: true },
    { isPaired: false },
  ],
  [
    "saw hack",
    words(
      "(?:off |through )?(?:an? |the |another )*(?:\\w+ )?(?:slice|slices|loaf|bread|ham|steak|roast|sausage|cheese|joint|crust)\\b",
    ),
    { gesture: "slice" },
    { isPaired: false },
  ],
  [
    "split slit",
    words(`${A}(?:feather|quill|cane|reed|willow|bamboo|pods?|pea|bean|fig|peach)\\b`),
    { gesture: "slice", takes: true },
    { isPaired: false },
  ],
  [
    "drill bore",
    words(
      "(?:through|into|out|at)? ?(?:an? hole (?:in|through|into) )?(?:the |an? )+(?:\\w+ )?(?:(?:door|front|side) of the )?(?:safe|door|wall|lock|vault|hull|plate|rock|concrete|brick)\\b",
    ),
    { gesture: "drill_ahead" },
    { isPaired: false },
  ],
  // Powders, doses and drops.
  ["crush grind pound pulverise pulverize", /\b(?:mortar|pestle)\b/, { gesture: "grind_up" }, { isPaired: false }],
  [
    "drop drip tip shake sprinkle put squeeze",
    words(
      `${A}(?:\\w+ )?(?:in|into|onto) (?:the|an?|his|her) (?:\\w+ )?(?:beaker|flask|test ?tube|dish|vial|retort|petri dish|crucible)\\b`,
    ),
    { gesture: "sprinkle", takes: true },
    { isPaired: false },
  ],
  ["top", words("(?:up|off) (?:the|his|her|their|them|an?)\\b"), { gesture: "pour_for" }, { isPaired: true }],
  [
    "top fill",
    words("(?:up|off) (?:the|his|her|their|an?) (?:\\w+ )?(?:cup|mug|glass|coffee|tea|tank|jug|pot)\\b"),
    { gesture: "pour" },
    { isPaired: false },
  ],
  [
    "pipe",
    words("(?:the |some |an? )*(?:\\w+ )?(?:cream|icing|frosting|rosettes?|chocolate|custard|mash|letters?|name)\\b"),
    { gesture: "sprinkle" },
    { isPaired: false },
  ],
  [
    "ladle scoop spoon skim bail",
    words(
      "(?:the |some |hot |out |an? )*(?:\\w+ ){1,5}?(?:out of|from|off) (?:the|an?) (?:\\w+ )?(?:vat|copper|cauldron|tub|barrel|pot|trough|tank|churn|bucket|basin|crock)\\b",
    ),
    { gesture: "ladle_out" },
    { isPaired: false },
  ],
  [
    "dip dunk",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:measure|jug|can|dipper|ladle|bucket|pail|cup|mug|candle|wicks?|cloth|sponge|brush|mop|sheep) (?:\\w+ )?(?:in|into) (?:the|an?) (?:\\w+ )?(?:churn|barrel|bucket|pail|basin|crock|trough|butt)\\b",
    ),
    { gesture: "dip_in", takes: true },
    { isPaired: false },
  ],
  // Stuffed, clamped, popped, lit.
  [
    "stuff cram wad shove jam",
    words(
      "(?:the |some |an? |his |her )*(?!hands?\\b|feet\\b|foot\\b|head\\b|fists?\\b|fingers?\\b|arms?\\b)\\w+ (?:deep )?(?:in|into|inside|down) (?:the|an?|his|her|its)\\b(?!.*\\b(?:pocket|mouth|belt|bag|suitcase|case|rucksack|backpack|lock|ear|ears|boot|boots|shoe|oven|fire)\\b)",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "clamp hug clasp press hold squeeze",
    words(
      `${A}(?!hand|head|palm|ear|face|cheek|back)\\w+ (?:\\w+ly )?(?:against|to) (?:his|her|their) (?:\\w+ )?(?:chest|breast|belly|body|ribs|stomach)\\b`,
    ),
    { gesture: "clutch", takes: true },
    { isPaired: false },
  ],
  [
    "pop flip click snap",
    words(`${A}(?:back|cover|case|casing|face|hood|panel) (?:off|open|up)\\b`),
    { gesture: "repair" },
    { isPaired: false },
  ],
  [
    "touch put hold apply lower",
    words(`${A}(?:match|taper|torch|flame|lighter|linstock|spark|candle) to (?!his|her)`),
    { gesture: "light", takes: true },
    { isPaired: false },
  ],
  [
    "squirt strip squeeze",
    words("(?:the |some |warm |a )*(?:\\w+ of )?milk\\b|(?:the|its|her|an?) teats?\\b"),
    { gesture: "milk", posture: "sit" },
  ],
  // What is brushed on something small that is in the other hand.
  [
    "stroke brush spread dab rub smear smooth work paint put lay",
    words(
      "(?:the |some |a |his |her |wet )*(?:\\w+ of )?(?:varnish|lacquer|glue|paint|oil|wax|polish|glaze|stain|resin|gold leaf|shellac) (?:\\w+ )?(?:over|across|on|onto|into) (?:(?:the|an?|his|her|its) (?:\\w+ )?(?:body|neck|back|top|belly|face|wings?|side) of )?(?:the|an?|his|her) (?:\\w+ )?(?:violin|cello|viola|guitar|lute|flute|toy|doll|egg|mask|figure|pot|vase|plate|box|bowl|soldier|figurine|puppet|icon|shoe|boot|frame|clock|model|ship)\\b",
    ),
    { gesture: "paint_it" },
    { isPaired: false },
  ],
  // Putty, plaster and tiles.
  [
    "run draw spread smooth smear lay press",
    words(
      "(?:the |some |a |his |her |wet )*(?:\\w+ of )?(?:putty|glue|caulk|sealant|tape|wax|chalk(?! (?:line|outline|circle))|oil|grout|mastic|solder|varnish|polish|tar) (?:\\w+ )?(?:along|round|around|down|over|across|on|onto|into)\\b",
    ),
    { gesture: "draw_finger" },
    { isPaired: false },
  ],
  [
    "sweep spread smooth trowel drag push skim",
    words(
      "(?:it|them|(?:(?:the|some|wet|a) )*(?:\\w+ )?\\w+) (?:up|over|across|along|onto|on) the (?:\\w+ )?(?:wall|ceiling)\\b(?<!\\b(?:torch|flashlight|beam|lamp|light|hand|hands|camera|spotlight) .*)",
    ),
    { gesture: "paint", takes: true },
    { isPaired: false },
  ],
  [
    "press stick fit set slap fix",
    words(
      `${A}(?:tiles?|bricks?|posters?|stickers?|plaque|panel|mosaic|stones?|stamp|note) (?:\\w+ )?(?:on|onto|to|against|into) (?:the|a) (?:\\w+ )?(?:wall|mortar|floor|plaster|cement|column|door)\\b`,
    ),
    { gesture: "pin_up", takes: true },
    { isPaired: false },
  ],
  // Opened out, let down, taken down.
  [
    "fling throw roll spread kick",
    words(
      "(?:open|out) (?:the|an?|his|her) (?:\\w+ )?(?:carpet|rug|mat|cloth|tablecloth|bolt of \\w+|sail|net|canvas|tarpaulin)\\b|(?:the|an?|his|her) (?:\\w+ )?(?:carpet|rug|mat|bolt of \\w+) (?:open|out)\\b",
    ),
    { gesture: "spread_sheet", takes: true },
  ],
  [
    "let",
    words(
      `(?!.*\\b(?:drift|float|sail|roll|run|slide|hair)\\b)${A}\\w+ (?:slowly |gently )?down\\b(?! (?:his|her|gently on))`,
    ),
    { gesture: "pay_out" },
    { isPaired: false },
  ],
  [
    "heave lift take pull get haul bring fetch reach",
    words(
      `(?:down )?${A}\\w+ (?:down )?(?:from|off) (?:the|a) (?:\\w+ )?(?:top |high |upper |highest )?shel(?:f|ves)\\b`,
    ),
    { gesture: "take_down", takes: true },
    { isPaired: false },
  ],
  [
    "pull haul",
    words(
      "out (?:the |an? |some |two |three |his |her )*(?:\\w+ of )?(?:\\w+ )?(?!chairs?|drawers?|stopper|plug|tooth|teeth|nails?|cork|sword|knife|weeds?|hair|pin|pistol|gun|revolver|splinter|thorn|stools?|all|of)\\w+",
    ),
    { gesture: "draw_out", takes: true },
    { isPaired: false },
  ],
  // On somebody's body.
  [
    "push fit screw attach plug bolt fix strap buckle fasten clip clamp",
    words(
      `${A}${NOT_WORN}\\w+ (?:back |tight |firmly )?(?:in|into|on|onto|to|against|over|around|round)\\b.*\\b${ON_BODY}\\b`,
    ),
    { gesture: "fit_on_them", takes: true },
    { isPaired: true },
  ],
  [
    "hold press put place set lower",
    words(`${A}${NOT_WORN}(?!arms?\\b)\\w+ (?:flat |tight |firmly )?(?:against|over|onto|on)\\b.*\\b${ON_BODY}\\b`),
    { gesture: "fit_on_them", takes: true },
    { isPaired: true },
  ],
  [
    "cut slice slit saw open",
    words(".*\\b(?:chest|belly|stomach|abdomen|ribcage)\\b"),
    { gesture: "fit_on_them" },
    { isPaired: true },
  ],
  // On the beast.
  [
    "throw put slip drop fit heave swing",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:collar|saddle|blanket|harness|pack|yoke|sack) (?:\\w+ )?(?:over|on|onto|across|round|around) (?:the|its|his|her|them)\\b",
    ),
    { gesture: "load_up", takes: true },
    { isPaired: true },
  ],
];

export const FINE_WORK_WORDINGS = wordingsOf(ROWS);
