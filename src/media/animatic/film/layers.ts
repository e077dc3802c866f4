// Layers of the compositor out of what is painted on a canvas.
import type { Box } from "../../../core/animatic/frame.ts";
import type { Compositor, Layer } from "../kernel/compositor.ts";
import { openCanvas, type Canvas, type Context2D } from "../paint/canvas.ts";

/** A layer of a whole canvas; a solid one covers what lies under it. */
export function addWhole(compositor: Compositor, canvas: Canvas, kind: "solid" | "clear" = "solid"): Layer {
  const { width, height } = canvas;
  return compositor.addLayer(
    { width, height, pixels: canvas.getContext("2d").getImageData(0, 0, width, height).data },
    kind,
  );
}

/** A layer of what a painter puts into a box of its coordinates. */
export function addBox(compositor: Compositor, box: Box, paint: (context: Context2D) => void): Layer {
  const { context } = openCanvas(box.width, box.height);
  context.translate(-box.x, -box.y);
  paint(context);
  const { width, height } = box;
  return compositor.addLayer({ width, height, pixels: context.getImageData(0, 0, width, height).data }, "clear");
}
