// Wordings of hands at the own body that no motion at a part says: nails and hair, a sniff under the arm, towels round hips, collars and hats, small hurts, and of
// eating with the fingers.
import { A, words, wordingsOf, type Row } from "./wording.ts";

const OWN = "(?:his|her|their)(?: own)?(?: \\w+){0,2}?";
const FOOT = "(?:foot|feet|toes?|heels?|soles?)";
const FEET =
  "(?:shoes?|boots?|slippers?|trainers?|sneakers?|sandals?|wellingtons?|wellies|gumboots|heels|skates|clogs|loafers|pumps)";
const ALONE = { isPaired: false, by: "person" } as const;
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
    "tuck",
    new RegExp(`^(?:in )?${OWN} (?:blouse|shirt|vest|top|shirt tails?|t shirt)\\b`),
    { gesture: "own_rub_thighs" },
    ALONE,
  ],
  [
    "turn put pull flip pop",
    new RegExp(`^(?:up )?${OWN} (?:coat )?collar(?: up)?\\b`),
    { gesture: "own_pinch_throat" },
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
    "pat slap feel search tap check",
    new RegExp(`^(?:in |down )?(?:all )?${OWN} pockets?\\b`),
    { gesture: "own_pat_thighs" },
    ALONE,
  ],
  // Hurts.
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
  // Eating, and what hands do with food.
  [
    "taste lick suck nibble eat",
    new RegExp(`\\b(?:off|from) ${OWN} (?:fingers?|fingertips?|thumbs?|hands?|palms?|knuckles?)\\b`),
    { gesture: "hand_to_mouth" },
    ALONE,
  ],
  [
    "suck slurp",
    words(`(?:up |in )?(?:${A})?(?:noodles?|spaghetti|pasta|ramen)\\b`),
    { gesture: "slurp", takes: true },
    ALONE,
  ],
  [
    "whip whisk beat",
    words(`(?:${A})?(?:cream|eggs?|egg whites?|batter|mixture|butter|milk|whites)\\b`),
    { gesture: "stir" },
    ALONE,
  ],
  [
    "grate",
    words(`(?:${A})?(?:cheese|carrots?|potato(?:es)?|lemons?|ginger|nutmeg|cucumber|apples?|orange|zest|parmesan)\\b`),
    { gesture: "grate" },
    ALONE,
  ],
  [
    "dunk dip sop",
    words(
      `${A}(?!(?:finger|hand|foot|toe|head|pen|brush|roller|oar|net|cloth|rag|sponge|quill|arm|thumb)s?\\b)\\w+ (?:in|into) (?:the |his |her |a |some )?(?:\\w+ ){0,2}?(?:milk|tea|coffee|cocoa|soup|sauce|cup|mug|glass|bowl|honey|yolk|gravy|ketchup|chocolate|oil)\\b`,
    ),
    { gesture: "dip_in_cup" },
    ALONE,
  ],
  [
    "dip stick poke put",
    new RegExp(
      `^${OWN} (?:fingers?|thumb|fingertip) (?:in|into) (?:the|an?|his|her)\\b(?!.*(?:mouth|nose|ears?|water)\\b)`,
    ),
    { gesture: "press" },
    ALONE,
  ],
  ["flip toss", words(`${A}(?:pancakes?|omelettes?|crepes?|burgers?|tortillas?)\\b`), { gesture: "flip_pan" }, ALONE],
  [
    "shell pod husk string top",
    words(`(?:${A})?(?:peas|beans|nuts|prawns|shrimps?|sprouts|corn|gooseberries)\\b`),
    { gesture: "work", posture: "sit" },
    ALONE,
  ],
  [
    "blow breathe puff",
    words("(?:hard )?into (?:the|an?|his|her) (?:\\w+ )?bag\\b"),
    { gesture: "hand_to_mouth", takes: true },
    ALONE,
  ],
  ["pop burst", words("(?:it|(?:the|his|her|a) (?:\\w+ )?(?:paper ?)?bag|paperbag)\\b"), { gesture: "clap" }, ALONE],
  [
    "plunge sink thrust dip put",
    new RegExp(
      `^${OWN} (?:arms|hands|elbows) (?:\\w+ )?(?:in|into) (?:the )?(?:\\w+ )?(?:dishwater|suds|foam|water|sink|basin|tub)\\b`,
    ),
    { gesture: "wash" },
    ALONE,
  ],
  // At walls, doors and clocks of a house.
  [
    "tear rip strip peel scrape pull",
    words(
      `${A}(?:wallpaper|paper|posters?|notices?|paint|strips?) (?:off|from|away from) (?:the|a) (?:\\w+ )?(?:wall|door|board|fence|window|ceiling)\\b`,
    ),
    { gesture: "take_from_wall", takes: true },
    ALONE,
  ],
  [
    "wind",
    words(`(?:up )?${A}(?:clock|watch|toy|alarm clock|music box|gramophone|mouse|robot|key)\\b(?! round)`),
    { gesture: "screw_lid", takes: true },
    ALONE,
  ],
  [
    "stuff push press jam lay roll wedge",
    words(
      `${A}(?:towels?|cloths?|rags?|blankets?|rug|coat|sheet|shirt|newspapers?) (?:into|in|under|along|against|at) the (?:\\w+ )?(?:gap|door|crack|slit|sill|bottom)\\b`,
    ),
    { gesture: "insert", posture: "kneel", takes: true },
    ALONE,
  ],
  [
    "stand prop park",
    words(
      `(?:it|${A}\\w+) (?:in|against|by|beside|behind) the (?:\\w+ )?(?:corner|wall|door|fire|stove|fence|tree)\\b`,
    ),
    { gesture: "put_down", takes: true },
    ALONE,
  ],
];

export const SELF_WORDINGS = wordingsOf(ROWS);
