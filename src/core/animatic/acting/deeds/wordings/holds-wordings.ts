// Wordings of bodies that are held: set or laid down, pinned, straddled, spun round by the arm, dragged from a wreck; of fists, knees and blades in
// somebody's body; of lights and umbrellas held over them.
import { A, OWNER, PAIR, wordingsOf, words, type Row } from "./wording.ts";

/** Where somebody is laid, and where they are set. */
const LYING =
  "(?:bed|bunk|cot|crib|mattress|stretcher|gurney|couch|sofa|settee|divan|straw|hay|grass|ground|floor|sand|snow|moss|earth|blanket|rug|carpet|deck|pillows?|leaves|bank|pavement|mat|cushions|pallet|trolley|altar|sheets?)";
const SEAT =
  "(?:chair|armchair|stool|bench|seat|table|counter|bar|wall|desk|barrel|crate|box|rock|boulder|step|steps|stair|stairs|bonnet|ledge|log|trunk|windowsill|sill|swing|throne|wheelchair|kerb|worktop)";
const AT_THEM = `(?:them\\b|${OWNER}\\w+)`;
const BLADE = "(?:knife|dagger|sword|blade|spear|bayonet|rapier|penknife|switchblade|stake|shard)";

const ROWS: readonly Row[] = [
  // Down from the arms.
  [
    "set sit place perch hoist plonk deposit plant settle",
    words(`them (?:\\w+ly )?(?:down |up )?(?:on|onto|in|into) ${A}${SEAT}\\b`),
    { gesture: "help_to_seat" },
    PAIR,
  ],
  [
    "push shove press force thrust",
    words(`them (?:\\w+ly )?(?:back |down )*(?:in|into|onto|on) ${A}(?:chair|armchair|stool|bench|sofa|couch)\\b`),
    { gesture: "help_to_seat" },
    PAIR,
  ],
  [
    "lay lower ease set put place deposit settle slide sink drop stretch",
    words(
      `them (?:\\w+ly )?(?:back |out )?(?:down )?(?:flat )?(?:in|on|onto|into|to|across|over) ${A}${LYING}\\b(?! (?:of the |by the )?(?:hole|well|pit|cliff|water))`,
    ),
    { gesture: "lower_them" },
    PAIR,
  ],
  ["lay", /^them (?:\w+ly )?(?:back |out )?(?:down|flat|on|in|across)\b/, { gesture: "lower_them" }, PAIR],
  [
    "set put lower ease let place stand",
    /^(?:them (?:\w+ly )?(?:back )*(?:down (?:on|onto|again|$)|down$|(?:on|onto) (?:his|her|their) (?:own )?feet)|(?:them|her) (?:slide|slip) )/,
    { gesture: "set_on_feet" },
    PAIR,
  ],
  [
    "push shove throw kick hurl bundle thrust",
    words(`them (?:\\w+ly )?through ${A}(?:door|doorway|gate|gateway|hatch|opening|curtain|crowd)\\b`),
    { gesture: "shove" },
    PAIR,
  ],
  [
    "swing whirl spin twirl",
    /^them (?:round |around )?(?:in (?:a |wide |great )*circles?|through the air)\b/,
    { gesture: "lift_hug" },
    PAIR,
  ],
  // Held over them.
  [
    "hold lift raise keep",
    words(
      `${A}(?:torch|flashlight|lamp|lantern|light|candle) (?:high )?(?:over|above|behind) (?:${OWNER}(?:shoulders?|head)|them)\\b`,
    ),
    { gesture: "raise", takes: true },
    PAIR,
  ],
  // Held where they are.
  [
    "pin hold press force wrestle",
    words(
      "them (?:\\w+ly )?(?:down )?(?:to|on|onto|against) the (?:\\w+ )?(?:ground|floor|mat|canvas|grass|sand|mud|carpet|deck|pavement|asphalt|tarmac|bed)\\b",
    ),
    { gesture: "pin_down", posture: "kneel" },
    PAIR,
  ],
  [
    "dive launch lunge",
    words(`(?:himself |herself )?(?:at|onto|for|round|around) ${OWNER}(?:legs?|knees?|waist|ankles?|feet)\\b`),
    { gesture: "tackle" },
    PAIR,
  ],
  [
    "pull tug yank haul heave jerk drag",
    /^them (?:back |hard )?by (?:the|his|her) (?:\w+ )?(?:belt|waist|waistband|braces|hood|(?:coat|shirt) ?tails?|tails)\b(?!.*\b(?:out|off|along|across|over|through|into|to|towards?|away|up|down)\b)/,
    { gesture: "grab_from_behind" },
    PAIR,
  ],
  [
    "raise",
    words(
      `(?!(?:\\w+ )?(?:\\w+ )?(?:hands?|arms?|fists?|head|eyes|face|chin|voice|foot|feet|knees?|leg)\\b)(?:the|an?|his|her|its|their) (?:\\w+ ){1,2}?(?:high |up )?(?:in|with) (?:both|one|his|her|their|two) (?:\\w+ )?(?:hands?|fists?)\\b`,
    ),
    { gesture: "raise", takes: true },
    { by: "person", isPaired: false },
  ],
  ["steady", /^them\b/, { gesture: "support" }, PAIR],
  ["straddle", /^them\b/, { posture: "carried_lap" }, PAIR],
  [
    "spin whirl turn swing wheel twist pull yank jerk",
    words(`them (?:round|around)?(?: ?to face)? ?by ${A}(?:shoulders?|arm|sleeve|collar|elbow|wrist)\\b`),
    { gesture: "turn_round" },
    PAIR,
  ],
  ["turn pull yank jerk wheel", /^them (?:round|around) to face\b/, { gesture: "turn_round" }, PAIR],
  ["hang cling dangle", words(`(?:on |onto |to |round |around ){1,2}${OWNER}neck\\b`), { gesture: "hug" }, PAIR],
  [
    "prise pry peel unclench",
    words(`(?:open )?${OWNER}(?:fingers?|hands?|grip|fist)\\b`),
    { gesture: "seize_arm" },
    PAIR,
  ],
  [
    "pull drag haul heave tug",
    /^them (?:\w+ )?(?:out|clear|free|away|from)\b.*\b(?:wreck|wreckage|burning \w+|rubble|flames|fire|smoke|ruins|debris|blaze)\b/,
    { gesture: "drag_back", posture: "haul_back", way: "across" },
    PAIR,
  ],
  // Blows, and blades.
  [
    "drive ram smash plant bury sink slam land swing thrust crash jab",
    words(
      `${A}(?:fists?|gloves?|elbow|knuckles|head|forehead) (?:\\w+ )?(?:in|into|on|to|at|against|across) ${AT_THEM}(?<!palms?|hands?|pockets?|gloves?)`,
    ),
    { posture: "fight" },
  ],
  [
    "drive ram smash plant bury sink slam land swing throw thrust crash jab thump pound",
    words(
      `${A}(?:fists?|gloves?|left|right|hook|jab|punch|elbow) (?:\\w+ )?(?:in|into|on|at|against) (?:the|his|her|a) (?:\\w+ ){0,2}?(?:pads?|mitts?|bag|punchbag|sandbag|dummy)\\b`,
    ),
    { posture: "fight" },
    { by: "person" },
  ],
  [
    "hammer pummel pound batter",
    words("(?:at )?(?:away at )?(?:the|his|her) (?:\\w+ )?(?:pads?|mitts?|bag|punchbag|sandbag)\\b"),
    { posture: "fight" },
    { by: "person" },
  ],
  [
    "drive ram plant bury sink slam land swing thrust jab",
    words(`${A}(?:knee|boot|foot|heel|shoe) (?:\\w+ )?(?:in|into|on|to|at|against|across) ${AT_THEM}`),
    { posture: "kick" },
    PAIR,
  ],
  [
    "stab plunge drive sink thrust bury ram run stick jab push",
    words(`${A}${BLADE} (?:\\w+ )?(?:in|into|through|between) ${AT_THEM}(?!.*\\bback\\b)`),
    { gesture: "stab_them" },
    PAIR,
  ],
  [
    "wrestle wrench tear twist rip knock pull prise pry strike kick yank",
    words(
      `${A}(?:gun|pistol|revolver|rifle|shotgun|knife|dagger|sword|blade|weapon|axe|club) (?:\\w+ )?(?:from|out|away|off)\\b`,
    ),
    { gesture: "disarm" },
    PAIR,
  ],
  [
    "throw toss flip hurl swing heave",
    /^them (?:clean )?over (?:his|her|their) (?:shoulder|hip|back|head) (?:and )?(?:down )?(?:on|onto|to|into)\b/,
    { gesture: "hip_throw" },
    PAIR,
  ],
  [
    "go",
    /^down (?:hard|heavily|like|in a heap|under the|over (?:a|an|the) (?:\w+ )?(?:table|chair|stool|bench|desk|barrel|crate)|in the (?:\w+ )?(?:dust|mud|sand|dirt|sawdust|snow|grass))\b/,
    { posture: "fall_back" },
    { by: "person" },
  ],
  ["fold", /^(?:up|over|in two|double)?$/, { gesture: "clutch_belly" }, { by: "person", isPaired: false }],
  ["slap thump pound smack whack", words(`${OWNER}back\\b`), { gesture: "pat_back" }, PAIR],
  ["hug clasp embrace clutch", words(`${OWNER}(?:legs?|knees?)\\b`), { gesture: "hug_leg" }, PAIR],
  ["scratch claw rake", words(`${OWNER}(?:face|cheeks?|eyes)\\b`), { gesture: "slap" }, PAIR],
  [
    "hold carry",
    words(
      `(?:the|an?|his|her) (?!(?:\\w+ )?(?:face|head|hands?|cheeks?|chin|foot|feet|arm)\\b)(?:\\w+ ){1,3}in (?:both|one|the|his|her) (?:\\w+ )?hands?\\b`,
    ),
    { gesture: "hold", takes: true },
  ],
  [
    "press hold lay put place draw",
    words("(?:the )?\\w+ 's hands? (?:to|on|against|over) (?:his|her) (?:own )?(?:heart|chest|breast|cheek)\\b"),
    { gesture: "clasp_hands" },
    PAIR,
  ],
  [
    "lay put press rest lean",
    words(`(?:an|his|her) (?:ear|cheek|head) (?:on|against|to|onto) ${OWNER}(?:chest|heart|breast)\\b`),
    { gesture: "head_on_shoulder" },
    PAIR,
  ],
  // Care.
  [
    "wipe dab brush clean pick comb",
    words(
      `(?:the |some |a )?(?:\\w+ )?\\w+ (?:from|off|out of) ${OWNER}(?:beard|moustache|chin|mouth|lips?|cheeks?|face|nose|brow|forehead)\\b`,
    ),
    { gesture: "wipe_face" },
    PAIR,
  ],
  ["help hand", /^them over (?:the|an?) /, { gesture: "hold_hands" }, PAIR],
  [
    "reach stretch pass",
    words(`them ${A}(?:branch|rope|pole|stick|oar|ladder|paddle|scarf|plank|broom|rake|towel)\\b`),
    { gesture: "hand_over", takes: true },
    PAIR,
  ],
  [
    "blow",
    /^(?:a |an? \w+ )?raspberr(?:y|ies) (?:on|onto|into|against) (?:its|his|her|the|them) /,
    { gesture: "kiss_baby" },
    { by: "person" },
  ],
  [
    "slide slip put work get",
    /^(?:an|his|her|one|the) arms? (?:\w+ )?(?:under|beneath|behind) (?:the )?(?:\w+ )?\w+ 's (?:shoulders?|back|head|neck)\b/,
    { gesture: "prop_up" },
  ],
  [
    "clean dab wash wipe bathe swab sponge disinfect",
    words(
      `(?:up )?(?:the |a |some )?(?:\\w+ )?(?:cut|wound|blood|scratch|graze|gash|mud|dirt|soot|sweat) (?:on|from|off|over|at) ${OWNER}(?:forehead|brow|cheeks?|face|lips?|chin|temple|eyebrow|nose|eye)\\b`,
    ),
    { gesture: "wipe_face", takes: true },
    PAIR,
  ],
  [
    "clean dab wash wipe bathe swab sponge disinfect",
    words(
      `(?:the |a )?(?:\\w+ )?(?:(?:cut|wound|blood|graze|gash|dirt) (?:on|from|off|over|at) )?${OWNER}(?:knees?|shins?|leg|thigh|calf)\\b`,
    ),
    { gesture: "tend_leg" },
    PAIR,
  ],
  [
    "wind wrap tie roll bind stick put press",
    /^(?:the |a |an |some |his |her )?(?:\w+ )?(?:bandages?|dressing|gauze|plaster|bandaid|band aid|lint|tourniquet) (?:tightly )?(?:round|around|over|on|onto|to|about) (?:it|the (?:wound|cut|knee|arm|leg|hand|ankle|wrist))\b/,
    { gesture: "bandage" },
  ],
];

export const HOLDS_WORDINGS = wordingsOf(ROWS);
