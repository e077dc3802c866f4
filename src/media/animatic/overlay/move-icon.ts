// A small frame with the camera's move in it: an inner frame for what comes nearer, arrows for what goes somewhere.
import type { Move, MoveKind } from "../../../core/animatic/camera-move.ts";
import type { Box } from "../../../core/animatic/frame.ts";
import type { Brush, Point } from "../paint/canvas.ts";

const AMBER = "#ffc94d";
const PALE = "rgba(255,255,255,0.55)";

export function paintMoveIcon(brush: Brush, box: Box, move: Move | undefined): void {
  brush.save();
  brush.lineWidth = Math.max(1, box.height * 0.085);
  brush.lineJoin = brush.lineCap = "round";
  brush.strokeStyle = PALE;
  brush.strokeRect(box.x, box.y, box.width, box.height);
  brush.strokeStyle = brush.fillStyle = move ? AMBER : PALE;
  paintMove(brush, box, move);
  brush.restore();
}

type At = (x: number, y: number) => Point;
type Sign = (brush: Brush, at: At, ahead: boolean) => void;

const SIGNS: Readonly<Record<MoveKind, Sign>> = {
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

function paintMove(brush: Brush, box: Box, move: Move | undefined): void {
  const at: At = (x, y) => [box.x + box.width * x, box.y + box.height * y];
  if (move) return SIGNS[move.kind](brush, at, move.direction > 0);
  brush.beginPath();
  brush.arc(...at(0.5, 0.5), box.height * 0.12, 0, 7);
  brush.fill();
}

function paintAside(brush: Brush, at: At, ahead: boolean): void {
  paintArrow(brush, at(ahead ? 0.2 : 0.8, 0.5), at(ahead ? 0.74 : 0.26, 0.5));
}

function paintUpright(brush: Brush, at: At, ahead: boolean): void {
  paintArrow(brush, at(0.5, ahead ? 0.16 : 0.84), at(0.5, ahead ? 0.72 : 0.28));
}

/** Corners joined to a frame in the middle: it grows towards us, or away with the frame drawn outside in. */
function paintInnerFrame(brush: Brush, at: At, nearer: boolean): void {
  const [inset, reach] = nearer ? [0.3, 0] : [0.24, 0.1];
  const [from, to] = [at(inset, inset), at(1 - inset, 1 - inset)];
  brush.strokeRect(from[0], from[1], to[0] - from[0], to[1] - from[1]);
  brush.beginPath();
  for (const x of [0, 1]) {
    for (const y of [0, 1]) {
      const corner = (part: number): Point => at(x ? 1 - part : part, y ? 1 - part : part);
      brush.moveTo(...corner(reach));
      brush.lineTo(...corner(inset));
    }
  }
  brush.stroke();
}

function paintArc(brush: Brush, at: At, ahead: boolean): void {
  const x = (part: number) => (ahead ? part : 1 - part);
  brush.beginPath();
  brush.moveTo(...at(x(0.16), 0.36));
  brush.quadraticCurveTo(...at(x(0.5), 1.02), ...at(x(0.8), 0.44));
  brush.stroke();
  paintHead(brush, at(x(0.72), 0.6), at(x(0.83), 0.34));
}

function paintWave(brush: Brush, at: At): void {
  brush.beginPath();
  for (let step = 0; step <= 12; step++) brush.lineTo(...at(0.14 + 0.06 * step, 0.5 + 0.24 * Math.sin(step * 2.1)));
  brush.stroke();
}

function paintArrow(brush: Brush, from: Point, to: Point): void {
  brush.beginPath();
  brush.moveTo(...from);
  brush.lineTo(...to);
  brush.stroke();
  paintHead(brush, from, to);
}

/** The point of an arrow that comes from one place and ends a little beyond the other. */
function paintHead(brush: Brush, from: Point, to: Point): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const long = brush.lineWidth * 3;
  const corner = (turn: number, reach: number): Point => [
    to[0] + Math.cos(angle + turn) * reach,
    to[1] + Math.sin(angle + turn) * reach,
  ];
  brush.beginPath();
  brush.moveTo(...corner(0, long * 0.55));
  brush.lineTo(...corner(Math.PI - 0.75, long));
  brush.lineTo(...corner(Math.PI + 0.75, long));
  brush.closePath();
  brush.fill();
}
