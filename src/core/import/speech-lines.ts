// What is said under one cue, as lines of dialogue of our format: who, in which voice, how, and the words.
import type { VoiceMode } from "../script/tree.ts";
import { oneLine } from "../lib/one-line.ts";
import type { Cast, Person } from "./cast.ts";
import { nameKey } from "./cast.ts";
import type { Guess, Speech } from "./screenplay.ts";
import { splitText } from "./split-text.ts";

/** About ten seconds at a normal pace: more than a shot holds well. */
export const MOST_SPOKEN_WORDS = 32;

export interface SpokenLine {
  readonly person: Person;
  readonly mode: VoiceMode;
  readonly delivery: string;
  readonly text: string;
  /** Line of the words in the text that was read. */
  readonly line: number;
}

const VOICE_OVER = /^(vo|voiceover|voover|narration|prelap)$/;
const OFF_SCREEN = /^(os|offscreen|oc|offcamera|off)$/;
const CONTINUED = /^(contd|cont|continued|continuing|more)$/;

/** Every word in order; a long speech is several lines. */
export function speechLines(speech: Speech, cast: Cast, guesses: Guess[]): SpokenLine[] {
  const person = cast.get(nameKey(speech.name));
  if (!person) return [];
  const { mode, manner } = readExtensions(speech, guesses);
  const lines: SpokenLine[] = [];
  let direction: string[] = [];
  let words: { text: string; line: number; sung: boolean }[] = [];
  const say = () => {
    const [first] = words;
    if (!first) return;
    const delivery = [...manner, first.sung ? "singing" : "", ...direction].filter((part) => part !== "").join(", ");
    const pieces = splitText(oneLine(words.map(({ text }) => text).join(" ")), MOST_SPOKEN_WORDS);
    if (pieces.length > 1) {
      guesses.push({
        line: first.line,
        message: `a long speech of ${person.name} is parted into ${pieces.length} lines`,
      });
    }
    lines.push(...pieces.map((text) => ({ person, mode, delivery, text, line: first.line })));
    words = [];
    direction = [];
  };
  for (const part of speech.parts) {
    const sung = part.is === "lyrics";
    if (part.is === "direction" || (words[0] && words[0].sung !== sung)) say();
    if (part.is === "direction") direction.push(mannerIn(part.text));
    else words.push({ text: part.text, line: part.line, sung });
  }
  say();
  return lines;
}

function readExtensions({ extensions, line }: Speech, guesses: Guess[]): { mode: VoiceMode; manner: string[] } {
  let mode: VoiceMode = "on";
  const manner: string[] = [];
  for (const extension of extensions.flatMap((part) => part.split(/[,;/]/))) {
    const letters = extension.toLowerCase().replace(/[^a-z]/g, "");
    if (VOICE_OVER.test(letters)) mode = "vo";
    else if (OFF_SCREEN.test(letters)) mode = mode === "vo" ? "vo" : "os";
    else if (letters !== "" && !CONTINUED.test(letters)) {
      manner.push(mannerIn(extension));
      guesses.push({ line, message: `(${oneLine(extension)}) behind the name counts as how the line is said` });
    }
  }
  return { mode, manner };
}

/** Brackets would end the bracket that this is written into. */
function mannerIn(text: string): string {
  return oneLine(text.replace(/[()]/g, " "));
}
