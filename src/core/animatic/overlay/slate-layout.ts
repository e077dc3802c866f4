// The slate over the picture: who this shot is on the left, where we are in it on the right. When room is short the take and seed
// go first, then the frame counter, then the timecode; the camera's words are shortened before that.
import { fitLine, rulerOf, type Measure, type PlacedText, type TextStyle } from "./fit-text.ts";
import { evenPlace, evenSize, type Box, type Frame } from "../frame.ts";
import type { ShotCard } from "../shot-card.ts";

/** A row of digits that changes with every frame: even cells, so that nothing wobbles. */
export interface Counter {
  readonly x: number;
  readonly y: number;
  /** Width of one digit's cell, even. */
  readonly cell: number;
  readonly height: number;
  readonly type: TextStyle;
}

export interface SlateLayout {
  readonly box: Box;
  /** The location's colour. */
  readonly chip: Box;
  readonly sequence: PlacedText;
  readonly shot: PlacedText;
  readonly size: PlacedText & { readonly pill: Box };
  readonly icon: Box | undefined;
  readonly words: PlacedText | undefined;
  readonly take: PlacedText | undefined;
  readonly frames: Counter | undefined;
  readonly timecode: Counter | undefined;
}

interface Rows {
  readonly first: number;
  readonly second: number;
  readonly left: number;
  readonly right: number;
  readonly size: number;
}

/** Letters under this unit cannot be read: such a frame has no slate but its progress line. */
export const READABLE_UNIT = 110;

/** Digits of the frame counter: `0087/0144`. */
export function frameCount(frame: number, length: number): string {
  const digits = Math.max(4, String(length).length);
  return `${String(frame + 1).padStart(digits, "0")}/${String(length).padStart(digits, "0")}`;
}

/** Places all parts of the slate; undefined in frames too small for letters. */
export function layOutSlate(card: ShotCard, frame: Frame, measure: Measure): SlateLayout | undefined {
  if (frame.unit < READABLE_UNIT) return undefined;
  const rows = rowsOf(frame);
  const head = layOutHead(card, frame, rows, measure);
  const tail = layOutTail(card, frame, { rows, head: head.end, words: wordsWidth(card, rows, measure) }, measure);
  const camera = layOutCamera(
    card,
    rows,
    { from: frame.tall ? rows.left : head.end + rows.size * 0.25, to: tail.start },
    measure,
  );
  const { end: _end, ...left } = head;
  const { start: _start, ...right } = tail;
  return { box: { x: 0, y: 0, width: frame.width, height: frame.slate }, ...left, ...camera, ...right };
}

/** Size of the slate's letters. */
export function slateType(frame: Frame): number {
  return Math.max(9, frame.unit * 0.036);
}

function rowsOf(frame: Frame): Rows {
  const room = frame.slate - frame.progress;
  const first = frame.tall ? room * 0.3 : room * 0.5;
  return {
    first,
    second: frame.tall ? room * 0.73 : first,
    left: frame.margin,
    right: frame.width - frame.margin,
    size: slateType(frame),
  };
}

function layOutHead(card: ShotCard, frame: Frame, rows: Rows, measure: Measure) {
  const { size, first: y } = rows;
  const chip = { x: rows.left, y: y - size * 0.42, width: size * 0.3, height: size * 0.84 };
  const plain: TextStyle = { face: "plain", size };
  const strong: TextStyle = { face: "strong", size };
  const small: TextStyle = { face: "strong", size: size * 0.8 };
  const sequenceText = fitLine(card.sequence, frame.width * (frame.tall ? 0.16 : 0.1), rulerOf(measure, plain));
  const shotText = fitLine(card.shot, frame.width * (frame.tall ? 0.26 : 0.15), rulerOf(measure, strong));
  const sizeText = fitLine(card.framing.label, frame.width * 0.12, rulerOf(measure, small));
  const sequence = { text: sequenceText, type: plain, x: chip.x + size * 0.66, y };
  const shot = { text: shotText, type: strong, x: sequence.x + measure(sequenceText, plain) + size * 0.38, y };
  const x = shot.x + measure(shotText, strong) + size * 0.66;
  const pill = { x, y: y - size * 0.58, width: measure(sizeText, small) + size * 0.84, height: size * 1.16 };
  const label = { text: sizeText, type: small, x: x + size * 0.42, y, pill };
  return { chip, sequence, shot, size: label, end: pill.x + pill.width + size * 0.45 };
}

interface TailRoom {
  readonly rows: Rows;
  readonly head: number;
  readonly words: number;
}

/** The richest set of counters that leaves the camera's words their room. */
function layOutTail(card: ShotCard, frame: Frame, { rows, head, words }: TailRoom, measure: Measure) {
  const mono: TextStyle = { face: "mono", size: rows.size * 0.94 };
  const cell = evenSize(measure("0", mono));
  const height = evenSize(rows.size * 1.4);
  const counter = (text: string, right: number, y: number): Counter => ({
    x: evenPlace(right) - cell * text.length,
    y: Math.max(0, evenPlace(y - height / 2)),
    cell,
    height,
    type: mono,
  });
  const timecode = counter("00:00:00:00", rows.right, rows.first);
  const frames = counter(
    frameCount(0, card.length),
    frame.tall ? rows.right : timecode.x - rows.size * 0.8,
    rows.second,
  );
  const takeText = `T${card.take} #${card.seedEnd}`;
  const take = {
    text: takeText,
    type: mono,
    x: frames.x - rows.size * 0.9 - measure(takeText, mono),
    y: frames.y + height / 2,
  };
  const left = frame.tall ? rows.left : head;
  const least = Math.min(words, rows.size * 5);
  const room = (start: number) => start - rows.size - left;
  const codeFits = frame.tall ? timecode.x > head : room(timecode.x) >= rows.size * 2;
  if (room(take.x) >= words) return { take, frames, timecode, start: take.x };
  if (room(frames.x) >= least)
    return { take: undefined, frames, timecode: codeFits ? timecode : undefined, start: frames.x };
  if (codeFits) return { take: undefined, frames: undefined, timecode, start: frame.tall ? rows.right : timecode.x };
  return { take: undefined, frames: undefined, timecode: undefined, start: rows.right };
}

/** Icon and words at their full length. */
function wordsWidth(card: ShotCard, rows: Rows, measure: Measure): number {
  return measure(card.cameraWords, wordsType(rows)) + rows.size * 2.15;
}

function layOutCamera(card: ShotCard, rows: Rows, room: { from: number; to: number }, measure: Measure) {
  const { size, second: y } = rows;
  const icon = { x: room.from, y: y - size * 0.5, width: size * 1.72, height: size };
  const type = wordsType(rows);
  const from = icon.x + icon.width + size * 0.42;
  if (from > room.to - size) return { icon: icon.x + icon.width < room.to ? icon : undefined, words: undefined };
  const text = fitLine(card.cameraWords, room.to - size * 0.9 - from, rulerOf(measure, type));
  return { icon, words: { text, type, x: from, y } };
}

function wordsType(rows: Rows): TextStyle {
  return { face: "plain", size: rows.size * 0.92 };
}
