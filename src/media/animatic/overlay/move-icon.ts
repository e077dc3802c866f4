// A small frame with the camera's move in it: an inner frame for what comes nearer, arrows for what goes somewhere.
import type { Move, MoveKind } from "../../../core/animatic/camera/camera-move.ts";
import type { Box } from "../../../core/animatic/frame.ts";
import type { Context2D, Point } from "../paint/canvas.ts";

const AMBER = "#ffc94d";
const PALE = "rgba(255,255,255,0.55)";

export function paintMoveIcon(context: Context2D, box: Box, move: Move | undefined): void {
  context.save();
  context.lineWidth = Math.max(1, box.height * 0.085);
  context.lineJoin = context.lineCap = "round";
  context.strokeStyle = PALE;
  context.strokeRect(box.x, box.y, box.width, box.height);
  context.strokeStyle = context.fillStyle = move ? AMBER : PALE;
  paintMove(context, box, move);
  context.restore();
}

type At = (x: number, y: number) => Point;
type Glyph = (context: Context2D, at: At, ahead: boolean) => void;

const GLYPHS: Readonly<Record<MoveKind, Glyph>> = {
  push: paintInnerFrame,
  pull: paintInnerFrame,
  zoom: paintInnerFrame,
  pan: paintAside,
  track: paintAside,
  tilt: paintUpright,
  crane: paintUpright,
  arc: paintArc,
  handheld: paintWave,
};

function paintMove(context: Context2D, box: Box, move: Move | undefined): void {
  const at: At = (x, y) => [box.x + box.width * x, box.y + box.height * y];
  if (move) return GLYPHS[move.kind](context, at, move.direction > 0);
  context.beginPath();
  context.arc(...at(0.5, 0.5), box.height * 0.12, 0, 7);
  context.fill();
}

function paintAside(context: Context2D, at: At, ahead: boolean): void {
  paintArrow(context, at(ahead ? 0.2 : 0.8, 0.5), at(ahead ? 0.74 : 0.26, 0.5));
}

function paintUpright(context: Context2D, at: At, ahead: boolean): void {
  paintArrow(context, at(0.5, ahead ? 0.16 : 0.84), at(0.5, ahead ? 0.72 : 0.28));
}

/** Corners joined to a frame in the middle: it grows towards us, or away with the frame drawn outside in. */
function paintInnerFrame(context: Context2D, at: At, nearer: boolean): void {
  const [inset, reach] = nearer ? [0.3, 0] : [0.24, 0.1];
  const [from, to] = [at(inset, inset), at(1 - inset, 1 - inset)];
  context.strokeRect(from[0], from[1], to[0] - from[0], to[1] - from[1]);
  context.beginPath();
  for (const x of [0, 1]) {
    for (const y of [0, 1]) {
      const corner = (part: number): Point => at(x ? 1 - part : part, y ? 1 - part : part);
      context.moveTo(...corner(reach));
      context.lineTo(...corner(inset));
    }
  }
  context.stroke();
}

function paintArc(context: Context2D, at: At, ahead: boolean): void {
  const x = (part: number) => (ahead ? part : 1 - part);
  context.beginPath();
  context.moveTo(...at(x(0.16), 0.36));
  context.quadraticCurveTo(...at(x(0.5), 1.02), ...at(x(0.8), 0.44));
  context.stroke();
  paintHead(context, at(x(0.72), 0.6), at(x(0.83), 0.34));
}

function paintWave(context: Context2D, at: At): void {
  context.beginPath();
  for (let step = 0; step <= 12; step++) context.lineTo(...at(0.14 + 0.06 * step, 0.5 + 0.24 * Math.sin(step * 2.1)));
  context.stroke();
}

function paintArrow(context: Context2D, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  paintHead(context, from, to);
}

/** The point of an arrow that comes from one place and ends a little beyond the other. */
function paintHead(context: Context2D, from: Point, to: Point): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const long = context.lineWidth * 3;
  const corner = (turn: number, reach: number): Point => [
    to[0] + Math.cos(angle + turn) * reach,
    to[1] + Math.sin(angle + turn) * reach,
  ];
  context.beginPath();
  context.moveTo(...corner(0, long * 0.55));
  context.lineTo(...corner(Math.PI - 0.75, long));
  context.lineTo(...corner(Math.PI + 0.75, long));
  context.closePath();
  context.fill();
}
