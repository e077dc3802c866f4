// Wordings of rites, wounds, punishments and play at somebody's body: blessed, unwrapped, measured, dipped, flogged, gagged, driven along, a pie in the face.
import { A, OWNER, PAIR, wordingsOf, words, type Row } from "./wording.ts";

const ROWS: readonly Row[] = [
  [
    "smooth stroke ruffle brush straighten",
    /^(?:down |out )?(?:its|the \w+ 's) (?:\w+ )?(?:feathers|fur|mane|coat|plumage|wool|crest)\b/,
    { gesture: "caress" },
    { by: "person" },
  ],
  [
    "push shove",
    /^them (?:\w+ )?(?:in|into|out|onto|through|off|over|away|aside)\b(?!.*\b(?:wheelchair|chair|swing|sled|sledge|pram|trolley|boat|line|water|pool|pond|sea|river|lake)\b)/,
    { gesture: "shove" },
    PAIR,
  ],
  ["box clip cuff", words(`${OWNER}ears?\\b`), { gesture: "slap" }, PAIR],
  ["shake shout nudge kick prod", /^them awake\b/, { gesture: "wake_them" }, PAIR],
  [
    "put hold press set",
    words(
      `(?:the|her|his|a) (?:\\w+ )?(?:point|blade|rapier|sabre|foil)(?: of \\w+ \\w+)? (?:to|against|at|under|on) ${OWNER}(?:throat|chest|neck|chin|heart)\\b`,
    ),
    { gesture: "hold_at_knifepoint", takes: true },
    PAIR,
  ],
  [
    "press push roll put place hold ink dip guide",
    words(
      `(?:(?:(?:the|an?) )?\\w+ 's (?:\\w+ )?(?:palm|hand)s?|${OWNER}(?:fingers?|thumbs?|fingertips?)) (?:down )?(?:on|onto|in|into|to|against|across|over) (?:the|an?) (?!heart|cheek|back)`,
    ),
    { gesture: "guide_hands" },
    PAIR,
  ],
  ["make draw trace", /^(?:the )?sign of the cross\b.*\b(?:over|on|above)\b/, { gesture: "bless" }, PAIR],
  ["measure", words(`${OWNER}(?:foot|feet)\\b`), { gesture: "tie_their_shoe", posture: "kneel" }, PAIR],
  [
    "cover shower smother",
    /^(?:them|it|(?:(?:the )?\w+ 's|his|her) \w+|face) (?:with|in) kisses\b/,
    { gesture: "kiss_brow" },
  ],
  [
    "wind roll curl twist pin put set gather",
    words(`${OWNER}(?:hair|curls|locks) (?:on|onto|into|up|in|round|around|with)\\b`),
    { gesture: "braid_hair" },
    PAIR,
  ],
  [
    "unwind unwrap remove peel cut",
    words(
      `(?:off )?(?:the|an?|his|her) (?:\\w+ )?(?:bandages?|dressing|plaster|gauze|cast) (?:from|off) ${OWNER}(?:eyes|head|face|forehead|nose)\\b`,
    ),
    { gesture: "wipe_face" },
    PAIR,
  ],
  [
    "unwind unwrap remove peel cut",
    words(`(?:off )?(?:the|an?|his|her) (?:\\w+ )?(?:bandages?|dressing|plaster|gauze|cast) (?:from|off) ${OWNER}`),
    { gesture: "bandage" },
    PAIR,
  ],
  [
    "slip push put thrust slide stick",
    /^(?:his|her|their|an?|one|both) arms? (?:into|through|in) (?:the|its|his|her) (?:\w+ )?(?:sleeves?|coat|jacket|armholes?|robe)\b/,
    { gesture: "coat_on" },
  ],
  [
    "push shove smash press slap plant",
    words(
      `(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:pie|cake|tart|custard|tomato|sponge|fish) (?:in|into|on|at) ${OWNER}face\\b`,
    ),
    { gesture: "wipe_face", takes: true },
    PAIR,
  ],
  [
    "duck push hold shove force press dunk plunge thrust",
    words(
      `${OWNER}(?:head|face) (?:down )?(?:under|underwater|beneath|into|in) (?:the )?(?:\\w+ )?(?:water|bath|basin|bucket|sink|trough|pool|sea|toilet|tub|waves|sand|mud|snow)\\b`,
    ),
    { gesture: "push_under" },
    PAIR,
  ],
  [
    "lower dip tip lean immerse",
    /^them (?:gently |slowly )?(?:backwards?|back|over backwards?) (?:into|in|under) the (?:\w+ )?(?:water|river|sea|pool|lake|font|stream)\b/,
    { gesture: "dip" },
    PAIR,
  ],
  [
    "whip flog lash beat cane thrash strap scourge",
    words(
      `${OWNER}(?:back|bottom|backside|behind|shoulders)\\b|them (?:(?:with|across|on) )?(?:(?:an?|the|his|her) )?(?:whip|lash|belt|cane|birch|strap)$`,
    ),
    { gesture: "flog" },
    PAIR,
  ],
  [
    "grab take seize catch hold drag pull haul lead",
    /^them by (?:the|his|her|an?|one) (?:\w+ )?ear\b/,
    { gesture: "pull_ear" },
    PAIR,
  ],
  [
    "force prod push drive herd march poke urge nudge",
    /^them (?:along|down|up|towards?|to|across|into|forwards?|out|on|ahead|through)\b.*\b(?:tip|point|muzzle|barrel|sword|cutlass|spear|gun|pistol|knife|bayonet|rifle|pitchfork|blade)\b/,
    { posture: "walk", way: "across", gesture: "prod_along" },
    PAIR,
  ],
  [
    "slam ram crash check smash barge drive crush knock squash shoulder charge bodycheck",
    /^them (?:\w+ )?(?:into|against|onto|to|off|aside|over)\b(?!.*\b(?:away|door shut)\b)/,
    { gesture: "shove" },
    PAIR,
  ],
  ["shove push", /^them (?:hard )?(?:in|on|with)\b/, { gesture: "shove" }, PAIR],
  [
    "brace plant put press set dig jam wedge",
    words(
      `(?:his|her|an?|one) (?:\\w+ )?(?:knee|foot|boot) (?:against|in|into|on|to) ${OWNER}(?:\\w+ )?(?:back|spine|behind|backside|bottom)\\b`,
    ),
    { gesture: "lace_behind" },
    PAIR,
  ],
  [
    "draw pull spread drape lay throw put slip fold tuck place settle",
    words(
      `(?:the|an?|his|her|a corner of (?:the|his|her)|half (?:of )?(?:the|his|her)) (?:\\w+ )?(?:scarf|shawl|coat|jacket|cardigan|cloak|cape|overcoat|sweater|towel|anorak|poncho) (?:\\w+ )?(?:over|around|round|about|across) (?:them\\b|${OWNER})(?!.*\\b(?:head|knees|lap|legs|feet)\\b)`,
    ),
    { gesture: "coat_round", takes: true },
    PAIR,
  ],
  [
    "run pass sweep move",
    /^(?:the|an?|his|her) (?:\w+ ){0,2}?(?:wand|scanner|detector|hands?|torch) (?:up and down|up|down|over|along|across) (?:(?:(?:the )?\w+ 's|his|her) (?:\w+ )?(?:sides?|body|back|legs?|arms?|chest|clothes|pockets?))/,
    { gesture: "pat_down", takes: true },
    PAIR,
  ],
  [
    "put drop slip throw fling jam clap clamp toss lower ram shove place set stick pop",
    words(
      `(?:the|an?|his|her) (?:\\w+ )?(?:bucket|bag|sack|pot|pan|saucepan|colander|flowerpot|cape|cloak|blanket|net|basket|box|pillowcase|cloth|towel|coat|jacket) (?:\\w+ )?(?:over|on|onto|round) (?:its |${OWNER})(?:\\w+ )?(?:head|face|ears|eyes)\\b`,
    ),
    { gesture: "hat_on_them", takes: true },
  ],
  [
    "pinch pat smack slap squeeze grope",
    words(`${OWNER}(?:bottom|backside|behind|rear|rump|bum)\\b`),
    { gesture: "pat" },
    PAIR,
  ],
  [
    "pull yank draw wrench extract tug",
    words(`(?:out )?(?:the|an?|${OWNER}) ?(?:\\w+ )?(?:tooth|molar)\\b`),
    { gesture: "look_in_mouth", takes: true },
    PAIR,
  ],
  [
    "lay press put place spread hold",
    /^(?:his|her|a) (?:\w+ )?(?:palm|hand) (?:flat )?(?:against|to|on|over) (?:his|hers|theirs)\b(?! \w)/,
    { gesture: "palms_meet" },
  ],
  [
    "slap smack clap stuff jam",
    words(
      `(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:rag|cloth|hand|palm|tape|handkerchief|towel|sock|pad|wad) (?:over|across|on|into|in|to) ${OWNER}(?:mouth|nose)\\b`,
    ),
    { gesture: "cover_their_mouth" },
    PAIR,
  ],
  ["help", /^them (?:out|ashore|aboard)$/, { gesture: "pull_up" }, PAIR],
  ["gag muzzle", /^them\b/, { gesture: "cover_their_mouth" }, PAIR],
  [
    "tie bind lash rope",
    words(`(?:up )?${OWNER}(?:wrists|hands|ankles|arms)\\b(?! (?:up|back) with)`),
    { gesture: "tie_up" },
  ],
  [
    "catch grab seize",
    words(`(?:hold of )?${OWNER}(?:wrists?|arm|fist|ankle)\\b(?! and\\b)`),
    { gesture: "seize_arm" },
    PAIR,
  ],
  [
    "pull drag yank snatch tug haul",
    /^them (?:\w+ )?(?:(?:out of|from) the (?:way|path|road|track|tracks)|clear of|back from)\b/,
    { gesture: "hold_back" },
    PAIR,
  ],
  [
    "lay rest press put lean",
    words(`(?:his|her) (?:cheek|forehead|head) (?:against|to|on|into) (?:them|${OWNER}(?:cheek|chest|neck)|\\w+ 's$)`),
    { gesture: "hug" },
    PAIR,
  ],
  [
    "sway rock",
    /^(?:(?:slowly|gently|together|softly|to|with|in|back)\b|$)/,
    { gesture: "dance_with" },
    { isJoint: true },
  ],
  ["swing spin whirl", /^each other\b/, { gesture: "dance_with" }],
  ["wet moisten", words(`${OWNER}(?:lips|mouth|face|forehead|brow)\\b`), { gesture: "wipe_face" }, PAIR],
  [
    "press feel prod palpate knead",
    words(`(?:on |down on )?${OWNER}(?:belly|stomach|abdomen|ribs|tummy|side|spine)\\b`),
    { gesture: "pat" },
    PAIR,
  ],
  [
    "sew stitch suture",
    words(
      `(?:up )?(?:the|an?) (?:\\w+ )?(?:cut|wound|gash|tear) (?:on|in|across|over) ${OWNER}(?:forehead|brow|cheek|chin|face|head|lip)\\b`,
    ),
    { gesture: "touch_brow" },
    PAIR,
  ],
  [
    "sew stitch suture",
    words(
      `(?:up )?(?:(?:the|an?) (?:\\w+ )?(?:cut|wound|gash|tear) (?:on|in|across|over) )?${OWNER}(?:arm|hand|wound|shoulder|leg|cut|gash|side|thigh)\\b`,
    ),
    { gesture: "bandage" },
    PAIR,
  ],
  ["draw take", /^(?:some )?blood from\b/, { gesture: "inject_them" }, PAIR],
  [
    "stuff put drop push shove slip pour tip",
    words(
      `(?:the|an?|some|his|her) (?:\\w+ ){0,2}?(?:down|in|inside) ${OWNER}(?:neck|back|shirt|collar|trousers|dress)\\b`,
    ),
    { gesture: "pat_back", takes: true },
    PAIR,
  ],
  ["shake", /^on it\b/, { gesture: "shake_hands" }, { isJoint: true }],
  [
    "cover clasp enclose",
    words(`${OWNER}hands? (?:with|in) (?:his|her|hers)(?: own)?\\b`),
    { gesture: "guide_hands" },
    PAIR,
  ],
  ["pull drag tear prise pry", /^(?:them|\w+|the \w+|the two) apart$/, { gesture: "part_them" }],
  [
    "stuff shove cram force",
    /^(?:the|an?|his|her) (?:\w+ )?(?:rag|sock|cloth|gag|handkerchief|scarf|towel|glove) (?:in|into) (?:(?:the )?\w+ 's|his|her) mouth\b/,
    { gesture: "hold_to_mouth", takes: true },
  ],
  [
    "empty search rifle frisk",
    words(`(?:through )?${OWNER}(?:pockets?|coat|jacket|clothes)\\b`),
    { gesture: "pat_down" },
    PAIR,
  ],
  // Laid on them, drawn on them, fitted on them.
  [
    "lay put place set",
    words(
      `(?:(?:the|her|his|their) (?:\\w+ )?(?:baby|newborn|infant|child|kitten|puppy)|baby) (?:gently |down )?(?:on|in|into|onto|against) ${OWNER}(?:chest|arms|lap|breast|shoulder)\\b`,
    ),
    { gesture: "give_baby", takes: true },
    { isPaired: true },
  ],
  [
    "draw write sign paint scribble",
    words(
      `(?:${A}|some )?(?:\\w+ ){1,3}?on (?:them|${OWNER}(?:plaster|cast|arm|leg|hand|palm|back|wrist|bandage))(?: and| ,| in| with|$)`,
    ),
    { gesture: "tattoo_them" },
    { by: "person", isPaired: true },
  ],
  [
    "bring move lower put press hold",
    words(
      `(?:them )?${A}(?:\\w+ )?(?:syringe|needle)(?: (?:close |near |up |down )*(?:to|towards?|near|against|into)\\b|$)`,
    ),
    { gesture: "inject_them", takes: true },
    { isPaired: true },
  ],
  [
    "fit put fasten buckle tie slip hang strap loop",
    words(
      `${A}(?:cone|collar|muzzle|halter|ribbon|bell|medal|lead|leash|garland|bandana|bow) (?:\\w+ )?(?:round|around|on|onto|over|to|about) ${OWNER}(?:neck|head|snout|nose|muzzle|paw|ears?|tail|horns?)\\b`,
    ),
    { gesture: "fit_on_them", takes: true },
    { by: "person", isPaired: true },
  ],
];

export const TOUCHING_WORDINGS = wordingsOf(ROWS);
