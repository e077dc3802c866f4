// Words that this code once used in a meaning of its own, with what the trade says instead. `words.test.ts` keeps them out.

/** Parts of identifiers and of file names: `floorOf`, `lookout_size`, `take-lookout.ts`. Word, its other forms behind it: what to say. */
export const RETIRED_IN_NAMES: Readonly<Record<string, string>> = {
  "house houses": "server, wiring, project",
  rooms: "workspace (of the page), folder, module",
  "door doors": "http, guard, auth",
  "desk desks": "client",
  "told tell tells telling": "diagnostic, report, analyze",
  "heard hear hears hearer hearers hearing": "listener, subscribe; transcript",
  "doubt doubts doubted doubtful": "diagnostic, warning",
  "hush hushed hushes": "suppress",
  "lookout lookouts": "scanner, watcher",
  "bell bells": "wake signal",
  "wish wishes wished": "request",
  "world worlds": "revision, before and after",
  "easel easels brush brushes": "canvas, drawing context",
  "chance chances": "seeded random",
  "lift lifts lifted lifting": "import",
  "hole holes": "placeholder",
  "wall walls walled floor floors": "layer, boundary",
  "bring brings brought bringing": "import, restore, get",
  "lay lays laid": "apply, place, arrange",
  thinking: "cooperative steps; compute",
  "knock knocks": "request",
};

/** Names of types that say too little: each had several meanings. */
export const TOO_BARE: readonly string[] = [
  ...[
    "Place",
    "Placed",
    "Asked",
    "Draft",
    "Arrived",
    "Side",
    "Held",
    "Look",
    "Wanted",
    "Told",
    "Found",
    "Made",
    "Kept",
  ],
];

/** Words of comments, as patterns: the ones that are plain English too stand here only with what makes them a term. */
export const RETIRED_IN_COMMENTS: Readonly<Record<string, string>> = {
  "houses?": "server, project",
  "rooms|(Write|Shots|Deliver|over any|over every|every other) room": "workspace (of the page), folder, module",
  "(owner's |the |a |own )doors?(?! of)": "http, guard, auth",
  "desks?": "client",
  "hearers?|whoever hears|hears of": "listener, subscribe",
  "doubts?|doubted|doubtful": "warning, diagnostic",
  "hush(ed|es)?": "suppress",
  "lookouts?": "scanner, watcher",
  "bells?": "wake signal",
  "wish(es|ed)?": "request",
  "worlds?": "revision, before and after",
  "easels?|brush(es)?": "canvas, drawing context",
  "by chance|chances?|dice": "seeded random",
  "holes?": "placeholder",
  "(ground|upper|lower|these|the|page's) floors?|walled( off)?( from)?": "layer",
  thinking: "computing, cooperative steps",
  "contract (part|answers)|contract, part|part [AB],|decisions? \\d+(?! of)": "a heading of the documents in src/docs",
};

export interface Allowed {
  /** Paths, as a pattern. */
  readonly where: RegExp;
  readonly words: RegExp;
  readonly why: string;
}

/** The same words in their usual meaning. */
export const ALLOWED: readonly Allowed[] = [
  { where: /./, words: /^(sideEffects|layOut[A-Z]\w*)$/, why: "names of the platform, and of laying out text" },
  {
    where: /animatic\/|^src\/media\/cards\/things\//,
    words: /wall|floor|door|house|shel(f|ves)|brush|lift|room|bell|knock/i,
    why: "what the animatic draws, draws with and sounds like",
  },
  {
    where: /^src\/core\/(targets\/grid|align\/quietest|time\/rate)/,
    words: /floor/i,
    why: "rounding down, and the noise floor",
  },
  { where: /^test\/disk\/config/, words: /^shelves$/, why: "a key that no version of the file knows" },
  { where: /^src\/core\/compile\/styles\/h3\//, words: /^ROOM_TONE$/, why: "a term of sound" },
];
