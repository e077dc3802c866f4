// Where each line of a title stands in the frame: on one line as large as asked for where it fits, else smaller, else in more lines.
import { wrapText, rulerOf, type Measure, type PlacedText, type TextStyle } from "../animatic/overlay/fit-text.ts";

export interface TitlePlace {
  /** Of the frame, pixels. */
  readonly width: number;
  readonly height: number;
  /** Parts of the frame's height: of the letters, and from its top to the middle of the text. */
  readonly size: number;
  readonly y: number;
  /** A font that is asked first. */
  readonly font?: string | undefined;
}

/** Parts of the frame that a title may fill. */
const WIDEST = 0.86;
const TALLEST = 0.8;
/** From one line to the next, in parts of the size. */
const LEADING = 1.28;
const TRACKING = 0.02;

/** What is tried, in this order: at most so many lines, at this part of the size. */
const TRIES: readonly (readonly [lines: number, part: number])[] = [
  ...[1, 0.9, 0.8, 0.7].map((part) => [1, part] as const),
  ...[0.85, 0.75, 0.65].map((part) => [2, part] as const),
  ...[0.65, 0.55].map((part) => [3, part] as const),
  ...[0.55, 0.45, 0.35].map((part) => [4, part] as const),
];
/** A title as long as a paragraph: as much of it as these hold, and an ellipsis. */
const LAST = { lines: 5, part: 0.3 };

/** The lines from top to bottom, each in the middle of the frame's width. */
export function layoutTitle(text: string, place: TitlePlace, measure: Measure): readonly PlacedText[] {
  const fitting = TRIES.map(([lines, part]) => set(text, place, part, { lines, measure })).find(
    ({ lines, most, type }) => lines.length <= most && lines.length * type.size * LEADING <= place.height * TALLEST,
  );
  const { lines, type } = fitting ?? shorten(text, place, measure);
  const leading = type.size * LEADING;
  const half = (lines.length * leading) / 2;
  const middle = Math.min(Math.max(place.y * place.height, half), place.height - half);
  return lines.map((line, index) => ({
    text: line,
    type,
    x: (place.width - measure(line, type)) / 2,
    y: middle - half + (index + 0.5) * leading,
  }));
}

interface TitleLines {
  readonly lines: readonly string[];
  readonly most: number;
  readonly type: TextStyle;
}

function set(
  text: string,
  place: TitlePlace,
  part: number,
  { lines: most, measure }: { readonly lines: number; readonly measure: Measure },
): TitleLines {
  const type = typeOf(place, part);
  const column = { width: place.width * WIDEST, lines: Number.POSITIVE_INFINITY };
  return { lines: wrapText(text, column, rulerOf(measure, type)), most, type };
}

function shorten(text: string, place: TitlePlace, measure: Measure): TitleLines {
  const tall = (place.height * TALLEST) / (LAST.lines * LEADING);
  const type = typeOf(place, Math.min(LAST.part, tall / (place.size * place.height)));
  const column = { width: place.width * WIDEST, lines: LAST.lines };
  return { lines: wrapText(text, column, rulerOf(measure, type)), most: LAST.lines, type };
}

function typeOf({ size, height, font }: TitlePlace, part: number): TextStyle {
  return { face: "strong", size: size * height * part, tracking: TRACKING, ...(font !== undefined && { font }) };
}
