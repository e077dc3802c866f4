// A scene's elements into shots. The rule, in one sentence for people, is `RULE`.
import { neededSeconds } from "../story/pacing.ts";
import { oneLine } from "../new-episode/one-line.ts";
import type { Cast, Person } from "./cast.ts";
import { isFramingLine, readFraming } from "./framing-words.ts";
import type { Guess, Scene } from "./screenplay.ts";
import { MOST_SPOKEN_WORDS, speechLines, type SpokenLine } from "./speech-lines.ts";
import { splitText, wordsIn } from "./split-text.ts";

/** Words of action that a shot holds: about twelve seconds. */
const MOST_ACTION_WORDS = 40;
/** A paragraph up to this length leads into the speech behind it; a longer one is a shot by itself. */
const LEADING_WORDS = 12;
/** Seconds of talk and speeches of one shot. */
const MOST_TALK = 12;
const MOST_LINES = 4;
const WORDS_PER_SECOND = 3;
const [SHORTEST, LONGEST] = [2, 12];

export const RULE =
  `every paragraph of action begins a shot, and one of more than ${LEADING_WORDS} words has it to itself; speeches share a shot ` +
  `up to ${MOST_LINES} lines or ${MOST_TALK} s; more than ${MOST_ACTION_WORDS} words of action or ${MOST_SPOKEN_WORDS} of one speech are parted. ` +
  `Shots with dialogue last as long as it takes, silent ones ${WORDS_PER_SECOND} words a second, ${SHORTEST} to ${LONGEST} s`;

export interface Shot {
  /** Line of its first element. */
  readonly line: number;
  /** Lines of comments above it. */
  readonly before: readonly string[];
  readonly action: readonly string[];
  readonly spoken: readonly SpokenLine[];
  readonly who: readonly Person[];
  readonly size: string | null;
  /** Lettering that the picture must show. */
  readonly lettering: string;
  /** Of a shot without a syllable. */
  readonly seconds: number;
}

export interface DividedScene {
  readonly shots: readonly Shot[];
  /** Comments behind the last shot. */
  readonly after: readonly string[];
}

interface Draft {
  line: number;
  before: string[];
  action: string[];
  spoken: SpokenLine[];
  /** What is seen next belongs to it too. */
  isOpen: boolean;
  /** Speeches may follow in it. */
  takesTalk: boolean;
}

export interface Dividing {
  readonly cast: Cast;
  readonly findNames: (text: string) => Person[];
  readonly guesses: Guess[];
}

export function divideScene(scene: Scene, dividing: Dividing): DividedScene {
  const drafts: Draft[] = [];
  let comments: string[] = [];
  const open = (line: number, takesTalk: boolean): Draft => {
    const draft: Draft = { line, before: comments, action: [], spoken: [], isOpen: false, takesTalk };
    comments = [];
    drafts.push(draft);
    return draft;
  };
  const act = (text: string, line: number, isFraming: boolean) => {
    const pieces = splitText(text, MOST_ACTION_WORDS);
    if (pieces.length > 1) {
      dividing.guesses.push({ line, message: `a long paragraph of action is parted into ${pieces.length} shots` });
    }
    for (const piece of pieces) {
      const last = drafts.at(-1);
      const draft = last?.isOpen && comments.length === 0 ? last : open(line, true);
      draft.isOpen = isFraming || isFramingLine(text);
      draft.takesTalk = wordsIn(piece).length <= LEADING_WORDS;
      draft.action.push(piece);
    }
  };
  for (const element of scene.elements) {
    if (element.is === "speech") {
      if (element.isDual) tellDual(element.line, dividing.guesses);
      for (const spoken of speechLines(element, dividing.cast, dividing.guesses)) {
        const last = drafts.at(-1);
        const draft = last && comments.length === 0 && hasRoom(last, spoken) ? last : open(spoken.line, true);
        draft.isOpen = false;
        draft.spoken.push(spoken);
      }
    } else if (element.is === "action" || element.is === "framing" || element.is === "lyrics") {
      const text = oneLine(element.text);
      if (element.is === "lyrics") tellLyrics(element.line, dividing.guesses);
      if (text !== "") act(text, element.line, element.is === "framing");
    } else comments.push(...commentOf(element.is, oneLine(element.text), element.line, dividing.guesses));
  }
  return { shots: drafts.map((draft) => finish(draft, dividing)), after: comments };
}

function hasRoom({ spoken, takesTalk }: Draft, next: SpokenLine): boolean {
  const lines = [...spoken, next].map(({ person, text }) => ({ speaker: person.id, line: text }));
  return takesTalk && lines.length <= MOST_LINES && neededSeconds(lines, "normal") <= MOST_TALK;
}

function finish({ line, before, action, spoken }: Draft, { findNames, guesses }: Dividing): Shot {
  const framing = action.map((text) => readFraming(text)).find(({ size }) => size !== null);
  const named = [...new Set(action.flatMap(findNames))];
  const heard = new Set(spoken.filter(({ mode }) => mode !== "on").map(({ person }) => person));
  const seen = named.filter(
    (person) => !heard.has(person) || spoken.some((each) => each.person === person && each.mode === "on"),
  );
  const who = [...new Set([...seen, ...spoken.filter(({ mode }) => mode === "on").map(({ person }) => person)])];
  const syllables = neededSeconds(
    spoken.map(({ person, text }) => ({ speaker: person.id, line: text })),
    "normal",
  );
  const words = action.reduce((sum, text) => sum + wordsIn(text).length, 0);
  const seconds = Math.min(LONGEST, Math.max(SHORTEST, Math.round((2 * words) / WORDS_PER_SECOND) / 2));
  const lettering = action.map(letteringOf).find((text) => text !== "") ?? "";
  if (framing) guesses.push({ line, message: `the size is ${framing.size}, because of "${framing.phrase}"` });
  if (seen.length > 0)
    guesses.push({ line, message: `on screen because the action names them: ${seen.map(({ id }) => id).join(", ")}` });
  if (syllables === 0) guesses.push({ line, message: `${seconds} s for ${words} words of silent action` });
  if (lettering !== "") guesses.push({ line, message: `the picture shows the lettering "${lettering}"` });
  return {
    line,
    before,
    action,
    spoken,
    who,
    size: framing?.size ?? null,
    lettering,
    seconds: syllables === 0 ? seconds : 0,
  };
}

/** `SUPER: Two years later`. */
function letteringOf(text: string): string {
  return (
    /^(?:SUPER|SUPERIMPOSE|TITLE|TITLE CARD|CHYRON|CARD)(?: OVER)?\s?:\s?(.{1,200})$/u
      .exec(text)?.[1]
      ?.replace(/^["“]|["”]$/g, "") ?? ""
  );
}

function commentOf(kind: string, text: string, line: number, guesses: Guess[]): string[] {
  if (text === "") return [];
  if (kind === "transition")
    guesses.push({ line, message: `the transition "${text}" is kept as a comment: every shot is a cut` });
  return [`${kind}: ${text}`];
}

function tellDual(line: number, guesses: Guess[]): void {
  guesses.push({ line, message: "two speeches at the same time are spoken one after the other" });
}

function tellLyrics(line: number, guesses: Guess[]): void {
  guesses.push({ line, message: "lyrics that nobody is named for count as action" });
}
