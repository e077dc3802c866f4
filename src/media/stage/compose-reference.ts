// Pictures that references are made from: several figures as one composite, a plate on the canvas of a panorama, and a view of a panorama.
import { viewPanorama, type Gaze } from "../../core/media/panorama-view.ts";
import type { Size } from "../../core/targets/grid.ts";
import { ImageData, openCanvas, type Canvas, type Image } from "../animatic/paint/canvas.ts";

/** The part of a picture that is shown, in its pixels. */
export interface ShownPart {
  readonly picture: Image;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of the frame's height. */
const FIGURE = 2 / 3;
/** What no engine leaves in a finished panorama. */
const GREEN = "rgb(0, 255, 0)";

/** Figures side by side, two thirds of the frame tall, standing on its lower edge; on the plate, else on white. */
export function composeGroup(figures: readonly ShownPart[], plate: ShownPart | null, size: Size): Canvas {
  const { canvas, context } = openCanvas(size.width, size.height);
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  if (plate) {
    const cover = Math.max(size.width / plate.width, size.height / plate.height);
    const [wide, tall] = [plate.width * cover, plate.height * cover];
    const [left, top] = [(size.width - wide) / 2, (size.height - tall) / 2];
    context.drawImage(plate.picture, plate.x, plate.y, plate.width, plate.height, left, top, wide, tall);
  }
  const cell = size.width / Math.max(1, figures.length);
  for (const [index, { picture, x, y, width, height }] of figures.entries()) {
    const scale = Math.min((size.height * FIGURE) / height, cell / width);
    const [wide, tall] = [width * scale, height * scale];
    const left = cell * index + (cell - wide) / 2;
    context.drawImage(picture, x, y, width, height, left, size.height - tall, wide, tall);
  }
  return canvas;
}

/**
 * A plate as a camera with so many degrees from left to right sees it, in the middle of an equirectangular canvas of green. Each pixel of the
 * canvas looks in one direction; where that meets the plate, it has the plate's colour.
 */
export function projectPlate({ picture, width, height }: ShownPart, size: Size, degrees: number): Canvas {
  const source = openCanvas(width, height);
  source.context.drawImage(picture, 0, 0);
  const from = source.context.getImageData(0, 0, width, height).data;
  const { canvas, context } = openCanvas(size.width, size.height);
  context.fillStyle = GREEN;
  context.fillRect(0, 0, size.width, size.height);
  const target = context.getImageData(0, 0, size.width, size.height);
  const focal = width / 2 / Math.tan((degrees * Math.PI) / 360);
  for (let row = 0; row < size.height; row++) {
    const pitch = (0.5 - (row + 0.5) / size.height) * Math.PI;
    for (let column = 0; column < size.width; column++) {
      const yaw = ((column + 0.5) / size.width - 0.5) * 2 * Math.PI;
      const depth = Math.cos(pitch) * Math.cos(yaw);
      if (depth <= 0) continue;
      const x = Math.floor((Math.cos(pitch) * Math.sin(yaw) * focal) / depth + width / 2);
      const y = Math.floor(height / 2 - (Math.sin(pitch) * focal) / depth);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const [at, to] = [(y * width + x) * 4, (row * size.width + column) * 4];
      for (let part = 0; part < 4; part++) target.data[to + part] = from[at + part] ?? 0;
    }
  }
  context.putImageData(target, 0, 0);
  return canvas;
}

/** A view of a panorama as a plate. */
export function viewPlate({ picture, width, height }: ShownPart, gaze: Gaze, size: Size): Canvas {
  const source = openCanvas(width, height);
  source.context.drawImage(picture, 0, 0);
  const data = new Uint8Array(source.context.getImageData(0, 0, width, height).data.buffer);
  const seen = viewPanorama({ width, height, data }, gaze, size);
  const { canvas, context } = openCanvas(size.width, size.height);
  context.putImageData(
    new ImageData(new Uint8ClampedArray(seen.data.buffer as ArrayBuffer), size.width, size.height),
    0,
    0,
  );
  return canvas;
}
