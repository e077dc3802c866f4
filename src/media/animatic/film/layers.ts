// Layers of the compositor out of what is painted on a canvas.
import type { Box } from "../../../core/animatic/frame.ts";
import type { Allocator } from "../kernel/arena.ts";
import type { Compositor, Layer, Raster } from "../kernel/compositor.ts";
import { openCanvas, type Canvas, type Context2D } from "../paint/canvas.ts";

/** A layer of a whole canvas; a solid one covers what lies under it. */
export function addWhole(compositor: Compositor, canvas: Canvas, kind: "solid" | "clear" = "solid"): Layer {
  const { width, height } = canvas;
  return compositor.addLayer({ width, height, pixels: canvas.data() }, kind);
}

/** A clear layer of a part of a canvas, in memory that was reserved for it or is free. */
export function addPart(
  compositor: Compositor,
  { pixels, pitch }: { readonly pixels: Uint8Array; readonly pitch: number },
  { x, y, width, height }: Box,
  room?: Allocator,
): Layer {
  const raster: Raster = { width, height, pixels, part: { first: y * pitch + x, pitch } };
  return compositor.addLayer(raster, "clear", room);
}

/** A layer of what a painter puts into a box of its coordinates. */
export function addBox(compositor: Compositor, box: Box, paint: (context: Context2D) => void): Layer {
  const { canvas, context } = openCanvas(box.width, box.height);
  context.translate(-box.x, -box.y);
  paint(context);
  return addWhole(compositor, canvas, "clear");
}
