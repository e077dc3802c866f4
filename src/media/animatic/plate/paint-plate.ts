// The place behind the subjects, painted once per take: by its words, or from a picture of it. Wider than the frame, softened
// and enlarged by the framing, darkened towards the corners, with a fixed grain that keeps soft slopes from banding.
import { seededRandom, hashOf } from "../../../core/animatic/seeded-random.ts";
import { OVERSCAN } from "../../../core/animatic/camera-path.ts";
import { evenSize, unitOf, type Frame, type Framing } from "../../../core/animatic/frame.ts";
import { paletteOf } from "../../../core/animatic/palette.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { traitsOf, type Land, type PlaceKind } from "../../../core/animatic/place/place-kinds.ts";
import { openCanvas, type Context2D, type Canvas, type Image } from "../paint/canvas.ts";
import type { PlateCanvas } from "./plate-canvas.ts";
import { paintAbstract } from "./paint-abstract.ts";
import { paintCity } from "./paint-city.ts";
import { paintHall } from "./paint-hall.ts";
import { paintDesert, paintFields, paintHills } from "./paint-land.ts";
import { paintInterior } from "./paint-interior.ts";
import { paintSky } from "./paint-sky.ts";
import { paintSpace } from "./paint-space.ts";
import { paintWater } from "./paint-water.ts";
import { paintWoods } from "./paint-woods.ts";

export interface PlateOrder {
  readonly place: PlaceScene;
  /** The location's id and description. */
  readonly words: string;
  readonly framing: Framing;
  readonly frame: Frame;
  /** Turned round, for the one who looks back from the other side. */
  readonly mirrored: boolean;
  /** A picture of the place to show instead. */
  readonly picture: Image | undefined;
}

/** Softened plates are painted at half size first: blurring is slow, and the difference cannot be seen. */
const SOFT = 0.5;
/** Height that enlargements keep in place, in parts of the picture. */
const ANCHOR = 0.52;

/** A finished canvas of `OVERSCAN` times the frame. */
export function paintPlate(order: PlateOrder): Canvas {
  const { framing, frame } = order;
  const [width, height] = [evenSize(frame.width * OVERSCAN), evenSize(frame.height * OVERSCAN)];
  const share = framing.blur > 0 ? SOFT : 1;
  const { canvas, context } = openCanvas(width * share, height * share);
  context.save();
  if (order.mirrored) mirror(context, canvas.width);
  enlarge(context, canvas, framing.zoom);
  if (order.picture) coverWith(context, order.picture, canvas);
  else paintPlace(openPlate(order, canvas, context), order.words);
  context.restore();
  const plate =
    framing.blur > 0
      ? softened(canvas, framing.blur * frame.unit * OVERSCAN * share, width, height)
      : { canvas, context };
  finish(plate.context, plate.canvas, order.place.id);
  return plate.canvas;
}

/** Fills a canvas with a picture, cut evenly where their shapes differ. */
export function coverWith(
  context: Context2D,
  picture: Image | Canvas,
  canvas: { readonly width: number; readonly height: number },
): void {
  const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

function openPlate(order: PlateOrder, canvas: Canvas, context: Context2D): PlateCanvas {
  const { place, framing } = order;
  const { width, height } = canvas;
  const unit = unitOf(width, height);
  const floor = height * (framing.family === "wide" ? 0.64 : 0.69);
  return {
    context,
    width,
    height,
    unit,
    floor,
    place,
    palette: paletteOf(place),
    random: seededRandom(`${place.id} plate`),
  };
}

function paintPlace(plateCanvas: PlateCanvas, words: string): void {
  const { kind, outside } = plateCanvas.place;
  if (kind === "abstract") return paintAbstract(plateCanvas);
  if (kind === "planet" || kind === "orbit") return paintSpace(plateCanvas);
  if (!outside) return HALLS.has(kind) ? paintHall(plateCanvas) : paintInterior(plateCanvas, words);
  const sun = paintSky(plateCanvas);
  const painters: Partial<Record<Land, () => void>> = {
    water: () => paintWater(plateCanvas, sun, words),
    deep: () => paintWater(plateCanvas, sun, words),
    city: () => paintCity(plateCanvas, words),
    woods: () => paintWoods(plateCanvas, sun),
    marsh: () => paintWoods(plateCanvas, sun),
    fields: () => paintFields(plateCanvas),
    desert: () => paintDesert(plateCanvas),
  };
  (painters[traitsOf(kind).land ?? "rock"] ?? (() => paintHills(plateCanvas)))();
}

const HALLS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  ...(["corridor", "church", "hall", "castle_hall", "station", "tunnel", "factory", "theatre"] as const),
]);

function mirror(context: Context2D, width: number): void {
  context.translate(width, 0);
  context.scale(-1, 1);
}

function enlarge(context: Context2D, canvas: Canvas, zoom: number): void {
  context.translate(canvas.width / 2, canvas.height * ANCHOR);
  context.scale(zoom, zoom);
  context.translate(-canvas.width / 2, -canvas.height * ANCHOR);
}

/** Blurred in one stroke, then enlarged; the edges are filled with the sharp picture, where the blur runs out. */
function softened(
  sharp: Canvas,
  radius: number,
  width: number,
  height: number,
): { canvas: Canvas; context: Context2D } {
  const soft = openCanvas(sharp.width, sharp.height);
  soft.context.filter = `blur(${radius.toFixed(2)}px)`;
  soft.context.drawImage(sharp, 0, 0);
  soft.context.filter = "none";
  soft.context.globalCompositeOperation = "destination-over";
  soft.context.drawImage(sharp, 0, 0);
  const whole = openCanvas(width, height);
  whole.context.imageSmoothingQuality = "high";
  whole.context.drawImage(soft.canvas, 0, 0, width, height);
  return whole;
}

/** Darker corners and grain. */
function finish(context: Context2D, canvas: Canvas, id: string): void {
  const { width, height } = canvas;
  const unit = unitOf(width, height);
  const corners = context.createRadialGradient(
    width / 2,
    height * 0.46,
    unit * 0.38,
    width / 2,
    height / 2,
    unit * 1.08,
  );
  corners.addColorStop(0, "rgba(4,6,12,0)");
  corners.addColorStop(0.6, "rgba(4,6,12,0.16)");
  corners.addColorStop(1, "rgba(4,6,12,0.5)");
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.createPattern(grainTile(id), "repeat") ?? "rgba(0,0,0,0)";
  context.fillRect(0, 0, width, height);
}

/** Dots of black and white that shift a value by two steps at most. */
function grainTile(id: string): Canvas {
  const { canvas, context } = openCanvas(128, 128);
  const tile = context.createImageData(128, 128);
  let state = hashOf(`${id} grain`) | 1;
  for (let at = 0; at < tile.data.length; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const swing = ((state & 255) + ((state >>> 8) & 255) - 255) / 255;
    tile.data.fill(swing > 0 ? 255 : 0, at, at + 3);
    tile.data[at + 3] = Math.abs(swing) * 6;
  }
  context.putImageData(tile, 0, 0);
  return canvas;
}
