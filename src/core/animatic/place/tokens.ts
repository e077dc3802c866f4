// Words of a place with what a reader notices about them: denied, only compared with, far away behind, in which clause.

export interface Token {
  readonly word: string;
  /** The singular of what looks like a plural. */
  readonly stem: string;
  /** Counted from 0 at each comma, full stop or dash. */
  readonly clause: number;
  /** "no rain", "without windows", "the rain has stopped", "windowless". */
  readonly denied: boolean;
  /** "looks like a battlefield". */
  readonly compared: boolean;
  /** "overlooking the sea", "mountains in the distance". */
  readonly behind: boolean;
}

const DENIES = new Set("no without never not nor neither lacking lacks minus cannot isn aren zero".split(" "));
const PASSES = new Set("a an the any more or nor of in at all longer yet single real other".split(" "));
const ENDS_DENIAL = new Set(["but", "only", "just", "and", "then", "with", "except", "while", "save"]);
/** After what is denied: "without a shelter in heavy rain". */
const SAYS_WHERE = new Set(["in", "at", "under", "on", "by", "beside", "near", "through", "above", "beneath"]);
const OVER = new Set([
  "stopped",
  "stops",
  "stop",
  "over",
  "ended",
  "ends",
  "ceased",
  "gone",
  "past",
  "passed",
  "cleared",
  "clears",
  "lifted",
  "lifts",
  "extinguished",
]);
const BEHIND = new Set([
  "overlooking",
  "overlooks",
  "beyond",
  "behind",
  "above",
  "below",
  "outside",
  "near",
  "nearby",
  "beside",
  "across",
  "towards",
  "toward",
  "past",
  "against",
  "facing",
  "opposite",
  "under",
  "through",
  "between",
  "over",
  "far",
]);
const LIKE = new Set(["like", "resembling", "resembles", "reminiscent", "recalls", "imitating"]);
/** Words that mean something else together than apart. */
const PAIRS = new Set(
  "snow globe|paper stars|silk screen|silk screens|paper screen|paper screens|folding screen|folding screens|ice cream|fire escape|fire exit|fire extinguisher|cell phone|sea food|rain coat|storm lantern|star fish|sun glasses|sun flower|moon shine|light house|street car|bus driver|bar code|space bar|space heater|forest green|sea green|sky blue|desert boots|garden gnome|kitchen knife|car keys|train set|toy train|toy car|model train|model ship|bath robe|prison guard|school bag|school bus|church bells|town crier|club sandwich|field glasses|mountain bike|beach ball|beach towel|river bed|night gown|night dress|night shirt|day dream|dust bin|ash tray|smoke alarm|smoke detector|fog horn|wind screen|fire fly|fire flies|fire place".split(
    "|",
  ),
);

/** The words of a table as a text has them: what means something else together is one word. */
export function joinedPairs(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && PAIRS.has(`${last} ${word}`)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

const NOT_DENYING = new Set(["one", "body", "doubt", "matter"]);

const DISTANT = new Set(["distance", "horizon", "distant"]);

/** How many words a denial or a comparison reaches. */
const REACH = 3;

export function tokensOf(text: string): readonly Token[] {
  const raw = rawWords(text);
  let reach: Reaches = NOTHING;
  return raw.map((held, at) => {
    const { word, clause } = held;
    if (held.breaks) reach = NOTHING;
    if (endsDenial(word, reach)) reach = { ...reach, denial: 0 };
    const less = /^([a-z]{3,})less$/.exec(word)?.[1];
    const token: Token = {
      ...stemmed(less ?? word),
      clause,
      denied: reach.denial > 0 || less !== undefined || isOver(raw, at),
      compared: reach.comparison > 0 || isOfOther(raw, at),
      behind: reach.behind > 0 || isDistant(raw, at),
    };
    reach = reachAfter(raw, at, PASSES.has(word) ? reach : shorter(reach));
    return token;
  });
}

const endsDenial = (word: string, { denial }: Reaches): boolean =>
  ENDS_DENIAL.has(word) || (SAYS_WHERE.has(word) && denial < REACH);

/** How many words further a denial, a comparison and a distance go. */
interface Reaches {
  readonly denial: number;
  readonly comparison: number;
  readonly behind: number;
}

const NOTHING: Reaches = { denial: 0, comparison: 0, behind: 0 };

function shorter({ denial, comparison, behind }: Reaches): Reaches {
  return { denial: denial - 1, comparison: comparison - 1, behind: behind - 1 };
}

function reachAfter(raw: readonly RawWord[], at: number, reach: Reaches): Reaches {
  const { word = "" } = raw[at] ?? {};
  if (DENIES.has(word) && !NOT_DENYING.has(raw[at + 1]?.word ?? "")) return { ...reach, denial: REACH };
  if (isLike(raw, at)) return { ...reach, comparison: REACH };
  if (word === "view" || word === "views") return { ...reach, behind: REACH + 2 };
  return BEHIND.has(word) && isInside(raw, at) ? { ...reach, behind: REACH + 1 } : reach;
}

/** "Like a battlefield", "as big as a pond". */
const isLike = (raw: readonly RawWord[], at: number): boolean =>
  LIKE.has(raw[at]?.word ?? "") || (raw[at]?.word === "as" && raw[at - 2]?.word === "as");

/** "Behind the counter" at the start of a clause is where one is; what is outside or beyond never is. */
function isInside(raw: readonly RawWord[], at: number): boolean {
  const held = raw[at];
  if (held?.word === "outside" || held?.word === "beyond") return true;
  return at > 0 && held?.breaks === false && raw[at - 1]?.clause === held.clause;
}

interface RawWord {
  readonly word: string;
  readonly clause: number;
  /** Whether a sign before the word ends what came before. */
  readonly breaks: boolean;
}

function rawWords(text: string): readonly RawWord[] {
  const words: RawWord[] = [];
  let clause = 0;
  let breaks = false;
  for (const [part] of plain(text).matchAll(
    /\b\d{1,2}(?= (?:am|pm)\b)|\d{2,4}s\b|\d+(?:st|nd|rd|th)\b|\b\d{4}\b|\b\d{1,4}(?=\s+(?:bc|bce|ad|ce)\b)|[a-z]+|[,.;:!?()]|\s[-\u2013\u2014]\s|[\u2013\u2014]/g,
  )) {
    if (/^[a-z0-9]/.test(part)) {
      const last = words.at(-1);
      if (last && !breaks && PAIRS.has(`${last.word} ${part}`))
        words[words.length - 1] = { ...last, word: last.word + part };
      else words.push({ word: part, clause, breaks });
      breaks = false;
    } else {
      if (!breaks) clause += 1;
      breaks = true;
    }
  }
  return words;
}

/** Lower case, without accents and without the genitive's s. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/['\u2019]s\b|['\u2019]/g, "")
    .replaceAll(/\b(\d{1,2})(?:[:.]\d{2})? ?([ap])\.? ?m\b\.?/g, "$1 $2m")
    .replaceAll(/\b([01]?\d|2[0-3]):[0-5]\d\b/g, (_, hour: string) => onTheClock(Number(hour)));
}

const onTheClock = (hour: number): string => (hour < 12 ? `${hour || 12} am` : `${hour - 12 || 12} pm`);

/** Before "stop" these name a place. */
const STOPS = new Set("bus tram truck coach pit".split(" "));

const isStop = (word: string, before: RawWord | undefined): boolean =>
  word === "stop" && before !== undefined && STOPS.has(before.word);

/** "the rain has just stopped", "rain over". */
function isOver(raw: readonly RawWord[], at: number): boolean {
  for (let next = at + 1; next <= at + 4; next++) {
    const word = raw[next];
    if (!word || word.breaks || isStop(word.word, raw[next - 1])) return false;
    if (OVER.has(word.word))
      return next === at + 1
        ? word.word !== "over" && word.word !== "past"
        : /^(?:has|have|had|is|are|was|just|long|now|already|finally)$/.test(raw[next - 1]?.word ?? "");
  }
  return false;
}

const isOfOther = (raw: readonly RawWord[], at: number): boolean =>
  [isOfPeaks, isOfWindows, isLevel, isShape, isSeaOf, isDone].some((is) => is(raw, at));

/** "Lit bar windows" are seen from the street. */
const isOfWindows = (raw: readonly RawWord[], at: number): boolean =>
  raw[at + 1]?.word === "windows" && /^(?:lit|lighted|glowing)$/.test(raw[at - 1]?.word ?? "");

/** "Flat green fields" are no flat. */
const isLevel = (raw: readonly RawWord[], at: number): boolean =>
  raw[at]?.word === "flat" && raw[at + 1]?.breaks === false && LEVEL.test(`${raw[at + 1]?.word} ${raw[at + 2]?.word}`);
const LEVEL =
  /^(?:\w+ )?(?:fields?|plains?|land|countryside|sea|lake|sand|desert|ice|snow|rocks?|stones?|rice|farmland|steppe|marsh|tundra|meadows?|beach)\b/;

/** "A square window", "ten square metres", "a square of light". */
const isShape = (raw: readonly RawWord[], at: number): boolean =>
  raw[at]?.word === "square" && SQUARED.test(`${raw[at + 1]?.word} ${raw[at + 2]?.word}`);
const SQUARED =
  /^(?:(?:met(?:re|er)s?|feet|foot|tables?|jaw|rooms?|windows?|pit|hole|trench|tower|box) |of (?:light|sky|grass|cloth|paper))/;

/** The snow of "snow peaks" and "snow-capped mountains" is no weather of the place. */
function isOfPeaks(raw: readonly RawWord[], at: number): boolean {
  const next = raw[at + 1];
  if (!/^snowy?$/.test(raw[at]?.word ?? "") || !next || next.breaks) return false;
  return /^(?:peaks|mountains|summits|ridges|capped|topped)$/.test(next.word);
}

/** "storms out of the room", "hails a cab". */
function isDone(raw: readonly RawWord[], at: number): boolean {
  const [word = "", next] = [raw[at]?.word, raw[at + 1]];
  if (next?.breaks !== false) return false;
  return (
    (/^storms?$/.test(word) && GOES.test(next.word)) ||
    (word === "hails" && /^(?:an?|the|him|her|them)$/.test(next.word))
  );
}

const GOES = /^(?:out|in|into|off|up|down|away|back|past|through|across|over|after|toward|towards)$/;

/** "A sea of roofs", of faces, of umbrellas; a sea of clouds is a place of its own. */
function isSeaOf(raw: readonly RawWord[], at: number): boolean {
  const [sea, of, first, second] = [raw[at], raw[at + 1], raw[at + 2], raw[at + 3]];
  if (sea?.word !== "sea" || of?.word !== "of" || !first) return false;
  return [first, second].some((next) => /[^s]s$/.test(next?.word ?? "") && next?.word !== "clouds");
}

/** Whether "outside" is the last word of the clause, at most three words further. */
function endsOutside(raw: readonly RawWord[], at: number): boolean {
  for (let next = at + 1; next <= at + 3 && raw[next]?.breaks === false; next++)
    if (raw[next]?.word === "outside") return raw[next + 1]?.breaks ?? true;
  return false;
}

/** "... in the distance", "... on the horizon", "sea view", "a wet street outside". */
function isDistant(raw: readonly RawWord[], at: number): boolean {
  const following = raw[at + 1];
  if (endsOutside(raw, at)) return true;
  if (following && !following.breaks && /^(?:views?|far)$/.test(following.word)) return true;
  for (let next = at + 1; next <= at + 5; next++) {
    const word = raw[next];
    if (!word || word.breaks) return false;
    if (DISTANT.has(word.word)) return true;
  }
  return /^(?:distant|faraway)$/.test(raw[at - 1]?.word ?? "");
}

function stemmed(word: string): { readonly word: string; readonly stem: string } {
  if (word.length > 4 && word.endsWith("ies")) return { word, stem: `${word.slice(0, -3)}y` };
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return { word, stem: word.slice(0, -2) };
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us"))
    return { word, stem: word.slice(0, -1) };
  return { word, stem: word };
}

/** What stands there and ends the clause is not where one is: "a laundromat, wet street outside". */
export function isLeftOutside(
  tokens: readonly Token[],
  { at, end }: { readonly at: number; readonly end: number },
): boolean {
  return tokens[end]?.word === "outside" && tokens[end + 1]?.clause !== tokens[at]?.clause;
}
