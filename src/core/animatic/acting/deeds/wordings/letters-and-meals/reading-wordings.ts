// Wordings of what is read: by which light, on what it stands.
import { ALONE, wordingsOf, words, type Wording } from "../wording.ts";

const LIGHTS = "(?:torch|flashlight|lantern|candle|match|lighter|candlestick|oil lamp)";

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
    words(
      `${NOT_ON_WALLS}.*\\b(?:by (?:torch|flash)light|(?:by|with|in) (?:the light of )?(?:his|her|their|an?|the) (?:\\w+ )?${LIGHTS})\\b`,
    ),
    { gesture: "read_lit", takes: true },
  ],
  [
    "read study examine decipher",
    words(
      "(?:(?:the|an?|his|her|some|what is) )*(?:\\w+ ){0,2}?(?:writing|words?|letters|message|names?|tracks|footprints|signs?|marks?|arrow|symbols?) (?:\\w+ ){0,2}?(?:in|on) the (?:\\w+ )?(?:sand|snow|mud|dust|earth|ground|floor)\\b",
    ),
    { posture: "crouch", gesture: "point_down" },
    ALONE,
  ],
]);
