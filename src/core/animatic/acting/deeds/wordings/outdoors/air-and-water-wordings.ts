// Wordings of who flies, swims and floats: at the controls, with a remote, on the back, upside down.
import { ALONE, words, wordingsOf, type Row } from "../wording.ts";

const OWN = "(?:the|an?|his|her|their)";
/** With a cabin or a cockpit. */
const AIRCRAFT =
  "(?:plane|aeroplane|airplane|aircraft|biplane|triplane|seaplane|jet|fighter|glider|helicopter|chopper|spaceship|spacecraft|ship|shuttle|starship|starfighter|rocket|saucer|ufo|airliner|airship|bomber|spitfire|pod|drone ship)";

/** Where one is only by going up. */
const ABOVE = "(?:\\w+ )?(?:sky|skies|air|ceiling|clouds|stars|heavens|rafters|roof|surface)";

const UMBRELLA = "\\b(?:with|under|holding|by|on|clutching) (?:an?|the|his|her) (?:\\w+ ){0,2}?(?:umbrella|parasol)\\b";
const BY_UMBRELLA = { posture: "float", gesture: "hold", takes: true, opens: true } as const;

const ROWS: readonly Row[] = [
  // By an umbrella, or with somebody.
  [
    "float drift sail glide descend come fly sink",
    new RegExp(`^(?:\\w+ly )?(?:down|downwards?|to the ground|from).*${UMBRELLA}`),
    { ...BY_UMBRELLA, way: "down" },
    ALONE,
  ],
  ["descend", new RegExp(`^.*${UMBRELLA}`), { ...BY_UMBRELLA, way: "down" }, ALONE],
  ["float drift sail glide fly rise", new RegExp(`^.*${UMBRELLA}`), { ...BY_UMBRELLA, way: "up" }, ALONE],
  [
    "fly soar",
    /^.*\bwith (?:(?:a|the) )?(?:\w+ ){1,3}in (?:his|her) arms\b/,
    { posture: "float", way: "across", gesture: "carry_person" },
    { by: "person" },
  ],
  ["pilot", /^the remote\b/, { gesture: "text", takes: true, glance: "up" }, { by: "person" }],
  [
    "fly pilot",
    words(`${OWN} (?!(?:\\w+ )?(?:toy|model|paper|remote)\\b)(?:\\w+ ){0,2}?${AIRCRAFT}\\b`),
    { posture: "drive", way: "across" },
    { by: "person" },
  ],
  [
    "fly ride steer",
    words(`${OWN} (?:\\w+ ){0,2}?(?:broom|broomstick|carpet|hang glider|paraglider|hot air balloon)\\b`),
    { posture: "ride", way: "across" },
    { by: "person" },
  ],
  [
    "do cross cover go",
    /\b(?:front crawl|breaststroke|butterfly stroke)\b/,
    { posture: "swim", way: "across" },
    { by: "person" },
  ],
  [
    "swim do cross cover go",
    /^(?!.*\bwith\b)(?:\w+ )*?(?:(?:on|upon) (?:his|her|their) backs?\b|backstroke\b|the backstroke\b)/,
    { posture: "backstroke", way: "across" },
    { by: "person" },
  ],
  [
    "take lift blast",
    /^off (?:in|aboard|on|with) (?:the|an?|his|her|their) /,
    { posture: "ride", way: "up" },
    { by: "person" },
  ],
  [
    "float drift bob",
    /\b(?:face down|face first|on (?:his|her) (?:belly|stomach|front|face))\b/,
    { posture: "float_prone" },
    { by: "person", isPaired: false },
  ],
  [
    "swim dive",
    /^(?:\w+ly )?(?:deep(?:er)? |straight |right )?(?:down(?:wards?)?\b(?! the (?:river|stream|canal|pool|length))|to the (?:bottom|seabed|sea bed|wreck)\b|deeper\b)/,
    { posture: "swim_down", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "swim",
    /^(?:\w+ly )?(?:straight |right )?(?:up(?:wards?)?\b(?! to the (?:boat|shore|bank|side|jetty|raft|ship|edge|canoe))|to(?:wards)? the (?:surface|light)\b)/,
    { posture: "swim_up", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "float hover levitate sit hang",
    /^(?:\w+ly )?(?:in the air |in mid ?air )?(?:cross legged|in (?:the |a )?lotus(?: position)?) (?:above|over|in (?:the |mid ?)air|off)\b|^(?:\w+ly )?(?:above|over|in (?:the |mid ?)air|a \w+ above|off)\b.*\b(?:cross legged|legs crossed|lotus|meditat\w+)\b/,
    { posture: "hover_lotus", mood: "asleep" },
    ALONE,
  ],
  [
    "float drift hover fly",
    /^(?:.* )?upside down\b/,
    { posture: "float_over", way: "across" },
    { by: "person", isPaired: false },
  ],
  [
    "float",
    /^(?!.*\bparachut)(?:\w+ly )?(?:down (?!the (?:\w+ )?(?:river|street|corridor|hall|hallway|aisle|road|canal|stream|lane|alley|tunnel|passage)\b)|downwards?\b|to the (?:ground|floor)\b)/,
    { posture: "float", way: "down" },
    ALONE,
  ],
  [
    "float drift",
    new RegExp(
      `^(?:\\w+ly )?(?:(?:up|upwards?)\\b|(?:in)?to the (?:${ABOVE})\\b|off the (?:ground|floor|bed|chair)|(?:away|off|over|past)\\b.*\\b(?:balloons?|umbrella)\\b)`,
    ),
    { posture: "float", way: "up" },
    ALONE,
  ],
  [
    "fly soar rocket zoom",
    new RegExp(
      `^(?:\\w+ly )?(?:(?:off )?(?:straight )?(?:up|upwards?)(?: and away)?(?: (?:from|out of|off|in|into|to|towards|through|with|like|at|and)\\b|$| ,)|(?:off )?into the (?:air|sky|clouds)\\b)`,
    ),
    { posture: "fly", way: "up" },
    ALONE,
  ],
  [
    "fly swoop soar",
    /^(?:\w+ly )?(?:straight )?down(?:wards?)?\b(?! (?:the|a) )/,
    { posture: "fly", way: "down" },
    { by: "person" },
  ],
  [
    "float",
    /^(?!.*\bparachut)(?:\w+ly )?(?:across|through|along|past|by|towards?|over|away|off|out|into|in through|from|down|round|around|between|among|out of)\b(?! (?:the|a) (?:ceiling|sky))/,
    { posture: "float", way: "across" },
    ALONE,
  ],
];

export const AIR_AND_WATER_WORDINGS = wordingsOf(ROWS);
