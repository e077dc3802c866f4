// What lies over the picture and does not move with the camera: slate, place, action, lettering, captions, counters, playhead.
import {
  divideLine,
  layOutCaption,
  planCaptions,
  type CaptionWindow,
} from "../../../core/animatic/overlay/caption-layout.ts";
import { evenBox, evenPlace, evenSize, type Frame } from "../../../core/animatic/frame.ts";
import { layOutAction, layOutSignText } from "../../../core/animatic/overlay/label-layout.ts";
import type { CardLine, ShotCard } from "../../../core/animatic/shot-card.ts";
import { frameCount, layOutSlate } from "../../../core/animatic/overlay/slate-layout.ts";
import { timecode } from "../../../core/time/timecode.ts";
import type { Compositor, FrameBuffer, Layer } from "../kernel/compositor.ts";
import { openCounter, type CounterWriter } from "../overlay/digits.ts";
import { paintSlate } from "../overlay/paint-slate.ts";
import { footTop, paintCaption, paintFoot, paintLettering } from "../overlay/paint-words.ts";
import { measureText } from "../paint/fonts.ts";
import { addBox } from "./layers.ts";

export interface Overlays {
  /** Lays what stays the same over the picture. */
  drawStill(frame: FrameBuffer): void;
  /** Of that, what can be read in the scene itself. */
  drawSigns(frame: FrameBuffer): void;
  /** Lays what belongs to one frame, counted from 0. */
  drawMoving(frame: FrameBuffer, number: number): void;
  /** Who speaks in a frame, in the picture. */
  speakerAt(number: number): string | undefined;
}

interface PositionedLayer {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

interface Caption extends CaptionWindow {
  readonly line: CardLine;
  readonly positioned: PositionedLayer | undefined;
}

export function openOverlays(compositor: Compositor, card: ShotCard, frame: Frame): Overlays {
  const isFull = card.slate === "full";
  const signs = [addLettering(compositor, card, frame)].flatMap((sign) => sign ?? []);
  const still = isFull ? [addFoot(compositor, card, frame), ...signs, addSlate(compositor, card, frame)] : signs;
  const captions = addCaptions(compositor, card, frame);
  const moving = isFull ? [openCounters(compositor, card, frame), openPlayhead(compositor, card, frame)] : [];
  const shown = (number: number) => captions.filter(({ from, to }) => number >= from && number < to);
  return {
    drawStill: (target) => still.forEach(({ layer, x, y }) => compositor.blend(target, layer, x, y)),
    drawSigns: (target) => signs.forEach(({ layer, x, y }) => compositor.blend(target, layer, x, y)),
    drawMoving(target, number) {
      for (const { positioned } of shown(number))
        if (positioned) compositor.blend(target, positioned.layer, positioned.x, positioned.y);
      for (const draw of moving) draw(target, number);
    },
    speakerAt: (number) => shown(number).find(({ line }) => line.mode === "on")?.line.speaker,
  };
}

function addFoot(compositor: Compositor, card: ShotCard, frame: Frame): PositionedLayer {
  const top = footTop(frame);
  const box = evenBox({ x: 0, y: top, width: frame.width, height: frame.height - top }, frame);
  const action = layOutAction(card, frame, measureText);
  return { layer: addBox(compositor, box, (context) => paintFoot(context, frame, action)), x: box.x, y: box.y };
}

function addLettering(compositor: Compositor, card: ShotCard, frame: Frame): PositionedLayer | undefined {
  const lettering = layOutSignText(card, frame, measureText);
  if (!lettering) return undefined;
  const margin = lettering.box.height * 0.25;
  const { x, y, width, height } = lettering.box;
  const box = evenBox({ x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }, frame);
  return { layer: addBox(compositor, box, (context) => paintLettering(context, lettering)), x: box.x, y: box.y };
}

function addSlate(compositor: Compositor, card: ShotCard, frame: Frame): PositionedLayer {
  const slate = layOutSlate(card, frame, measureText);
  const box = evenBox({ x: 0, y: 0, width: frame.width, height: frame.slate }, frame);
  return { layer: addBox(compositor, box, (context) => paintSlate(context, card, frame, slate)), x: 0, y: 0 };
}

function addCaptions(compositor: Compositor, card: ShotCard, frame: Frame): readonly Caption[] {
  const lines = card.lines.flatMap((line) => divideLine(line, frame, measureText));
  const windows = planCaptions(lines, card.length, card.fps);
  return lines.map((line, at) => {
    const { from, to } = windows[at] ?? { from: 0, to: 0 };
    const caption = card.slate === "clean" ? undefined : layOutCaption(line, frame, measureText);
    if (!caption || to <= from) return { line, from, to, positioned: undefined };
    const box = evenBox(caption.box, frame);
    const layer = addBox(compositor, box, (context) => paintCaption(context, caption));
    return { line, from, to, positioned: { layer, x: box.x, y: box.y } };
  });
}

type DrawNumber = (frame: FrameBuffer, number: number) => void;

function openCounters(compositor: Compositor, card: ShotCard, frame: Frame): DrawNumber {
  const slate = layOutSlate(card, frame, measureText);
  const write = (counter: NonNullable<typeof slate>["frames"], fill: string): CounterWriter =>
    counter ? openCounter(compositor, counter, fill) : () => undefined;
  const frames = write(slate?.frames, "#a9b1c0");
  const code = write(slate?.timecode, "#ffffff");
  return (target, number) => {
    frames(target, frameCount(number, card.length));
    code(target, timecode(number, card.fps));
  };
}

/** A white mark on the progress line: left at the first frame, right at the last. */
function openPlayhead(compositor: Compositor, card: ShotCard, frame: Frame): DrawNumber {
  const width = evenSize(Math.max(2, frame.width * 0.004));
  const y = Math.max(0, evenPlace(frame.slate - frame.progress - 1));
  const height = Math.min(evenSize(frame.progress + 2), frame.height - y);
  const layer = addBox(compositor, { x: 0, y: 0, width, height }, (context) => {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
  });
  const way = Math.max(0, frame.width - width);
  return (target, number) =>
    compositor.blend(target, layer, evenPlace((way * number) / Math.max(1, card.length - 1)), y);
}
