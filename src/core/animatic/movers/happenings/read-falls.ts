// What falls, topples or comes down by a clause of its own: "the shelf comes down on his head", "the tree falls beside Ben", "the curtain drops on Rosa", "the stool breaks
// under Otto". What it is, onto whom or where; and an action with them as its subject instead.
import { andThen, clauseStart, patternsFor, SUBJECT, withoutArticle } from "./on-whom.ts";

export type FallForm =
  "case" | "board" | "tree" | "wall" | "flat" | "door" | "pole" | "cloth" | "pile" | "seat" | "branch" | "floor";

export interface Fall {
  readonly form: FallForm;
  readonly noun: string;
  /** As it is named; with none it is said to fall nowhere near somebody. */
  readonly whom: string | undefined;
  readonly where: "on" | "before" | "behind" | "none";
  /** One after another. */
  readonly isMany: boolean;
  readonly because: string;
  readonly from: number;
  readonly until: number;
}

const FORMS: readonly (readonly [FallForm, string])[] = [
  [
    "case",
    "bookcases?|bookshel(?:f|ves)|shelves|cupboard|wardrobe|cabinet|dresser|fridge|vending machine|locker|rack|scaffold(?:ing)?",
  ],
  ["board", "shelf|plank|beam|rafter|signboard|sign|board|picture|painting|portrait|mirror|gutter|ceiling|lintel"],
  ["tree", "trees?|oak|pine|fir|spruce|birch|palm|poplar|elm"],
  ["wall", "walls?|tunnel|chimney|facade|barricade|gable"],
  ["flat", "scenery|backdrop|flat|set|fence|hoarding|screen|blackboard|billboard|tombstone|gravestone"],
  ["door", "(?:barn |front |cellar |stable |cell |oven |cabin )?door|gate|shutter"],
  ["pole", "pole|mast|column|pillar|post|lamp ?post|aerial|antenna|ladder|cross|crane|totem pole|flagpole|totem"],
  ["cloth", "curtains?|blinds?|tent|awning|canopy|marquee|sail|banner|tarpaulin|net|washing line|sheet|flag|parachute"],
  ["pile", "stack|pile|pyramid|tower|heap|tins|boxes|crates|books|cans|cartons|barrels|logs|files|parcels|suitcases"],
];
const FALLS =
  "(?:falls?|topples?|tips?|comes?|crash(?:es)?|collapses?|caves? in|gives?|tumbles?|drops?|keels?|crumbles?|slams?|thuds?|lands?|sags?|rips?|tears?|wraps?|blows?)";
const NOUNS = FORMS.map(([, nouns]) => nouns).join("|");
const SAID = `(?:(?:;|,|\\band) (?:it|they) (?<its>${FALLS})\\b|\\b(?:the|a|an|his|her|their|one|another|every) (?:(?!and\\b|into\\b|of\\b|at\\b|from\\b|through\\b)[\\w'’-]+ ){0,3}?(?<noun>${NOUNS})\\b(?: of (?:\\w+ )?\\w+)? (?:\\w+ly |then |also |(?:\\w+ )?\\w+s and )*?(?<verb>${FALLS})\\b)`;
/** What else such verbs are about: nothing falls. */
const NOT_FALLING =
  /^(?:comes? (?:to|up|out|alive|in\b|into|back|open|off)|breaks? (?:into|out|open)|gives? (?!way)|tips? (?:his|her|out|into|its)|drops? (?:open|his|her|its|a |an )|slams? (?:shut|open|behind|on)|falls? (?:silent|shut|open|asleep|on the (?:wall|ground)|into place)|tears? (?:off|at)|rips? (?:off|open)|lands? in)/;
const ON = "(?:right |straight |directly |itself )?(?:on top of|onto|on|over|upon|around|round|about)";
const BEFORE =
  "(?:right |straight |just |flat )?(?:in front of|before|beside|next to|at|near|close to|between|towards|inches from|not far from)";
const BEHIND = "(?:right |just |directly )?behind";
const REST = "(?<rest>[^.;,]{0,60}?)";
const PATTERNS: readonly (readonly [Fall["where"], string])[] = [
  ["on", `${SAID}${REST} ${ON} WHOM`],
  ["before", `${SAID}${REST} ${BEFORE} WHOM`],
  ["behind", `${SAID}${REST} ${BEHIND} WHOM`],
];
const ALONE = new RegExp(SAID, "g");

const SEAT = "chair|stool|bench|bed|hammock|deckchair|armchair|sofa|swing|seat|rocking chair|saddle";
const UNDER_THEM: readonly (readonly [FallForm, string])[] = [
  [
    "seat",
    `\\b(?:the|a|an|his|her|one) (?:[\\w'’-]+ ){0,2}?(?<noun>${SEAT})\\b(?: (?:leg|plank|seat|rope|slat)s?)? (?:\\w+ly )?(?:breaks?|collapses?|gives? way|tips?|cracks?|snaps?|buckles?|topples?|goes|falls?)\\b[^.;,]{0,20}? (?:under|underneath|beneath|with) WHOM`,
  ],
  [
    "floor",
    `\\b(?:the|a|an) (?:\\w+ )?(?<noun>trapdoor|floor|floorboards?|boards?|ground|hatch|stage|planks?)\\b (?:\\w+ly )?(?:opens?|gives? way|collapses?|breaks?|caves? in|drops?|splits?)(?: open)? (?:under|underneath|beneath) WHOM`,
  ],
  [
    "branch",
    `\\b(?:the|a|an) (?:\\w+ )?(?<noun>branch|bough|twig|rung|vine|creeper)\\b (?:\\w+ly )?(?:breaks?|snaps?|cracks?|gives? way|tears?)(?: off)? (?:under|underneath|beneath|with) WHOM`,
  ],
];

/** Without them nothing falls. */
const ANY = new RegExp(`${SAID}|\\b(?:under|underneath|beneath|with)\\b`);

export function fallsIn(action: string, names: readonly string[]): readonly Fall[] {
  const text = action.toLowerCase();
  if (!ANY.test(text)) return [];
  const own = names.map((name) => name.toLowerCase());
  const near = PATTERNS.flatMap(([where, pattern]) =>
    foundIn(text, pattern, own).flatMap((one) => fallOf(one, text, where) ?? []),
  );
  const under = UNDER_THEM.flatMap(([form, pattern]) =>
    foundIn(text, pattern, own).map((one) => ({ ...placed(one, text), form, where: "on" as const })),
  );
  const alone = [...text.matchAll(ALONE)].flatMap((one) => fallOf(one, text, "none") ?? []);
  const all = [...under, ...near.toSorted((a, b) => a.until - b.until), ...alone];
  return all
    .filter((one, at) => !all.slice(0, at).some((other) => other.until > one.from && other.from < one.until))
    .toSorted((a, b) => a.from - b.from);
}

function foundIn(text: string, pattern: string, names: readonly string[]): readonly RegExpMatchArray[] {
  return patternsFor([pattern], names).flatMap((one) => [...text.matchAll(one)]);
}

function fallOf(one: RegExpMatchArray, text: string, where: Fall["where"]): Fall | undefined {
  const { noun: said, verb: done, its = "", rest = "" } = one.groups ?? {};
  const index = one.index ?? 0;
  const verb = done ?? its;
  const at = text.indexOf(verb, said === undefined ? index : index + one[0].indexOf(said) + said.length);
  if (NOT_FALLING.test(text.slice(at)) || SOMEBODY_ELSE.test(rest)) return undefined;
  const noun = said ?? lastNoun(text.slice(0, index));
  const form = formOf(noun, text);
  return form === undefined || isOdd(form, verb) ? undefined : { ...placed(one, text), noun, form, where };
}

const isOdd = (form: FallForm, verb: string): boolean => (form === "cloth" ? TORN.test(verb) : OF_CLOTHS.test(verb));

/** What "it" means that falls. */
const lastNoun = (before: string): string =>
  before.split(/[^a-z-]+/).findLast((word) => formOf(word, before) !== undefined) ?? "";

function formOf(noun: string, text: string): FallForm | undefined {
  const form = FORMS.find(([, nouns]) => new RegExp(`^(?:${nouns})$`).test(noun))?.[0];
  return BOOKS.test(noun) && text.includes(" book") ? "case" : form;
}

const OF_CLOTHS = /^(?:wrap|blow)/;
const TORN = /^(?:tear|rip|break)/;
const SOMEBODY_ELSE = / and (?:the \w+ |he |she |they )/;

/** A shelf of books is a bookcase. */
const BOOKS = /^shelf$/;

function placed(one: RegExpMatchArray, text: string): Omit<Fall, "form" | "where"> {
  const { noun = "", owner, whom } = one.groups ?? {};
  const at = one.index ?? 0;
  const said = owner ?? whom;
  const lead = /^(?:[;,]|and)\s*/.exec(one[0])?.[0].length ?? 0;
  return {
    noun,
    whom: said === undefined ? undefined : withoutArticle(said),
    isMany: /\bone after (?:another|the other)\b|\bone by one\b|\blike dominoes\b/.test(text),
    because: one[0],
    from: lead > 0 ? at + lead : clauseStart(text, at + 1),
    until: at + one[0].length,
  };
}

const DONE: Readonly<Record<Fall["where"], string>> = {
  ...{ on: "is buried", before: "is jolted", behind: "is jolted", none: "" },
};
const OFF: Partial<Readonly<Record<FallForm, string>>> = {
  ...{ seat: "falls off the chair", branch: "falls from the tree", floor: "falls through the floor" },
};
/** Once more of their fall. */
const AND_FALLS =
  /^(?: ,|,)? and (?:he|she) (?:drops|falls|plunges|tumbles|lands|crashes|sits down|disappears|vanishes|sinks)\b[^.;,]*/i;

/** "and the shelf comes down on his head" as "and he is buried": it is they who answer it. */
export function withFallen(action: string, names: readonly string[]): string {
  return fallsIn(action, names).reduceRight((text, { form, whom, where, from, until }) => {
    if (whom === undefined) return text;
    const said =
      SUBJECT[whom] ?? new RegExp(`(?:the |an? )?\\b${whom}\\b`, "i").exec(action.slice(from, until))?.[0] ?? whom;
    const off = OFF[form];
    if (off === undefined) return `${text.slice(0, from)}${said} ${DONE[where]}${andThen(text.slice(until), said)}`;
    return `${text.slice(0, from)}${said} ${off}${text.slice(until).replace(AND_FALLS, "")}`;
  }, action);
}
