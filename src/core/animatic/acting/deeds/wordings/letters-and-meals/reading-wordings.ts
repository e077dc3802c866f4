// Wordings of what is read and written: by which light, on what it stands, in the hand or on somebody.
import { A, ALONE, PAIR, wordingsOf, words, type Wording } from "../wording.ts";

const FLAMES = "(?:lantern|candle|match|lighter|candlestick|oil lamp)";
const BY = "(?:by|with|in) (?:the light of )?(?:his|her|their|an?|the)";

/** Where it is no light in the other hand that tells most. */
const NOT_ON_WALLS = "(?!.*\\b(?:on|in) the (?:\\w+ )?(?:walls?|tomb|door|board)\\b)";

export const READING_WORDINGS: readonly Wording[] = wordingsOf([
  [
    "read study",
    words(
      `.*\\b(?:under|beneath|below) (?:the|his|her|their) (?:\\w+ )?(?:blankets?|covers|bedclothes|duvet|sheets?|quilt)\\b`,
    ),
    { posture: "sit_bed", gesture: "read_lit", takes: true },
  ],
  [
    "read study examine peruse",
    words(`${NOT_ON_WALLS}.*\\b(?:by (?:torch|flash)light|${BY} (?:\\w+ )?(?:torch|flashlight))\\b`),
    { gesture: "read_lit", takes: true },
  ],
  [
    "read study examine peruse",
    words(`${NOT_ON_WALLS}.*\\b${BY} (?:\\w+ )?${FLAMES}\\b`),
    { gesture: "read_candle", takes: true },
  ],
  [
    "read study examine decipher",
    words(
      "(?:(?:the|an?|his|her|some|what is) )*(?:\\w+ ){0,2}?(?:writing|words?|letters|message|names?|tracks|footprints|signs?|marks?|arrow|symbols?) (?:\\w+ ){0,2}?(?:in|on) the (?:\\w+ )?(?:sand|snow|mud|dust|earth|ground|floor)\\b",
    ),
    { posture: "crouch", gesture: "point_down" },
    ALONE,
  ],
  [
    "write scribble jot note scrawl draw sign",
    words(
      `(?:(?:${A}|down )?(?:\\w+ )*?)?on (?:the (?:back|palm) of )?(?:his|her|their) (?:own )?(?:left |right )?(?:hand|palm|arm|wrist|sleeve|forearm|thigh|skin)\\b`,
    ),
    { gesture: "write_hand" },
    ALONE,
  ],
  [
    "write scribble sign scrawl autograph",
    words(
      `(?:.*\\b)?(?:on|in) (?:them|their|his|her|(?:the )?(?:\\w+ )?(?:\\w+ )?'s) (?:\\w+ )*?(?:cast|plaster|arm|hand|forehead|face|back|chest|palm)\\b`,
    ),
    { gesture: "tattoo_them" },
    PAIR,
  ],
  [
    "write sign scribble scrawl",
    words(
      `(?:(?:his|her|their|the|an?|some) )?(?:\\w+ )?(?:names?|signature|autograph|dedication|lines?|words?|note|greeting) in(?:to)? ${A}(?:book|register|ledger|diary|album|novel|journal|copy)\\b`,
    ),
    { gesture: "write" },
    ALONE,
  ],
  [
    "write scribble jot note scrawl sign take draw tick fill",
    words(
      `(?:.*\\b)?(?:(?:note ?book|(?:note|writing|order|sketch) ?pad|pad|clipboard|(?:parking )?ticket|fine|autographs?|orders?|log ?book|number ?plate|licen[cs]e plate|postcard)\\b)(?! (?:on|at) (?:the|a|his|her) (?:desk|table))|.*\\bon (?:his|her|one|a|the) (?:knees?|lap|thigh)\\b`,
    ),
    { gesture: "write_pad", takes: true },
  ],
  [
    "write scribble scrawl pen ink",
    words(
      `(?:an?|the|one|another|his|her|some|two|three|his|her) (?:\\w+ ){0,2}?(?:lines?|words?|names?|letters?|numbers?|sentences?|notes?|rows?|verses?) (?:on|in|onto|into|across) ${A}(?:sheet of |piece of |scrap of |page of )?(?:\\w+ )?(?:parchment|paper|page|sheet|diary|journal|ledger|letter|book|form|score)\\b`,
    ),
    { gesture: "write", takes: true },
    { isPaired: false },
  ],
  [
    "type tap key",
    words(`(?:.*\\b)?(?:on|into|at) ${A}(?:tablet|ipad|calculator|smartphone|phone|mobile|pager|device)\\b`),
    { gesture: "text", takes: true },
    { isPaired: false },
  ],
  [
    "hit press punch strike smack tap",
    words("(?:send|enter|return|delete|escape|save)\\b"),
    { gesture: "type" },
    ALONE,
  ],
  [
    "write send type compose",
    words(
      `(?:an? |the |some |his |her )?(?:\\w+ )?(?:text|texts|sms|email|e-mail|message) (?:.*\\b)?(?:on|into) ${A}(?:phone|mobile|smartphone)\\b`,
    ),
    { gesture: "text" },
  ],
  ["write scrawl", words("(?:.*\\b)?in the air\\b"), { gesture: "wave_it", takes: true }, ALONE],
  ["cross strike scratch", words("(?:it|them|(?:the|a|his|her) \\w+) (?:all )?out\\b"), { gesture: "write" }, ALONE],
  ["read", words("(?:his|her|the) (?:\\w+ )?watch\\b"), { gesture: "check_watch" }, ALONE],
  ["read", words("(?:in )?the (?:night )?(?:stars?|sky|clouds|heavens)\\b"), { glance: "up" }, ALONE],
]);
