// Wordings of hands at the own body that no motion at a part says: nails and hair, a sniff under the arm, towels round hips, collars and hats, small hurts.
import { A, ALONE, OWN, wordingsOf, words, type Row } from "./wording.ts";

const FOOT = "(?:foot|feet|toes?|heels?|soles?)";
const FEET =
  "(?:shoes?|boots?|slippers?|trainers?|sneakers?|sandals?|wellingtons?|wellies|gumboots|heels|skates|clogs|loafers|pumps)";
const WRAPS = "wind wrap tie knot sling fasten tuck loop coil drape hang put throw";

const ROWS: readonly Row[] = [
  // Hair and nails.
  [
    "blow dry blowdry",
    new RegExp(`^${OWN} (?:hair|curls|fringe|locks)\\b(?! with (?:an?|the|his|her) (?:\\w+ )?(?:towel|cloth))`),
    { gesture: "own_rub_hair" },
    ALONE,
  ],
  [
    "unpin loosen untie undo release",
    new RegExp(`^(?:down )?${OWN} (?:bun|hair|plaits?|ponytail|braids?|curls|knot)\\b`),
    { gesture: "hair_up" },
    ALONE,
  ],
  ["shake toss fling", new RegExp(`^(?:out )?${OWN} (?:hair|curls|mane|locks)\\b`), { gesture: "shake_head" }, ALONE],
  [
    WRAPS + " weave pin clip stick",
    words(
      `${A}(?:ribbons?|scarf|bow|band|hairband|slide|clip|flowers?|rose|feather|comb|bandana|kerchief|pins?|hairpins?|rubber band) (?:in|into|round|around|through) ${OWN} (?:hair|plaits?|curls|bun|ponytail|braids?)\\b`,
    ),
    { gesture: "own_hold_hair", takes: true },
    ALONE,
  ],
  [
    "clip cut trim file buff paint varnish",
    new RegExp(`^${OWN} (?:finger)?nails\\b`),
    { gesture: "own_rub_hand" },
    ALONE,
  ],
  ["shave wax epilate oil", new RegExp(`^${OWN} (?:legs?|shins?|calves|calf)\\b`), { gesture: "own_rub_shin" }, ALONE],
  ["floss", /^/, { gesture: "own_pinch_mouth" }, ALONE],
  [
    "gargle rinse swill",
    new RegExp(`^$|^(?:out )?${OWN} (?:mouth|throat|teeth)\\b|^with\\b`),
    { gesture: "drink" },
    ALONE,
  ],
  [
    "brush put dab apply stroke draw smear paint",
    /^(?:on )?(?:some |the |black |blue )*(?:mascara|eyeliner|eyeshadow|eye shadow|kohl|rouge|blusher|foundation|face paint)\b/,
    { gesture: "make_up", takes: true },
    ALONE,
  ],
  [
    "sniff smell",
    new RegExp(`^(?:at |under )?${OWN} (?:armpits?|underarms?|shirt|sleeve|t shirt)\\b`),
    { gesture: "sniff_arm" },
    ALONE,
  ],
  // What is wound round the body, and clothes set right.
  [
    WRAPS,
    words(
      `${A}(?:towel|sarong|sheet|apron|blanket|robe|jumper|sweater|jacket|shirt|sash|cloth|pareo|shawl) (?:\\w+ )?(?:round|around|about) ${OWN} (?:hips?|waist|middle|body|belly|loins)\\b`,
    ),
    { gesture: "own_hold_hip", takes: true },
    ALONE,
  ],
  [
    WRAPS,
    words(
      `${A}(?:bib|napkin|scarf|ribbon|tie|garland|chain|shawl|towel|bandana|muffler|medal) (?:\\w+ )?(?:round|around|about) ${OWN} (?:neck|throat|shoulders)\\b`,
    ),
    { gesture: "put_on", takes: true },
    ALONE,
  ],
  [
    "pull draw throw put tug flip yank",
    words("(?:an?|the|his|her) (?:\\w+ )?(?:hood|cowl|shawl) (?:\\w+ )?(?:up|over|on|onto|down|forward)\\b"),
    { gesture: "put_on", takes: true },
    ALONE,
  ],
  [
    "tuck stuff shove push",
    new RegExp(`^(?:in )?${OWN} (?:blouse|shirt|vest|top|shirt tails?|t shirt)\\b`),
    { gesture: "own_rub_thighs" },
    ALONE,
  ],
  [
    "pull tug jam push cram",
    new RegExp(`^(?:down )?${OWN} (?:hat|cap|beret|hood|helmet|bonnet)(?: (?:down|low|lower|over|further)\\b| and|$)`),
    { gesture: "don" },
    ALONE,
  ],
  [
    "zip do hook button fasten tie lace",
    /\b(?:at|behind|up|down) (?:the|his|her) (?:own )?back\b/,
    { gesture: "own_pinch_back" },
    ALONE,
  ],
  [
    "pull roll draw tug hitch yank",
    new RegExp(`^(?:up )?${OWN} (?:socks?|stockings?)(?: up\\b| over| to|$)|^up ${OWN} (?:socks?|stockings?)`),
    { gesture: "shoe_on", posture: "sit", takes: true },
    ALONE,
  ],
  [
    "slip ease pull work take wriggle",
    new RegExp(`^(?:${OWN} ${FOOT} )?out of (?:the|an?|his|her|their) (?:\\w+ ){0,2}?${FEET}\\b`),
    { gesture: "shoe_off", posture: "sit" },
    ALONE,
  ],
  [
    "shake tip empty knock pour",
    new RegExp(`\\b(?:out of|from) ${OWN} ${FEET}\\b|^(?:out )?${OWN} (?:shoe|boot|sandal|trainer|slipper)s?\\b`),
    { gesture: "empty_shoe" },
    ALONE,
  ],
  [
    "pat slap feel search tap check turn empty",
    new RegExp(`^(?:in |down )?(?:all )?${OWN} pockets?\\b`),
    { gesture: "own_pat_thighs" },
    ALONE,
  ],
  // Put on, pinned on, unwound.
  [
    "spray put work rub squirt comb smooth",
    words(
      `(?:${A}|some )?(?:lacquer|hairspray|hair spray|gel|mousse|pomade|oil|dye|brilliantine|wax) (?:on|onto|in|into|over|through) ${OWN} (?:hair|curls|fringe|head)\\b`,
    ),
    { gesture: "own_pat_hair", takes: true },
    ALONE,
  ],
  [
    "pluck fiddle fumble tug pull finger tweak pick",
    new RegExp(`^(?:at|with) ${OWN} (?:bow ?tie|tie|collar|cravat|necklace|beads|pearls|dog collar)\\b`),
    { gesture: "own_pinch_throat" },
    ALONE,
  ],
  [
    "hold press lay",
    words(
      `${A}(?:dress|skirt|coat|shirt|jacket|suit|blouse|gown|jumper|top) (?:up )?(?:against|to|before|in front of) (?:herself|himself|(?:his|her) (?:body|chest|shoulders))\\b`,
    ),
    { gesture: "hold_against", takes: true },
    ALONE,
  ],
  ["turn spin pose preen", /^(?:\w+ )?(?:before|in front of) the (?:\w+ )?mirror\b/, { glance: "at" }, ALONE],
  [
    "suck pull draw hold tuck",
    new RegExp(`^in ${OWN} (?:belly|stomach|tummy|gut|paunch)\\b`),
    { gesture: "own_rub_belly" },
    ALONE,
  ],
  [
    "peel pull take tear rip",
    /^off (?:the |his |her |a )?(?:\w+ )?(?:lashes|eyelashes)\b/,
    { gesture: "own_pull_eye" },
    ALONE,
  ],
  [
    "clip pin fix fasten stick attach thread put",
    words(
      `${A}\\w+ (?:to|on|onto|in|into|through) ${OWN} (?:lapel|buttonhole|coat|jacket|dress|blouse|breast|chest|gown)\\b`,
    ),
    { gesture: "own_pinch_chest", takes: true },
    ALONE,
  ],
  [
    "dye tint wax oil brush comb trim twirl curl",
    new RegExp(`^${OWN} (?:moustache|whiskers|sideburns)\\b`),
    { gesture: "own_rub_mouth", takes: true },
    ALONE,
  ],
  [
    "drip drop squeeze put",
    /\b(?:drops?|eyedrops)\b.*\b(?:in|into) (?:his|her) (?:\w+ )?eyes?\b/,
    { gesture: "eye_drops" },
    ALONE,
  ],
  [
    "swallow take gulp down",
    words("(?:a |the |his |her )?(?:\\w+ )?spoon(?:ful)?s? of\\b"),
    { gesture: "spoon_in" },
    ALONE,
  ],
  ["breathe inhale", /^(?:in )?(?:the )?(?:steam|vapou?rs?|fumes)\b/, { gesture: "lean_over" }, ALONE],
  [
    "unwind unwrap unroll",
    new RegExp(`\\b(?:from|off) ${OWN} (?:head|face|brow)\\b`),
    { gesture: "own_pull_crown", takes: true },
    ALONE,
  ],
  [
    "unwind unwrap unroll",
    new RegExp(`\\b(?:from|off) ${OWN} (?:hand|arm|wrist|fingers?|knuckles)\\b`),
    { gesture: "own_pull_wrist", takes: true },
    ALONE,
  ],
  [
    "roll push pull tug shove",
    new RegExp(`^(?:up|down|back) ${OWN} sleeves?\\b|^${OWN} sleeves? (?:up|down|back)\\b`),
    { gesture: "roll_sleeves" },
    ALONE,
  ],
  [
    "unlace unbuckle untie unzip lace",
    new RegExp(`^${OWN} ${FEET}\\b`),
    { gesture: "tie_shoe", posture: "sit" },
    ALONE,
  ],
  ["lift raise tilt", new RegExp(`^${OWN} nose\\b`), { glance: "up" }, ALONE],
  [
    "lift hold sweep gather",
    new RegExp(`^(?:up )?${OWN} hair (?:off|away|from|up|clear)\\b`),
    { gesture: "hair_up" },
    ALONE,
  ],
  ["fan", new RegExp(`^(?:at )?${OWN} (?:face|neck|cheeks|brow|throat)\\b(?=.* with)`), { gesture: "fan" }, ALONE],
  ["hold carry keep", new RegExp(`^${OWN} head (?:up|high)\\b`), { glance: "up" }, ALONE],
  [
    "hug draw pull clasp hold",
    new RegExp(`^(?:up )?${OWN} knees (?:up |tight )?(?:to|against|under|in|towards)\\b`),
    { posture: "sit_ground", gesture: "own_hold_knee" },
    ALONE,
  ],
  ["shake", new RegExp(`\\b(?:from|off|out of) ${OWN} (?:hair|head|curls|mane)\\b`), { gesture: "shake_head" }, ALONE],
  [
    "wind twist curl twirl twine wrap coil",
    new RegExp(
      `^(?:(?:a|one|the|his|her) (?:\\w+ )?(?:strand|lock|curl|wisp)|${OWN} (?:hair|plait|curls))\\b.*\\b(?:round|around)\\b`,
    ),
    { gesture: "own_pinch_hair" },
    ALONE,
  ],
  [
    "hook stick tuck hang",
    new RegExp(`^${OWN} thumbs? (?:in|into|through|under|behind)\\b`),
    { gesture: "akimbo" },
    ALONE,
  ],
  ["slap brush pat beat", /^(?:it|them) (?:off|out)\b/, { gesture: "own_pat_thighs" }, ALONE],
  [
    "hold push shove put stick",
    /(?:'s|his|her|their) head (?:\w+ )?under the (?:\w+ )?(?:tap|pump|water|shower|faucet)\b/,
    { gesture: "stroke_hair" },
    { isPaired: true, by: "person" },
  ],
  // Hurts.
  ["feel take check count", new RegExp(`^${OWN} (?:pulse|heartbeat)\\b`), { gesture: "own_hold_wrist" }, ALONE],
  [
    "cut grate slice slash gash",
    new RegExp(`^(?:${OWN} (?:fingers?|thumb|hand|palm|knuckles?)(?! ?nails)|(?:himself|herself)(?: on| with|$))\\b`),
    { gesture: "own_hold_hand", mood: "crying" },
    ALONE,
  ],
  ["rub", /^the (?:\w+ )?(?:spot|bump|bruise|lump|place|sore)\b/, { gesture: "own_rub_crown" }, ALONE],
  [
    "grab hold clutch nurse seize cradle grasp",
    new RegExp(`^${OWN} ${FOOT}\\b`),
    { gesture: "tend_foot", posture: "sit_ground" },
    ALONE,
  ],
  [
    "wash rinse scrub dry wipe bathe splash towel clean soap",
    new RegExp(`^(?:the \\w+ (?:from|off|out of) )?(?:between )?${OWN} ${FOOT}\\b`),
    { gesture: "tend_foot", posture: "sit" },
    ALONE,
  ],
  [
    "lean rest prop sink drop",
    new RegExp(`^${OWN} (?:head|forehead|brow) (?:on|in|into|against) ${OWN} (?:hand|palm|fist)\\b`),
    { gesture: "facepalm" },
    ALONE,
  ],
  [
    "pull press put hold draw tug clap",
    words(`${A}(?:pillow|cushion|quilt|duvet|covers) (?:down )?over (?:his|her) (?:own )?(?:head|ears|face)\\b`),
    { gesture: "own_hold_crown", takes: true },
    ALONE,
  ],
  [
    "stick put pop clamp poke jam push shove place",
    words(
      `${A}(?:thermometer|toothpick|straw|match|pen|pencil|lollipop|whistle|dummy|pacifier|gum|cigar|bone|stalk) (?:in|into|between|under) ${OWN} (?:mouth|teeth|lips|tongue)\\b`,
    ),
    { gesture: "hand_to_mouth", takes: true },
    ALONE,
  ],
];

export const SELF_WORDINGS = wordingsOf(ROWS);
