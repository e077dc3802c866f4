// The place behind the subjects, painted once per take: by its words, or from a picture of it. Wider than the frame, softened
// and enlarged by the framing, darkened towards the corners, with a fixed grain that keeps soft slopes from banding.
import { chanceOf, hashOf } from "../../../core/animatic/chance.ts";
import { OVERSCAN } from "../../../core/animatic/camera-path.ts";
import { evenSize, unitOf, type Frame } from "../../../core/animatic/frame.ts";
import type { Framing } from "../../../core/animatic/framing.ts";
import { paletteOf } from "../../../core/animatic/palette.ts";
import type { Place, Setting } from "../../../core/animatic/place.ts";
import { openSheet, type Brush, type Canvas, type Image } from "../paint/canvas.ts";
import type { Easel } from "./easel.ts";
import { paintCity } from "./paint-city.ts";
import { paintExtras } from "./paint-extras.ts";
import { paintHall } from "./paint-hall.ts";
import { paintDesert, paintFields, paintHills } from "./paint-land.ts";
import { paintRoom } from "./paint-room.ts";
import { paintSky } from "./paint-sky.ts";
import { paintSpace } from "./paint-space.ts";
import { paintWater } from "./paint-water.ts";
import { paintWoods } from "./paint-woods.ts";

export interface PlateOrder {
  readonly place: Place;
  /** The location's id and description. */
  readonly words: string;
  readonly framing: Framing;
  readonly frame: Frame;
  /** Turned round, for the one who looks back from the other side. */
  readonly mirrored: boolean;
  /** How many people without a name stand in it. */
  readonly extras: number;
  /** A picture of the place to show instead. */
  readonly picture: Image | undefined;
}

/** Softened plates are painted at half size first: blurring is slow, and nobody can tell. */
const SOFT = 0.5;
/** Height that enlargements keep in place, in parts of the picture. */
const ANCHOR = 0.52;

/** A finished sheet of `OVERSCAN` times the frame. */
export function paintPlate(order: PlateOrder): Canvas {
  const { framing, frame } = order;
  const [width, height] = [evenSize(frame.width * OVERSCAN), evenSize(frame.height * OVERSCAN)];
  const share = framing.blur > 0 ? SOFT : 1;
  const { sheet, brush } = openSheet(width * share, height * share);
  brush.save();
  if (order.mirrored) mirror(brush, sheet.width);
  enlarge(brush, sheet, framing.zoom);
  if (order.picture) coverWith(brush, order.picture, sheet);
  else paintPlace(easelOf(order, sheet, brush), order.words);
  paintBystanders(order, sheet, brush);
  brush.restore();
  const plate =
    framing.blur > 0 ? softened(sheet, framing.blur * frame.unit * OVERSCAN * share, width, height) : { sheet, brush };
  finish(plate.brush, plate.sheet, order.place.id);
  return plate.sheet;
}

/** Fills a sheet with a picture, cut evenly where their shapes differ. */
export function coverWith(
  brush: Brush,
  picture: Image | Canvas,
  sheet: { readonly width: number; readonly height: number },
): void {
  const scale = Math.max(sheet.width / picture.width, sheet.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  brush.imageSmoothingQuality = "high";
  brush.drawImage(picture, (sheet.width - width) / 2, (sheet.height - height) / 2, width, height);
}

function easelOf(order: PlateOrder, sheet: Canvas, brush: Brush): Easel {
  const { place, framing } = order;
  const { width, height } = sheet;
  const unit = unitOf(width, height);
  const floor = height * (framing.family === "wide" ? 0.64 : 0.69);
  return { brush, width, height, unit, floor, place, palette: paletteOf(place), chance: chanceOf(`${place.id} plate`) };
}

function paintBystanders(order: PlateOrder, sheet: Canvas, brush: Brush): void {
  const { floor, palette } = easelOf(order, sheet, brush);
  const { id, side } = order.place;
  const { width, height } = sheet;
  paintExtras(brush, { count: order.extras, width, height, floor, palette, side, chance: chanceOf(`${id} extras`) });
}

function paintPlace(easel: Easel, words: string): void {
  const { setting, outside } = easel.place;
  if (setting === "space") return paintSpace(easel);
  if (!outside) return setting === "hall" ? paintHall(easel) : paintRoom(easel, words);
  const sun = paintSky(easel);
  const painters: Partial<Record<Setting, () => void>> = {
    water: () => paintWater(easel, sun, words),
    city: () => paintCity(easel, words),
    woods: () => paintWoods(easel, sun),
    fields: () => paintFields(easel),
    desert: () => paintDesert(easel),
  };
  (painters[setting] ?? (() => paintHills(easel)))();
}

function mirror(brush: Brush, width: number): void {
  brush.translate(width, 0);
  brush.scale(-1, 1);
}

function enlarge(brush: Brush, sheet: Canvas, zoom: number): void {
  brush.translate(sheet.width / 2, sheet.height * ANCHOR);
  brush.scale(zoom, zoom);
  brush.translate(-sheet.width / 2, -sheet.height * ANCHOR);
}

/** Blurred in one stroke, then enlarged; the edges are filled with the sharp picture, where the blur runs out. */
function softened(sharp: Canvas, radius: number, width: number, height: number): { sheet: Canvas; brush: Brush } {
  const soft = openSheet(sharp.width, sharp.height);
  soft.brush.filter = `blur(${radius.toFixed(2)}px)`;
  soft.brush.drawImage(sharp, 0, 0);
  soft.brush.filter = "none";
  soft.brush.globalCompositeOperation = "destination-over";
  soft.brush.drawImage(sharp, 0, 0);
  const whole = openSheet(width, height);
  whole.brush.imageSmoothingQuality = "high";
  whole.brush.drawImage(soft.sheet, 0, 0, width, height);
  return whole;
}

/** Darker corners and grain. */
function finish(brush: Brush, sheet: Canvas, id: string): void {
  const { width, height } = sheet;
  const unit = unitOf(width, height);
  const corners = brush.createRadialGradient(width / 2, height * 0.46, unit * 0.38, width / 2, height / 2, unit * 1.08);
  corners.addColorStop(0, "rgba(4,6,12,0)");
  corners.addColorStop(0.6, "rgba(4,6,12,0.16)");
  corners.addColorStop(1, "rgba(4,6,12,0.5)");
  brush.fillStyle = corners;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = brush.createPattern(grainTile(id), "repeat") ?? "rgba(0,0,0,0)";
  brush.fillRect(0, 0, width, height);
}

/** Dots of black and white that shift a value by two steps at most. */
function grainTile(id: string): Canvas {
  const { sheet, brush } = openSheet(128, 128);
  const tile = brush.createImageData(128, 128);
  let state = hashOf(`${id} grain`) | 1;
  for (let at = 0; at < tile.data.length; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const swing = ((state & 255) + ((state >>> 8) & 255) - 255) / 255;
    tile.data.fill(swing > 0 ? 255 : 0, at, at + 3);
    tile.data[at + 3] = Math.abs(swing) * 6;
  }
  brush.putImageData(tile, 0, 0);
  return sheet;
}
