// Wordings of what is done to somebody's body, hair and clothes: wiped, bandaged, washed, made up, dressed, buckled in, lifted, propped up.
import { BY_HAND, OWNER, PAIR, THING, wordingsOf, words, type Row } from "./wording.ts";

const FACE = String.raw`(?:chin|cheeks?|face|mouth|lips?|nose|brow|forehead|eyes?|eyelids?|temples?|ears?)\b`;
const LIMB = String.raw`(?:knuckles|hands?|fists?|wrists?|arms?|forearm|elbow|fingers?|thumb|ribs|head|shoulder|wounds?|cut)\b`;
const LEG = String.raw`(?:legs?|ankles?|knees?|thighs?|shins?|calf|foot|feet|toes?|heels?)\b`;
const WRAPS = String.raw`(?:bandages?|gauze|dressing|cloth|strips?|rag|tape|tourniquet|belt|scarf|splints?|handkerchief|plaster|cast)`;
const COATS = String.raw`(?:coat|jacket|overcoat|cloak|cape|mantle|robe|gown|wrap|stole|shawl|furs?|raincoat|anorak|blazer|parka)`;

/** What sticks in flesh, and where. */
const STUCK = String.raw`(?:(?:the|an?|his|her|another|\w+) )?(?:\w+ ){0,2}?(?:bullets?|splinters?|thorns?|arrows?|shards?|glass|needles?|nails?|bolts?|darts?|hooks?|ticks?|stings?|leech|leeches|shrapnel|pellets?|slug|spines?|quills?|knife|spear|fragments?) (?:\w+ )?`;
const FLESH = String.raw`(?:shoulder|arm|forearm|leg|thigh|calf|hand|palm|fingers?|thumb|foot|side|hip|back|chest|wounds?|knee|heel|neck|cheek|skin|flesh|ear|belly|paws?|hoof|hooves|flank|haunch|snout|muzzle|wing|trunk|tail)\b`;

/** What goes to a face and makes nobody up. */
const BARE = String.raw`(?!.*\b(?:hands?|palms?|fingers?|fingertips|thumb|kiss|kisses|ear|gun|pistol|knife|blade|cloth|rag|towel)\b)`;

const ROWS: readonly Row[] = [
  [
    "throw drape fling",
    words(
      "(?:the|an?|his|her) (?:\\w+ )?(?:blanket|cloth|sheet|rug|cape|shawl|quilt|duvet|towel) (?:\\w+ )?(?:over|round|around) them\\b",
    ),
    { gesture: "wrap_round", takes: true },
    PAIR,
  ],
  // Wiped, washed, made up.
  [
    "wipe dab brush clean rub sponge lick mop wash pick flick scrub dry",
    words(`(?:away |off )?${THING}(?:off|from|out of) ${OWNER}${FACE}`),
    { gesture: "wipe_face" },
    BY_HAND,
  ],
  [
    "wipe dab clean rub sponge mop wash scrub dry bathe cool",
    words(`(?:at )?${OWNER}${FACE}`),
    { gesture: "wipe_face" },
    BY_HAND,
  ],
  [
    "press hold lay put place dab",
    words(
      `(?:it|(?:the|an?|his|her|some) (?:\\w+ )?(?:\\w+ of )?(?:cloth|towel|rag|compress|sponge|flannel|handkerchief|tissue|ice|icepack|pad|steak)) (?:to|on|onto|against|over) ${OWNER}(?:${FACE}|head|wound|cut|bruise)`,
    ),
    { gesture: "wipe_face", takes: true },
    BY_HAND,
  ],
  [
    "wash rinse shampoo lather soap rub massage work",
    words(`${OWNER}(?:hair|head|scalp|curls)\\b|${THING}(?:into|out of|through) ${OWNER}(?:hair|scalp|curls)\\b`),
    { gesture: "wash_hair" },
    PAIR,
  ],
  [
    "pour tip trickle splash sprinkle ladle empty upend drip dribble squeeze wring",
    words(`${THING}(?:over|on|onto|upon|down) ${OWNER}(?:head|hair|forehead|brow|crown|skull)\\b`),
    { gesture: "pour_over", takes: true },
    PAIR,
  ],
  [
    "dab pat brush apply put dot powder smooth spread touch line stick attach press tape fix",
    words(
      `${BARE}(?:on )?${THING}(?:on|onto|over|to|across|under|along|round|around) ${OWNER}${FACE}|(?:on )?(?:powder|rouge|lipstick|make-?up|greasepaint|blusher|foundation|eyeliner|mascara) |(?:up )?${OWNER}(?:eyes|eyelids|lips|lashes|nose) with\\b`,
    ),
    { gesture: "make_up_them" },
    PAIR,
  ],
  // Hair.
  [
    "run pass push move guide glide drive slide work draw drag",
    words(
      `(?:the|an?|his|her|electric|hair) (?:\\w+ )?(?:clippers?|shears|trimmer|scissors|razor) .*\\b(?:head|hair|skull|scalp|neck|nape|curls|locks|temples)\\b`,
    ),
    { gesture: "trim_hair", takes: true },
  ],
  [
    "run pass pull draw drag work push tug guide",
    words(`(?:the|an?|his|her) (?:\\w+ )?(?:comb|brush|hairbrush) .*\\b(?:hair|curls|locks|tangles|mane)\\b`),
    { gesture: "do_hair", takes: true },
    PAIR,
  ],
  // Wounds, mouths, ears, hearts.
  [
    "tape strap splint bind wrap plaster dress set bandage stitch clean treat tend swab wind tie put fasten knot tighten fix stick press smooth apply",
    words(
      `(?:up )?${OWNER}${LEG}(?! together)|(?:the|an?|some|his|her) (?:\\w+ )?${WRAPS} .*\\b(?:round|around|on|onto|over|to|against) ${OWNER}${LEG}`,
    ),
    { gesture: "tend_leg", posture: "kneel" },
    PAIR,
  ],
  [
    "tape strap splint bind wrap plaster dress bandage stitch treat swab",
    words(`(?:up )?${OWNER}${LIMB}(?! (?:together|round|around|about)\\b)`),
    { gesture: "bandage" },
    PAIR,
  ],
  [
    "look peer shine gaze examine check point drill probe inspect",
    words(
      `(?:(?:down|into|in|inside|at) )?(?:(?:the|an?|his|her) (?:\\w+ )?(?:torch|light|lamp|mirror|probe|flashlight) (?:into|in|down) )?${OWNER}(?:throat|mouth|tonsils|teeth|tooth|molars?|gums)\\b`,
    ),
    { gesture: "look_in_mouth" },
    PAIR,
  ],
  [
    "look peer shine gaze examine check point",
    words(
      `(?:(?:into|in|inside|at) )?(?:(?:the|an?|his|her) (?:\\w+ )?(?:torch|light|lamp|flashlight|otoscope) (?:into|in|at) )?${OWNER}(?:ears?|pupils?|(?:left |right )?eyes?)\\b.*\\b(?:torch|light|lamp|flashlight|otoscope|magnif\\w+)\\b`,
    ),
    { gesture: "shine_in_eye" },
    PAIR,
  ],
  [
    "listen hold press put place lay move",
    words(
      `to ${OWNER}(?:chest|back|heart|heartbeat|lungs|breathing|belly)\\b|(?:the|an?|his|her) (?:\\w+ )?stethoscope (?:to|on|against|onto|over) ${OWNER}(?:chest|back|heart|belly|ribs)\\b`,
    ),
    { gesture: "examine_them" },
    PAIR,
  ],
  [
    "pump compress",
    /^(?:up and down )?(?:on )?(?:(?:the )?(?:\w+ ){1,2}?'s|his|her|the) (?:chest|breastbone|sternum|ribs)\b/,
    { gesture: "press_chest", posture: "kneel_both" },
  ],
  [
    "press push",
    /^(?:up and )?down (?:hard |rhythmically )?on (?:(?:the )?(?:\w+ ){1,2}?'s|his|her|the) (?:chest|breastbone|sternum|ribs)\b/,
    { gesture: "press_chest", posture: "kneel_both" },
    PAIR,
  ],
  [
    "pull pick dig draw prise pry tweeze extract work ease tug pluck remove",
    words(`(?:out )?${STUCK}(?:out of|from) ${OWNER}${FLESH}`),
    { gesture: "draw_out_of_them", takes: true },
    PAIR,
  ],
  [
    "pull pick dig draw prise pry tweeze extract work ease tug pluck remove",
    words(`(?:out )?${STUCK}(?:out of|from) ${OWNER}(?:shoulder|arm|forearm|side|chest|neck|cheek|hip|thigh)\\b`),
    { gesture: "draw_out_of_own", takes: true, mood: "screaming" },
    { isPaired: false },
  ],
  [
    "tattoo ink needle",
    words(
      `(?:${THING}(?:on|onto|across|over|into) )?${OWNER}(?:arm|forearm|shoulder|back|chest|neck|wrist|hand|biceps|calf|leg)\\b`,
    ),
    { gesture: "tattoo_them" },
    PAIR,
  ],
  [
    "trace read study follow examine stroke",
    words(`(?:${THING}(?:in|of|on|across) )?${OWNER}palms?\\b`),
    { gesture: "read_palm" },
    PAIR,
  ],
  [
    "prop sit help raise lift haul ease",
    /^them (?:\w+ )?(?:up|upright) (?:in bed|(?:against|on|onto|with) (?:the|a|his|her|two|some|three) (?:\w+ )?(?:pillows?|cushions?|headboard|bolster))/,
    { gesture: "prop_up" },
    PAIR,
  ],
  [
    "plump fluff shake arrange straighten adjust smooth slip slide put",
    words(`(?:up )?(?:${OWNER}|the |a |another )(?:pillows?|cushions?)\\b(?:$| (?:behind|under|beneath|and|for))`),
    { gesture: "prop_up" },
    PAIR,
  ],
  // Clothes and belts.
  [
    "wrap swaddle bundle roll envelop swathe",
    /^them (?:up )?(?:tightly |warmly )?(?:in|into) (?:the|an?|his|her) (?:\w+ ){0,2}?(?:towel|blanket|shawl|quilt|cloak|coat|rug|foil|duvet|sheet|jacket)\b/,
    { gesture: "coat_round", takes: true },
    PAIR,
  ],
  [
    "lace hook zip button unlace unhook unbutton unzip do fasten close undo",
    /^(?:up )?(?:the|all the)? ?(?:back|hooks|buttons|laces|zip|zipper) (?:of|at|on|down|up|along)\b.*\b(?:dress|gown|corset|bodice|frock|blouse|costume|back)\b|^them up\b/,
    { gesture: "fasten_behind" },
    PAIR,
  ],
  [
    "help ease slip peel get relieve take lift pull remove",
    words(
      `them (?:out )?of (?:his|her|their|the|a) (?:\\w+ )?${COATS}\\b|(?:off )?${OWNER}${COATS} (?:from|off) (?:his|her|their|them)\\b|(?:off )?(?:the|a) (?:\\w+ )?${COATS} (?:from|off) ${OWNER}(?:shoulders|back|arms)\\b|off (?:the )?(?:\\w+ ){1,2}?'s (?:\\w+ )?${COATS}\\b|${OWNER}${COATS}(?:$| and hangs)`,
    ),
    { gesture: "coat_off_them" },
    PAIR,
  ],
  [
    "buckle fasten strap unbuckle click do snap clip belt secure",
    words(
      `(?:up )?(?:${OWNER})?(?:seat ?belt|seatbelt|safety belt|harness|straps)\\b|them (?:in|into)\\b|(?:the|a) (?:\\w+ )?(?:belt|harness|straps?) (?:across|over|round|around)\\b`,
    ),
    { gesture: "buckle_in" },
    PAIR,
  ],
  [
    "put slip place drop loop lower drape throw pull tighten",
    /^(?:the|a|his) (?:\w+ )?(?:noose|halter)\b|^(?:the|a|his) (?:\w+ )?(?:rope|cord|wire|lasso) (?:round|around|over|about) (?:(?:the )?(?:\w+ ){1,2}?'s|his|her|the) (?:neck|throat|head)\b/,
    { gesture: "noose_on", takes: true },
    PAIR,
  ],
  [
    "hang wind wrap loop bend twist",
    words(`(?:${THING})?\\w+ (?:round|around|about|over) (?:${OWNER}|them 's )neck\\b`),
    { gesture: "necklace_on", takes: true },
    PAIR,
  ],
  [
    "wash rinse soap scrub dry bathe",
    words(`${OWNER}(?:feet|foot|toes)\\b`),
    { gesture: "wash_feet", posture: "kneel" },
    PAIR,
  ],
  [
    "rub massage knead tickle press squeeze",
    words(`${OWNER}(?:feet|foot|toes|soles)\\b`),
    { gesture: "wash_feet", posture: "kneel" },
    PAIR,
  ],
  [
    "rest put lay swing prop stretch drop throw place",
    /^(?:his|her|their|both)(?: \w+){0,2}? (?:feet|legs) (?:up )?(?:in|on|across|over|into|onto) (?:(?:the )?(?:\w+ ){1,2}?'s|his|her|the) (?:\w+ )?(?:lap|knees?|thighs)\b/,
    { gesture: "feet_in_lap", posture: "sit" },
    PAIR,
  ],
  // Babies, borne bodies.
  [
    "help lift hoist boost give heave hand",
    /^them (?:\w+ )?(?:a (?:leg|hand|boost) )?(?:up )?(?:into|onto|on|over|in) (?:the|a|an|his|her|its) (?:\w+ )?(?:saddle|horse|pony|mare|stallion|donkey|camel|elephant|mule|cart|wagon|carriage|coach|boat|raft|lorry|truck|wall|fence)\b|^them (?:a (?:leg|boost) up|up (?:into|onto) )/,
    { gesture: "boost" },
    PAIR,
  ],
  [
    "lay place put set rest give hand lower pass",
    /^(?:them )?(?:the|a|her|his) (?:\w+ )?(?:newborn|baby|infant|bundle|child|twin)\b.*\b(?:on|onto|in|into|against|to|at) (?:them|(?:(?:the )?(?:\w+ ){1,2}?'s|his|her|their|the) (?:\w+ )?(?:chest|arms|breast|lap|hands|shoulder))\b/,
    { gesture: "give_baby", takes: true },
    PAIR,
  ],
  ["sit", /^(?:up )?on (?:(?:the )?\w+ 's|his|her) (?:\w+ )?back\b/, { posture: "carried_back", gesture: "none" }],
  [
    "hoist heave swing lift haul take hitch",
    /^them (?:\w+ )?(?:up )?(?:onto|on|upon) (?:his|her|their) (?:\w+ )?back\b/,
    { gesture: "piggyback", posture: "stand" },
    PAIR,
  ],
  [
    "lift raise hold spin press hoist sweep swing push thrust",
    /^them(?: \w+){0,4}? (?:(?:above|over) (?:his|her|their|its) heads?\b|overhead|aloft)/,
    { gesture: "lift_overhead" },
    PAIR,
  ],
  [
    "drape sling put hang pull loop lay take throw",
    /^(?:the )?(?:\w+ ){1,2}?'s (?:\w+ )?arm (?:round|around|over|across) (?:his|her|their|own)(?: own)? (?:\w+ )?(?:neck|shoulders?)\b/,
    { gesture: "support" },
    PAIR,
  ],
  [
    "pull pluck produce draw take conjure",
    words(`${THING}(?:out )?from behind ${OWNER}ears?\\b`),
    { gesture: "from_behind_ear", takes: true },
    PAIR,
  ],
  [
    "sink slump sag fall drop loll droop flop",
    /^(?:down |sideways |slowly |gently |over )*(?:onto|on) (?:(?:the )?(?:\w+ ){1,2}?'s|his|her) (?:\w+ )?shoulder\b(?!.*\b(?:weep|sob|cry|tears|grief))/,
    { gesture: "head_on_shoulder" },
    PAIR,
  ],
  [
    "collapse sink slump crumple fall fold sag weep sob cry",
    /^(?:sobbing |weeping |crying )?(?:against|into|onto|on) (?:them|(?:(?:the )?(?:\w+ ){1,2}?'s|his|her) (?:\w+ )?(?:chest|shoulders?|neck|breast))\b/,
    { gesture: "hug", mood: "crying" },
    PAIR,
  ],
  ["play", /^(?:an? |the )?(?:clapping|hand-?clapping|clap|pat-?a-?cake)\b/, { gesture: "clap_together" }, PAIR],
];

export const CARE_WORDINGS = wordingsOf(ROWS);
