// Wordings of what is done against somebody: felled, struck with a thing, held back, shaken, bombarded, spilled on, led away, pulled out of the water.
import { OWNER, PAIR, THING, wordingsOf, words, type Row } from "./wording.ts";

const FURNITURE = String.raw`(?:sofas?|couch|wardrobe|piano|table|mattress|stretcher|coffin|log|plank|desk|bed|fridge|refrigerator|canoe|boat|beam|trunk|crate|chest|carpet|rug|bench|cupboard|bookcase|ladder|cabinet|stove|statue|bathtub|dresser|armchair|pole|pipe)\b`;
const LOADS = String.raw`(?:sack|bag|barrel|body|corpse|box|hamper|suitcase|bale|keg|tyre|anvil|bell|mast|tree|rock|boulder|net|casket|safe)\b`;
const LAP = String.raw`(?:lap|trousers|knees?|dress|skirt|shirt|suit|shoes?|sleeve|front|blouse|legs?|jacket|tie|gown|chest|uniform)\b`;

/** Nothing that a body is made of, and no door. */
const UNARMED = String.raw`(?!(?:\w+ ){1,3}?(?:fists?|hands?|elbows?|knees?|forehead|legs?|arms?|feet|foot|palms?|doors?|lid|gate|window|head|hair)\b(?: \w+)? (?:on|over|across|against|at|into|onto|down))`;

const ROWS: readonly Row[] = [
  // One thing that two have.
  [
    "carry lift lug heave bear haul drag move manhandle wrestle squeeze hump manoeuvre walk",
    words(
      `(?:the|an?|their|his|her|another|one) (?:\\w+ ){0,2}?(?:${FURNITURE}|${LOADS}) (?:up|down) (?:the|a|some) (?:\\w+ ){0,2}?(?:stairs?|staircase|steps|flight)\\b`,
    ),
    { gesture: "carry_together", posture: "stairs", way: "across", takes: true },
    { isJoint: true },
  ],
  [
    "carry lift lug heave bear haul drag move manhandle wrestle squeeze shift hump manoeuvre steer walk",
    words(`(?:up |down )?(?:the|an?|their|his|her|another|one) (?:\\w+ ){0,2}?${FURNITURE}`),
    { gesture: "carry_together", takes: true },
    { isJoint: true },
  ],
  [
    "heave swing lift hoist load haul lug carry",
    words(
      `(?:up |down )?(?:the|an?|their|another|one) (?:\\w+ ){0,2}?${LOADS}(?: \\w+)? (?:onto|into|up|on|between|over|across|to|out|off|down|through|along|from|together)\\b`,
    ),
    { gesture: "carry_together", takes: true },
    { isJoint: true },
  ],
  [
    "pull tug heave haul yank strain",
    /^(?:at|on) (?:(?:the|its) )?(?:two |both |opposite |either )?(?:ends?|sides?) of\b|^(?:the|a) (?:\w+ )?(?:rope|cracker|blanket|sheet|bag|scarf|coat)\b.*\b(?:from (?:both|either|opposite)|in opposite|each (?:end|way)|between them)\b/,
    { gesture: "tug_over", takes: true },
    { isJoint: true },
  ],
  // Blows.
  [
    "smash crash break swing crack whip",
    words(
      `${UNARMED}${THING}(?:\\w+ )?(?:down )?(?:hard )?(?:on|over|across|against|at|into|onto) (?:them|${OWNER}(?:head|skull|back|shoulders?|face|arms?|legs?|neck|bottom|behind))\\b`,
    ),
    { gesture: "club_them", takes: true },
    PAIR,
  ],
  [
    "bring",
    words(
      `${UNARMED}${THING}(?:\\w+ )?down (?:hard |crashing )?(?:on|over|across|onto) (?:them|${OWNER}(?:head|skull|back|shoulders?|face|arms?|legs?|neck))\\b`,
    ),
    { gesture: "club_them", takes: true },
    PAIR,
  ],
  [
    "hit whack bash clobber strike smash bop thump beat bat thwack clout club swat wallop thrash belt lash whip cane bludgeon cosh",
    /^them (?!.*\bwith (?:his|her|the|a|both) (?:\w+ )?(?:fists?|hands?|elbows?|knuckles|palms?)\b)(?:.*\bwith (?:(?:the|an?|his|her|its|their) )?(?!(?:\w+ )?(?:snowballs?|pies?|balls?|stones?|arrows?|look|question|news|smile)\b)|(?:over|across|on) (?:the|his|her) (?:\w+ )?(?:head|back|shoulders?|bottom|behind|backside|rump|ear|nose|leg|skull))/,
    { gesture: "club_them", takes: true },
    PAIR,
  ],
  [
    "knock punch hit strike strike",
    /^them (?:\w+ ){0,2}?(?:down|over|flat|out|cold|unconscious|sprawling|off (?:his|her|their) feet|to the (?:ground|floor|canvas|mat)|onto the (?:ground|floor|canvas|mat)|on (?:his|her|their) back)\b/,
    { gesture: "knock_down" },
    PAIR,
  ],
  [
    "land plant throw swing drive smash sink bury deliver",
    words(
      `(?:an?|one|the|his|her|another) (?:\\w+ )?(?:left|right|punch|hook|uppercut|jab|fist|haymaker|blow)\\b.* (?:on|to|in|into|at|under) (?:them\\b|${OWNER}(?:jaw|chin|nose|face|ribs|stomach|belly|head|eye|mouth|cheek|ear|side)\\b)`,
    ),
    { posture: "fight" },
    PAIR,
  ],
  [
    "heave haul sling hump throw hoist swing",
    /^them (?:up )?(?:onto|over|across) (?:his|her|their|one|a) (?:\w+ )?shoulders?\b/,
    { gesture: "bear_over_shoulder" },
    PAIR,
  ],
  [
    "push shove kick boot tip bundle",
    /^them (?:right |straight )?out(?: (?:onto|of|through|into|on|at)\b|$)/,
    { gesture: "shove" },
    PAIR,
  ],
  [
    "unlock undo open remove unfasten unclip unscrew",
    words(`${OWNER}(?:hand)?(?:cuffs|shackles|manacles|chains|irons|fetters)\\b`),
    { gesture: "free_them" },
  ],
  [
    "stick prick",
    /^them in the (?:\w+ )?(?:arm|leg|finger|thumb|bottom|behind|hand|thigh)\b/,
    { gesture: "inject_them" },
    PAIR,
  ],
  [
    "flip throw toss turn roll slam put",
    /^them (?:over )?(?:flat )?(?:onto|on) (?:his|her|their) back\b(?! in\b)/,
    { gesture: "hip_throw" },
    PAIR,
  ],
  ["push shove", /^them back (?:to|at|towards?)\b/, { gesture: "shove" }, PAIR],
  ["floor deck fell flatten", /^them\b/, { gesture: "knock_down" }, PAIR],
  [
    "touch hit prick pink score lunge strike",
    /^(?!.*\bshoulders?\b).*\bwith (?:the|an?|his|her) (?:\w+ )?(?:foil|sword|rapier|sabre|epee|blade|lance|spear|trident)\b/,
    { gesture: "fence", takes: true },
    PAIR,
  ],
  [
    "put plant set place rest press stamp slam",
    words(
      `(?:an?|his|her|one|the) (?:\\w+ )?(?:foot|boot|heel|shoe|sandal) (?:down )?(?:firmly )?(?:on|onto|upon|against) (?:them|${OWNER}(?:chest|neck|back|throat|belly|stomach|head|shoulder))\\b`,
    ),
    { gesture: "foot_on_them" },
  ],
  [
    "shake rattle jolt",
    /^them(?!.*\b(?:hands?|awake|off|up|by the hand|the hand)\b)(?: (?:by|hard|violently|roughly|gently|until|till|like|and|again)\b|$)/,
    { gesture: "shake_them" },
    PAIR,
  ],
  [
    "shove slam push press throw hurl pin force drive thrust bundle",
    /^them (?:\w+ly )?(?:up |back |hard |face first )?against\b/,
    { gesture: "grab" },
    PAIR,
  ],
  [
    "shove push press throw hurl force thrust",
    /^them (?:\w+ly )?(?:backwards?|aside|away|off)\b/,
    { gesture: "shove" },
    PAIR,
  ],
  // Thrown and spilled at somebody.
  [
    "hurl throw fling toss lob chuck pitch sling smash",
    words(`${THING}(?:straight |right )?(?:at|towards?) (?:them|${OWNER}(?:head|face|feet|back|chest))\\b`),
    { gesture: "throw", takes: true },
    PAIR,
  ],
  ["pelt bombard shower", /^them with\b/, { gesture: "throw", takes: true }, PAIR],
  [
    "spill tip pour drop slop upset knock splash dump empty slosh overturn",
    words(`${THING}(?:all )?(?:into|in|onto|on|over|down) ${OWNER}${LAP}`),
    { gesture: "spill_on", takes: true },
    PAIR,
  ],
  [
    "pull tear take snatch yank rip wrench jerk grab pluck wrest unhook unclip unfasten detach lift slip slide ease filch pinch steal",
    words(
      `${THING}(?:from|off|out of) ${OWNER}(?:arms?|shoulders?|hands?|grip|grasp|fingers|pockets?|belt|wrist|lap|back|bag|neck|fists?|ears?)\\b`,
    ),
    { gesture: "snatch", takes: true },
    PAIR,
  ],
  [
    "push brush slap shove swat knock lift move take thrust",
    /^(?:the |his |her )?hand (?:away|off|aside)\b/,
    { gesture: "slap_hand" },
  ],
  // Held, led, pulled.
  [
    "grip grab seize take hold catch clasp",
    words(`(?:hold of )?${OWNER}(?:chin|jaw)\\b`),
    { gesture: "hold_chin" },
    PAIR,
  ],
  [
    "turn tilt force twist wrench",
    words(`${OWNER}(?:face|head|chin) (?:\\w+ ){0,3}?(?:round|around|towards?|to|for|up|left|right)\\b`),
    { gesture: "hold_chin" },
    PAIR,
  ],
  [
    "tread step stamp stand trample",
    words(`on ${OWNER}(?:foot|toes?|feet|hand|fingers|hem|dress|train|tail)\\b`),
    { posture: "stamp_foot" },
    PAIR,
  ],
  [
    "cut saw slice hack slash",
    words(`(?:through )?${OWNER}(?:ropes?|bonds|bindings|chains|cords|ties|shackles)\\b`),
    { gesture: "free_them" },
    PAIR,
  ],
  [
    "hang hold cling",
    /^on (?:tightly )?to (?:it|the (?:strap|bag|handle|handbag|string|lead|leash|rope|coat))\b/,
    { gesture: "clutch" },
    { by: "person" },
  ],
  ["lean slump sag", /^(?:on|against) each other\b/, { gesture: "hug" }, PAIR],
  [
    "yank pull tug grab seize jerk tweak",
    words(
      `(?:at |on )?${OWNER}(?:hair|ponytail|plaits?|pigtails?|braids?|beard|nose|whiskers)\\b(?!.*\\b(?:back|off|out|from)\\b)|them by the (?:hair|beard|nose|ponytail|pigtails?)$`,
    ),
    { gesture: "pull_ear" },
    PAIR,
  ],
  ["grab seize catch clasp take grip hold", /^them from behind\b/, { gesture: "hold_back" }, PAIR],
  [
    "hook lock clamp wrap throw fling crook",
    words(
      `(?:an?|his|her|one) (?:\\w+ )?arm (?:round|around|across|about) ${OWNER}throat\\b|(?:an?|his|her|one) (?:\\w+ )?arm (?:round|around|across) ${OWNER}neck from behind\\b`,
    ),
    { gesture: "hold_back" },
    PAIR,
  ],
  ["lower let winch", /^them (?:\w+ )?(?:through|out of|down through)\b/, { gesture: "haul" }, PAIR],
  [
    "cling hang hold clutch",
    words(`(?:on )?(?:to|onto) ${OWNER}(?:sleeve|arm|hand|coat|jacket|elbow|shirt)\\b`),
    { gesture: "tug_sleeve" },
    PAIR,
  ],
  [
    "hold catch clasp",
    /^(?:on to )?them (?:tightly )?(?:round|around|about|by) the (?:waist|middle|hips)\b/,
    { gesture: "hug_behind" },
    PAIR,
  ],
  ["choke gag splutter", /^(?:$|on\b|and\b|,)/, { gesture: "throttled", mood: "afraid" }],
  [
    "dangle",
    words(
      `(?!them\\b)(?!.*\\b(?:legs|feet|arms?|toes|bait|line)\\b)(?:${OWNER}|the |an? )\\w+(?: \\w+)? (?:over|from|above|out of)\\b`,
    ),
    { gesture: "give", takes: true },
    { by: "person" },
  ],
  [
    "grab seize restrain pull haul drag wrestle clutch",
    /^(?:hold of )?them (?:\w+ )?(?:(?:round|around|about|by) the (?:waist|middle|chest|hips|body)|back(?: from| by| as|$))/,
    { gesture: "hold_back" },
    PAIR,
  ],
  ["restrain", /^them\b/, { gesture: "hold_back" }, PAIR],
  [
    "grab catch seize snatch clutch hook grip yank",
    words(
      `(?:hold of |at )?${OWNER}(?:jacket|coat|coat-?tails?|shirt|belt|hood|cape|cloak|braces|ponytail|scruff|rucksack|backpack|tail)\\b(?!.*\\b(?:from|off)\\b)`,
    ),
    { gesture: "grab_from_behind" },
    PAIR,
  ],
  [
    "grab catch seize hook grip yank haul",
    /^them by the (?:\w+ )?(?:jacket|coat|coat-?tails?|belt|hood|cape|cloak|braces|ponytail|scruff|rucksack|backpack|tail)\b/,
    { gesture: "grab_from_behind" },
    PAIR,
  ],
  [
    "march frogmarch haul bundle",
    /^them (?:away|off|out|to the (?:\w+ )?(?:door|corner|front|wall|office|principal|headmaster|stairs|stage|stocks|stake|car|cell|van|wagon|gallows|exit)|into (?:the|a) (?:car|cell|van|wagon)|down the (?:corridor|hall|steps))\b/,
    { posture: "walk", way: "across", gesture: "led_away" },
    PAIR,
  ],
  [
    "march lead frogmarch take escort walk haul bundle push bring",
    /^them .*\b(?:in (?:handcuffs|cuffs|chains|irons)|to the (?:gallows|cells?)|into (?:the|a) (?:cell|police (?:car|van)))\b/,
    { posture: "walk", way: "across", gesture: "led_away" },
    PAIR,
  ],
  [
    "drag haul pull fish heave lug tug hoist",
    /^them (?:\w+ )?(?:up )?(?:(?:out of|from) the (?:\w+ )?(?:water|river|lake|sea|pool|canal|pond|surf|waves|stream|ice|swamp|bog|mud)|ashore|(?:onto|up) the (?:bank|shore|jetty|pier|ice))\b/,
    { gesture: "pull_up" },
    PAIR,
  ],
  [
    "pull draw tug",
    /^them (?!backwards?\b)(?:\w+ )?(?:aside\b|(?:behind|round|around|under|beneath|inside) (?:the|a|an)\b)(?!.*\bby (?:the|his|her) (?:legs|feet|ankles|collar|hair|heels)\b)/,
    { posture: "walk", way: "across", gesture: "hand_in_hand" },
    PAIR,
  ],
];

export const AGAINST_WORDINGS = wordingsOf(ROWS);
