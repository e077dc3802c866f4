// A scene's elements into shots. The rule, in one sentence for people, is `RULE`.
import { neededSeconds } from "../story/pacing.ts";
import { oneLine } from "../lib/one-line.ts";
import { quoted } from "../lib/wording.ts";
import type { Cast, Person } from "./cast.ts";
import { finishShot, RATE_RULE, type Shot, type ShotParts } from "./finish-shot.ts";
import { isFramingLine } from "./framing-words.ts";
import type { Element, Guess, Passage, Scene, Speech } from "./screenplay.ts";
import { MOST_SPOKEN_WORDS, speechLines, type SpokenLine } from "./speech-lines.ts";
import { splitText, wordsIn } from "./split-text.ts";

/** Words of action that a shot holds. */
const MOST_ACTION_WORDS = 40;
/** A paragraph up to this length leads into the speech behind it; a longer one is a shot by itself. */
const LEADING_WORDS = 12;
/** Seconds of talk and speeches of one shot. */
const MOST_TALK = 12;
const MOST_LINES = 4;

/** Words of people whom a script does not name, and of parts of them. */
const SOMEBODY =
  /\b(?:he|she|they|him|her|his|their|them|m[ae]n|wom[ae]n|boys?|girls?|child(?:ren)?|kids?|people|crowd|figures?|hands?|fingers?|feet|face|eyes?|\p{L}+(?:wom[ae]n|m[ae]n))\b/iu;

export const RULE =
  `every paragraph of action begins a shot, and one of more than ${LEADING_WORDS} words has it to itself; speeches share a shot ` +
  `up to ${MOST_LINES} lines or ${MOST_TALK} s; more than ${MOST_ACTION_WORDS} words of action or ${MOST_SPOKEN_WORDS} of one speech are parted. ` +
  `Shots with dialogue last as long as it takes, silent ones ${RATE_RULE}`;

export interface DividedScene {
  readonly shots: readonly Shot[];
  /** Comments behind the last shot. */
  readonly after: readonly string[];
}

export interface Dividing {
  readonly cast: Cast;
  readonly findNames: (text: string) => Person[];
  readonly guesses: Guess[];
}

export function divideScene(scene: Scene, dividing: Dividing): DividedScene {
  const divider = new Divider(dividing);
  for (const element of scene.elements) divider.add(element);
  return divider.finish();
}

interface OpenShot extends ShotParts {
  /** What is seen next belongs to it too. */
  isOpen: boolean;
  /** Speeches may follow in it. */
  takesTalk: boolean;
}

class Divider {
  readonly #dividing: Dividing;
  readonly #shots: OpenShot[] = [];
  /** Comments that wait for the shot after them; they keep it apart from the one before. */
  #comments: string[] = [];

  constructor(dividing: Dividing) {
    this.#dividing = dividing;
  }

  add(element: Element): void {
    if (element.is === "speech") this.#speak(element);
    else if (element.is === "action" || element.is === "framing" || element.is === "lyrics") this.#act(element);
    else this.#remark(element);
  }

  finish(): DividedScene {
    const shots = this.#shots.map((shot) => finishShot(shot, this.#dividing));
    return { shots: this.#establishing(shots), after: this.#comments };
  }

  /** A scene that begins with nobody in the picture begins with its place. */
  #establishing(shots: readonly Shot[]): readonly Shot[] {
    const [first, ...rest] = shots;
    if (!first || first.size !== null || first.who.length > 0 || first.spoken.length > 0) return shots;
    if (first.action.some((text) => SOMEBODY.test(text))) return shots;
    this.#guess(first.line, "the size is ws, because the scene begins with nobody in the picture");
    return [{ ...first, size: "ws" }, ...rest];
  }

  #speak(speech: Speech): void {
    const { cast, guesses } = this.#dividing;
    if (speech.isDual) this.#guess(speech.line, "two speeches at the same time are spoken one after the other");
    for (const spoken of speechLines(speech, cast, guesses)) {
      const last = this.#last();
      const shot = last && fitsInto(last, spoken) ? last : this.#open(spoken.line);
      shot.isOpen = false;
      shot.spoken.push(spoken);
    }
  }

  #act({ is, line, text }: Passage): void {
    const pieces = splitText(oneLine(text), MOST_ACTION_WORDS);
    if (is === "lyrics") this.#guess(line, "lyrics that nobody is named for count as action");
    if (pieces.length > 1) this.#guess(line, `a long paragraph of action is parted into ${pieces.length} shots`);
    for (const piece of pieces) {
      const last = this.#last();
      const shot = last?.isOpen ? last : this.#open(line);
      shot.isOpen = is === "framing" || isFramingLine(piece);
      shot.takesTalk = wordsIn(piece).length <= LEADING_WORDS;
      shot.action.push(piece);
    }
  }

  /** A note belongs to its shot; the other kinds separate shots. */
  #remark({ is, line, text }: Passage): void {
    const words = oneLine(text);
    if (words === "") return;
    if (is === "transition") {
      this.#guess(line, `the transition ${quoted(words)} is kept as a comment: every shot is a cut`);
    }
    const notes = is === "note" ? this.#last()?.notes : undefined;
    (notes ?? this.#comments).push(`${is}: ${words}`);
  }

  /** The shot that may continue, unless a comment follows it. */
  #last(): OpenShot | undefined {
    return this.#comments.length === 0 ? this.#shots.at(-1) : undefined;
  }

  #open(line: number): OpenShot {
    const before = this.#comments;
    const shot: OpenShot = { line, before, action: [], spoken: [], notes: [], isOpen: false, takesTalk: true };
    this.#comments = [];
    this.#shots.push(shot);
    return shot;
  }

  #guess(line: number, message: string): void {
    this.#dividing.guesses.push({ line, message });
  }
}

function fitsInto({ spoken, takesTalk }: OpenShot, next: SpokenLine): boolean {
  const lines = [...spoken, next].map(({ person, text }) => ({ speaker: person.id, line: text }));
  return takesTalk && lines.length <= MOST_LINES && neededSeconds(lines, "normal") <= MOST_TALK;
}
