// Pieces of the picture as layers of the compositor: what is painted anywhere around the frame, shown through the camera's window.
import { MARGIN, OVERSCAN, type View } from "../../../core/animatic/camera/camera-path.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import { addPart } from "../film/layers.ts";
import type { Allocator } from "../kernel/arena.ts";
import type { Compositor, FrameBuffer, Layer } from "../kernel/compositor.ts";
import { openCanvas, type Canvas, type Context2D } from "../paint/canvas.ts";
import { findInk } from "../paint/ink-box.ts";

/** A canvas and where its corner is in the frame. */
export interface Painted {
  readonly canvas: Canvas;
  readonly context: Context2D;
  readonly x: number;
  readonly y: number;
}

export interface PieceOrder {
  readonly compositor: Compositor;
  readonly frame: Frame;
}

/** A layer, and where the frame's middle is in it. */
export interface Piece {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

interface Shift {
  readonly view: View;
  readonly dx?: number;
  readonly dy?: number;
  /** How much of it is there, 1 where it is left out. */
  readonly share?: number;
  /** Smaller than it is painted, around a place of the frame. */
  readonly shrunk?: { readonly by: number; readonly x: number; readonly y: number } | undefined;
}

export function show(
  { compositor, frame }: PieceOrder,
  target: FrameBuffer,
  { layer, x, y }: Piece,
  { view, dx = 0, dy = 0, share = 1, shrunk }: Shift,
): void {
  const scale = Math.min(view.zoom, OVERSCAN);
  const window = { x: x + view.dx - dx, y: y + view.dy - dy, scale };
  if (!shrunk || shrunk.by === 1) return compositor.show(target, layer, window, share);
  const away = 1 - 1 / shrunk.by;
  const [fromX, fromY] = [shrunk.x - frame.width / 2, shrunk.y - frame.height / 2];
  compositor.show(
    target,
    layer,
    { x: window.x + fromX * away, y: window.y + fromY * away, scale: scale / shrunk.by },
    share,
  );
}

/** The whole of a canvas. */
export function pieceOf({ compositor, frame }: PieceOrder, { canvas, x, y }: Painted, room?: Allocator): Piece {
  const { width, height } = canvas;
  const layer = addPart(compositor, { pixels: canvas.data(), pitch: width }, { x: 0, y: 0, width, height }, room);
  return { layer, x: frame.width / 2 - x, y: frame.height / 2 - y };
}

/** No larger than what is on it. */
export function inkPiece(
  { compositor, frame }: PieceOrder,
  { canvas, x, y }: Painted,
  room?: Allocator,
): Piece | undefined {
  const pixels = canvas.data();
  const ink = findInk({ width: canvas.width, height: canvas.height, data: pixels });
  if (!ink) return undefined;
  const [left, top] = [2 * Math.floor(ink.x / 2), 2 * Math.floor(ink.y / 2)];
  const width = Math.min(2 * Math.ceil((ink.x + ink.width - left) / 2), canvas.width - left);
  const height = Math.min(2 * Math.ceil((ink.y + ink.height - top) / 2), canvas.height - top);
  if (width < 2 || height < 2) return undefined;
  const layer = addPart(compositor, { pixels, pitch: canvas.width }, { x: left, y: top, width, height }, room);
  return { layer, x: frame.width / 2 - x - left, y: frame.height / 2 - y - top };
}

/** A canvas over the frame and its margins, for what does not move; undefined when nothing is painted. */
export function framePiece(order: PieceOrder, paint: (context: Context2D) => void): Piece | undefined {
  const { frame } = order;
  const [edgeX, edgeY] = [2 * Math.ceil((frame.width * MARGIN) / 2), 2 * Math.ceil((frame.height * MARGIN) / 2)];
  const { canvas, context } = openCanvas(frame.width + 2 * edgeX, frame.height + 2 * edgeY);
  context.translate(edgeX, edgeY);
  paint(context);
  return inkPiece(order, { canvas, context, x: -edgeX, y: -edgeY });
}

/** A piece that is painted when it is first shown. */
export type LatePiece = () => Piece | undefined;

/** `paint` makes a piece of at most this size in the room that is reserved for it now. */
export function latePiece(
  { compositor }: PieceOrder,
  { width, height }: { readonly width: number; readonly height: number },
  paint: (room: Allocator) => Piece | undefined,
): LatePiece {
  const room = compositor.reserve(width, height);
  return once(() => paint(room));
}

/** What a function gives, worked out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: work() }).value;
}
