// Runs in a worker thread: paints marks as the page shows them, lines with round ends over a thin dark edge, on nothing.
import { colourOf, shapeOf } from "../../core/lib/mark-paths.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { openCanvas, Path2D } from "../animatic/paint/canvas.ts";
import type { DrawingsOrder } from "./paint-drawings.ts";

/** Breadth of a line in parts of the picture's longer side, and of the edge around it in parts of the line. */
const LINE = 0.004;
const EDGE = 0.3;

async function paint({ drawings, width, height }: DrawingsOrder): Promise<readonly Uint8Array[]> {
  const line = Math.max(2, LINE * Math.max(width, height));
  const pictures: Uint8Array[] = [];
  for (const marks of drawings) {
    const { canvas, context } = openCanvas(width, height);
    context.lineCap = context.lineJoin = "round";
    for (const mark of marks) {
      const path = new Path2D(shapeOf(mark, { width, height }) ?? "");
      context.lineWidth = line * (1 + 2 * EDGE);
      context.strokeStyle = "rgb(0 0 0 / 0.6)";
      context.stroke(path);
      context.lineWidth = line;
      context.strokeStyle = colourOf(mark);
      context.stroke(path);
    }
    pictures.push(new Uint8Array(await canvas.encode("png")));
  }
  return pictures;
}

takeOrders<DrawingsOrder, readonly Uint8Array[]>(paint, (pictures) =>
  pictures.map(({ buffer }) => buffer as ArrayBuffer),
);
