// A screenplay as both formats tell it: scenes with what is in them, in order, each with its line in the text that was read.
// Knows nothing of shots; what the studio makes of it is decided in `plan-episode`.

export interface Screenplay {
  readonly title: string;
  /** What else stands on the title page, a line each. */
  readonly titlePage: readonly string[];
  readonly scenes: readonly Scene[];
}

export interface Scene {
  /** null for what stands before the first heading. */
  readonly heading: Heading | null;
  readonly elements: readonly Element[];
}

export interface Heading {
  readonly line: number;
  /** Without a scene number. */
  readonly text: string;
}

/** What somebody says: one cue and all that stands under it. */
export interface Speech {
  readonly is: "speech";
  readonly line: number;
  /** As written, without extensions. */
  readonly name: string;
  /** `V.O.`, `CONT'D`: what stands in brackets behind the name. */
  readonly extensions: readonly string[];
  readonly parts: readonly SpeechPart[];
  /** Said at the same time as the speech before. */
  readonly isDual: boolean;
}

export interface SpeechPart {
  readonly is: "words" | "lyrics" | "direction";
  readonly line: number;
  readonly text: string;
}

/** `framing` is a line of the camera (CLOSE ON …); the other kinds but `action` and `lyrics` are never seen or heard. */
export interface Passage {
  readonly is: "action" | "framing" | "lyrics" | "transition" | "note" | "section" | "synopsis";
  readonly line: number;
  readonly text: string;
}

export type Element = Speech | Passage;

/** Something that was decided because the text does not say it; `line` of the text that was read, null for all of it. */
export interface Guess {
  readonly line: number | null;
  readonly message: string;
}

export interface ScreenplayRead {
  readonly screenplay: Screenplay;
  readonly guesses: readonly Guess[];
}

export type Piece = ({ readonly is: "heading" } & Heading) | Element;

/** Pieces in order into scenes. What stands before the first heading is a scene without one. */
export function groupScenes(pieces: readonly Piece[]): Scene[] {
  const scenes: { heading: Heading | null; elements: Element[] }[] = [];
  for (const piece of pieces) {
    if (piece.is === "heading") scenes.push({ heading: { line: piece.line, text: piece.text }, elements: [] });
    else if (scenes.length === 0) scenes.push({ heading: null, elements: [piece] });
    else scenes.at(-1)?.elements.push(piece);
  }
  return scenes;
}
