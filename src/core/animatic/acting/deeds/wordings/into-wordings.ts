// Wordings of bodies that go into what is under them: water, a pit, ice, boards or mud that give way.
import { words, wordingsOf, type Row } from "./wording.ts";

export const WATERS =
  "(?:water|waters|pool|sea|river|lake|pond|canal|harbou?r|stream|moat|fountain|creek|brook|rapids|surf|waves?|ocean|bay|lagoon|torrent|horse trough|swimming pool|dock|fjord)";
const PITS =
  "(?:pit|hole|crevasse|crevice|grave|trench|ditch|chasm|shaft|well|manhole|ravine|crater|abyss|gorge|trap|cellar|gap|fissure|sinkhole|burrow|void|darkness|depths|hatch)";
const SOFT = "(?:mud|mire|bog|swamp|marsh|quicksand|quagmire|sand|silt|slime|snow|drift|snowdrift|peat)";
const BREAKING =
  "(?:ice|floor|floorboards|boards|planks?|stage|crust|roof|ceiling|bridge|stairs|deck|thatch|trapdoor|hole)";
/** Nobody goes down into it. */
const NO_PIT = String.raw`(?!.*\b(?:skateboard|surfboard|(?:on|with) (?:the|a|his|her) board|bike|bicycle|skis|sled|seat|chair|bed|arms|sleep|bath|bathtub|tub)\b)`;

/** Behind the verb no thing that is put there. */
const WAY =
  "(?:(?:over|off|out|down|from|with|on|at|right|straight|head\\w*|sideways|forwards?|backwards?|overboard|\\w+ly|face|through|under|across|together|clean|again|back)\\b(?: \\S+){0,6}? )?";

const into = (nouns: string): RegExp =>
  words(
    String.raw`${NO_PIT}${WAY}(?:in|into|inside) (?:the|a|an|some|his|her|its) (?:\S+ ){0,3}?${nouns}\b(?! (?:seat|'s))`,
  );
const backInto = (nouns: string): RegExp =>
  words(
    String.raw`(?:\S+ ){0,4}?(?:backwards?|over backwards?|back)\b(?: \S+){0,4}? (?:in|into) (?:the|a|an) (?:\S+ ){0,3}?${nouns}\b`,
  );

const FALLS = "fall topple tumble slip stumble trip plunge crash pitch slide plummet keel lurch";

/** So high that the fall is more than the splash. */
const HEIGHTS =
  "(?:cliffs?|cliff ?top|cliff edge|viaduct|tower|rooftop|roof|skyscraper|battlements?|ramparts?|lighthouse|waterfall)";

const ROWS: readonly Row[] = [
  [
    FALLS,
    words(
      String.raw`(?:\S+ ){0,2}?(?:off|from|over) (?:the|a|an) (?:edge of (?:the|a) )?(?:\S+ )?${HEIGHTS}\b.* (?:in|into) .*${WATERS}\b`,
    ),
    { posture: "fall" },
    { by: "person" },
  ],
  [FALLS, backInto(WATERS), { posture: "topple_in" }, { by: "person" }],
  [FALLS, into(WATERS), { posture: "fall_in" }, { by: "person" }],
  [
    "splash",
    words(String.raw`(?:head ?first|face ?first|headlong|backwards?) (?:in|into) (?:the|a) (?:\S+ ){0,2}?${WATERS}\b`),
    { posture: "fall_in" },
    { by: "person" },
  ],
  [`${FALLS} drop step walk jump leap`, into(PITS), { posture: "drop_in" }, { by: "person" }],
  [
    `${FALLS} stagger lurch step`,
    words(
      String.raw`(?:\S+ ){0,3}?(?:off|over) (?:the|a) (?:edge of the )?(?:\S+ ){0,2}?(?:platform|stage|bandstand|dais|podium|terrace|loading dock|porch|catwalk|runway)\b|(?:\S+ ){0,4}?(?:on|onto|to) the (?:\S+ )?(?:tracks?|rails|railway line)\b`,
    ),
    { posture: "fall_off" },
    { by: "person" },
  ],
  [
    "jump leap hop spring bound drop plop cannonball bomb",
    into(WATERS),
    { posture: "jump_in" },
    { by: "person", isPaired: false },
  ],
  [
    "splash",
    words(String.raw`(?:down )?(?:in|into) the (?:\w+ )?(?:moat|canal|pool|pond|harbour|dock|fountain)\b`),
    { posture: "jump_in" },
    { by: "person" },
  ],
  [
    "let",
    words(
      String.raw`(?:him|her|them)sel(?:f|ves) (?:fall|drop|sink|slide|slip|topple|go)(?: \w+){0,2}? (?:in|into) (?:the|a) (?:\S+ ){0,2}?${WATERS}\b`,
    ),
    { posture: "fall_in" },
    { by: "person" },
  ],
  [
    "jump leap hop",
    /^in (?:with (?:his|her) knees|feet ?first|head ?first|holding (?:his|her) nose|backwards|with a splash|fully clothed)\b/,
    { posture: "jump_in" },
    { by: "person" },
  ],
  [
    "throw fling hurl launch",
    words(String.raw`(?:him|her|them)sel(?:f|ves) (?:\S+ ){0,4}?(?:in|into) (?:the|a|an) (?:\S+ ){0,2}?${WATERS}\b`),
    { posture: "jump_in" },
    { by: "person", isPaired: false },
  ],
  [
    "fall break crash drop plunge go sink step smash",
    words(String.raw`(?:down |right |straight )?through (?:the|a|some|rotten|thin) (?:\S+ ){0,3}?${BREAKING}\b`),
    { posture: "sink_in" },
    { by: "person" },
  ],
  [
    "slip slide",
    words(String.raw`(?:\S+ ){0,3}?(?:into|down) (?:\S+ ){0,3}?${SOFT}\b`),
    { posture: "sink_in" },
    { by: "person" },
  ],
  [
    "sink sag subside",
    words(
      String.raw`(?:\S+ ){0,3}?(?:in|into|down) (?:\S+ ){0,3}?(?:${SOFT}\b|to (?:the|his|her) (?:waist|knees|hips|chest|neck|armpits|thighs|shoulders)\b)|up to (?:the|his|her) (?:waist|knees?|hips|chest|neck|armpits|thighs?|ankles|shins)\b|to (?:the|his|her) (?:waist|chest|neck|armpits|thighs)\b`,
    ),
    { posture: "sink_in" },
    { by: "person" },
  ],
  [
    "shoot bob",
    words(
      String.raw`(?:back )?(?:up (?:again )?(?:(?:right )?(?:beside|behind|next to|near|alongside|between|in front of) )|(?:up )?(?:out of|to|above|through) the (?:\w+ )?(?:surface|${WATERS})\b)`,
    ),
    { posture: "surfaced", mood: "surprised" },
    { by: "person" },
  ],
  [
    "put stick lay poke shove",
    /^(?:his|her|its) (?:\w+ )?head (?:right |deep |down )?(?:in|into|inside|between) (?!(?:his|her|its)\b|.*\blap\b)/,
    { gesture: "look_into" },
    { by: "person" },
  ],
  [
    "hold bear prop brace",
    /^(?:up )?(?:it|(?:the|a) (?:\w+ )?(?:beam|roof|ceiling|wall|slab|bridge)|beam) (?:up )?(?:with|on) (?:his|her) (?:\w+ )?(?:shoulders?|back|hands|head|arms)\b/,
    { gesture: "lift_over" },
    { by: "person", isPaired: false },
  ],
];

export const INTO_WORDINGS = wordingsOf(ROWS);
