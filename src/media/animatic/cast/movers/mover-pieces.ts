// Things that move by themselves as layers: their drawings, painted when they are first shown, and which is where at a moment.
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { MARGIN, type View } from "../../../../core/animatic/camera/camera-path.ts";
import { evenPlace, evenSize } from "../../../../core/animatic/frame.ts";
import type { MoverArt, Mover } from "../../../../core/animatic/movers/mover.ts";
import type { FrameBuffer } from "../../kernel/compositor.ts";
import { openCanvas } from "../../paint/canvas.ts";
import { inkPiece, latePiece, show, type LatePiece, type PieceOrder } from "../pieces.ts";
import type { Art } from "./art.ts";
import { BURSTS } from "./bursts.ts";
import { FALLING } from "./falling.ts";
import { COVERS } from "./covers.ts";
import { FIGURES } from "./figures.ts";
import { FLOWS } from "./flows.ts";
import { FURNISHINGS } from "./furnishings.ts";
import { GEAR } from "./gear.ts";
import { GIVING_WAY } from "./giving-way.ts";
import { LIGHTS } from "./lights.ts";
import { OUTBREAKS } from "./outbreaks.ts";
import { OUTPOURS } from "./outpours.ts";
import { PITCH } from "./pitch.ts";
import { PLAY_PLACES } from "./play-places.ts";
import { RISING } from "./rising.ts";
import { ROCKERS } from "./rockers.ts";
import { SKY_SIGHTS } from "./sky-sights.ts";
import { STAINS } from "./stains.ts";
import { STATUES } from "./statues.ts";
import { TURNED_PROPS } from "./turned-props.ts";
import { TOYS } from "./toys.ts";
import { VESSELS } from "./vessels.ts";
import { WRECKAGE } from "./wreckage.ts";

const ARTS: Readonly<Record<MoverArt, Art>> = {
  ...TURNED_PROPS,
  ...FURNISHINGS,
  ...TOYS,
  ...FIGURES,
  ...STATUES,
  ...ROCKERS,
  ...PITCH,
  ...PLAY_PLACES,
  ...WRECKAGE,
  ...RISING,
  ...LIGHTS,
  ...GEAR,
  ...BURSTS,
  ...GIVING_WAY,
  ...FLOWS,
  ...VESSELS,
  ...COVERS,
  ...OUTPOURS,
  ...STAINS,
  ...FALLING,
  ...OUTBREAKS,
  ...SKY_SIGHTS,
};

interface MoverTime {
  readonly view: View;
  readonly seconds: number;
  readonly isBefore: boolean;
  /** Pixels that somebody has gone across. */
  readonly shiftOf: (id: string, seconds: number) => number;
}

export interface MoverPieces {
  paint(target: FrameBuffer, at: MoverTime): void;
}

export function moverPieces(things: readonly Mover[], order: PieceOrder & { readonly tone: Colour }): MoverPieces {
  const layers = things.map((thing) => ({ thing, drawings: drawingsOf(thing, order) }));
  return {
    paint(target, { view, seconds, isBefore, shiftOf }) {
      for (const { thing, drawings } of layers) {
        const moment = thing.isBefore === isBefore ? thing.at(seconds) : undefined;
        if (!moment) continue;
        const { phase, dy = 0, by = 1, share = 1 } = moment;
        const shift = thing.follows === undefined ? 0 : shiftOf(thing.follows, thing.metAt ?? seconds);
        const dx = (moment.dx ?? 0) + shift;
        const piece = drawings[Math.min(drawings.length - 1, Math.floor(phase * drawings.length))]?.();
        if (piece) show(order, target, piece, { view, dx, dy, share, shrunk: { by, x: thing.x, y: thing.y } });
      }
    },
  };
}

function drawingsOf(thing: Mover, order: PieceOrder & { readonly tone: Colour }): readonly LatePiece[] {
  const { drawings } = ARTS[thing.art];
  return Array.from({ length: drawings }, (_, at) => pieceAt(thing, drawings < 2 ? 0 : at / (drawings - 1), order));
}

/** No further around the frame than a camera sees, for what stays where it is. */
function pieceAt(thing: Mover, phase: number, order: PieceOrder & { readonly tone: Colour }): LatePiece {
  const { x, y, unit, facing } = thing;
  const { box, paint, isLight } = ARTS[thing.art];
  const { frame, tone } = order;
  const [from, to] = facing === 1 ? [-box[2], -box[0]] : [box[0], box[2]];
  const [wide, high] = [frame.width * MARGIN, frame.height * MARGIN];
  const isFixed = thing.reach !== undefined && thing.follows === undefined;
  const left = evenPlace(isFixed ? Math.max(-wide, x + from * unit) : x + from * unit);
  const top = evenPlace(isFixed ? Math.max(-high, y + box[1] * unit) : y + box[1] * unit);
  const size = {
    width: evenSize(Math.min(frame.width + 2 * wide, x + to * unit - left + 2)),
    height: evenSize(Math.min(frame.height + 2 * high, y + box[3] * unit - top + 2)),
  };
  return latePiece(order, size, (room) => {
    const { canvas, context } = openCanvas(size.width, size.height);
    context.save();
    context.translate(x - left, y - top);
    context.scale(-facing * unit, unit);
    paint({ context, line: Math.max(0.75, 0.0026 * frame.unit) / unit }, phase, thing);
    context.restore();
    if (!isLight) {
      context.globalCompositeOperation = "source-atop";
      context.fillStyle = css(tone);
      context.fillRect(0, 0, size.width, size.height);
    }
    return inkPiece(order, { canvas, context, x: left, y: top }, room);
  });
}
