// Runs in a worker thread: paints a title on a transparent canvas, the letters over a glow that keeps them readable on any picture.
import { basename } from "node:path";
import { layoutTitle } from "../../core/titles/layout-title.ts";
import { openCanvas, type Context2D } from "../animatic/paint/canvas.ts";
import { addFont, measureText, writeLine } from "../animatic/paint/fonts.ts";
import { findInk } from "../animatic/paint/ink-box.ts";
import { noteMissingLetters } from "../animatic/paint/missing-letters.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import type { TitleOrder, TitlePicture } from "./paint-title.ts";
import type { PlacedText } from "../../core/animatic/overlay/fit-text.ts";

/** The glow is drawn three times: wide and faint, then nearer, then close around the letters. Parts of its reach and of its strength. */
const GLOWS = [
  { reach: 1, strength: 1 },
  { reach: 0.45, strength: 0.9 },
  { reach: 0.14, strength: 0.8 },
];

async function paint(order: TitleOrder): Promise<TitlePicture> {
  const { text, style, width, height } = order;
  const font = order.font === null ? undefined : await requireFont(order.font);
  const lines = layoutTitle(text, { width, height, size: style.size, y: style.y, font }, measureText);
  const { canvas, context } = openCanvas(width, height);
  if (style.glowSize > 0) drawGlow(context, lines, style.glow, style.glowSize * height);
  context.fillStyle = style.color;
  for (const line of lines) writeLine(context, line);
  const box = evenBox(findInk({ width, height, data: context.getImageData(0, 0, width, height).data }));
  const cut = openCanvas(box.width, box.height);
  cut.context.drawImage(canvas, -box.x, -box.y);
  const notes = noteMissingLetters([text], "the title");
  return { png: new Uint8Array(await cut.canvas.encode("png")), x: box.x, y: box.y, notes };
}

async function requireFont(path: string): Promise<string> {
  const name = await addFont(path);
  if (name !== undefined) return name;
  throw new Error(`${basename(path)} cannot be read as a font: replace it`);
}

/** Only the shadows of the letters: they themselves are written outside the canvas. `size`: how far it reaches, pixels. */
function drawGlow(context: Context2D, lines: readonly PlacedText[], colour: string, size: number): void {
  const away = context.canvas.width * 2;
  context.save();
  context.fillStyle = context.shadowColor = colour;
  context.shadowOffsetX = away;
  for (const { reach, strength } of GLOWS) {
    context.globalAlpha = strength;
    context.shadowBlur = reach * size;
    for (const line of lines) writeLine(context, { ...line, x: line.x - away });
  }
  context.restore();
}

/** Colour is stored for two pixels by two: a picture at an odd position would be moved. */
function evenBox(ink: { x: number; y: number; width: number; height: number } | undefined) {
  const { x, y, width, height } = ink ?? { x: 0, y: 0, width: 2, height: 2 };
  const [left, top] = [x - (x % 2), y - (y % 2)];
  const [right, bottom] = [x + width, y + height];
  return { x: left, y: top, width: right + (right % 2) - left, height: bottom + (bottom % 2) - top };
}

takeOrders<TitleOrder, TitlePicture>(paint, ({ png }) => [png.buffer as ArrayBuffer]);
