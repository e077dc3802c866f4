// The place behind the subjects, painted once per take: by its words in layers of depth, or from a picture of it. Wider than the
// frame, softened and enlarged by the framing, darkened towards the corners, with a fixed grain that keeps soft slopes from banding.
import { between, seededRandom, hashOf } from "../../../core/animatic/seeded-random.ts";
import { css, type Colour } from "../../../core/animatic/colour/colour.ts";
import { PLAIN_SET_UP, type CameraSetUp } from "../../../core/animatic/camera/camera-set-up.ts";
import { OVERSCAN } from "../../../core/animatic/camera/camera-path.ts";
import { evenSize, unitOf, type Frame, type Framing } from "../../../core/animatic/frame.ts";
import { paletteOf } from "../../../core/animatic/colour/palette.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { RecentMap } from "../../../machine/recent-map.ts";
import { openCanvas, type Context2D, type Canvas, type Image } from "../paint/canvas.ts";
import { paintGlassMotion } from "./parts/window-weather.ts";
import type { GlassBox, Painter, PlateCanvas, Rhythm } from "./plate-canvas.ts";
import { designOf } from "./designs.ts";
import { flooded } from "./places/town/flood.ts";
import { withNearSigns } from "./details/near-signs.ts";
import { withDetails } from "./details/paint-details.ts";
import { gradeLight, lightFromSide } from "./parts/grade-light.ts";

export interface PlateOrder {
  readonly place: PlaceScene;
  readonly framing: Framing;
  readonly frame: Frame;
  readonly camera: CameraSetUp;
  /** Which part of the place is seen: every shot's own. */
  readonly seed: string;
  /** Turned round. */
  readonly mirrored: boolean;
  /** A picture of the place to show instead. */
  readonly picture: Image | undefined;
}

/** Canvases of `OVERSCAN` times the frame, soft ones at half that size; only the far one is covered all over. */
export interface PlateLayers {
  readonly far: Canvas;
  readonly middle: Canvas | undefined;
  readonly near: Canvas | undefined;
  readonly front: Canvas | undefined;
  readonly lights: readonly PlateLight[];
}

interface PlateLight {
  readonly canvas: Canvas;
  readonly rhythm: Rhythm;
  /** The layer that it moves with. */
  readonly depth: "far" | "middle";
}

/** Softened plates are painted and kept at half size: the difference cannot be seen. */
const SOFT = 0.5;
/** Height that enlargements keep in place, in parts of the picture. */
const ANCHOR = 0.52;
/** For a camera that is a metre higher: how much further up the ground reaches outside, and how far all is shifted up. Parts of the canvas. */
const RISE = 0.05;
const LOWER = 0.08;
/** The least enlargement of an open place that is seen from one side: it leaves room to shift what is near. */
const ASIDE = 1.16;
/** What each layer's softness is, as part of the framing's, and what is added in units; how far it shifts with the seed. */
const DEPTHS = {
  far: { blur: 1, more: 0, shift: 0.5 },
  middle: { blur: 0.85, more: 0, shift: 0.8 },
  near: { blur: 0.6, more: 0, shift: 1.1 },
  front: { blur: 0.5, more: 0.007, shift: 1.5 },
} as const;
/** From this enlargement on little of a place is seen. */
const NEAR = 1.25;
type Depth = keyof typeof DEPTHS;

export function paintLayers(order: PlateOrder): PlateLayers {
  const { picture, place } = order;
  if (picture) {
    const far = paintLayer(order, "far", ({ context, width, height }) =>
      coverWith(context, picture, { width, height }),
    );
    return { far, middle: undefined, near: undefined, front: undefined, lights: [] };
  }
  const whole = flooded(designOf(place), place);
  const { front, lights = [] } = whole;
  const isNear = order.framing.zoom >= NEAR;
  const [far, middle, near] = (["far", "middle", "near"] as const).map((depth) =>
    withDetails(isNear ? withNearSigns(place) : place, depth, whole[depth]),
  );
  const layer = (depth: Depth, painter: Painter | undefined) => painter && paintLayer(order, depth, painter);
  const moving = lights.filter(({ when }) => when?.(place) ?? true);
  const glass: GlassBox[] = [];
  const farthest = paintLayer(order, "far", (plate) => {
    far?.(plate);
    glass.push(...plate.glass);
  });
  const isMoving = glass.length > 0 && !place.outside && ["rain", "storm", "snow"].includes(place.weather);
  const drops = isMoving ? (["shimmer", "counter-shimmer"] as const) : [];
  return {
    far: farthest,
    middle: layer("middle", middle),
    near: layer("near", near),
    front: layer("front", front),
    lights: [
      ...drops.map((rhythm, at) => ({
        canvas: paintLayer(order, "far", (plate) => paintGlassMotion(plate, glass), `light of drops ${at}`),
        rhythm,
        depth: "far" as const,
      })),
      ...moving.map(({ paint, rhythm }, at) => ({
        canvas: paintLayer(order, "middle", paint, `light ${at}`),
        rhythm,
        depth: "middle" as const,
      })),
    ],
  };
}

/** All layers in one. */
export function paintPlate(order: PlateOrder): Canvas {
  const { far, middle, near, front, lights } = paintLayers(order);
  const { canvas, context } = openCanvas(...sizeOf(order.frame, 1));
  context.imageSmoothingQuality = "high";
  const still = lights.filter(({ rhythm }) => rhythm !== "lightning").map((light) => light.canvas);
  for (const layer of [far, middle, ...still, near, front])
    if (layer) context.drawImage(layer, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function sizeOf({ width, height }: Frame, share: number): [width: number, height: number] {
  return [evenSize(width * OVERSCAN * share), evenSize(height * OVERSCAN * share)];
}

function paintLayer(order: PlateOrder, depth: Depth, painter: Painter, name: string = depth): Canvas {
  const { framing, frame, place } = order;
  const { blur, more } = DEPTHS[depth];
  const softness = framing.blur * blur + (framing.blur > 0 || more > 0 ? more : 0);
  const share = softness > 0 ? SOFT : 1;
  const { canvas, context } = openCanvas(...sizeOf(frame, share));
  context.save();
  if (order.mirrored) mirror(context, canvas.width);
  enlarge(context, canvas, partOf(order, depth));
  painter(openPlate(order, canvas, context, name));
  context.restore();
  const painted = softness > 0 ? softened(canvas, softness * frame.unit * OVERSCAN * share) : { canvas, context };
  if (name === "far") fillGaps(painted.context, painted.canvas, paletteOf(place).haze);
  if (!order.picture && !name.startsWith("light")) {
    gradeLight(painted.canvas, painted.context, place);
    const { glow } = paletteOf(place);
    lightFromSide(painted.canvas, painted.context, { side: place.side, glow, contrast: order.camera.contrast });
  }
  finish(painted.context, painted.canvas);
  return painted.canvas;
}

/** Seams between shapes and what a blur has thinned: nothing may be seen through the farthest layer. */
function fillGaps(context: Context2D, { width, height }: Canvas, tint: Colour): void {
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = css(tint);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
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

/** Metres above where a camera usually is. */
function above({ height }: CameraSetUp): number {
  return height - PLAIN_SET_UP.height;
}

function openPlate(order: PlateOrder, canvas: Canvas, context: Context2D, layer: string): PlateCanvas {
  const { place, framing, camera } = order;
  const { width, height } = canvas;
  const unit = unitOf(width, height);
  const floor = height * ((framing.family === "wide" ? 0.64 : 0.69) - (place.outside ? RISE * above(camera) : 0));
  const measures = seededRandom(`${place.id} measures`);
  const meet = width * between(measures, 0.44, 0.56);
  const rise = { day: 0.42, dawn: 0.1, golden: 0.17, dusk: 0.07, blue: 0.02, night: 0.4 }[place.hour];
  const sun = [width * (0.5 + place.side * between(measures, 0.16, 0.3)), floor - height * rise] as const;
  const random = seededRandom(`${place.id} ${layer}`);
  const view = viewOf(canvas, partOf(order, "middle"));
  const seen = { camera, view, floor, meet };
  return { context, width, height, unit, ...seen, sun, place, palette: paletteOf(place), random, glass: [] };
}

/** The part of the canvas that a frame shows of the middle distance, before it is enlarged. */
function viewOf({ width, height }: Canvas, { zoom, right, down }: Part): PlateCanvas["view"] {
  const seen = 1 / (OVERSCAN * zoom);
  const middle = 0.5 - right / zoom;
  const level = (share: number) => height * (ANCHOR + (share - ANCHOR - down) / zoom);
  return {
    left: width * (middle - seen / 2),
    right: width * (middle + seen / 2),
    top: level(0.5 - 0.5 / OVERSCAN),
    bottom: level(0.5 + 0.5 / OVERSCAN),
  };
}

function mirror(context: Context2D, width: number): void {
  context.translate(width, 0);
  context.scale(-1, 1);
}

/** The part of a place that a shot sees: its enlargement, and how far that is shifted at a depth, in parts of the canvas. */
interface Part {
  readonly zoom: number;
  readonly right: number;
  readonly down: number;
}

/** A little nearer, and to one side: as far as the enlargement leaves room. From above the ground fills more of it, from below the sky or the ceiling. */
function partOf({ framing, seed, camera, place, picture }: PlateOrder, depth: Depth): Part {
  if (picture) return { zoom: framing.zoom, right: 0, down: 0 };
  const random = seededRandom(`${seed} view`);
  const nearer = between(random, 1, 1.1);
  const zoom = framing.zoom * (camera.aside !== 0 && place.outside ? Math.max(nearer, ASIDE) : nearer);
  const room = (zoom - 1) / 2;
  const side = camera.aside === 0 ? between(random, -0.9, 0.9) : -0.95 * Math.sign(camera.aside);
  const most = room * 2 * (1 - ANCHOR);
  return {
    zoom,
    right: (room / DEPTHS.front.shift) * DEPTHS[depth].shift * side,
    down: Math.min(most, Math.max(-most, -LOWER * above(camera))),
  };
}

function enlarge(context: Context2D, canvas: Canvas, { zoom, right, down }: Part): void {
  context.translate(canvas.width * (0.5 + right), canvas.height * (ANCHOR + down));
  context.scale(zoom, zoom);
  context.translate(-canvas.width / 2, -canvas.height * ANCHOR);
}

/** Blurred in one stroke, enlarged a little, so that the blur's own edge lies outside. */
function softened(sharp: Canvas, radius: number): { canvas: Canvas; context: Context2D } {
  const { width, height } = sharp;
  const soft = openCanvas(width, height);
  const edge = 3 * radius;
  const rise = (edge * height) / width;
  soft.context.filter = `blur(${radius.toFixed(2)}px)`;
  soft.context.drawImage(sharp, -edge, -rise, width + 2 * edge, height + 2 * rise);
  soft.context.filter = "none";
  return soft;
}

/** Darker corners and grain, on what is painted. */
function finish(context: Context2D, canvas: Canvas): void {
  context.globalCompositeOperation = "source-atop";
  context.drawImage(cornersAndGrain(canvas), 0, 0);
  context.globalCompositeOperation = "source-over";
}

/** One for every size that is drawn just now: whole and soft layers of two frame sizes. */
const overlays = new RecentMap<string, Canvas>(4);

function cornersAndGrain({ width, height }: Canvas): Canvas {
  const key = `${width} ${height}`;
  const known = overlays.get(key);
  if (known) return known;
  const { canvas, context } = openCanvas(width, height);
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
  corners.addColorStop(0.6, "rgba(4,6,12,0.13)");
  corners.addColorStop(1, "rgba(4,6,12,0.42)");
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.createPattern(grainTile(), "repeat") ?? "rgba(0,0,0,0)";
  context.fillRect(0, 0, width, height);
  overlays.set(key, canvas);
  return canvas;
}

/** Dots of black and white that shift a value by two steps at most. */
function grainTile(): Canvas {
  const { canvas, context } = openCanvas(128, 128);
  const tile = context.createImageData(128, 128);
  let state = hashOf("grain") | 1;
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
