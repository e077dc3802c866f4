// Wordings of what people do every day: drink up, cross out, start an engine, answer the phone, hold the arms open.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const ROWS: readonly Row[] = [
  [
    "go reach grab",
    /^for (?:his|her|their|the) (?:\w+ )?(?:gun|pistol|revolver|sword|knife|dagger|weapon)s?\b/,
    { gesture: "draw_sword", takes: true },
  ],
  [
    "shoot blast",
    /^(?:out )?(?:the|an?|his|her|two|three) (?:\w+ ){0,2}?(?:lamps?|lights?|bottles?|locks?|glass|windows?|tyres?|tires?|targets?|tins?|cans?|ropes?|chandelier)\b/,
    { gesture: "shoot" },
    { isPaired: false },
  ],
  ["raise lift", /^(?:up )?the other(?: hand)?$/, { gesture: "stop" }],
  [
    "tap poke nudge slot roll",
    /^(?:the ball|it) (?:\w+ )?(?:in|home|into the (?:\w+ )?(?:net|goal|corner)|over the line|past)\b/,
    { posture: "kick" },
    { isPaired: false },
  ],
  [
    "throw fling hurl toss sling",
    /^(?:his|her|the|a) (?:\w+ )?(?:shirt|coat|jacket|hat|cap|cloak|apron|gloves?|scarf|jersey|bib) (?:down )?(?:on|onto|to|at|into|in) (?:the|a)\b/,
    { gesture: "throw", takes: true },
    { isPaired: false },
  ],
  [
    "steal nick pinch filch swipe",
    words(`(?!.*\\b(?:glance|look|kiss|march|peek)\\b)${A}\\w+(?: from (?:the|his|her|a)\\b.*)?$`),
    { gesture: "take", takes: true },
    { isPaired: false },
  ],
  [
    "cup catch scoop",
    /^(?:the |some |a little )?(?:\w+ )?(?:rain|rainwater|water|snow) (?:in|with|from)\b/,
    { gesture: "hand_to_mouth" },
    { isPaired: false },
  ],
  [
    "let sift",
    /\b(?:sand|dust|earth|soil|grain|snow|ash|flour|coins)\b.*\bthrough (?:his|her|their) fingers\b/,
    { gesture: "scatter" },
    { isPaired: false },
  ],
  [
    "fire light ignite",
    /^(?:his|her|the) (?:\w+ )?(?:jet|jetpack|thrusters?|boosters?)\b/,
    { posture: "fly", way: "up" },
  ],
  [
    "cross",
    /^(?:their|his|her|the) (?:\w+ )?(?:spears|swords|pikes|halberds|rifles|blades|lances|staffs|staves|axes)\b/,
    { gesture: "bar_way", takes: true },
  ],
  ["take", /^back (?:the|his|her|a) \w+$/, { gesture: "take", takes: true }, { isPaired: false }],
  ["fake feint", /^/, {}],
  ["lose", /^(?:an?|his|her|one|the) (?:\w+ )?(?:ski|shoe|boot|hat|glove|paddle|oar)\b/, {}],
  [
    "drop toss lay",
    words(
      `${A}\\w+ (?:down )?(?:on|onto) (?:the|an?|his|her|(?:the )?\\w+ 's) (?:\\w+ )?(?:desk|table|counter|bar|altar)\\b`,
    ),
    { gesture: "set_on_table", takes: true },
    { isPaired: false },
  ],
  ["weigh pin hold", /^(?:it|them|the \w+) down with\b/, { gesture: "set_on_table", takes: true }, { isPaired: false }],
  ["throw toss fling", words(`${A}\\w+ up$`), { gesture: "toss_up", takes: true }, { isPaired: false }],
  [
    "smash hit slam whack drive lob return",
    /^(?:it|the (?:\w+ )?ball) (?:\w+ )?(?:over|across|into|back over) the net\b/,
    { gesture: "rally", takes: true },
    { isPaired: false },
  ],
  [
    "throw raise fling put lift swing bring hold",
    /^(?:up (?:his|her|their|the|a) (?:\w+ )?shield\b|(?:his|her|their|the|a) (?:\w+ )?shield (?:up|against|before|above|over)\b)/,
    { gesture: "shield_up", takes: true },
  ],
  [
    "hide duck crouch shelter cower shrink kneel",
    /^(?:down )?(?:behind|beneath|under) (?:his|her|their|the|a) (?:\w+ )?shield\b/,
    { posture: "crouch", gesture: "shield_up", takes: true },
  ],
  ["pull squeeze", /^the trigger\b/, { gesture: "shoot", takes: true }, { isPaired: false }],
  [
    "snap close collapse click shut lower",
    /^(?:his|her|the|a) (?:\w+ )?(?:telescope|spyglass|binoculars)\b/,
    { gesture: "lower", takes: true },
    { isPaired: false },
  ],
  [
    "screw twist push put press",
    words("(?:on|back on) (?:the|its|a) (?:\\w+ )?(?:cap|lid|top|stopper)\\b"),
    { gesture: "screw_lid" },
    { isPaired: false },
  ],
  [
    "seal lock fasten clip click snap clamp close secure latch",
    /^(?:on )?(?:his|her|its|the) (?:\w+ )?(?:helmet|visor|mask)\b/,
    { gesture: "put_on", takes: true },
    { isPaired: false },
  ],
  [
    "lift raise",
    /^an? (?:(?:\w+ ){1,3}?(?:cup|goblet|chalice)\b(?! to (?:his|her)| of)|(?:cup|goblet|chalice) (?:from|out of|off)\b)/,
    { gesture: "lift", takes: true },
    { isPaired: false },
  ],
  [
    "whip pull tear drag sweep yank jerk tug snatch twitch",
    /^(?:the|a|his|her) (?:\w+ )?(?:sheet|cloth|cover|dustsheet|tarpaulin|cape|bib|towel) (?:off|aside)(?: (?!the (?:\w+ )?table\b)|$)/,
    { gesture: "raise", takes: true },
    { isPaired: false },
  ],
  ["tip dump empty shake", /^them (?:all )?(?:back |straight )?out\b/, { gesture: "tip_out" }, { isPaired: false }],
  [
    "write draw scratch trace scrawl spell",
    /\b(?:in|on) the (?:\w+ )?(?:sand|snow|dust|mud|dirt|earth|ashes)\b|\b(?:line|outline|circle|ring) (?:round|around) the (?:\w+ )?(?:body|corpse|bed)\b/,
    { gesture: "draw_floor", posture: "kneel_both" },
  ],
  ["pull", /^over(?:$| to the (?:kerb|curb|side|verge))/, {}, { isPaired: false }],
  [
    "down downs",
    words(
      "(?:it|(?:(?:the|his|her|a) (?:\\w+ )?)?(?:drink|glass|whisky|shot|beer|pint|vodka|wine|water|pills?|medicine))\\b",
    ),
    { gesture: "drink", takes: true },
  ],
  ["balance", words(`${A}\\w+ on (?:his|her|their) heads?\\b`), { gesture: "on_head", takes: true }],
  [
    "sweep brush",
    words(
      `${A}(?:snow|dust|leaves|crumbs|sand|ash) off (?:the|an?) (?:\\w+ )?(?:bench|seat|chair|wall|step|sill|table)\\b`,
    ),
    { gesture: "wipe_table" },
  ],
  [
    "draw pull",
    words(`${A}(?:cloth|sheet|blanket|cover|veil|tarpaulin) (?:up )?over (?!his|her|their|its)`),
    { gesture: "spread_sheet", takes: true },
    { isPaired: false },
  ],
  [
    "lift raise put bring",
    /\b(?:spoon|cup|glass|bottle|bread|grape|piece)\b.*\bto (?:\w+ ){1,3}?(?:'s )?(?:mouth|lips)\b/,
    { gesture: "feed", takes: true },
    { isPaired: true },
  ],
  [
    "raise lift put hold bring",
    words(`${A}(?:binoculars|telescope|spyglass|glasses) to (?:his|her|their) eyes?\\b`),
    { gesture: "spy", takes: true },
  ],
  [
    "push press stick",
    words(`${A}\\w+ (?:deep )?into the (?:earth|ground|soil|mud|sand|snow)\\b`),
    { gesture: "plant", takes: true },
  ],
  ["cross", /^(?:out|off)\b/, { gesture: "write" }],
  ["spin", words(`${A}(?:wheel|helm)\\b`), { gesture: "steer" }],
  ["start", words(`${A}(?:engine|car|motor|truck|van|motorbike|machine)\\b`), { gesture: "turn_key" }],
  [
    "stack pile",
    words(`(?:${A})?(?:chairs|boxes|crates|bricks|books|plates|logs|sacks|stones|cases)\\b`),
    { gesture: "lift", takes: true },
  ],
  ["draw", words("out (?:an?|the|his|her|one|some)\\b"), { gesture: "draw_out", takes: true }],
  [
    "dig fish",
    words(`${A}\\w+ out of (?:his|her|the|a) (?:\\w+ )?(?:pocket|bag|handbag|rucksack|coat|jacket|purse|drawer)\\b`),
    { gesture: "draw_out", takes: true },
  ],
  [
    "answer",
    words("(?:it|phone|(?:the|his|her) (?:\\w+ )?(?:phone|call|telephone|mobile))\\b"),
    { gesture: "answer", takes: true },
  ],
  [
    "stop halt trap intercept",
    words(
      `(?!.*\\b(?:doors?|gate|bus|cars?|taxi|cab|train|traffic|blood|clock|bleeding|crowd)\\b)(?:${A})?\\w+ (?:\\w+ )?(?:with|under|beneath) (?:one|the|an?|his|her) (?:\\w+ )?(?:hands?|palms?|fingers?|fingertips?)\\b`,
    ),
    { gesture: "take", takes: true },
    { by: "person" },
  ],
  ["wrap", /^(?:himself|herself) (?:up )?(?:tightly )?in\b/, { gesture: "hug_self" }],
  ["tie pin put", /^(?:his|her) hair (?:back|up)\b/, { gesture: "comb" }],
  [
    "drop",
    words(`${A}\\w+ (?:in|into) (?:the|a) (?:\\w+ )?(?:water|river|sea|lake|pond|well|canal|harbour)\\b`),
    { gesture: "drop", takes: true },
  ],
  ["lean put throw", /^(?:all )?(?:his|her|their) (?:whole |full |entire )?weight\b/, { gesture: "push" }],
  [
    "hold spread throw fling open",
    /^(?:his|her|their) arms (?:wide |out )?(?:open|wide|apart)\b/,
    { gesture: "spread_arms" },
  ],
  ["heave tip throw kick flip turn", words(`${A}(?:table|desk|bench|cart|chair) over\\b`), { gesture: "push" }],
  [
    "drop throw toss let cast scatter fling",
    /^(?:in |down )?(?:an?|the|his|her|another|one) (?:\w+ )?(?:handful|fistful|pinch|clod|lump)s? of\b/,
    { gesture: "scatter" },
    { isPaired: false },
  ],
  [
    "fill stuff cram load line",
    /^(?:up )?(?:his|her|its|their|both) (?:\w+ )?pockets?\b/,
    { gesture: "pocket", takes: true },
    { isPaired: false },
  ],
  [
    "slide slip push work run poke",
    words(
      `${A}(?:card|knife|wire|blade|ruler|hairpin|pin|licence|credit card) (?:\\w+ )?(?:down|into|between|along|through|in|behind) (?:the|a) (?:\\w+ )?(?:doors?|gap|crack|locks?|frame|jamb|latch|keyhole)\\b`,
    ),
    { gesture: "insert", takes: true },
  ],
  [
    "kiss",
    /^(?:the|his|her) (?:\w+ )?(?:ground|earth|floor|soil|sand|deck|tarmac)\b/,
    { posture: "kowtow" },
    { isPaired: false },
  ],
  [
    "press flatten squash push put lay lean",
    /^(?:his|her|its|their|one) (?:\w+ )?(?:nose|face|forehead|cheek|brow) (?:flat |up |close )?(?:to|against|on) (?:the |an? |its )?(?:\w+ )?(?:window|glass|pane|hole|bars|porthole|screen|windscreen|it)\b/,
    { gesture: "press_face" },
    { isPaired: false },
  ],
  [
    "take",
    /^(?:an?|one|two|three|four|five|ten|his|her|a few|some|another) (?:\w+ )?(?:steps?|paces?|strides?) (?:towards?|to|forwards?|into|onto|across|out|over)\b/,
    { posture: "walk", way: "across" },
    { by: "person" },
  ],
  [
    "take",
    /^(?:an?|one|two|three|four|five|ten|a few|some|another) (?:\w+ )?(?:steps?|paces?|strides?) (?:back|backwards?|away)\b/,
    { posture: "back_away" },
    { by: "person" },
  ],
  [
    "balance carry",
    /^(?:(?:the|an?|his|her|its|two|three|four|five|six|some) )+(?:\w+ ){1,3}?(?:on|along|up) (?:his|her|one|an?|both) (?:\w+ )?(?:arms?|hands?|palm|forearm|shoulder|fingertips)\b/,
    { gesture: "carry", takes: true },
    { isPaired: false },
  ],
  [
    "prop stand set straighten right",
    /^up(?:right)? (?:the|an?|his|her|its) (?:\w+ )?(?:scarecrow|post|sign|signpost|fence|bicycle|bike|statue|stone|headstone|cross)\b/,
    { gesture: "push" },
    { isPaired: false },
  ],
  [
    "put set place clap stick perch hang",
    words(
      `${A}(?:hat|cap|helmet|crown|wig|bonnet|bucket|scarf|wreath|garland) (?:back )?(?:on|over|round|around|onto) (?:its|(?:the )?\\w+ 's) (?:\\w+ )?(?:head|neck|shoulders|horns|ears)\\b`,
    ),
    { gesture: "heave_up", takes: true },
    { isPaired: false },
  ],
  [
    "wrap swaddle bundle",
    /^(?:up )?(?:the|an?|his|her) (?:\w+ )?(?:baby|newborn|infant|kitten|puppy|lamb|hedgehog|bird)\b/,
    { gesture: "cradle", takes: true },
  ],
  [
    "lay spread drape throw",
    words(
      `${A}(?:coat|jacket|shawl|blanket|cloak|rug|towel|scarf) (?:out )?(?:over|across|on|along) (?:the|three|two|four|some|an?) (?:\\w+ )?(?:seats?|benche?s?|chairs|ground|grass|straw|sand|stones?|puddle|mud|wire|hay|floor)\\b`,
    ),
    { gesture: "spread_sheet", takes: true },
    { isPaired: false },
  ],
  [
    "fill",
    /^(?:up )?(?:the|an?|his|her|its) (?:\w+ )?(?:bags?|sack|holdall|suitcase|rucksack|pillowcase|satchel)(?: with (?:the |some )?(?:money|cash|notes|gold|jewels|jewellery|silver|coins|banknotes))?(?: and| ,|$)/,
    { gesture: "pack_in", takes: true },
    { isPaired: false },
  ],
];

export const EVERYDAY_WORDINGS = wordingsOf(ROWS);
