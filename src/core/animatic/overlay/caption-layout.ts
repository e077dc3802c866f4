// A dialogue caption: the speaker's name in capitals, a mark for voices that are not in the picture, and the line itself.
import { capitals, isRightToLeft } from "./clean-text.ts";
import { fitLine, wrapText, rulerOf, type Measure, type PlacedText, type TextStyle } from "./fit-text.ts";
import { evenPlace, evenSize, type Box, type Frame } from "../frame.ts";
import type { CardLine } from "../shot-card.ts";
import { READABLE_UNIT } from "./slate-layout.ts";
import { framesCovering, framesNear } from "../../time/rate.ts";

export interface CaptionLayout {
  readonly box: Box;
  readonly radius: number;
  /** The edge in the speaker's colour; on the right where the words run from the right. */
  readonly bar: Box;
  readonly name: PlacedText;
  readonly mark: (PlacedText & { readonly pill: Box }) | undefined;
  readonly lines: readonly PlacedText[];
  readonly hue: number;
}

/** Seconds that a part of a divided line is shown at least. */
const PART_SECONDS = 1.2;
const SMALL = 0.044;

const MARKS = { on: "", vo: "V.O.", os: "O.S." } as const;
const LINES = 3;
const LEADING = 1.28;

/** What a caption is made of, before it has a place. */
interface Words {
  readonly type: TextStyle;
  readonly lines: readonly string[];
  readonly width: number;
}

/** Places a caption in the lower third; undefined when there is nothing to read or the frame is too small for letters. */
export function layOutCaption(line: CardLine, frame: Frame, measure: Measure): CaptionLayout | undefined {
  if (frame.unit < READABLE_UNIT || line.text === "") return undefined;
  const most = captionWidth(frame);
  const words = wordsOf(line, frame, most, measure);
  const head = headOf(line, frame, most, measure);
  const bar = Math.max(2, frame.unit * 0.01);
  const pad = { x: words.type.size * 0.62, y: words.type.size * 0.5 };
  const inner = Math.max(words.width, head.width);
  const leading = words.type.size * LEADING;
  const width = evenSize(inner + 2 * pad.x + bar);
  const height = evenSize(2 * pad.y + head.height + leading * words.lines.length);
  const box = placed(width, height, frame);
  const rtl = isRightToLeft(line.text);
  const from = box.x + pad.x + (rtl ? 0 : bar);
  const startOf = (text: string, type: TextStyle) => (rtl ? from + inner - measure(text, type) : from);
  const top = box.y + pad.y;
  return {
    box,
    radius: frame.unit * 0.016,
    hue: line.hue,
    bar: { x: rtl ? box.x + width - bar : box.x, y: box.y, width: bar, height },
    ...placeHead(head, rtl ? from + inner : from, { y: top + head.type.size * 0.55, rtl }),
    lines: words.lines.map((text, at) => ({
      text,
      type: words.type,
      x: startOf(text, words.type),
      y: top + head.height + leading * (at + 0.5),
    })),
  };
}

/** A line that three rows cannot hold, in parts that can be read one after the other; times go by length. */
export function divideLine(line: CardLine, frame: Frame, measure: Measure): readonly CardLine[] {
  if (frame.unit < READABLE_UNIT) return [line];
  const type: TextStyle = { face: line.mode === "on" ? "plain" : "slanted", size: Math.max(10, frame.unit * SMALL) };
  const rows = wrapText(line.text, { width: captionWidth(frame), lines: 99 }, rulerOf(measure, type));
  const most = Math.max(1, Math.floor((line.end - line.start) / PART_SECONDS));
  const count = Math.min(Math.ceil(rows.length / LINES), most);
  if (count < 2) return [line];
  const texts = Array.from({ length: count }, (_, at) =>
    rows.slice(share(at, count, rows), share(at + 1, count, rows)).join(" "),
  );
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  let said = 0;
  const timeAt = () => line.start + ((line.end - line.start) * said) / total;
  return texts.map((text) => {
    const start = timeAt();
    said += text.length;
    return { ...line, text, start, end: timeAt() };
  });
}

function share(at: number, count: number, rows: readonly string[]): number {
  return Math.round((at * rows.length) / count);
}

function captionWidth(frame: Frame): number {
  return frame.width * (frame.tall ? 0.8 : 0.72);
}

/** A size smaller when the line takes three rows. */
function wordsOf(line: CardLine, frame: Frame, most: number, measure: Measure): Words {
  const face = line.mode === "on" ? "plain" : "slanted";
  const at = (share: number): Words => {
    const type: TextStyle = { face, size: Math.max(10, frame.unit * share) };
    const lines = wrapText(line.text, { width: most, lines: LINES }, rulerOf(measure, type));
    return { type, lines, width: Math.max(0, ...lines.map((text) => measure(text, type))) };
  };
  const large = at(0.05);
  return large.lines.length < LINES ? large : at(SMALL);
}

interface Head {
  readonly type: TextStyle;
  readonly name: string;
  readonly mark: string;
  readonly nameWidth: number;
  readonly markWidth: number;
  readonly width: number;
  readonly height: number;
}

function headOf(line: CardLine, frame: Frame, most: number, measure: Measure): Head {
  const type: TextStyle = { face: "strong", size: Math.max(9, frame.unit * 0.029), tracking: 0.09 };
  const mark = MARKS[line.mode];
  const markWidth = mark === "" ? 0 : measure(mark, type) + type.size * 1.1;
  const gap = mark === "" ? 0 : type.size * 0.7;
  const name = fitLine(capitals(line.name), most - markWidth - gap, rulerOf(measure, type));
  const nameWidth = measure(name, type);
  return { type, name, mark, nameWidth, markWidth, width: nameWidth + gap + markWidth, height: type.size * 1.62 };
}

function placeHead(
  head: Head,
  edge: number,
  { y, rtl }: { y: number; rtl: boolean },
): Pick<CaptionLayout, "name" | "mark"> {
  const { type, nameWidth, markWidth } = head;
  const name = { text: head.name, type, x: rtl ? edge - nameWidth : edge, y };
  if (head.mark === "") return { name, mark: undefined };
  const x = rtl ? edge - head.width : edge + head.width - markWidth;
  const pill = { x, y: y - type.size * 0.78, width: markWidth, height: type.size * 1.56 };
  return { name, mark: { text: head.mark, type, x: x + type.size * 0.58, y, pill } };
}

/** In the middle, its lower edge above the action line, never over the slate. */
function placed(width: number, height: number, frame: Frame): Box {
  const bottom = frame.height * (frame.tall ? 0.735 : 0.885);
  const x = Math.max(0, evenPlace((frame.width - width) / 2));
  const y = Math.max(0, Math.min(evenPlace(bottom - height), frame.height - height));
  return { x, y, width: Math.min(width, frame.width), height: Math.min(height, evenPlace(frame.height)) };
}

// When each dialogue line stands on the picture, in frames. Lines are spoken by the story's times; captions add what eyes need.

/** Seconds from the shot's first frame. */
export interface LineTimes {
  readonly start: number;
  readonly end: number;
}

/** Shown from frame `from` up to, but not in, frame `to`. */
export interface CaptionWindow {
  readonly from: number;
  readonly to: number;
}

const LEAST_SECONDS = 0.6;

/** One window per line, in order, none over another; each at least 0.6 s while the shot has room for that. */
export function planCaptions(lines: readonly LineTimes[], length: number, fps: number): readonly CaptionWindow[] {
  const least = Math.min(framesCovering(LEAST_SECONDS, fps), Math.floor(length / Math.max(1, lines.length)));
  const starts = startsAhead(lines, fps, least);
  let edge = length;
  const windows: CaptionWindow[] = [];
  for (const [at, line] of [...lines.entries()].toReversed()) {
    const from = Math.max(0, Math.min(starts[at] ?? 0, edge - least));
    const to = Math.min(edge, Math.max(framesNear(line.end, fps), from + least));
    windows.push({ from, to: Math.max(from, to) });
    edge = from;
  }
  return windows.toReversed();
}

/** Each start at least one caption's time after the one before it. */
function startsAhead(lines: readonly LineTimes[], fps: number, least: number): readonly number[] {
  const starts: number[] = [];
  for (const line of lines) {
    const earliest = (starts.at(-1) ?? -least) + least;
    starts.push(Math.max(earliest, Math.max(0, framesNear(line.start, fps))));
  }
  return starts;
}
