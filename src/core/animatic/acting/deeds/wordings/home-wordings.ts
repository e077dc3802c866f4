// Wordings of what people do with themselves and at home: smoke waved away, clothes put on and off, hair put up, small hurts, lids, cushions, plates.
import type { Deed } from "../deed.ts";
import { A, ALONE, OWN, wordingsOf, words, type Row } from "./wording.ts";

const CLOTHS =
  "(?:cloth|dishcloth|towel|teatowel|newspaper|paper|magazine|tray|apron|rag|hat|cap|jacket|coat|blanket|cushion|menu|book|shirt|scarf|folder|napkin|rug)";
const AIR = "(?:smoke|steam|fumes|smell|stench|dust|fog|flies|fly|wasps?|midges|mosquito(?:es)?|flour|feathers)";
const TOPS =
  "(?:coat|jacket|shirt|t ?shirt|tee|top|blouse|jumper|sweater|pullover|hoodie|cardigan|dress|gown|dressing gown|nightgown|nightdress|nightshirt|pyjamas?|bathrobe|robe|vest|waistcoat|tunic|uniform|blazer|anorak|raincoat|overcoat|cloak|cape|poncho|kimono|wetsuit|costume|suit|onesie|corset|bodice|swimsuit|leotard|girdle)(?! (?:laces?|strings?|sleeves?|collars?|straps?|cords?|zip|hem|buttons?|belt|pockets?|tails?)\\b)";
const LEGS =
  "(?:trousers|jeans|pants|tights|stockings|leggings|shorts|skirt|breeches|overalls|dungarees|underpants|knickers|tracksuit bottoms|waders)";
const FEET =
  "(?:shoes?|boots?|slippers?|socks?|trainers?|sneakers?|sandals?|wellingtons?|wellies|heels|skates|clogs|galoshes)";
const ON: Deed = { gesture: "coat_on", takes: true };
const OFF: Deed = { gesture: "coat_off", takes: true };
const PULLS = "pull put throw slip shrug tug drag get wriggle struggle squeeze climb step hop work fling jam";

const ROWS: readonly Row[] = [
  [
    "wave flap fan waft flail swat swish whisk beat slap bat thrash smother",
    new RegExp(
      `^(?!.*\\b(?:him|her|them|goodbye)\\b (?!with))(?!(?:him|her)self).*\\bwith (?:the|an?|his|her) (?:\\w+ ){0,2}?${CLOTHS}\\b`,
    ),
    { gesture: "fan_with" },
    ALONE,
  ],
  [
    "wave fan waft flap bat swat",
    new RegExp(`^(?:away |off |at )?(?:the |some )?(?:\\w+ )?${AIR}(?: away| off| aside)?(?! (?:on|from))\\b`),
    { gesture: "own_pat_nose" },
    ALONE,
  ],
  [
    "wave flap fan waft",
    /^(?:his|her|a|one) hands? (?:\w+ )?(?:before|in front of|at) (?:his|her) (?:face|nose|mouth|eyes)\b/,
    { gesture: "own_pat_nose" },
    ALONE,
  ],
  [
    "tip tilt throw put lay fling toss crane",
    /^(?:back |up )?(?:his|her|their) heads? (?:back|up|backwards)|^back (?:his|her|their) heads?\b/,
    { glance: "up" },
    { by: "person" },
  ],
  [
    "bang pound beat hammer thump drum rattle",
    /^(?:(?:his|her) (?:fists?|hands?|cup|mug|truncheon|baton) )?(?:on|at|against) (?:the |his |her )?(?:\w+ )?(?:bars|grille|grating|railings)\b/,
    { gesture: "grip_bars" },
    ALONE,
  ],
  [
    "pour empty tip dump tilt squirt spray turn upend upturn",
    new RegExp(
      `^(?!(?:away|aside|round|around|back|to|from|with)\\b)(?!.*(?:mouth|perfume|cologne|scent|deodorant|hairspray)).*(?:over|on|onto|down|into|in) (?:(?:his|her)(?: own)? (?:\\w+ )?(?:head|face|hair|neck|shoulders|back|body)|himself|herself)\\b`,
    ),
    { gesture: "douse_self", takes: true },
    ALONE,
  ],
  [
    "squirt spray",
    /^(?:his|her) own (?:face|head|hair)\b|^(?:himself|herself)\b/,
    { gesture: "douse_self", takes: true },
    ALONE,
  ],
  [
    "empty unload",
    words(`${A}(?:dishwasher|machine|fridge|drawers?|cupboards?|shopping|shelves)\\b`),
    { gesture: "lift" },
  ],
  [
    PULLS,
    new RegExp(`^(?:(?:back )?(?:on|into) (?:the|an?|his|her|their) (?:\\w+ ){0,3}?${LEGS}|${A}${LEGS} (?:on|up))\\b`),
    { gesture: "trousers_on", takes: true },
    ALONE,
  ],
  [
    "button zip do hitch",
    new RegExp(`^(?:up )?(?:his|her) (?:\\w+ )?(?:${LEGS}|fly|flies)\\b`),
    { gesture: "trousers_on" },
    ALONE,
  ],
  [
    `${PULLS} push stamp cram force lace stick shove thrust`,
    new RegExp(
      `^(?:(?:back )?(?:on|into) (?:the|an?|his|her|their) (?:\\w+ ){0,3}?${FEET}|${A}${FEET} on|(?:his|her|their|one|an?)(?: \\w+)? (?:foot|feet|toes|heel) (?:back )?into (?:the|an?|his|her|their) (?:\\w+ ){0,3}?${FEET})\\b`,
    ),
    { gesture: "shoe_on", posture: "sit", takes: true },
    ALONE,
  ],
  [
    "zip tug pull yank do buckle lace",
    new RegExp(`^(?:up )?(?:the )?(?:zips?|zippers?|laces|straps?|buckles?)\\b.*\\b${FEET}\\b`),
    { gesture: "shoe_on", posture: "sit" },
    ALONE,
  ],
  [
    "peel roll tug drag yank work prise ease strip pull wrestle",
    new RegExp(`^off (?:the|his|her|their) (?:\\w+ ){0,3}?${FEET}\\b|^${A}${FEET} off\\b`),
    { gesture: "shoe_off", posture: "sit", takes: true },
    ALONE,
  ],
  [
    PULLS,
    new RegExp(
      `^(?:(?:back )?(?:on|into) (?:the|an?|his|her|their) (?:\\w+ ){0,3}?${TOPS}|${A}${TOPS} (?:on(?! the (?:floor|ground|grass|bed|chair|table|pitch))|over (?:his|her) (?:head|shoulders)))\\b`,
    ),
    ON,
    ALONE,
  ],
  [
    "peel strip tear shed slip wriggle shrug fling rip tug yank struggle pull take",
    new RegExp(
      `^(?:off (?:the|his|her|their) (?:\\w+ ){0,3}?${TOPS}|out of (?:the|an?|his|her|their) (?:\\w+ ){0,3}?${TOPS}|${A}${TOPS} off)\\b`,
    ),
    OFF,
    ALONE,
  ],
  [
    "loosen undo unbutton unfasten open tug",
    /^(?:(?:his|her) (?:\w+ )?collars?|(?:his|her|the) top buttons?)\b/,
    { gesture: "own_pinch_throat" },
    ALONE,
  ],
  [
    "loosen undo tighten knot straighten adjust fix",
    /^(?:his|her) (?:\w+ )?(?:neck)?tie\b/,
    { gesture: "fix_tie" },
    ALONE,
  ],
  // A thing that is worn in one place.
  [
    "fasten put fit push clip hook screw insert pop slip fix pin adjust remove take pull undo unhook",
    new RegExp(`^(?:in |on |out |off )?${A}(?:earrings?|hearing aids?|ear ?plugs?|ear ?buds?)\\b`),
    { gesture: "own_pinch_ear", takes: true },
    ALONE,
  ],
  [
    "put fit push pop slip insert remove take click",
    new RegExp(`^(?:in |out )?${A}(?:teeth|dentures|gum ?shield|mouth ?guard|brace|retainer)\\b`),
    { gesture: "hand_to_mouth" },
    ALONE,
  ],
  [
    "put pop insert remove take",
    new RegExp(`^(?:in |out )?${A}(?:contact )?lens(?:es)?\\b`),
    { gesture: "own_pinch_eye" },
    ALONE,
  ],
  [
    "fasten buckle clasp put clip strap slip snap do undo",
    new RegExp(`^(?:on |up )?${A}(?:bracelet|wristwatch|watch strap|bangle|cuff ?links?|cuffs?)\\b`),
    { gesture: "own_pinch_wrist", takes: true },
    ALONE,
  ],
  [
    "twist pin pile sweep gather scrape scoop knot wind bunch pull tie coil",
    /^(?:up |back )?(?:his|her) (?:\w+ ){0,2}?(?:hair|curls|locks|plait|braids?) (?:up|back|into|in|out|on top|behind)\b|^(?:up|back) (?:his|her) (?:\w+ ){0,2}?(?:hair|curls|locks)\b/,
    { gesture: "hair_up" },
    ALONE,
  ],
  [
    "stick push slide shove thrust tuck",
    words(
      `${A}\\w+ (?:through|into|in) (?:it|hair|(?:his|her|the) (?:\\w+ )?(?:hair|bun|knot|plait|curls|ponytail))\\b`,
    ),
    { gesture: "own_hold_hair", takes: true },
    ALONE,
  ],
  [
    "suck lick nibble chew bite kiss",
    new RegExp(
      `^(?:on |at )?${OWN} (?!nails?\\b|lips?\\b|thumbs?\\b)(?:fingers?|fingertips?|knuckles?|hands?|palms?|wrist|cut)\\b|^(?:them|it|fingers|finger|hand|cut)$`,
    ),
    { gesture: "hand_to_mouth" },
    ALONE,
  ],
  [
    "burn scald prick jam trap nick graze sting singe",
    new RegExp(`^(?:${OWN} (?:fingers?|hands?|thumbs?|palms?|fingertips?|wrist)|(?:himself|herself)$)\\b`),
    { gesture: "own_hold_hand", mood: "crying" },
    ALONE,
  ],
  [
    "stub bang knock bump bark bruise graze twist sprain hit crack skin",
    new RegExp(`^${OWN} (?:toes?|foot|shins?|ankle|knees?)\\b`),
    { gesture: "own_hold_shin", mood: "crying" },
    ALONE,
  ],
  [
    "bang knock bump crack hit whack smack",
    new RegExp(`^${OWN} (?:head|forehead|skull) (?:on|against|into)\\b`),
    { gesture: "own_hold_crown", mood: "crying" },
    ALONE,
  ],
  [
    "beat thump punch fluff plump slap whack smack",
    words(`(?:up )?(?:the dust (?:out of|from) )?${A}(?:cushions?|pillows?|bolster)\\b`),
    { gesture: "plump", takes: true },
    ALONE,
  ],
  [
    "mop dab swab",
    /^(?!.*\b(?:from|off) (?:his|her)\b)(?!(?:at )?(?:his|her)\b)(?:up |at )?.*\bwith (?:the|an?|his|her|some) (?:\w+ ){0,2}?(?:sleeve|cloth|rag|napkin|towel|tissues?|handkerchief|sponge|paper|shirt|apron|dishcloth|teatowel)\b/,
    { gesture: "wipe_table", takes: true },
    ALONE,
  ],
  [
    "hold put run rinse stick dip bathe thrust cool shove",
    new RegExp(
      `^${OWN} (?:hands?|fingers?|thumb|wrists?|arms?|palm) (?:\\w+ )?(?:under|in|into) (?:the|a|some) (?:\\w+ ){0,2}?(?:taps?|water|faucet|stream|basin|sink)\\b`,
    ),
    { gesture: "wash" },
    ALONE,
  ],
  [
    "press clamp clap push hold jam put",
    /^(?:both |his |her |two )+(?:\w+ )?(?:hands?|palms?|thumbs?) (?:\w+ )?(?:on|onto|over|to|against|round|around) (?:the|it|an?) (?:\w+ )?(?:pipe|leak|hole|crack|split|tap|hose|jet|gap|burst|valve)\b/,
    { gesture: "touch_wall" },
    ALONE,
  ],
  [
    "open pull tear rip bite uncork twist draw unscrew tie knot tighten fasten",
    new RegExp(`\\bwith ${OWN} teeth\\b`),
    { gesture: "with_teeth", takes: true },
    ALONE,
  ],
  ["burp belch hiccup", /^/, { gesture: "cover_mouth" }, ALONE],
  [
    "scrape tip shake empty",
    words(
      `${A}(?!water)\\w+(?: \\w+)? (?:off|from|into|in|out)\\b.*\\b(?:bin|bucket|sink|rubbish|trash|dustbin|compost|dog bowl)\\b`,
    ),
    { gesture: "scrape_out" },
    ALONE,
  ],
  [
    "clap slam put drop bang press clamp throw slap jam ram set",
    words(`(?:back )?${A}lid (?:back |down )?(?:on|onto|over)\\b|(?:on|down) the lid\\b`),
    { gesture: "put_lid" },
    ALONE,
  ],
  // Carried off, rinsed, stapled and put into dishes.
  [
    "carry bear lug",
    words("(?:\\w+|(?:the|an?|his|her) (?:\\w+ )?\\w+) (?:out|off|away|home) under (?:his|her|their|one) arms?\\b"),
    { posture: "walk", way: "out", gesture: "under_arm", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "rinse",
    words(
      "(?:(?:the|his|her|an?) )?(?:\\w+ )?(?:brush|toothbrush|razor|comb|flannel|sponge|cloth|tomato|apple|lettuce)\\b",
    ),
    { gesture: "hold_under", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "staple",
    words("(?:the|an?|his|her|two|some|it) ?(?:\\w+ )?(?:reports?|papers?|pages|documents?|forms?|letters?)?\\b"),
    { gesture: "stamp_it" },
    { isPaired: false, by: "person" },
  ],
  [
    "drop clink let",
    words(`(?:it|${A}\\w+|\\w+) (?:fall )?(?:in|into) (?:the|an?) (?:\\w+ )?(?:dish|bowl|tray|basin|pan|saucer)\\b`),
    { gesture: "pack_in", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "tuck slip stick push put slide",
    words(
      "(?:it|(?:the|an?) (?:\\w+ )?\\w+|\\w+) (?:under|behind) the (?:\\w+ )?(?:wipers?|windscreen wipers?|windshield wipers?)\\b",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false, by: "person" },
  ],
  [
    "stop halt hold",
    words("(?:up )?(?:the )?(?:\\w+ )?(?:traffic|cars|lorry|bus|truck|taxi|convoy)\\b"),
    { gesture: "stop" },
    { isPaired: false, by: "person" },
  ],
];

export const HOME_WORDINGS = wordingsOf(ROWS);
