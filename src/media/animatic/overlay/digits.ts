// Counters that change with every frame, drawn digit by digit from pictures made once: no canvas while frames are running.
import type { Counter } from "../../../core/animatic/overlay/slate-layout.ts";
import type { Compositor, FrameBuffer, Layer } from "../kernel/compositor.ts";
import { addWhole } from "../film/layers.ts";
import { openCanvas } from "../paint/canvas.ts";
import { measureText, writeLine } from "../paint/fonts.ts";

/** Draws a text of digits, `:` and `/` on a frame. */
export type CounterWriter = (frame: FrameBuffer, text: string) => void;

const GLYPHS = "0123456789:/";

/** A writer for one counter of the slate. Adds its layers at once. */
export function openCounter(compositor: Compositor, counter: Counter, fill: string): CounterWriter {
  const layers = new Map<string, Layer>();
  for (const glyph of GLYPHS) layers.set(glyph, paintGlyph(compositor, counter, glyph, fill));
  return (frame, text) => {
    for (let place = 0; place < text.length; place++) {
      const layer = layers.get(text.charAt(place));
      if (layer) compositor.blend(frame, layer, counter.x + place * counter.cell, counter.y);
    }
  };
}

function paintGlyph(compositor: Compositor, counter: Counter, glyph: string, fill: string): Layer {
  const { cell, height, type } = counter;
  const { canvas, context } = openCanvas(cell, height);
  context.fillStyle = fill;
  writeLine(context, { text: glyph, type, x: (cell - measureText(glyph, type)) / 2, y: height / 2 });
  return addWhole(compositor, canvas, "clear");
}
