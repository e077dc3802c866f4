// Wordings of what people do every day: drink up, cross out, start an engine, answer the phone, hold the arms open.
import { words, wordingsOf, A, type Row } from "./wording.ts";

const ROWS: readonly Row[] = [
  [
    "seal lock fasten clip click snap clamp close secure latch",
    /^(?:on )?(?:his|her|its|the) (?:\w+ )?(?:helmet|visor|mask)\b/,
    { gesture: "put_on", takes: true },
    { isPaired: false },
  ],
  [
    "lift raise",
    /^an? (?:\w+ ){1,3}?(?:cup|goblet|chalice)\b(?! to (?:his|her)| of)/,
    { gesture: "lift", takes: true },
    { isPaired: false },
  ],
  [
    "whip pull tear drag sweep yank jerk tug snatch twitch",
    /^(?:the|a|his|her) (?:\w+ )?(?:sheet|cloth|cover|dustsheet|tarpaulin|cape|bib|towel) (?:off|aside)(?: |$)/,
    { gesture: "raise", takes: true },
    { isPaired: false },
  ],
  ["tip dump empty shake", /^them (?:all )?(?:back |straight )?out\b/, { gesture: "tip_out" }, { isPaired: false }],
  [
    "write draw scratch trace scrawl spell",
    /\b(?:in|on) the (?:\w+ )?(?:sand|snow|dust|mud|dirt|earth|ashes)\b/,
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
];

export const EVERYDAY_WORDINGS = wordingsOf(ROWS);
