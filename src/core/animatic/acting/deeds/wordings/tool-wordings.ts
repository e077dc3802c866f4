// Wordings of what is done with tools that go into something, and of what is caught, fastened, swung or rubbed.
import { ALONE, OWNER, PAIR, words, wordingsOf, A, type Row } from "./wording.ts";

/** Of the own body. */
const OWNED = "(?:his|her|their)(?: own)? (?:\\w+ )?";
/** Verbs by which a tool goes into something. */
const INTO = "drive sink ram plunge bury thrust stick jab dig";

const ROWS: readonly Row[] = [
  // A face that is shaved.
  [
    "scrape shave wipe take",
    words(
      `(?:the )?(?:\\w+ )?(?:foam|lather|soap|stubble|bristles|whiskers) (?:off|from) ${OWNED}(?:chin|cheeks?|jaw|throat|neck|face|lip)\\b.*\\b(?:razor|knife|blade)\\b`,
    ),
    { gesture: "shave" },
    ALONE,
  ],
  [
    "scrape shave wipe take",
    words(
      `(?:the )?(?:\\w+ )?(?:foam|lather|soap|stubble|bristles|whiskers) (?:off|from) ${OWNER}(?:chin|cheeks?|jaw|throat|neck|face|lip)\\b.*\\b(?:razor|knife|blade)\\b`,
    ),
    { gesture: "shave_them" },
    PAIR,
  ],
  ["lather soap", words(`${OWNED}(?:chin|cheeks?|jaw|throat|neck|face)\\b`), { gesture: "own_rub_cheek" }, ALONE],
  [
    "lather soap powder dust rouge",
    words(`${OWNER}(?:chin|cheeks?|jaw|throat|neck|face|forehead|nose|brow)\\b`),
    { gesture: "make_up_them" },
    PAIR,
  ],
  // What is bitten on, wound round, spun, squeezed for its sound or rocked in a pan.
  [
    "bite clamp",
    words(
      "(?:down |hard )*on (?:the|an?|his|her) (?:\\w+ ){0,2}?(?:belt|strap|stick|leather|bullet|coin|rag|cloth|rope|spoon|glove|sleeve|bit)\\b",
    ),
    { gesture: "with_teeth", takes: true },
    ALONE,
  ],
  [
    "wind wrap bind coil loop pass twist run lash",
    words(
      "(?:(?:the|an?|his|her|some|more) )?(?:\\w+ ){0,2}?(?:tape|wire|rope|string|cord|twine|rags?|strips?|cable|chain|bandage|ribbon|cloth) (?:\\w+ )?(?:round|around|about) (?:the|an?|its|each|every) (?:\\w+ ){0,3}?(?:posts?|poles?|pipes?|hose|handle|mast|trunk|tree|branch|beam|rail|railing|crack|leak|leg|stake|shaft|hilt|grip|cable|wires?|joint|rung|bar|bollard|cleat|gate|package|parcel|box)\\b",
    ),
    { gesture: "tie_to", takes: true },
    { isPaired: false },
  ],
  [
    "spin turn crank whirl",
    words(
      "(?:the|its|an?|one|his|her) (?:back|front|rear|loose|bent|bicycle|bike|upper|buckled) (?:wheel|pedals?)\\b|(?:the|its) pedals?\\b",
    ),
    { gesture: "turn_wheel" },
    { isPaired: false },
  ],
  [
    "squeeze pump work stretch",
    words("(?:the|an?|his|her) (?:\\w+ )?(?:accordion|concertina|squeezebox|melodeon)\\b"),
    { gesture: "play", takes: true },
    { isPaired: false },
  ],
  [
    "swirl rock shake tilt swill slosh",
    words("(?:the|an?|his|her) (?:\\w+ )?(?:pan|sieve|riddle)\\b(?! (?:in|over|on) the (?:fire|stove|flame))"),
    { gesture: "swirl", takes: true },
    { isPaired: false },
  ],
  ["swirl", words("it(?: \\w+){0,3}$"), { gesture: "swirl", takes: true }, ALONE],
  [
    "scoop dip shovel",
    words(
      "(?:up )?(?:some |the )?(?:\\w+ )?(?:gravel|sand|mud|silt|water) (?:up )?(?:into|in|with) (?:the|an?|his|her) (?:\\w+ )?pan\\b",
    ),
    { gesture: "swirl", posture: "crouch", takes: true },
    ALONE,
  ],
  ["read", words("over (?:his|her|their) shoulders?$"), { gesture: "over_shoulder" }, { isPaired: false }],
  ["pan", words("(?:the (?:river|stream|gravel|sand)|for gold|gold|in the)\\b"), { gesture: "swirl" }, ALONE],
  [
    "wind roll",
    words("(?:the |some |up )*(?:\\w+ )?(?:wool|yarn) (?:up )?(?:into|onto|on|in)\\b"),
    { gesture: "roll_up", takes: true },
    { isPaired: false },
  ],
  [
    "lower set put place sink",
    words(
      `${A}(?:sapling|seedling|shrub|bush|rose|rosebush|cutting|root|tree|plant)s? (?:\\w+ )?(?:in|into) (?:the|a|its|it)\\b`,
    ),
    { gesture: "stoop_work", takes: true },
    { isPaired: false },
  ],
  [
    "scale",
    words("(?:the|an?|his|her) (?:\\w+ )?(?:fish|trout|carp|bass|salmon|herrings?|perch|pike|cod)\\b"),
    { gesture: "plane_wood", takes: true },
    { isPaired: false },
  ],
  [
    "screw unscrew twist turn",
    words("(?:in |out )?(?:the|an?|his|her) (?:\\w+ ){0,2}?bulb\\b"),
    { gesture: "reach_up", takes: true },
    { isPaired: false },
  ],
  ["fight squabble scuffle", /^over\b/, {}, { by: "beast" }],
  [
    "take grab snatch seize rip tear pull wrest",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:baton|ball|remote|map|letter|book|bag|bottle|torch|knife|gun|rope|reins|bucket) (?:away )?from them$",
    ),
    { gesture: "snatch", takes: true },
    { isPaired: true },
  ],
  [
    "drag pull haul tug slide",
    words(
      `${A}(?:suitcase|case|box|trunk|chest|crate|bag|sack|mattress) (?:out )?from (?:under|beneath|underneath|behind)\\b`,
    ),
    { gesture: "pull", posture: "stand" },
    { isPaired: false },
  ],
  [
    "hold put keep raise lift pull spread throw",
    words(
      `${A}(?:coat|jacket|cardigan|raincoat|newspaper|shawl|briefcase|umbrella|parasol) (?:up )?(?:over|above) (?:(?:the )?\\w+ 's head|them\\b)`,
    ),
    { gesture: "shelter", takes: true },
  ],
  [
    "loosen wiggle",
    words(`${A}(?:bar|brick|stone|board|floorboard|plank|tile|slab|grille|grating|panel)s?\\b`),
    { gesture: "pull_loose" },
    { isPaired: false },
  ],
  [
    "bolt screw rivet",
    words(`(?!.*\\b(?:caps?|lids?|top|stopper|bulb|jar)\\b)${A}\\w+ (?:down|on|back|in place|to|onto|together)\\b`),
    { gesture: "repair" },
    { isPaired: false },
  ],
  [
    "unroll unwind unreel trail run lay",
    words(`(?:out )?${A}(?:wire|cable|fuse|hose)\\b`),
    { gesture: "pay_out", takes: true },
    { isPaired: false },
  ],
  ["fix fit", words(`${A}bayonets?\\b|bayonets\\b`), { gesture: "reload" }, { isPaired: false }],
  [
    "rub",
    /^(?:two|some|the) (?:\w+ )?sticks\b/,
    { gesture: "rub_hands", posture: "kneel", takes: true },
    { isPaired: false },
  ],
  [
    "rub massage hold clutch nurse",
    /^(?:his|her|their) (?:\w+ )?(?:elbow|forearm|wrist|shoulder|upper arm|bruise|bruised arm)s?\b/,
    { gesture: "rub_arm" },
    { isPaired: false },
  ],
  [
    "press put lay hold glue fix set",
    /^(?:his|her|an|one|both) eyes? (?:up |right |close )?(?:to|against|on|at)\b/,
    { gesture: "spy" },
  ],
  [
    "slide shove push thrust load feed run slip",
    /^(?:it|them|(?:(?:the|an?|some|his|her) )?(?:\w+ ){0,4}?\w+) (?:deep )?(?:in|into|inside) (?:the|an?|his|her) (?:\w+ )*?(?:oven|kiln)\b/,
    { gesture: "put_inside", takes: true },
  ],
  [
    "slap slam thump bang plonk",
    /^(?:the|an?|some|his|her) (?:\w+ ){0,3}?(?:dough|clay|pastry|fish|meat|steak|ham|mortar) (?:\w+ )?(?:on|onto|down|against|in)\b/,
    { gesture: "slam_down", takes: true },
  ],
  [
    "snatch pluck grab pick catch seize take",
    /^(?:it|them|(?:(?:the|an?|his|her) )?(?:\w+ )?\w+) (?:right |straight )?(?:out of (?:the )?(?:air|sky)|from the air|mid ?air|in mid ?air)\b/,
    { gesture: "catch", takes: true },
  ],
  [
    "clip hook snap buckle fasten",
    /^(?:it|(?:(?:the|an?|his|her) )?(?:\w+ )?\w+) (?:back |fast )?(?:on|onto|to|on to) (?:the|an?|his|her|its) (?:\w+ )?(?:sled|sledge|sleigh|cart|wagon|plough|post|rail|gate|ring|hook|bar|line|belt|harness|cable|collar|carabiner)\b/,
    { gesture: "tie", takes: true },
  ],
  [
    "turn drive tighten loosen twist undo",
    /^(?:the|an?|its|his|her|some) (?:\w+ )?(?:screw|bolt|nut)s?\b/,
    { gesture: "repair" },
  ],
  [
    "drive plunge sink thrust",
    words(`${A}(?:harpoon|spear|trident|lance|gaff|boathook|fork) (?:down |deep )?(?:into|through)\\b`),
    { gesture: "stab", takes: true },
    { isPaired: false },
  ],
  [
    "slide slip push tuck drop put",
    /^(?:it|(?:(?:the|his|her) )?\w+) back (?:in|into|inside) (?:the|his|her|an?|its) (?:\w+ )?(?:cabinet|drawer|folder|file|binder|shelf|safe|envelope|case|sleeve|slot|rack)\b/,
    { gesture: "insert", takes: true },
  ],
  [
    "hang throw fling toss",
    /^(?:his|her) (?:\w+ )?(?:coat|jacket|cardigan|blazer|raincoat|overcoat|cloak) (?:up|on|onto|over) (?:the|a|an|his|her|its) (?:\w+ )?(?:chair|hook|peg|stand|rack|bed|sofa|hanger|door|chairback|railing|nail)\b/,
    { gesture: "coat_off", takes: true },
    { isPaired: false },
  ],
  // Tools that go into something.
  [INTO, words(`${A}(?:pick|pickaxe|mattock|axe|hatchet|hoe|cleaver|machete)\\b`), { gesture: "chop", takes: true }],
  [INTO, words(`${A}(?:spade|shovel|trowel)\\b`), { gesture: "dig", takes: true }],
  [
    INTO,
    words(
      `${A}(?:pitchfork|hayfork|fork) (?:deep )?into (?:the|a) (?:\\w+ )?(?:earth|soil|ground|hay|straw|dung|compost|bed)\\b`,
    ),
    { gesture: "pitch", takes: true },
  ],
  [INTO, words(`${A}(?:wedge|chisel|spike|rivet|bolt|tack|piton)s?\\b`), { gesture: "hammer", takes: true }],
  [
    INTO,
    words(
      `${A}(?:knife|dagger|blade|sword|spear|screwdriver|needle|pen|pencil|bayonet|harpoon|corkscrew)\\b(?!.*\\b(?:earth|water|trough|barrel|bucket|oil|tub|ground|sand|soil|snow|turf|grass|mud)\\b)`,
    ),
    { gesture: "stab", takes: true },
    { isPaired: false },
  ],
  [
    "drive force ram",
    words(`${A}(?:crowbar|bar|lever|jemmy|screwdriver) (?:under|into|between|behind)\\b`),
    { gesture: "pry", takes: true },
  ],
  [
    "swing whirl twirl spin",
    words(
      `${A}(?:coil of |loop of )?(?:rope|line|cable|lasso|lariat|sling|hook|grapnel|bolas|chain|heaving line|bucket|pail)\\b`,
    ),
    { gesture: "wave_it", takes: true },
  ],
  [
    "swing",
    words(
      `(?:it|${A}(?:sack|bag|bundle|bale|crate|box|basket|case|suitcase|trunk|rucksack|backpack|barrel)) (?:up )?(?:onto|into|on to|over|aboard|up)\\b(?! (?:his|her|one|the) (?:\\w+ )?(?:shoulder|back))`,
    ),
    { gesture: "lift_over", takes: true },
  ],
  // Struck flat, off or together, cut loose, held over embers.
  [
    "pat beat tamp smack slap",
    /^(?:down )?(?:it|(?:the )?(?:\w+ )?(?:earth|spadeful|mound|soil|ground|grave|sand|snow|turf))(?: down)? (?:flat|down|firm|smooth)\b|^(?:down )?the (?:\w+ )?(?:earth|mound|soil|turf) with\b/,
    { gesture: "beat_down" },
    { by: "person" },
  ],
  [
    "knock prise lever strike hack bash smash beat break",
    words(
      `(?:off )?${A}(?:lid|padlock|lock|top|hasp|seal)\\b(?: (?:off|open|loose))?(?: it)? with (?:the|an?|his|her) (?:\\w+ )?(?:spade|shovel|crowbar|axe|hammer|chisel|knife|bar|pick|poker)\\b`,
    ),
    { gesture: "pry", takes: true },
  ],
  [
    "strike knock rub bang hit click",
    /^(?:the |two |some |a pair of |his |her )*(?:\w+ )?(?:stones|flints|rocks|sticks|coconuts|bones) together\b/,
    { gesture: "sharpen", posture: "kneel" },
  ],
  ["cut hack slash saw slice hew", words(`${A}\\w+ (?:loose|free|adrift|away)\\b`), { gesture: "cut_through" }],
  [
    "toast roast grill brown char cook warm",
    /^(?:the|an?|some|his|her|another|two) (?:\w+ ){0,3}?(?:bread|marshmallows?|sausages?|crusts?|muffins?|buns?|crumpets?|trout|rabbit|cob|apple)\b/,
    { gesture: "hold_over_fire", takes: true },
    { isPaired: false },
  ],
  [
    "mop soak blot dab",
    /^(?:up (?:the|an?|some|it)\b|(?:it|them|(?:the |some |an? )?\w+) up\b).*\bwith (?:an?|the|his|her) (?!(?:\w+ )?(?:mop|broom)\b)/,
    { gesture: "wipe_table" },
    { by: "person", isPaired: false },
  ],
  [
    "chip pick hack tap",
    /^(?:away )?at (?:the|an?) (?:\w+ )?(?:walls?|rocks?|stone|ice|face|seam|cliff|boulder)\b/,
    { gesture: "hew_at" },
    { by: "person", isPaired: false },
  ],
  [
    "puff blow pump waft",
    /^(?:some |the |a little |more )*smoke (?:in|into|over|at|across|through|round|around)\b/,
    { gesture: "spray" },
    { by: "person", isPaired: false },
  ],
  [
    "cut score saw",
    /^(?:out )?(?:an?|the) (?:\w+ )?(?:circle|square|disc|opening|hole) (?:in|out of|through|into) (?:the|an?) (?:\w+ )?(?:glass|pane|window|showcase|case)\b/,
    { gesture: "draw_finger" },
    { by: "person", isPaired: false },
  ],
];

export const TOOL_WORDINGS = wordingsOf(ROWS);
