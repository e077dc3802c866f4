// Wordings of eating and of work in a house: what fingers do with food, graters, pans and plates; washing, walls, clocks and corners.
import { A, ALONE, IT, OWN, wordingsOf, words, type Row } from "./wording.ts";

const POT =
  "(?:pot|pan|frying pan|saucepan|wok|skillet|bowl|cauldron|casserole|stew|soup|salad bowl|mixing bowl|dish|tin)";

const ROWS: readonly Row[] = [
  ["share split divide halve", /^.*\bwith them\b/, { gesture: "hand_over", takes: true }, { isPaired: true }],
  // In a kitchen.
  [
    "roll",
    words(`(?:out )?(?:${A})?(?:pastry|dough|icing|marzipan|clay) (?:out )?(?:thin|flat|into|on|with|again)\\b`),
    { gesture: "roll_out" },
    ALONE,
  ],
  [
    "lay drape place lift ease",
    words(
      `${IT} (?:over|across|on|onto|into) (?:the|an?|his|her) (?:\\w+ )?(?:pie|tart|flan|baking|cake) ?(?:dish|tin|tray)?\\b`,
    ),
    { gesture: "set_on_table", takes: true },
    ALONE,
  ],
  [
    "sweep scrape slide push brush scoop swipe knock tip",
    words(
      `(?!.*\\b(?:floor|dustpan|broom)\\b)(?:${A}\\w+|it|them|everything|\\w+) (?:straight |all |off the (?:\\w+ )?board )?(?:in|into) (?:the|an?|his|her) (?:\\w+ )?${POT}\\b`,
    ),
    { gesture: "scrape_into" },
    ALONE,
  ],
  [
    "dip stick put",
    words(
      `${A}(?:spoon|ladle|wooden spoon) (?:in|into) (?:the |his |her |a )?(?:\\w+ )?(?:sauce|soup|stew|pot|pan|gravy|broth|jam|curry|mixture|batter)\\b`,
    ),
    { gesture: "stir", takes: true },
    ALONE,
  ],
  ["taste", /^(?:from |off )?(?:the )?(?:wooden )?(?:spoon|ladle)\b/, { gesture: "taste" }, ALONE],
  [
    "tip empty dump throw scrape",
    words(
      `(?:the|his|her|a) (?:\\w+ )?(?:frying pan|pan|pot|bowl|saucepan|wok|tray|dish|tin) (?:\\w+ )?(?:in|into) the (?:\\w+ )?(?:bin|dustbin|rubbish|trash|bucket)\\b`,
    ),
    { gesture: "tip_out", takes: true },
    ALONE,
  ],
  [
    "drown drench smother",
    words(
      `(?:it|them|${A}\\w+|\\w+) (?:in|with) (?:\\w+ ){0,2}?(?:sauce|syrup|gravy|ketchup|cream|honey|vinegar|dressing|milk|mustard)\\b`,
    ),
    { gesture: "pour" },
    ALONE,
  ],
  [
    "spread smear",
    words(
      `(?:the |some |thick )*(?:butter|jam|honey|marmalade|paste|cheese|mustard|margarine|pate) (?:\\w+ )?(?:on|onto|over|across)\\b`,
    ),
    { gesture: "slice" },
    ALONE,
  ],
  [
    "wrap",
    words(
      `(?:it|them|${A}\\w+|\\w+) (?:up )?in (?:an?|the|his|her|some|silver)? ?(?:\\w+ )?(?:napkin|paper|foil|newspaper|handkerchief|leaf|leaves|film|tissue|cloth)\\b`,
    ),
    { gesture: "wrap_up", takes: true },
    ALONE,
  ],
  ["scrape", words(`(?:${A})?(?:plates?|leftovers|scraps|dishes) into\\b`), { gesture: "scrape_out" }, ALONE],
  [
    "sift sieve dust shake",
    words(`(?:the |some |a little )*(?:flour|icing sugar|sugar|cocoa|cinnamon|powder) (?:over|on|onto|across|into)\\b`),
    { gesture: "scatter" },
    ALONE,
  ],
  [
    "dip roll coat dredge toss turn",
    words(`(?:it|them|${A}\\w+|\\w+) in (?:the |some |beaten )*(?:breadcrumbs|crumbs|flour|egg|eggs|sugar|batter)\\b`),
    { gesture: "knead", takes: true },
    ALONE,
  ],
  [
    "swirl",
    words(`${A}(?:wine|brandy|whisky|drink|glass|cognac|ice|water) ?(?:in|round|around|$)`),
    { gesture: "examine", takes: true },
    ALONE,
  ],
  [
    "scrub scour wipe",
    words(`${A}\\w+ off the (?:\\w+ )?(?:hob|stove|cooker|counter|table|worktop|sink|tiles)\\b`),
    { gesture: "wipe_table" },
    ALONE,
  ],
  ["fish", words(`${A}\\w+(?: of \\w+)? (?:off|down from|from|out from) `), { gesture: "take", takes: true }, ALONE],
  // Eating, and what hands do with food.
  [
    "taste lick suck nibble eat",
    new RegExp(`\\b(?:off|from|out of) ${OWN} (?:fingers?|fingertips?|thumbs?|hands?|palms?|knuckles?)\\b`),
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
  // At work in a house.
  [
    "hold put set hang catch",
    words(
      `${A}(?:sauce)?(?:pan|pot|bucket|bowl|basin|tub|jug|glass|cup|saucepan|hat|bottle|kettle) (?:\\w+ )?(?:under|beneath|below) (?:the|an?|it) ?(?:\\w+ )?(?:drips?|leaks?|stream|tap|spout|drops|pump|jet|rain)\\b`,
    ),
    { gesture: "hold_under", takes: true },
    ALONE,
  ],
  [
    "scrub wash rub rinse",
    words(
      `${A}(?:shirt|blouse|socks?|sheets?|linen|clothes|laundry|stockings?|collar|underwear|dress|jeans|nappies|cloths?|towels?) (?:on|in|against|by) \\w+`,
    ),
    { gesture: "knead", takes: true },
    ALONE,
  ],
  [
    "peg pin clip",
    words(`${A}\\w+ (?:to|on|onto|over) (?:the|a) (?:\\w+ )?(?:line|rope|string|cord)\\b`),
    { gesture: "hang_up", takes: true },
    ALONE,
  ],
  [
    "shovel scoop spoon ladle heap pile dish",
    words(
      `(?:${A})?\\w+(?: \\w+){0,3}? (?:on|onto|into|over) (?:the|an?|his|her) (?:\\w+ )?(?:plates?|bowls?|dish|toast|tray|saucer)\\b`,
    ),
    { gesture: "dish_out" },
    ALONE,
  ],
  ["gag", /^(?:$|and\b|on\b|at\b)/, { gesture: "cough" }, ALONE],
  [
    "jerk snatch whip pull draw yank",
    new RegExp(`^${OWN} (?:hands?|fingers?|arm) (?:away|back)\\b|^(?:away|back) ${OWN} (?:hands?|fingers?|arm)\\b`),
    { gesture: "recoil" },
    ALONE,
  ],
  ["suck chew nibble lick", /^(?:on )?(?:the|its) (?:end|tip|top)\b/, { gesture: "hand_to_mouth" }, ALONE],
  [
    "bite",
    words(`off (?:the|a|an) (?:tape|thread|end|piece|strip|yarn|string|cotton)\\b`),
    { gesture: "with_teeth", takes: true },
    ALONE,
  ],
  [
    "bang stub knock hit crack bump",
    new RegExp(`^${OWN} (?:elbow|funny bone)\\b`),
    { gesture: "own_hold_elbow", mood: "crying" },
    ALONE,
  ],
  [
    "scrape pick clean dig prise",
    new RegExp(`\\b(?:off|from|out of) (?:the sole of )?${OWN} (?:shoe|boot|trainer|sandal)s?\\b`),
    { gesture: "polish", takes: true },
    ALONE,
  ],
  [
    "sink drop slump flop plop",
    words("(?:down )?(?:on|onto|into) (?:an?|the|his|her) (?:\\w+ )?(?:crate|box|steps?|log|trunk|suitcase|sacks?)\\b"),
    { posture: "sit", from: "stand" },
    ALONE,
  ],
  ["rock", /^(?:$|and\b|back and forth|to and fro|gently\b|slowly\b)/, { posture: "sit" }, ALONE],
];

export const HOUSEHOLD_WORDINGS = wordingsOf(ROWS);
