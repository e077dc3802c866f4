// The quiet words around the picture: the action at the foot, the place at the top, letters that the picture itself must show,
// and the name pills of the subjects.
import { capitals, isRightToLeft } from "./clean-text.ts";
import { cameraViewAt, seenThrough } from "../camera/camera-path.ts";
import { fitLine, wrapText, rulerOf, type Measure, type PlacedText, type TextStyle } from "./fit-text.ts";
import type { Box, Frame } from "../frame.ts";
import type { ShotCard } from "../shot-card.ts";
import { READABLE_UNIT, slateType } from "./slate-layout.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";

/** The action's first sentence, on one line or two. */
export function layOutAction(card: ShotCard, frame: Frame, measure: Measure): readonly PlacedText[] {
  if (frame.unit < READABLE_UNIT || card.action === "") return [];
  const type: TextStyle = { face: "slanted", size: Math.max(9.5, frame.unit * 0.034) };
  const width = frame.width - 2 * frame.margin;
  const lines = wrapText(card.action, { width, lines: frame.tall ? 2 : 1 }, rulerOf(measure, type));
  const first = frame.height * (frame.tall ? 0.768 : 0.942);
  return alignLines(lines, { type, first, leading: type.size * 1.3 }, { x: frame.margin, width }, measure);
}

export interface LocationTag {
  readonly title: readonly PlacedText[];
  readonly description: readonly PlacedText[];
}

/** The place's name and description under the slate: across the view where it is free, else beside who stands there. */
export function layOutLocationTag(card: ShotCard, frame: Frame, { measure, spots }: Surroundings): LocationTag {
  if (frame.unit < READABLE_UNIT) return { title: [], description: [] };
  const size = Math.max(9, frame.unit * 0.029);
  const strong: TextStyle = { face: "strong", size, tracking: 0.05 };
  const plain: TextStyle = { face: "plain", size: size * 0.95 };
  const first = frame.slate + frame.unit * 0.022 + size * 0.6;
  const column = { x: frame.margin, width: freeWidth(card, frame, { measure, spots }, first + size * 3) };
  const narrow = column.width < frame.width * 0.4;
  const lines = narrow ? 3 : 2;
  const titles = wrapText(
    capitals(card.placeTitle),
    { width: column.width, lines: narrow ? 2 : 1 },
    rulerOf(measure, strong),
  );
  const rows = wrapText(card.placeDescription, { width: column.width, lines }, rulerOf(measure, plain));
  const second = first + titles.length * size * 1.3 + size * 0.1;
  return {
    title: alignLines(titles, { type: strong, first, leading: size * 1.3 }, column, measure),
    description: alignLines(rows, { type: plain, first: second, leading: size * 1.28 }, column, measure),
  };
}

/** What a layout must keep clear of, and its ruler. */
export interface Surroundings {
  readonly measure: Measure;
  readonly spots: readonly SubjectPosition[];
}

/** From the margin to the first head or name pill that reaches above a height at any moment; never so narrow that words break. */
function freeWidth(card: ShotCard, frame: Frame, { measure, spots }: Surroundings, height: number): number {
  const most = frame.width * (frame.tall ? 0.66 : 0.46);
  const heads = spots.map((spot) => ({ x: spot.x - spot.head * 0.4, y: spot.top }));
  const pills = layOutPills(spots, frame, measure).map(({ box }) => box);
  const seen = [0, 0.5, 1].flatMap((part) => {
    const { subjects } = cameraViewAt(card.camera, frame, { part, seconds: part, phase: 0 });
    return [...heads, ...pills].map((corner) => seenThrough(subjects, frame, corner));
  });
  const near = seen.filter(({ y }) => y < height).map(({ x }) => x - frame.margin * 1.5);
  return Math.max(frame.width * 0.16, Math.min(most, ...near));
}

export interface SignText {
  readonly box: Box;
  readonly lines: readonly PlacedText[];
}

/** A plate with the words that the picture must show: in the middle of an empty place, else at the upper right, off the people. */
export function layOutSignText(card: ShotCard, frame: Frame, measure: Measure): SignText | undefined {
  if (frame.unit < READABLE_UNIT || card.lettering === "") return undefined;
  const empty = card.standings.length === 0;
  const type: TextStyle = { face: "strong", size: Math.max(10, frame.unit * (empty ? 0.062 : 0.036)), tracking: 0.04 };
  const width = frame.width * (empty ? 0.6 : frame.tall ? 0.5 : 0.27);
  const lines = wrapText(card.lettering, { width, lines: empty ? 2 : 3 }, rulerOf(measure, type));
  if (lines.length === 0) return undefined;
  const leading = type.size * 1.24;
  const size = {
    width: Math.max(...lines.map((text) => measure(text, type))) + type.size * 1.5,
    height: leading * lines.length + type.size * 0.8,
  };
  const box = { ...letteringPlace(size, frame, empty), ...size };
  const middle = box.x + box.width / 2;
  const first = box.y + type.size * 0.4 + leading / 2;
  return {
    box,
    lines: lines.map((text, at) => ({ text, type, x: middle - measure(text, type) / 2, y: first + leading * at })),
  };
}

function letteringPlace(size: Size, frame: Frame, empty: boolean): Pick<Box, "x" | "y"> {
  if (empty) return { x: (frame.width - size.width) / 2, y: frame.height * 0.42 - size.height / 2 };
  const x = frame.width - frame.margin - size.width;
  return { x, y: frame.slate + frame.unit * (frame.tall ? 0.14 : 0.03) };
}

export interface NamePill {
  readonly spot: SubjectPosition;
  readonly box: Box;
  readonly dot: { readonly x: number; readonly y: number; readonly radius: number };
  readonly name: PlacedText;
}

/** A pill over each head that has a name; beside it where the slate is too near. */
export function layOutPills(spots: readonly SubjectPosition[], frame: Frame, measure: Measure): readonly NamePill[] {
  if (frame.unit < READABLE_UNIT) return [];
  const type: TextStyle = { face: "strong", size: Math.max(9, frame.unit * 0.03), tracking: 0.06 };
  const most = frame.width * Math.min(0.4, 0.86 / Math.max(1, spots.length)) - type.size * 2.4;
  return spots.flatMap((spot) => {
    if (spot.standing.name === "") return [];
    const text = fitLine(capitals(spot.standing.name), most, rulerOf(measure, type));
    const size = { width: measure(text, type) + type.size * 1.95, height: type.size * 1.75 };
    const box = { ...pillPlace(spot, size, frame), ...size };
    const y = box.y + box.height / 2;
    const dot = { x: box.x + type.size * 0.85, y, radius: type.size * 0.25 };
    return [{ spot, box, dot, name: { text, type, x: box.x + type.size * 1.42, y } }];
  });
}

type Size = Pick<Box, "width" | "height">;

function pillPlace(spot: SubjectPosition, { width, height }: Size, frame: Frame): Pick<Box, "x" | "y"> {
  const gap = slateType(frame) * 0.7;
  const over = spot.top - height - gap;
  const inFrame = (x: number) => Math.min(frame.width - frame.margin - width, Math.max(frame.margin, x));
  const lowest = frame.height * (frame.tall ? 0.66 : 0.8) - height;
  if (over >= frame.slate + gap) return { x: inFrame(spot.x - width / 2), y: Math.min(over, lowest) };
  const beside = spot.facing > 0 ? spot.x + spot.head * 0.4 + gap * 0.6 : spot.x - spot.head * 0.4 - gap * 0.6 - width;
  const isFree = beside >= frame.margin && beside + width <= frame.width - frame.margin;
  if (isFree) return { x: beside, y: Math.max(frame.slate + gap, spot.top + spot.head * 0.2) };
  return { x: inFrame(spot.x - width / 2), y: frame.slate + gap };
}

interface Rows {
  readonly type: TextStyle;
  /** Middle of the first row. */
  readonly first: number;
  readonly leading: number;
}

/** Rows at the left of a column, or at its right where a text runs from the right. */
function alignLines(
  lines: readonly string[],
  rows: Rows,
  column: Pick<Box, "x" | "width">,
  measure: Measure,
): readonly PlacedText[] {
  const { type, first, leading } = rows;
  return lines.map((text, at) => ({
    text,
    type,
    y: first + leading * at,
    x: isRightToLeft(text) ? column.x + column.width - measure(text, type) : column.x,
  }));
}
