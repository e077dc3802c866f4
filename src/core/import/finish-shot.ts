// What a shot's lines mean for the shot: who is on screen, its size, its length, and lettering.
import { listed, quoted } from "../lib/wording.ts";
import { neededSeconds } from "../story/pacing.ts";
import type { Person } from "./cast.ts";
import { readFraming } from "./framing-words.ts";
import type { Guess } from "./screenplay.ts";
import type { SpokenLine } from "./speech-lines.ts";
import { wordsIn } from "./split-text.ts";

const WORDS_PER_SECOND = 3;
const [SHORTEST, LONGEST] = [2, 12];
export const RATE_RULE = `${WORDS_PER_SECOND} words a second, ${SHORTEST} to ${LONGEST} s`;
const LETTERING =
  /^(?:SUPER|SUPERIMPOSE|TITLE|TITLE CARD|CHYRON|CARD)(?: OVER)?\s?:\s?["\u201c]?(.{1,200}?)["\u201d]?$/u;

export interface ShotParts {
  /** Line of its first element. */
  readonly line: number;
  /** Comments above it. */
  readonly before: readonly string[];
  readonly action: string[];
  readonly spoken: SpokenLine[];
  /** Comments in it. */
  readonly notes: string[];
}

export interface Shot extends Readonly<ShotParts> {
  readonly who: readonly Person[];
  /** A size word, or null for the default. */
  readonly size: string | null;
  /** Lettering that the picture must show, or "". */
  readonly lettering: string;
  /** Seconds of a shot in which nothing is said; 0 for one that lasts as long as its dialogue. */
  readonly seconds: number;
}

interface ShotContext {
  readonly findNames: (text: string) => Person[];
  readonly guesses: Guess[];
}

export function finishShot(parts: ShotParts, { findNames, guesses }: ShotContext): Shot {
  const { line, action, spoken } = parts;
  const guess = (message: string) => guesses.push({ line, message });
  const framing = action.map(readFraming).find(({ size }) => size !== null);
  if (framing) guess(`the size is ${framing.size}, because of ${quoted(framing.phrase)}`);
  const { named, who } = peopleIn(parts, findNames);
  if (named.length > 0) guess(`on screen because the action names them: ${listed(named.map(({ id }) => id))}`);
  const seconds = isSpoken(spoken) ? 0 : silentSeconds(action);
  if (seconds > 0) guess(`${seconds} s for ${countWords(action)} words of silent action`);
  const lettering = action.map((text) => LETTERING.exec(text)?.[1] ?? "").find((text) => text !== "") ?? "";
  if (lettering !== "") guess(`the picture shows the lettering ${quoted(lettering)}`);
  return { ...parts, who, size: framing?.size ?? null, lettering, seconds };
}

/** Those whom the action names and those who speak on screen, without those who only speak off screen. */
function peopleIn(
  { action, spoken }: ShotParts,
  findNames: ShotContext["findNames"],
): { named: Person[]; who: Person[] } {
  const onScreen = new Set(spoken.filter(({ mode }) => mode === "on").map(({ person }) => person));
  const offScreen = new Set(spoken.filter(({ mode }) => mode !== "on").map(({ person }) => person));
  const named = [...new Set(action.flatMap(findNames))].filter((each) => onScreen.has(each) || !offScreen.has(each));
  return { named, who: [...new Set([...named, ...onScreen])] };
}

/** Words without a syllable take no time to say. */
function isSpoken(spoken: readonly SpokenLine[]): boolean {
  const lines = spoken.map(({ person, text }) => ({ speaker: person.id, line: text }));
  return neededSeconds(lines, "normal") > 0;
}

function silentSeconds(action: readonly string[]): number {
  const halves = Math.round((2 * countWords(action)) / WORDS_PER_SECOND);
  return Math.min(LONGEST, Math.max(SHORTEST, halves / 2));
}

function countWords(action: readonly string[]): number {
  return action.reduce((sum, text) => sum + wordsIn(text).length, 0);
}
