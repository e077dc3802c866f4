// Wordings of yards, docks and roads: iron out of the fire, dents and rods, drums and cans, cables, beasts that are scrubbed, loads that are slid in, let down or hidden.
import { words, wordingsOf, A, type Row } from "../wording.ts";

const ROWS: readonly Row[] = [
  [
    "hold keep steady prop stand set",
    words(
      `${A}(?:sapling|tree|seedling|post|pole|stake|fence ?post|sign|signpost)\\b.*\\b(?:upright|straight|steady|in place|in (?:the|a|its) (?:\\w+ )?hole)\\b`,
    ),
    { gesture: "plant", takes: true },
    { by: "person" },
  ],
  // At the forge.
  [
    "pull draw take lift drag snatch pluck",
    words(
      `${A}(?:\\w+ )?(?:from|out of) the (?:\\w+ )?(?:fire|forge|coals|furnace|embers|flames)\\b.*\\b(?:tongs|pincers|gloves?|hook)\\b`,
    ),
    { gesture: "hold_over_fire" },
    { isPaired: false },
  ],
  [
    "beat hammer pound shape bend strike flatten batter",
    /\bon the anvil\b/,
    { gesture: "hammer" },
    { isPaired: false },
  ],
  [
    "bang knock beat hammer tap",
    words("(?:out )?(?:the|an?|some) (?:\\w+ )?dents?\\b"),
    { gesture: "hammer" },
    { isPaired: false },
  ],
  [
    "bend wind weave thread work",
    words(
      "(?:the|an?|another|his|her) (?:\\w+ )?(?:rod|cane|reed|wire|strip|twig|withy|willow|hoop|raffia|straw) (?:round|around|over|into|through|between|in and out)\\b",
    ),
    { gesture: "tie", takes: true },
    { isPaired: false },
  ],
  // Drums, cans, buckets.
  [
    "tip tilt turn stand roll set",
    words("(?:it|them|(?:the )?\\w+) (?:up )?on (?:its|one|the) (?:end|side|edge|rim)\\b"),
    { gesture: "push" },
    { isPaired: false },
  ],
  [
    "pour tip empty",
    words(
      "(?:the |some )*(?:petrol|fuel|oil|diesel|gasoline|water|paraffin) (?:from|out of) (?:the|an?|his|her) (?:\\w+ )?(?:can|jerrycan|canister|drum|bucket|barrel)\\b",
    ),
    { gesture: "tip_out" },
    { isPaired: false },
  ],
  [
    "scoop spoon ladle",
    words(
      "(?:the |some |hot |an? )*(?:\\w+ ){1,3}?into (?:the|an?|his|her) (?:\\w+ )?(?:bucket|tub|box|crate|barrel|sack|basin|trough|barrow|moulds?)\\b",
    ),
    { gesture: "ladle_out" },
    { isPaired: false },
  ],
  // Cables and covers.
  [
    "hook clip shackle chain loop",
    words(
      `${A}(?:cable|rope|chain|hook|winch|line) (?:\\w+ )?(?:to|on|onto|around|round) (?:the|an?) (?:\\w+ )?(?:tree|stump|rock|trunk|bollard|ring|rail|anchor|tractor|lorry)\\b`,
    ),
    { gesture: "tie_to", takes: true },
    { isPaired: false },
  ],
  [
    "lever pry prise heave",
    words("(?:up )?(?:the|an?) (?:\\w+ )?(?:manhole|drain|sewer|grating)\\b"),
    { gesture: "pry", posture: "kneel" },
    { isPaired: false },
  ],
  [
    "lower let ease",
    words(
      `(?!himself|herself|itself|themselves)(?:down )?(?:${A})?\\w+\\b.*\\b(?:on|by|with) (?:the |an? |its |two )?(?:ropes?|cords?|strings?|wires?|line|chains?|cables?|pulley)\\b`,
    ),
    { gesture: "pay_out" },
  ],
  [
    "lower ease settle",
    words(
      `${A}\\w+ (?:gently |carefully |slowly )?(?:onto|on|on top of|over) (?:the|an?) (?!\\w*(?:head|face|shoulders?|grave|ground|water)\\b)`,
    ),
    { gesture: "set_on_table", takes: true },
    { isPaired: false },
  ],
  // Slid in, hidden, stretched.
  [
    "slide push heave ram roll shove",
    words(
      "(?:the|an?|another) (?:\\w+ )?(?:torpedo|shell|coffin|barrel|gurney|stretcher|log|bed|crate|body|mattress|sofa) (?:\\w+ )?(?:into|in) (?:the|an?)\\b",
    ),
    { gesture: "push" },
    { isPaired: false },
  ],
  [
    "hide stash conceal",
    words(
      "(?:the |an? |his |her |some )*(?!in|behind|under|from|among|inside|himself|herself|him|her|them|out|away|up|down)\\w+ (?:in|inside|up|under|beneath|down) (?:his|her|their) (?:\\w+ )?(?:sleeve|pocket|coat|shirt|belt|boot|cloak|hat|dress|jacket|apron|skirt|waistcoat|trousers)\\b",
    ),
    { gesture: "pocket", takes: true },
    { isPaired: false },
  ],
  [
    "hide stash conceal stow",
    words(
      "(?!.*\\b(?:face|head|eyes|tears|smile|body|corpse)\\b)(?:the|an?|some|his|her|its|their) (?:\\w+ ){0,2}?\\w+ (?:in|inside|behind|among|under|beneath) (?:(?:the|an?|some|his|her|one of) )?(?!(?:\\w+ )?(?:back|pillow|cushion|mattress|blanket|rug|carpet|book|newspaper|plate|napkin|cloth|hat)\\b)\\w+",
    ),
    { gesture: "insert", takes: true },
    { isPaired: false },
  ],
  [
    "hide bury",
    /^(?:his|her|their) (?:face|eyes|head) (?:behind|in) (?:his|her|their|an?|the) (?!coat|chest|shoulder|neck|lap|arms|pillow)\w+/,
    { gesture: "cover" },
    { isPaired: false },
  ],
  [
    "stretch spread pull draw",
    words(
      "(?:the |an? |some |red |wet )*(?:\\w+ )?(?:paper|cloth|canvas|hide|skin|leather|silk|film|netting) (?:tight |taut )?(?:over|across|between|around|round) (?:the|an?)\\b",
    ),
    { gesture: "spread_sheet", takes: true },
    { isPaired: false },
  ],
  [
    "slap slop splash daub roll brush",
    words("(?:on )(?:the |some |more |a )*(?:\\w+ )*?(?:paint|whitewash|varnish|tar|plaster|limewash|coat of \\w+)\\b"),
    { gesture: "paint" },
    { isPaired: false },
  ],
  ["swing turn spin rotate", words("the (?:\\w+ )?periscope\\b"), { gesture: "spy" }],
  // At a beast, and at somebody's skin.
  [
    "scrub scour brush wash sponge rub",
    words("(?:down )?.*\\b(?:flanks?|back|side|hide|coat|belly|haunch|mane|trunk)\\b"),
    { gesture: "groom", posture: "stand", takes: true },
    { isPaired: true },
  ],
  [
    "prick tattoo ink needle",
    words(".*\\b(?:shoulder|arm|back|chest|neck|hand|skin|wrist|ankle|thigh)\\b"),
    { gesture: "inject_them" },
    { isPaired: true },
  ],
  [
    "pour stream flood spill burst swarm",
    /^(?:out|in|through|past|into|across|down|over|round|around|off)\b/,
    { posture: "run", way: "across" },
    { by: "beast" },
  ],
  [
    "pour stream flood spill swarm",
    /^(?:out|in|through|past|into|across|down|off)(?: of| from)? (?:the|a)\b(?! (?:\w+ )?(?:cup|glass|bowl|jug|pan|pot|mug|bucket|basin|sink|tray))/,
    { posture: "run", way: "across" },
    { isJoint: true },
  ],
];

export const YARD_WORDINGS = wordingsOf(ROWS);
