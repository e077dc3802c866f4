// Wordings of what a body does: it shoots up, drops into the grass, goes down on the canvas, slips in.
import { A, words, wordingsOf, type Row } from "./wording.ts";

const SEAT = "(?:chair|seat|bed|sofa|bench|armchair|stool|bunk|couch)";
const HERE = "(?:grass|ground|street|water|snow|sand|deck|road|yard|garden|pavement|alley|hay|straw|pool|trench|pit)";
const FLOOR = "(?:canvas|mat|floor|ground|ice|grass|sand|deck|back|face|snow|street|pitch|boards|pavement|mud)";

const ROWS: readonly Row[] = [
  [
    "strap buckle belt harness",
    /^(?:him|her|them)sel(?:f|ves) (?:in|into|down|to)\b/,
    { gesture: "own_pinch_hip" },
    { isPaired: false },
  ],
  [
    "lower drop sink get let ease settle",
    /^(?:himself|herself|themselves) (?:\w+ )?(?:on|onto|to|upon) (?:one|his|her|their|an?|both) (?:\w+ )?knees?\b/,
    { posture: "kneel" },
  ],
  [
    "wind wrap loop tie knot pass coil fasten bind lash put throw buckle",
    words(
      `${A}(?:ropes?|lines?|cords?|chains?|cables?|sash|belt|girdle|lifeline|reins?) (?:\\w+ )?(?:round|around|about) (?:(?:his|her|their)(?: own)? (?:waist|middle|chest|body|hips|ribs|belly)|(?:him|her|it|them)sel)`,
    ),
    { gesture: "wind_round" },
    { isPaired: false, by: "person" },
  ],
  [
    "tie lash bind chain strap rope fasten shackle secure anchor",
    /^(?:him|her|it|them)sel(?:f|ves) (?:\w+ )?(?:to|onto|against) /,
    { gesture: "wind_round" },
    { by: "person" },
  ],
  // Bodies that move.
  [
    "shoot",
    words(`(?:up (?:out of|from)|out of (?:the|his|her) ${SEAT}|to (?:his|her|their) feet)`),
    { posture: "jump_up" },
  ],
  [
    "shoot fly soar launch sail",
    /^(?:\w+ )?(?:over|off|across|out|up|down|through|past|into|along)\b.*\bon (?:the|an?|his|her|their) (?:\w+ )?(?:skate|snow)?(?:board|skis|skates|bike|bicycle)\b/,
    { posture: "jump" },
    { by: "person" },
  ],
  [
    "shoot",
    /^(?:over|through|between|under|around|round) (?:the|an?|his|her) (?!head|heads|shoulder|fire)/,
    { posture: "run", way: "across" },
    { by: "person" },
  ],
  [
    "pass",
    /^(?:under|through|between|along|below|beneath) (?!the (?:plate|salt|bottle))/,
    { posture: "walk", way: "across" },
  ],
  ["land", /^(?:flat )?on (?:his|her|their) (?:back|backs)\b/, { posture: "fall_back" }, { by: "person" }],
  [
    "land",
    /^(?:(?:softly|hard|lightly|heavily) )?(?:on|in|beside) (?:the|an?|some)\b/,
    { posture: "crouch" },
    { by: "person" },
  ],
  [
    "stamp shake kick",
    /\b(?:snow|mud|water|sand) (?:off|from) (?:his|her|their) (?:boots|shoes|feet)\b/,
    { posture: "stamp_foot" },
  ],
  ["shoot", /^(?:bolt )?upright\b/, { posture: "sit_bed", from: "lie", mood: "surprised" }, { by: "person" }],
  ["shoot", /^up$/, { posture: "jump_up" }, { by: "person" }],
  ["shoot burst pop spring", /^(?:up )?out\b/, { posture: "jump" }, { by: "beast" }],
  [
    "shoot",
    words(
      "(?:out|forwards?|past|away|across|along|ahead|off|up|down the|into|from|through|over|between|under|back)\\b",
    ),
    { posture: "run", way: "across" },
    { by: "beast" },
  ],
  [
    "shoot",
    words(
      "(?:out|forwards?|past|away|across|along|ahead|off|down the|up the)\\b(?! (?:the )?(?:lights?|tyres?|windows?))",
    ),
    { posture: "run", way: "across" },
    { by: "person" },
  ],
  ["drop", /^(?:down )?(?:in)?to (?:an? )?(?:\w+ )?(?:squat|crouch)/, { posture: "crouch" }],
  [
    "drop",
    words("(?:down )?(?:out of|from) (?:the|a) (?:\\w+ )?(?:clouds?|sky|air|heavens)"),
    { posture: "fly", way: "down" },
    { by: "beast" },
  ],
  [
    "drop",
    words(
      `(?:down |lightly |silently |softly )?(?:(?:out of|from|off|over) (?:the|a)|(?:into|onto|to) (?:the|a) (?:\\w+ )?${HERE})\\b`,
    ),
    { posture: "jump" },
    { by: "person" },
  ],
  ["swing throw cock hook sling", /^(?:one|an?|his|her|the other|the) (?:\w+ )?leg over/, { posture: "climb" }],
  [
    "go",
    words(`down (?:(?:hard|heavily|like|with a|flat)\\b|(?:on|onto|to|in) (?:the|his|her) (?:\\w+ )?${FLOOR}\\b)`),
    { posture: "fall_back" },
  ],
  [
    "land",
    /^(?:flat |hard |heavily |awkwardly |badly )*on (?:his|her|its) (?:\w+ )?(?:back|backside|bottom|rear|behind|side|shoulder|hip|elbow)\b/,
    { posture: "fall_back" },
  ],
  ["land fall", /^(?:flat |hard )*on (?:his|her|its) (?:face|belly|stomach|nose)\b/, { posture: "dive_flat" }],
  ["land drop fall", /^(?:hard |heavily )*on (?:his|her) (?:hands and )?knees\b/, { posture: "kneel_both" }],
  [
    "throw fling hurl",
    /^(?:herself|himself|themselves) (?:behind|over|into the|across)\b(?!.* (?:chair|sofa|bed|armchair|arms)\b)/,
    { posture: "leap" },
  ],
  [
    "throw fling hurl",
    /^(?:herself|himself|themselves) (?:flat|down|under|onto the (?:ground|floor|ice|grass|sand)|to the (?:ground|floor)|full length)\b/,
    { posture: "dive_flat" },
  ],
  ["pop", /^(?:up|out)\b(?! (?:a|the|his|her) )/, { posture: "climb_out" }, { by: "person" }],
  ["arch", /^(?:\w+ )?over\b/, { posture: "high_jump" }],
  ["ride", /\b(?:waves?|swell|breakers?|surf)\b/, { posture: "surf" }],
  [
    "punch fist tip palm parry push turn",
    /^the (?:ball|shot|header) (?:over|away|wide|round|clear|out|past|aside|onto)\b/,
    { posture: "dive_flat" },
  ],
  ["fight force battle claw", /^(?:his|her|its|their) way\b/, { posture: "stagger", way: "across" }],
  [
    "slip dart dash squeeze shoot scurry",
    /^(?:between|past|under|through)\b/,
    { posture: "run", way: "across" },
    { by: "beast" },
  ],
  [
    "snap break burst tear rip strain",
    /^(?:free (?:of|from) )?(?:his|her|its|the) (?:\w+ )?(?:straps?|bonds|chains|ropes|shackles|fetters|restraints|manacles)\b(?! (?:with|off))/,
    { gesture: "flex", mood: "angry" },
  ],
  [
    "sit bolt",
    /^(?:\w+ )?(?:up|upright)\b.*\b(?:on|in) (?:the|a|his|her|its) (?:\w+ )?(?:table|slab|bed|couch|stretcher|coffin|trolley)\b/,
    { posture: "sit_bed", from: "lie" },
    { by: "person" },
  ],
  [
    "kiss",
    /^(?:the|an?|his|her|its) (?:\w+ )?(?:coffin|casket|stone|headstone|gravestone|grave|altar|slab|flag|lid)\b/,
    { gesture: "lean_over" },
    { isPaired: false },
  ],
  [
    "adjust straighten tidy pat fix smooth",
    /^(?:his|her) (?:own )?(?:wig|toupee|hairpiece|curls|hairdo)\b/,
    { gesture: "own_pat_hair" },
    { isPaired: false },
  ],
  [
    "push kick",
    /^off (?:from )?(?:the|a) (?:\w+ )?(?:wall|side|edge|blocks?) (?:of the pool )?and swim\b/,
    { posture: "swim", way: "across" },
  ],
  // At a table, in a seat.
  [
    "slam slap smack bring thump bang plant smash",
    /^(?:(?:both|his|her|their|two|the) )*(?:\w+ )?(?:hands?|palms?|fists?|forearms?) (?:hard )?(?:flat )?(?:down )?(?:flat )?(?:on|onto|against) (?:the|his|her|a) (?:\w+ )?(?:table|desk|counter|bar|tabletop|bench)\b/,
    { gesture: "slam_table", mood: "angry" },
  ],
  [
    "pound bang thump hammer beat slam slap smack hit strike",
    /^(?:(?:his|her|both) (?:\w+ )?fists? )?(?:on |at )?(?:the|his|her) (?:\w+ )?(?:table|desk|counter|tabletop)\b/,
    { gesture: "pound_table", mood: "angry" },
  ],
  [
    "shrink cower cringe recoil huddle flinch squirm fidget stiffen freeze tremble shiver quail",
    /^(?:back |down |away |deeper |further |up )?(?:in|into|against|on) (?:his|her|the|its|their|a) (?:\w+ )?(?:chair|armchair|seat|sofa|couch|throne|wheelchair|bench|pew|cushions)\b/,
    { posture: "sit", gesture: "recoil", mood: "afraid" },
    { by: "person" },
  ],
  ["bend lean", /^(?:closer|nearer|lower)\b/, { gesture: "lean_over" }],
  ["suck", /^(?:on )?(?:his|her|its) (?:\w+ )?(?:thumb|fingers?)\b/, { gesture: "finger_to_lips" }],
  ["slip", /^(?:between|among|past|round|around)\b/, { posture: "sneak", way: "across" }, { by: "person" }],
  ["go", /^(?:\w+ )?(?:sprawling|flying|tumbling|crashing|headlong)\b/, { posture: "tumble" }],
  [
    "throw fling hurl launch",
    /^(?:herself|himself|themselves) (?:against|at) (?:the|a|it)\b/,
    { gesture: "ram" },
    { isPaired: false },
  ],
  [
    "come step move draw shuffle",
    /^(?:\w+ly )?(?:a (?:little|step|bit) )?(?:closer|nearer|forwards?)\b/,
    { posture: "walk", way: "across" },
  ],
  [
    "rest lean press put lay",
    /^(?:his|her) (?:forehead|brow|head) (?:against|on|to) (?:the|a) (?:\w+ )?(?:wall|door|glass|window|pane|tree|trunk|post|pillar|locker|bars)\b/,
    { posture: "lean", mood: "sad" },
  ],
  ["dig brace", /^(?:in )?(?:his|her|its) (?:heels|feet|hooves)\b/, { gesture: "pull" }],
  [
    "jam stick wedge put plant",
    /^(?:his|her|a) (?:\w+ )?(?:foot|boot|shoe) (?:in|into|between|against) the (?:\w+ )?(?:door|gate|gap|lift|doors)\b/,
    { posture: "kick" },
  ],
  // Own bodies.
  [
    "wipe rub dab clean scrub sponge wash",
    /\b(?:from|off) (?:his|her) (?:own )?(?:\w+ )?(?:cheeks?|face|mouth|lips|chin|nose|eyes)\b/,
    { gesture: "wipe_tears", takes: true },
  ],
  ["blow puff fill", /^(?:out |up )?(?:his|her|its) cheeks/, { gesture: "breathe_out" }],
  ["weigh", /\bin (?:his|her|its|one|both|the) (?:\w+ )?hands?\b/, { gesture: "weigh", takes: true }],
  ["cup", /^(?:his|her|both) hands(?: in\b| under\b| into\b| for\b|$)/, { gesture: "stoop_work" }],
  [
    "inch creep edge slide walk",
    /^(?:his|her|its|an?|one) (?:\w+ )?(?:hand|fingers?|arm|paw) (?:along|across|towards?|over|nearer|closer|up|under)\b/,
    { gesture: "reach" },
  ],
  // Of two who are close, and of those whom somebody treats.
  [
    "tear pull wrench yank twist slip slide work rip wriggle",
    /^(?:the|his|her) (?:\w+ )?ring (?:off|from) (?:(?:his|her) )?(?:\w+ )?finger\b|^off (?:the|his|her) (?:\w+ )?ring\b/,
    { gesture: "ring_off", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "take grab confiscate seize",
    /^(?:\w+ 's|the \w+ 's) (?:\w+ )?(?:phone|mobile|telephone|smartphone)\b/,
    { gesture: "snatch", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    "cut slit snip slash rip tear",
    /^(?:open )?(?:his|her|\w+ 's|the \w+ 's) (?:\w+ )?(?:trouser leg|trouserleg|trousers|jeans|leggings|boot|stocking|tights)\b/,
    { gesture: "tend_leg", takes: true },
    { isPaired: true, by: "person" },
  ],
  [
    "jab prick",
    /^(?:her|his|\w+ 's|them|the \w+ 's)\b(?: (?:\w+ )?(?:arm|thigh|bottom|shoulder|leg)\b| in the (?:arm|thigh|bottom|shoulder|leg)\b)/,
    { gesture: "inject_them" },
    { isPaired: true, by: "person" },
  ],
  [
    "fall drift doze nod drop sleep slump snore sit rest",
    /^(?:off |asleep )?(?:\w+ )?with (?:his|her) (?:head|cheek|face|forehead) on (?:the|his|her|\w+ 's|the \w+ 's) (?:\w+ )?(?:bed|mattress|blanket|table|desk|book|keyboard|keys|organ|piano|bar|counter)\b/,
    { posture: "sit", gesture: "sleep_on_table", mood: "asleep" },
    { by: "person" },
  ],
  [
    "blow dab kiss",
    /^(?:on )?(?:his|her|\w+ 's|the \w+ 's) (?:\w+ )?(?:knees?|shin|ankle)\b/,
    { gesture: "tend_leg" },
    { isPaired: true, by: "person" },
  ],
  [
    "step tread",
    /^(?:right )?on(?:to)? (?:it|(?:(?:the|his|her|a) )?(?:\w+ )?(?:heart|drawing|castle|sandcastle|toy|glasses|beetle|spider|butt|flower|cake|phone))\b/,
    { posture: "stamp_foot" },
    { isPaired: false, by: "person" },
  ],
  [
    "lock shut",
    /^(?:it|\w+|(?:the|his|her) \w+) (?:away |up )?in (?:the|his|her|a) (?:\w+ )?desk\b/,
    { gesture: "insert", takes: true },
    { isPaired: false, by: "person" },
  ],
];

export const BODY_WORDINGS = wordingsOf(ROWS);
