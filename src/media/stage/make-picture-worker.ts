// Runs in a worker thread: cuts, scales and composes one picture, and answers its PNG.
import { basename } from "node:path";
import { layoutPanels, type Cell } from "../../core/inputs/layout-panels.ts";
import type { PictureSource } from "../../core/inputs/plan-inputs.ts";
import type { Size } from "../../core/targets/grid.ts";
import { loadImage, openCanvas, type Context2D, type Canvas } from "../animatic/paint/canvas.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { composeGroup, projectPlate, viewPlate, type ShownPart } from "./compose-reference.ts";
import type { PictureOrder } from "./make-picture.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { isVast, parsePictureHeader } from "../../core/media/picture-file.ts";

const GREY = "rgb(128, 128, 128)";
const WHOLE = { panel: 0, of: 1 };

async function make(order: PictureOrder): Promise<Canvas> {
  switch (order.make) {
    case "part":
      return cutOf(await load(order.picture));
    case "keyframe":
      return cutOf(proportioned(await load({ file: order.file }), order.size));
    case "converted":
      return cutOf(await load({ file: order.file }));
    case "sheet":
      return stitch(order.files);
    case "group":
      return composeGroup(
        await Promise.all(order.figures.map(load)),
        order.plate && (await load(order.plate)),
        order.size,
      );
    case "canvas":
      return projectPlate(await load({ file: order.file }), order.size, order.degrees);
    case "view":
      return viewPlate(await load({ file: order.file }), order.gaze, order.size);
    case "grey":
      return filled(order.size, GREY).canvas;
    case "composed":
      return compose(order);
  }
}

async function compose({ panels, size, rules }: Extract<PictureOrder, { make: "composed" }>): Promise<Canvas> {
  const shown = await Promise.all(panels.map(({ picture }) => (picture ? load(picture) : Promise.resolve(null))));
  const { canvas, context } = filled(size, rules.background);
  const shapes = panels.map(({ kind }, index) => ({ kind, picture: shown[index] ?? null }));
  for (const [index, cell] of layoutPanels(shapes, size, rules).entries()) {
    const part = shown[index];
    if (part) draw(context, cell.fit === "cover" ? proportioned(part, cell) : part, cell);
    else fill(context, cell);
  }
  return canvas;
}

async function stitch(files: readonly string[]): Promise<Canvas> {
  const shown = await Promise.all(files.map((file) => load({ file })));
  const { width = 1, height = 1 } = shown[0] ?? {};
  const { canvas, context } = filled({ width: width * files.length, height }, GREY);
  for (const [index, each] of shown.entries())
    draw(context, proportioned(each, { width, height }), { x: index * width, y: 0, width, height, fit: "contain" });
  return canvas;
}

async function load({ file, crop = WHOLE }: PictureSource): Promise<ShownPart> {
  const bytes = await readWhole(file).catch(() => undefined);
  const header = bytes && parsePictureHeader(bytes);
  if (!bytes || !header) throw new Error(`${basename(file)} cannot be read as a picture: replace it`);
  if (isVast(header)) throw new Error(`${basename(file)} has more than a hundred million pixels: make it smaller`);
  const picture = await loadImage(bytes).catch(() => undefined);
  if (!picture) throw new Error(`${basename(file)} is damaged: replace it`);
  const width = Math.max(1, Math.floor(picture.width / crop.of));
  return { picture, x: width * crop.panel, y: 0, width, height: picture.height };
}

/** The middle of it that has the proportions of a size. */
function proportioned(shown: ShownPart, { width, height }: Size): ShownPart {
  const wide = Math.min(shown.width, Math.max(1, Math.round((shown.height * width) / height)));
  const tall = Math.min(shown.height, Math.max(1, Math.round((shown.width * height) / width)));
  const x = shown.x + Math.floor((shown.width - wide) / 2);
  return { ...shown, x, y: shown.y + Math.floor((shown.height - tall) / 2), width: wide, height: tall };
}

function cutOf(shown: ShownPart): Canvas {
  const { canvas, context } = filled(shown, GREY);
  draw(context, shown, { x: 0, y: 0, width: shown.width, height: shown.height, fit: "contain" });
  return canvas;
}

/** The whole of it, as large as the cell lets it be, in its middle. */
function draw(context: Context2D, { picture, x, y, width, height }: ShownPart, cell: Cell): void {
  const scale = Math.min(cell.width / width, cell.height / height);
  const [wide, tall] = [width * scale, height * scale];
  context.imageSmoothingQuality = "high";
  const [left, top] = [cell.x + (cell.width - wide) / 2, cell.y + (cell.height - tall) / 2];
  context.drawImage(picture, x, y, width, height, left, top, wide, tall);
}

function fill(context: Context2D, { x, y, width, height }: Cell): void {
  context.fillStyle = GREY;
  context.fillRect(x, y, width, height);
}

function filled(size: Size, colour: string) {
  const opened = openCanvas(size.width, size.height);
  opened.context.fillStyle = colour;
  opened.context.fillRect(0, 0, size.width, size.height);
  return opened;
}

const QUALITY = 95;

function encode(canvas: Canvas, order: PictureOrder): Promise<Uint8Array> {
  const format = "to" in order ? order.to : "png";
  if (format === "png") return canvas.encode("png");
  return format === "jpeg" ? canvas.encode("jpeg", QUALITY) : canvas.encode("webp", QUALITY);
}

takeOrders<PictureOrder, Uint8Array>(
  async (order) => new Uint8Array(await encode(await make(order), order)),
  (png) => [png.buffer as ArrayBuffer],
);
