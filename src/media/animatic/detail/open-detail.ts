// A close-up of a hand or a thing as layers: each drawing is painted when it is first shown, and moved from then on.
import { css } from "../../../core/animatic/colour/colour.ts";
import type { Detail, DetailBeat } from "../../../core/animatic/detail/detail.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import { paletteOf } from "../../../core/animatic/colour/palette.ts";
import type { Pen } from "../../cards/pen.ts";
import { memberScene } from "../cast/member-scene.ts";
import type { Cast, CastOrder } from "../cast/cast.ts";
import { framePiece, inkPiece, latePiece, show, type LatePiece } from "../cast/pieces.ts";
import type { MemberScene } from "../cast/place-body.ts";
import { openCanvas } from "../paint/canvas.ts";
import { bodyScene } from "./scenes/body-scene.ts";
import { eyeScene } from "./scenes/eye-scene.ts";
import { feetScene } from "./scenes/feet-scene.ts";
import { HAND_SCENES } from "./scenes/hand-scenes.ts";
import { THING_SCENES } from "./scenes/alone-motion.ts";
import type { Paint, Sprite } from "./sprite.ts";
import { paintSurface } from "./surface.ts";

interface Loaded {
  readonly sprite: Sprite;
  readonly drawings: readonly LatePiece[];
  /** Its part of the shot. */
  readonly from: number;
  readonly to: number;
}

export async function openDetail(order: CastOrder, detail: Detail): Promise<Cast> {
  const { card, frame, pause } = order;
  const scene = memberScene(card, frame, []);
  const brush: Brush = { frame, isMirrored: detail.isMirrored };
  const surface = framePiece(order, (context) => {
    intoPicture({ context, line: lineOf(frame) }, brush, (pen) =>
      paintSurface(pen, detail, { palette: paletteOf(card.place), outside: card.place.outside }),
    );
  });
  await pause();
  const loaded = spritesOf(detail).map(({ sprite, from, to }): Loaded => ({
    ...{ sprite, from, to },
    drawings: sprite.drawings.map((paint) => drawingOf(order, { sprite, paint, brush, scene })),
  }));
  const unit = unitOf(frame);
  const way = detail.isMirrored ? -1 : 1;
  return {
    staged: [],
    isStill: false,
    shiftOf: () => 0,
    paint(target, { subjects: view }, seconds) {
      if (surface) show(order, target, surface, { view });
      const part = seconds / Math.max(0.1, card.seconds);
      for (const one of loaded) {
        const now = shownIn(one, part, seconds);
        if (!now) continue;
        const { dx = 0, dy = 0, share = 1 } = now.shown;
        show(order, target, now.piece, { view, dx: dx * unit * way, dy: dy * unit, share });
      }
    },
  };
}

/** Which drawing of a sprite is there at a moment of the shot. */
function shownIn({ sprite, drawings, from, to }: Loaded, part: number, seconds: number) {
  if (part < from || (part >= to && to < 1)) return undefined;
  const shown = sprite.at((part - from) / (to - from), seconds);
  const piece = shown && drawings[shown.drawing ?? 0]?.();
  return shown && piece && { shown, piece };
}

/** Sprites that are there for the whole shot. */
function whole(sprites: readonly Sprite[]): readonly Omit<Loaded, "drawings">[] {
  return sprites.map((sprite) => ({ sprite, from: 0, to: 1 }));
}

function spritesOf(detail: Detail): readonly Omit<Loaded, "drawings">[] {
  if (detail.part === "thing") return whole(THING_SCENES[detail.motion](detail));
  if (detail.part === "eye") return whole(eyeScene(detail));
  if (detail.part === "feet") return whole(feetScene(detail));
  if (detail.part === "body") return whole(bodyScene(detail));
  const { beats, before } = detail;
  const first = before ? spritesOf(before).map((one) => ({ ...one, to: BEFORE })) : [];
  const begins = before ? BEFORE : 0;
  const share = (1 - begins) / beats.length;
  const done = beats.flatMap((beat, at) =>
    HAND_SCENES[beat.deed]({ ...detail, beat }).map((sprite) => ({
      sprite: goesOn(beats[at - 1], beat) ? onward(sprite) : sprite,
      from: begins + at * share,
      to: begins + (at + 1) * share,
    })),
  );
  return [...first, ...done];
}

/** Part of the shot in which a thing is alone before the hand comes. */
const BEFORE = 0.4;
/** Part of a beat in which a hand comes into the picture. */
const ARRIVES = 0.22;

/** It is the same thing that the hand is at already. */
function goesOn(last: DetailBeat | undefined, { thing }: DetailBeat): boolean {
  return last !== undefined && (thing === null || last.thing?.look === thing.look || last.target?.look === thing.look);
}

const onward = (sprite: Sprite): Sprite => ({
  ...sprite,
  at: (part, seconds) => sprite.at(ARRIVES + (1 - ARRIVES) * part, seconds),
});

/** Pixels of the picture's unit: an upright frame shows as much from side to side. */
function unitOf({ width, height }: Frame): number {
  return Math.min(height, width * 0.8);
}

function lineOf(frame: Frame): number {
  return Math.max(0.8, 0.0034 * frame.unit) / unitOf(frame);
}

interface Brush {
  readonly frame: Frame;
  readonly isMirrored: boolean;
}

function intoPicture(pen: Pen, { frame, isMirrored }: Brush, paint: Paint): void {
  const { context } = pen;
  const unit = unitOf(frame);
  context.translate(frame.width / 2, frame.height / 2);
  context.scale(unit * (isMirrored ? -1 : 1), unit);
  paint(pen);
}

interface DrawingOrder {
  readonly sprite: Sprite;
  readonly paint: Paint;
  readonly brush: Brush;
  readonly scene: MemberScene;
}

function drawingOf(order: CastOrder, { sprite, paint, brush, scene }: DrawingOrder): LatePiece {
  const { frame } = order;
  const unit = unitOf(frame);
  const [left, top, right, bottom] = sprite.box;
  const [from, to] = brush.isMirrored ? [-right, -left] : [left, right];
  const most = frame.width;
  const edge = (value: number, half: number) =>
    2 * Math.round((half + Math.max(-most, Math.min(most, value * unit))) / 2);
  const area = { x: edge(from, frame.width / 2), y: edge(top, frame.height / 2) };
  const size = { width: edge(to, frame.width / 2) - area.x + 2, height: edge(bottom, frame.height / 2) - area.y + 2 };
  return latePiece(order, size, (room) => {
    const { canvas, context } = openCanvas(size.width, size.height);
    context.translate(-area.x, -area.y);
    context.save();
    intoPicture({ context, line: lineOf(frame) }, brush, paint);
    context.restore();
    if (!sprite.shines) {
      context.globalCompositeOperation = "source-atop";
      context.fillStyle = css(scene.light.tone);
      context.fillRect(area.x, area.y, canvas.width, canvas.height);
    }
    return inkPiece(order, { canvas, context, ...area }, room);
  });
}
