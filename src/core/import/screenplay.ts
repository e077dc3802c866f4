// A screenplay as both formats have it: scenes with their elements, in order, each with its line in the text that was read.
// Knows nothing of shots; what the studio makes of it is decided in `plan-episode`.

export interface Screenplay {
  readonly title: string;
  /** The other lines of the title page. */
  readonly titlePage: readonly string[];
  readonly scenes: readonly Scene[];
}

export interface Scene {
  /** null for elements before the first heading. */
  readonly heading: Heading | null;
  readonly elements: readonly Element[];
}

export interface Heading {
  readonly line: number;
  /** Without a scene number. */
  readonly text: string;
}

/** One cue and all that is spoken under it. */
export interface Speech {
  readonly is: "speech";
  readonly line: number;
  /** As written, without extensions. */
  readonly name: string;
  /** `V.O.`, `CONT'D`: what follows the name in brackets. */
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

/** `framing` is a line of the camera (CLOSE ON …); the other kinds but `action` and `lyrics` are never filmed. */
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

/** Groups pieces into scenes. Pieces before the first heading are a scene without one. */
export function groupScenes(pieces: readonly Piece[]): Scene[] {
  const scenes: { heading: Heading | null; elements: Element[] }[] = [];
  for (const piece of pieces) {
    if (piece.is === "heading") scenes.push({ heading: { line: piece.line, text: piece.text }, elements: [] });
    else if (scenes.length === 0) scenes.push({ heading: null, elements: [piece] });
    else scenes.at(-1)?.elements.push(piece);
  }
  return scenes;
}

/** Whether there is anything that a film could show or say. */
export function hasContent({ scenes }: Screenplay): boolean {
  return scenes.some(({ heading, elements }) => heading !== null || elements.some(isFilmed));
}

export function isFilmed({ is }: Scene["elements"][number]): boolean {
  return is === "speech" || is === "action" || is === "framing" || is === "lyrics";
}
