// Wordings of what is eaten and drunk: out of what, through what, and bent down to what; and of tables that are sat at in the open.
import { A, ALONE, wordingsOf, words, type Wording } from "../wording.ts";

const HOW = String.raw`(?:(?:\w+ly|straight|directly|deep|deeply|long|some|a little|the|cold|cool|fresh|clear|dirty|muddy|his|her|their|fill) )*(?:(?:water|rainwater|rain|it) )?`;
const VESSEL =
  "(?:bowl|cup|glass|mug|goblet|bottle|flask|horn|bucket|jug|gourd|tankard|coconut|can|chalice|ladle|jar|beaker|shell)";
const OUT_OF = "(?:from|out of|at|in)";
const WATERS =
  "(?:stream|river|brook|creek|lake|pond|puddle|spring|rock pool|pool|water ?hole|ditch|trough|oasis|canal|lagoon|waterfall|rivulet|burn|shallows|bank|water ?s edge)";

const SNACKS =
  "(?:popcorn|crisps|chips|fries|nuts|peanuts|cashews|almonds|pistachios|berries|blackberries|blueberries|raspberries|strawberries|cherries|raisins|sweets|candies|candy|candyfloss|candy floss|seeds|olives|dates|chestnuts|grapes|biscuits|cookies|marshmallows|chocolates|trail mix|pretzels|insects|worms|ants|locusts)";
const LICKED =
  "(?:lollipops?|lolly|ice lolly|popsicle|ice cream|ice creams|icecream|cone|gelato|sorbet|candy cane|toffee apple)";

export const MEAL_WORDINGS: readonly Wording[] = wordingsOf([
  [
    "drink gulp sip slurp lap swig guzzle swallow",
    words(
      `(?!.*\\bwith (?:an?|the|his|her|their) )${HOW}${OUT_OF} (?:the|an?|his|her|its|their) (?:\\w+ ){0,2}?${WATERS}\\b`,
    ),
    { posture: "kneel_both", gesture: "scoop_drink" },
    ALONE,
  ],
  [
    "drink gulp sip slurp lap swallow",
    words(
      `(?!.*\\bwith (?:an?|the|his|her|their) )${HOW}${OUT_OF} (?:the|an?) (?:\\w+ ){0,2}?(?:fountain|tap|faucet|spout|standpipe|pump)\\b`,
    ),
    { gesture: "drink_jet" },
    ALONE,
  ],
  [
    "drink gulp sip slurp lap swallow",
    words(
      `(?!.*\\b${VESSEL}\\b)${HOW}(?:from|out of|with) (?:his|her|their|both|the|a) (?:\\w+ )*(?:hands?|palms?)\\b`,
    ),
    { posture: "kneel_both", gesture: "scoop_drink" },
    ALONE,
  ],
  ["drink", words("to (?!his|her|their death)(?:\\w+)"), { gesture: "toast" }],
  ["drink sip suck slurp", words(`.*\\bcoconut\\b`), { gesture: "sip_coconut", takes: true }, ALONE],
  [
    "drink sip suck slurp",
    words(
      `.*\\b(?:through|with|from|on|at|using) (?:${A})?(?:\\w+ )?straws?\\b|.*\\b(?:milkshake|smoothie|bubble tea)\\b`,
    ),
    { gesture: "sip_straw", takes: true },
    ALONE,
  ],
  [
    "drink gulp sip",
    words(`.*\\b(?:from|out of) (?:the|a|an|his|her) (?:\\w+ )?hose ?(?:pipe)?\\b`),
    { gesture: "drink_hose", takes: true },
    ALONE,
  ],
  [
    "eat lick suck nibble taste enjoy bite",
    words(`(?:on |at )?(?:(?:the|some|his|her|their|a|an) )*(?:\\w+ ){0,2}?${LICKED}\\b`),
    { gesture: "lick", takes: true },
    ALONE,
  ],
  [
    "eat munch nibble crunch devour snack gobble chew taste",
    words(
      `(?!.*\\bwith (?:an?|his|her|the)? ?(?:chopsticks|fork|spoon)\\b)(?:on |at |away at )?(?:(?:the|some|his|her|their|a|an|more|all) )*(?:\\w+ ){0,2}?(?:(?:bag|box|bucket|tub|cone|packet|handful|bowl|tin|punnet) of )?(?:\\w+ )?${SNACKS}\\b`,
    ),
    { gesture: "eat_from", takes: true, mood: "chewing" },
    { by: "person" },
  ],
  [
    "eat nibble munch snack feast gobble",
    words(
      "(?!.*\\b(?:spoon|fork|chopsticks|soup|stew|beans|porridge|cereal|noodles|pasta|spaghetti|broth|lap|hand|hands)\\b).*\\b(?:from|out of) (?:the|an?|his|her|their) (?:\\w+ ){0,2}?(?:jar|bag|box|packet|bowl|basket|bucket|pan|pot|tin|carton|tray|sack|lunchbox)\\b",
    ),
    { gesture: "eat_from", takes: true, mood: "chewing" },
    ALONE,
  ],
  [
    "sit",
    /^(?:together |alone |side by side |opposite each other |face to face )?(?:at|around|round) (?:the|an?|his|her|their) (?:\w+ ){0,2}?(?:table|desk|counter|chessboard)\b(?=.* (?:on|in) (?:the|a) (?:\w+ )?(?:pavement|sidewalk|grass|sand|street|road|snow|beach|lawn|deck|shade|roof|meadow)\b)/,
    { posture: "sit" },
    { by: "person" },
  ],
]);
