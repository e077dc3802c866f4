// Wordings of graves, roads, woods, ice, stables, wards and thefts: leaves off a stone, a canteen turned over, a fire stamped out, a thorn in a paw, a dial one notch on.
import { A, ALONE, OWNER, wordingsOf, words, type Row } from "../wording.ts";

const STONE =
  "(?:stones?|flowers?|rose|roses|wreath|bouquet|candle|photo|gravestone|headstone|tombstone|slab|grave|tomb|plaque|step|marker|ledger|inscription)";
const LITTER = "(?:leaves|foliage|moss|snow|dust|dirt|earth|needles|lichen|weeds|sand|mud|ivy|petals)";
const VESSEL =
  "(?:canteen|water ?bottle|bottle|flask|bucket|pail|purse|bag|handbag|sack|boots?|shoe|hat|cup|mug|jug|jar|tin|can|pot|basket|satchel|rucksack|wallet|pouch)";
const FIRE = "(?:fire|campfire|flames?|embers|blaze|coals|sparks|cigarette|cigar|butt|match|fuse|torch|candle)";
const BEASTS =
  "(?:deer|stag|doe|fawn|wolf|wolves|fox|bear|boar|hare|rabbit|horse|pony|cow|calf|bull|goat|sheep|ewe|lamb|dog|puppy|cat|man|woman|boy|girl|thief|prisoner|driver|car|carriage|truck|lorry|bus|crowd|herd)";
const FLOWN =
  "(?:birds?|dove|pigeons?|butterfl\\w+|moth|fish|trout|firefl\\w+|ladybird|hawk|owl|falcon|eagle|bee|bat|frog|toad|lizard|mouse|crab|turtle|balloons?|kite|lantern)";
const LOOT =
  "(?:notes?|banknotes|money|cash|bills|coins|jewels?|jewellery|jewelry|diamonds|rings|watches|necklaces|gold|silver|silverware|loot|chips|pearls|bars|bundles|wads|candlesticks|papers|files|pills)";
const SACK = "(?:sack|bag|holdall|pillowcase|case|suitcase|rucksack|backpack|swag|duffel|satchel|hat|apron)";
const LOW =
  "(?:counter|turnstile|barrier|fence|gate|wall|hedge|rails?|railing|handrail|desk|bar|table|bench|stile|rope|trench|cordon)";
const PICTURE = "(?:canvas|painting|picture|portrait|poster|map|oil|masterpiece|etching|drawing)";
const SIGHT =
  "(?:out of (?:sight|view)|from (?:sight|view)|out of (?:the )?(?:frame|picture)|into (?:the )?(?:dark|darkness|void|mist|fog|clouds?|nothing|depths|abyss|emptiness))";

const ROWS: readonly Row[] = [
  [
    "break hack split smash strike knock hew chip crack cut",
    words(
      "(?:off |loose |out |away )*(?:an?|the|some|his|her) (?:\\w+ )*?(?:rocks?|stones?|coal|ore|ice|boulder|lumps?|chunks?|concrete|cliff)\\b.*\\bwith (?:an?|the|his|her) (?:\\w+ )?(?:pickaxe|pick|sledgehammer|mattock|hammer)\\b",
    ),
    { gesture: "hew_at", takes: true },
  ],
  // At graves.
  [
    "brush sweep wipe clear dust flick scrape clean rub pick",
    words(
      `(?:away |off )?(?:the |some |a few |dead |wet |dry |fallen )*(?:\\w+ )?${LITTER} (?:away |clear )?(?:off|from) (?:it|(?:(?:the|an?|his|her|its) )?(?:\\w+ )?(?:\\w+ 's )?${STONE})(?: and| ,|$)`,
    ),
    { gesture: "brush_clear", posture: "kneel_both" },
    ALONE,
  ],
  // Off what lies in it.
  [
    "brush sweep whisk",
    words(
      `(?:away |the |some )*(?:\\w+ )?(?:sand|soil|earth|dirt|dust|ash|gravel|mud|snow) (?:away |gently )?(?:off|from) ${A}(?:masks?|coffins?|statues?|figurines?|coins?|helmets?|crowns?|chests?|lids?|shells?|vases?|medallions?|shields?|swords?|idols?|plaques?)\\b`,
    ),
    { gesture: "brush_clear", posture: "kneel_both" },
    ALONE,
  ],
  // On board, and off it.
  [
    "press put place lay rest set hold flatten spread",
    words(
      "(?:(?:his|her|its|an?|one|the) (?:\\w+ )?(?:hand|palm|fingers|fingertips|paw)|hers|his|theirs|its own) (?:\\w+ )?(?:against|on|onto|to|over) (?:the |an? |its )?(?:\\w+ )?(?:glass|window|pane|windscreen|porthole|windshield)\\b",
    ),
    { gesture: "touch_glass" },
    { by: "person" },
  ],
  [
    "pile stack heap load heave lift hoist stow pack throw strap lash",
    words(
      `(?:${A}|more |too many |some )?(?:\\w+ ){0,4}?(?:on|onto|up on) (?:the|an?|his|her) (?:\\w+ )?(?:cart|wagon|trolley|truck|lorry|sledge|sled|trailer|handcart|pickup|barrow)\\b`,
    ),
    { gesture: "put_into", takes: true },
    ALONE,
  ],
  [
    "tighten buckle fasten clip do pull check test snap",
    words(
      "(?:up |in |on )?(?:his|her|its|their|the) (?:\\w+ )?(?:straps?|harness|seat ?belt|belt|chin ?strap|parachute|lifejacket|lifebelt|safety belt)\\b(?: (?:tight|fast|up|on))?(?: and| ,|$)",
    ),
    { gesture: "tie" },
    ALONE,
  ],
  [
    "step jump leap dive walk fall roll launch tumble tip drop",
    words(
      "(?:(?:him|her)self )?(?:backwards? |forwards? |calmly |straight |right )?(?:(?:out )?(?:into|in) (?:the )?(?:thin |empty |open )?(?:air|void|space|sky|nothing|nothingness)|out of the (?:\\w+ )?(?:plane|aeroplane|airplane|aircraft|helicopter|balloon)|off the (?:edge of the )?(?:\\w+ )?(?:edge|ledge|wing|roof|cliff|precipice|brink|parapet)(?! into (?:the|a) (?:\\w+ )?(?:sea|water|lake|river|pool|ocean|waves|surf|bay|lagoon|pond)))\\b(?! (?:and|,) (?:lands|catches|grabs))",
    ),
    { posture: "fall" },
    ALONE,
  ],
  [
    "turn tip hold upend shake",
    words(`(?:(?:his|her|its|the|an?|out) )+(?:\\w+ )?${VESSEL} (?:over|upside down|out|inside out)(?: and| ,|$)`),
    { gesture: "tip_out", takes: true },
    ALONE,
  ],
  [
    "hook hang slot put return replace set",
    words("(?:back )?(?:the|an?|his|her) (?:\\w+ )?(?:nozzle|pump|hose|fuel line) (?:back|up|in|on|onto|into)\\b"),
    { gesture: "insert", takes: true },
    ALONE,
  ],
  // With blades, at what somebody carries and at what hangs.
  [
    "slit slash cut slice rip",
    words(
      `(?:open |through )?${OWNER}(?:bag|handbag|purse|pockets?|coat|sack|rucksack|backpack|straps?|satchel|belt|lining)\\b`,
    ),
    { gesture: "cut_through", takes: true },
    { by: "person", isPaired: true },
  ],
  [
    "cut slice slash slit",
    words(
      `(?:the|an?|its|his|her|it|out) (?:\\w+ )?(?:${PICTURE} )?(?:out of|from|free of) (?:the|its|an?|his) (?:\\w+ )?frame\\b`,
    ),
    { gesture: "take_from_wall", takes: true },
    ALONE,
  ],
  [
    "roll",
    words(
      `(?:up (?:the|an?|his|her) (?:\\w+ )?(?:${PICTURE}|carpet|rug|blanket|mat|mattress|tent|sleeping bag)|(?:it|(?:the|an?|his|her) (?:\\w+ )?\\w+|${PICTURE}) up(?: (?:small|tight|tightly|quickly|neatly))?(?: and| ,|$))`,
    ),
    { gesture: "roll_up", takes: true },
    ALONE,
  ],
  [
    "swing slide push pull move lift shove tilt",
    words(
      `(?:aside |back |away )?(?:the|an?|his|her) (?:\\w+ )?${PICTURE} (?:aside|away|to one side|back|off (?:the|its) (?:wall|hook|nail))\\b`,
    ),
    { gesture: "take_from_wall", takes: true },
    ALONE,
  ],
  [
    "put press lay hold lean set clap",
    words(
      "(?:his|her|an|one) ear (?:flat |close |right )?(?:to|against|on|onto) (?:the|an?) (?:\\w+ )?(?:rails?|tracks?|ground|earth|floor|floorboards|ice)\\b",
    ),
    { posture: "kowtow" },
    ALONE,
  ],
  [
    "put press lay hold lean set clap",
    words("(?:his|her|an|one) ear (?:flat |close |right )?(?:to|against|on|onto) (?:the|an?) (?:\\w+ )?\\w+"),
    { gesture: "ear_at_door" },
    ALONE,
  ],
  [
    "sweep scoop shovel rake bundle empty tip brush",
    words(
      `(?:the |some |all |his |her |of |stacks? of |piles? of |handfuls? of )*(?:\\w+ )?${LOOT} (?:\\w+ly )?(?:into|in) (?:the|an?|his|her|its) (?:\\w+ )?${SACK}\\b`,
    ),
    { gesture: "pack_in", takes: true },
    ALONE,
  ],
  [
    "turn spin twist click nudge work dial",
    words("(?:the|an?|its) (?:\\w+ )?(?:dial|combination|knob of the safe)\\b"),
    { gesture: "turn_dial" },
    ALONE,
  ],
  [
    "press hit push find nudge tap step tread kick feel",
    words(
      "(?:for |on )?(?:the|an?) (?:\\w+ )?(?:alarm|button|pedal|switch|brake|lever|plate|bell)\\b.*\\bwith (?:his|her|a|one) (?:\\w+ )?(?:foot|toe|toes|heel|boot|shoe|knee)\\b",
    ),
    { posture: "stamp_foot" },
    ALONE,
  ],
  [
    "swap switch exchange replace",
    words("(?:the|an?|his|her|their|its) (?:\\w+ ){0,2}?\\w+ (?:for|with) (?:the|an?|his|her|another)\\b"),
    { gesture: "set_on_table", takes: true },
    ALONE,
  ],
  [
    "hand pass give",
    words("(?:(?:the|an?|his|her|its) (?:\\w+ ){0,2}?\\w+|it|them) (?:back|over|across|round|on)(?: with| and| ,|$)"),
    { gesture: "give", takes: true },
    ALONE,
  ],
  // In the woods, on the ice, in the hills.
  [
    "pour tip empty throw toss knock gulp",
    words(
      "(?!.*\\b(?:hat|head|chair|cap|brim|bucket)\\b)(?:back )?(?:(?:the|an?|some|his|her|its|all) )*(?:\\w+ ){1,5}?(?:down|into) (?:his|her|its) (?:own )?(?:throat|mouth|gullet|neck)\\b",
    ),
    { gesture: "drink", takes: true },
    { isPaired: false },
  ],
  [
    "stamp tread trample grind beat kick stub scuff",
    words(
      `(?:on |out )*(?:the|an?|his|her|some|last|its) (?:\\w+ ){0,3}?${FIRE}(?: (?:out|under|into|with|beneath)\\b|$| and| ,)`,
    ),
    { posture: "stamp_foot", gesture: "none" },
    ALONE,
  ],
  [
    "let",
    words(`(?:(?:the|an?|his|her|its) (?:\\w+ )?${FLOWN}) (?:go|fly|loose|out|free|away|off)\\b`),
    { gesture: "release", takes: true },
    ALONE,
  ],
  [
    "let",
    words(
      `(?:(?:the|an?|his|her|its) (?:\\w+ )?${BEASTS}) (?:go|pass|by|past|be|run|live|escape|through|cross|off|get away|walk away)\\b`,
    ),
    { gesture: "none", glance: "at" },
    { by: "person" },
  ],
  [
    "roll hitch turn",
    words(
      "up (?:his|her|its|their) (?:\\w+ )?(?:trousers|trouser|jeans|pants|skirts?|hem|leggings|robe|robes|cassock)\\b",
    ),
    { gesture: "hands_on_knees" },
    ALONE,
  ],
  [
    "cut saw hack hew carve make open",
    words(
      "(?:out )?(?:an?|the|his|her|another) (?:\\w+ )?(?:hole|opening|square|circle|gap) (?:\\w+ )?(?:in|through|into|out of) (?:the )?(?:\\w+ )?ice\\b",
    ),
    { gesture: "ram_post" },
    ALONE,
  ],
  [
    "lower let drop feed pay",
    words(
      "(?:out |down )?(?:the|an?|his|her|its) (?:\\w+ )?(?:hook|line|bait|lure|float|plumb|lead) (?:\\w+ )?(?:through|into|over|down|in|to)\\b",
    ),
    { gesture: "fish" },
    ALONE,
  ],
  [
    "clip hook snap buckle fasten clasp attach shackle",
    words(
      "(?:the|an?|his|her|its) (?:\\w+ )?(?:rope|line|carabiner|karabiner|harness|tether|lifeline|safety line|lead|leash|lanyard|strap) (?:back |fast )?(?:in|on|onto|to|on to|into|through)\\b",
    ),
    { gesture: "tie", takes: true },
    ALONE,
  ],
  [
    "drop fall slide slip plunge plummet tumble vanish sink",
    words(`(?:\\w+ly )?${SIGHT}\\b`),
    { posture: "fall" },
    ALONE,
  ],
  [
    "go fall land pitch come tumble sprawl drop slip",
    words(
      "(?:down |flat |right |straight )*(?:face ?down|face ?first|face forward|flat on (?:his|her|its) (?:face|belly|stomach)|on (?:his|her) (?:face|nose))\\b",
    ),
    { posture: "dive_flat" },
    ALONE,
  ],
  [
    "peel clip strip cut shave take pull roll",
    words("(?:off |away )?(?:the|its|her|his|an?) (?:\\w+ )?(?:fleece|wool|coat of wool)\\b"),
    { gesture: "shear", posture: "kneel" },
    { by: "person" },
  ],
  // At beds and stretchers.
  [
    "put slip stick place push slide pop poke lay",
    words(
      `(?!(?:his|her|an?|one) (?:\\w+ )?(?:head|hand|arm|fingers?|piece|slice|bit|bite|forkful|handful|spoonful)\\b)(?:${A})?(?:\\w+ ){0,3}?(?:under|in|into|between|on|onto|inside) ${OWNER}(?:tongue|lips|mouth|teeth)\\b`,
    ),
    { gesture: "feed", takes: true },
    { by: "person", isPaired: true },
  ],
  [
    "tear rip cut pull unbutton open yank slit",
    words(
      `(?:open )?(?:${OWNER}|the )(?:\\w+ )?(?:shirt|blouse|jacket|coat|tunic|gown|pyjamas|collar)(?: open| apart| away|$)`,
    ),
    { gesture: "tie_theirs" },
    { by: "person", isPaired: true },
  ],
  [
    "press hold put clap place set lay apply slap",
    words(
      `(?:the|two|both|his|her) (?:\\w+ )?(?:paddles|electrodes|pads|defibrillator)\\b.*\\b(?:chest|ribs|heart)\\b`,
    ),
    { gesture: "press_chest" },
    { by: "person" },
  ],
  [
    "jump leap hop spring clear vault bound",
    words(`(?:clean |straight |right )?(?:over )?(?:the|an?) (?:\\w+ )?${LOW}\\b(?! (?:down|queue|with))`),
    { posture: "vault" },
    ALONE,
  ],
  [
    "take lift pull lever prise",
    words("off (?:the|its|an?) (?:\\w+ )?(?:lid|cover|top)\\b"),
    { gesture: "lift_cover" },
    ALONE,
  ],
];

export const OPEN_AIR_WORDINGS = wordingsOf(ROWS);
