// Weather and air as motion: tiles of drops, flakes, banks and sparks that move before and behind the subjects.
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import { evenSize, type Frame } from "../../../core/animatic/frame.ts";
import { paletteOf } from "../../../core/animatic/colour/palette.ts";
import type { Air, PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { seededRandom } from "../../../core/animatic/seeded-random.ts";
import { addWhole } from "../film/layers.ts";
import type { Compositor, FrameBuffer, Layer } from "../kernel/compositor.ts";
import { openCanvas } from "../paint/canvas.ts";
import { paintBanks, paintBeams, paintDots, paintFlakes, paintRings, paintStreaks, type Tile } from "./particles.ts";

interface AirPlan {
  readonly paint: (tile: Tile) => void;
  /** Units a second, to the light's side and down. */
  readonly speed: readonly [across: number, down: number];
  /** Swings to and fro, in units. */
  readonly sway?: number;
  /** Comes and goes this often in a second, between this share and all of it. */
  readonly pulse?: readonly [rate: number, least: number];
  /** Without any outline: painted small and enlarged. */
  readonly isSoft?: boolean;
  readonly before: boolean;
}

/** The size at which what is soft is painted. */
const SOFT = 0.25;
const WHITE: Colour = { light: 0.98, chroma: 0.01, hue: 240 };
const SPARK: Colour = { light: 0.82, chroma: 0.17, hue: 55 };
const GREEN: Colour = { light: 0.92, chroma: 0.17, hue: 112 };
const AUTUMN: readonly Colour[] = [45, 65, 85, 30].map((hue) => ({ light: 0.62, chroma: 0.13, hue, alpha: 0.95 }));
const WITHERED: readonly Colour[] = [60, 80, 45].map((hue) => ({ light: 0.48, chroma: 0.08, hue, alpha: 0.9 }));
const PETALS: readonly Colour[] = [0, 350, 10].map((hue) => ({ light: 0.88, chroma: 0.06, hue, alpha: 0.95 }));

const both = (
  paint: (tile: Tile) => void,
  speed: readonly [number, number],
  rest: Partial<AirPlan> = {},
): readonly AirPlan[] => [
  { paint, speed, before: false, ...rest },
  { paint, speed: [speed[0] * 1.6, speed[1] * 1.5], before: true, ...rest },
];

const rainOf = (share: number, long: number, lean: number, alpha: number) => (tile: Tile) =>
  paintStreaks(
    tile,
    {
      count: (tile.near === 1 ? 70 : 240) * share,
      length: (tile.near === 1 ? 0.12 : 0.06) * long,
      lean: -tile.side * lean,
    },
    { ...WHITE, alpha },
  );
const snowOf = (share: number) => (tile: Tile) =>
  paintDots(
    tile,
    { count: (tile.near === 1 ? 46 : 190) * share, size: tile.near === 1 ? [0.0045, 0.009] : [0.0015, 0.0036] },
    { ...WHITE, alpha: 0.9 },
  );

const AIRS: Readonly<Record<Air, readonly AirPlan[]>> = {
  drizzle: both(rainOf(0.8, 0.5, 0.06, 0.24), [-0.1, 1.5]),
  rain: both(rainOf(1, 1, 0.14, 0.34), [-0.36, 2.5]),
  downpour: both(rainOf(2, 1.7, 0.26, 0.42), [-0.85, 3.2]),
  snow: both(snowOf(1), [-0.04, 0.14], { sway: 0.02 }),
  blizzard: [
    ...both(snowOf(2.6), [-1.1, 0.35], { sway: 0.03 }),
    {
      paint: (tile) => paintBanks(tile, { count: 12, size: 0.5, low: 0.1 }, { ...WHITE, alpha: 0.13 }),
      ...{ speed: [-0.7, 0.05] as const, isSoft: true, before: true },
    },
  ],
  wind: [
    {
      paint: (tile) =>
        paintStreaks(tile, { count: 26, length: 0.22, lean: -tile.side * 0.995 }, { ...WHITE, alpha: 0.13 }),
      ...{ speed: [-1.5, 0.04] as const, before: true },
    },
    {
      paint: (tile) => paintFlakes(tile, 20, 0.008, WITHERED),
      ...{ speed: [-1.15, 0.1] as const, sway: 0.05, before: true },
    },
  ],
  heat: both(
    (tile) =>
      paintBanks(
        tile,
        { count: 10, size: 0.16, low: 0.56 },
        { ...tile.palette.sky[2], light: 0.97, alpha: tile.near === 1 ? 0.12 : 0.24 },
      ),
    [0.02, -0.05],
    { sway: 0.03, pulse: [0.8, 0.35], isSoft: true },
  ),
  fog: both(
    (tile) =>
      paintBanks(
        tile,
        { count: tile.near === 1 ? 9 : 16, size: 0.55, low: tile.near === 1 ? 0.55 : 0.3 },
        { ...tile.palette.haze, light: tile.palette.haze.light + 0.04, alpha: tile.near === 1 ? 0.24 : 0.42 },
      ),
    [-0.022, 0],
    { isSoft: true },
  ),
  dust: [
    {
      paint: (tile) =>
        paintDots(tile, { count: 60, size: [0.001, 0.0026] }, { light: 0.94, chroma: 0.04, hue: 85, alpha: 0.5 }),
      speed: [-0.012, -0.008],
      sway: 0.02,
      before: true,
    },
  ],
  smoke: both(
    (tile) =>
      paintBanks(
        tile,
        { count: 9, size: 0.42, low: 0.1 },
        { light: 0.36, chroma: 0.012, hue: 60, alpha: tile.near === 1 ? 0.2 : 0.4 },
      ),
    [-0.04, -0.02],
    { isSoft: true },
  ),
  steam: both(
    (tile) =>
      paintBanks(
        tile,
        { count: 9, size: 0.34, low: 0.25 },
        { light: 0.95, chroma: 0.006, hue: 230, alpha: tile.near === 1 ? 0.12 : 0.3 },
      ),
    [-0.02, -0.07],
    { isSoft: true },
  ),
  embers: both(
    (tile) =>
      paintDots(
        tile,
        { count: tile.near === 1 ? 14 : 40, size: tile.near === 1 ? [0.002, 0.004] : [0.001, 0.0024], soft: 5 },
        SPARK,
      ),
    [-0.05, -0.2],
    { sway: 0.03 },
  ),
  ash: both(
    (tile) =>
      paintFlakes(tile, tile.near === 1 ? 24 : 80, tile.near === 1 ? 0.006 : 0.003, [
        { light: 0.7, chroma: 0.005, hue: 60, alpha: 0.8 },
      ]),
    [-0.03, 0.08],
    { sway: 0.03 },
  ),
  fireflies: [
    {
      paint: (tile) => paintDots(tile, { count: 16, size: [0.002, 0.0035], soft: 7 }, GREEN),
      speed: [0.012, -0.006],
      sway: 0.03,
      pulse: [0.35, 0.1],
      before: false,
    },
    {
      paint: (tile) => paintDots(tile, { count: 8, size: [0.003, 0.0045], soft: 8 }, GREEN),
      speed: [-0.016, 0.008],
      sway: 0.04,
      pulse: [0.27, 0.05],
      before: true,
    },
  ],
  bubbles: both(
    (tile) =>
      paintRings(tile, tile.near === 1 ? 10 : 34, tile.near === 1 ? [0.005, 0.011] : [0.0015, 0.005], {
        ...WHITE,
        alpha: 0.4,
      }),
    [0, -0.13],
    { sway: 0.012 },
  ),
  leaves: both(
    (tile) => paintFlakes(tile, tile.near === 1 ? 9 : 26, tile.near === 1 ? 0.014 : 0.007, AUTUMN),
    [-0.08, 0.13],
    { sway: 0.05 },
  ),
  petals: both(
    (tile) => paintFlakes(tile, tile.near === 1 ? 12 : 40, tile.near === 1 ? 0.01 : 0.005, PETALS),
    [-0.07, 0.09],
    { sway: 0.04 },
  ),
  shafts: [
    {
      paint: (tile) =>
        paintBeams(tile, 5, {
          ...tile.palette.glow,
          light: Math.min(0.97, tile.palette.glow.light + 0.04),
          alpha: 0.26,
        }),
      speed: [0, 0],
      sway: 0.012,
      pulse: [0.16, 0.55],
      before: false,
    },
  ],
  sand: both(
    (tile) => paintBanks(tile, { count: 14, size: 0.5, low: 0.2 }, { ...tile.palette.haze, alpha: 0.3 }),
    [-0.5, 0],
    { isSoft: true },
  ),
};

interface MovingLayer {
  readonly layer: Layer;
  readonly plan: AirPlan;
}

export interface AirMotion {
  readonly moves: boolean;
  paint(target: FrameBuffer, seconds: number, before: boolean): void;
}

/** Paints the tiles of a place's air once; every frame moves them. `seed`: another shot begins at another moment. */
export function openAir(compositor: Compositor, place: PlaceScene, frame: Frame, seed: string): AirMotion {
  const layers = place.air.flatMap((air) =>
    AIRS[air].map((plan, at) => addTile(compositor, { place, frame, plan }, `${place.id} ${air} ${at}`)),
  );
  const start = seededRandom(`${seed} air`)() * 60;
  return {
    moves: layers.length > 0,
    paint(target, seconds, before) {
      for (const { layer, plan } of layers)
        if (plan.before === before)
          move(compositor, target, { layer, plan }, { frame, time: seconds + start, side: place.side });
    },
  };
}

interface TileOrder {
  readonly place: PlaceScene;
  readonly frame: Frame;
  readonly plan: AirPlan;
}

function addTile(compositor: Compositor, { place, frame, plan }: TileOrder, seed: string): MovingLayer {
  const [width, height] = [evenSize(frame.width), evenSize(frame.height)];
  const share = plan.isSoft ? SOFT : 1;
  const { canvas, context } = openCanvas(width * share, height * share);
  plan.paint({
    context,
    width: canvas.width,
    height: canvas.height,
    unit: frame.unit * share,
    random: seededRandom(seed),
    palette: paletteOf(place),
    side: place.side,
    near: plan.before ? 1 : 0.6,
  });
  if (!plan.isSoft) return { layer: addWhole(compositor, canvas, "clear"), plan };
  const whole = openCanvas(width, height);
  whole.context.drawImage(canvas, 0, 0, width, height);
  return { layer: addWhole(compositor, whole.canvas, "clear"), plan };
}

interface Moment {
  readonly frame: Frame;
  readonly time: number;
  readonly side: 1 | -1;
}

function move(
  compositor: Compositor,
  target: FrameBuffer,
  { layer, plan }: MovingLayer,
  { frame, time, side }: Moment,
): void {
  const { speed, sway = 0, pulse } = plan;
  const swing = sway * Math.sin(time * 0.9);
  const share = pulse ? pulse[1] + (1 - pulse[1]) * (0.5 + 0.5 * Math.sin(2 * Math.PI * pulse[0] * time)) : 1;
  const x = (speed[0] * side * time + swing) * frame.unit;
  compositor.tile(target, layer, { x, y: speed[1] * time * frame.unit }, share);
}
