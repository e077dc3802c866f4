// The place of a shot as layers at their distances, with its lights and what moves in its air: behind the subjects, and before them.
import { OVERSCAN, type CameraView, type View } from "../../../core/animatic/camera/camera-path.ts";
import { evenBox, type Frame } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { openAir } from "../air/open-air.ts";
import type { Compositor, FrameBuffer, Layer, Window } from "../kernel/compositor.ts";
import type { Canvas } from "../paint/canvas.ts";
import { findInk } from "../paint/ink-box.ts";
import { paintLayers } from "../plate/paint-plate.ts";
import type { Rhythm } from "../plate/plate-canvas.ts";
import { addPart, addWhole } from "./layers.ts";
import type { LoadedPictures } from "./load-pictures.ts";

export interface StageOrder {
  readonly card: ShotCard;
  readonly frame: Frame;
  readonly pictures: LoadedPictures;
  readonly compositor: Compositor;
  /** Lets others have the thread between two pieces of painting; throws when the take was cancelled. */
  readonly pause: () => Promise<void>;
}

export interface PlaceStage {
  /** Whether it changes while the camera stands still. */
  readonly moves: boolean;
  /** What of it does not move while the camera stands still, as far as it lies behind all that does. */
  paintStill(target: FrameBuffer, camera: CameraView): void;
  /** What moves, and what lies before that. */
  paintMoving(target: FrameBuffer, camera: CameraView, seconds: number): void;
  /** Before the subjects. */
  paintBefore(target: FrameBuffer, camera: CameraView, seconds: number): void;
}

/** A layer that is cut to what it shows, where the canvas's middle lies in it, and its pixels for one of the frame's. */
interface CutLayer {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
  readonly share: number;
}

export async function openPlace(order: StageOrder): Promise<PlaceStage> {
  const { card, frame, compositor, pictures, pause } = order;
  const { place, framing, seed, setUp: camera } = card;
  const painted = paintLayers({ place, framing, frame, seed, camera, mirrored: false, picture: pictures.plate });
  await pause();
  const layer = addWhole(compositor, painted.far);
  const far = { layer, x: layer.width / 2, y: layer.height / 2, share: shareOf(painted.far, frame) };
  const [middle, near, front] = [painted.middle, painted.near, painted.front].map((canvas) => addCut(order, canvas));
  const lights = painted.lights.map(({ canvas, rhythm, depth }) => ({ placed: addCut(order, canvas), rhythm, depth }));
  await pause();
  const air = openAir(compositor, pictures.plate ? { ...place, air: [] } : place, frame, seed);
  const phase = hashOf(`${seed} lights`) % 100;
  const show = (target: FrameBuffer, placed: CutLayer | undefined, view: View, share?: number) => {
    if (placed) compositor.show(target, placed.layer, windowOn(placed, view), share);
  };
  return {
    moves: air.moves || lights.length > 0,
    paintStill(target, camera) {
      show(target, far, camera.far);
      show(target, middle, camera.place);
      if (lights.length === 0) show(target, near, camera.near);
    },
    paintMoving(target, camera, seconds) {
      for (const { placed, rhythm, depth } of lights)
        show(target, placed, depth === "far" ? camera.far : camera.place, strengthAt(rhythm, seconds + phase));
      if (lights.length > 0) show(target, near, camera.near);
      air.paint(target, seconds, false);
    },
    paintBefore(target, camera, seconds) {
      show(target, front, camera.front);
      air.paint(target, seconds, true);
    },
  };
}

function addCut({ compositor, frame }: StageOrder, canvas: Canvas | undefined): CutLayer | undefined {
  if (!canvas) return undefined;
  const { width, height } = canvas;
  const pixels = canvas.data();
  const ink = findInk({ width, height, data: pixels }, 2);
  if (!ink) return undefined;
  const box = evenBox({ x: ink.x - 2, y: ink.y - 2, width: ink.width + 4, height: ink.height + 4 }, canvas);
  const layer = addPart(compositor, { pixels, pitch: width }, box);
  return { layer, x: canvas.width / 2 - box.x, y: canvas.height / 2 - box.y, share: shareOf(canvas, frame) };
}

function shareOf(canvas: Canvas, frame: Frame): number {
  return canvas.width / (frame.width * OVERSCAN);
}

/** How strong a light is at a moment, 0 to 1. */
function strengthAt(rhythm: Rhythm, seconds: number): number {
  switch (rhythm) {
    case "flicker":
      return 0.74 + 0.14 * Math.sin(seconds * 9.1) + 0.08 * Math.sin(seconds * 17.3) + 0.04 * Math.sin(seconds * 29);
    case "shimmer":
      return 0.5 + 0.5 * Math.sin(seconds * 1.7);
    case "counter-shimmer":
      return 0.5 - 0.5 * Math.sin(seconds * 1.7);
    case "breathe":
      return 0.75 + 0.25 * Math.sin(seconds * 0.8);
    case "neon":
      return hashOf(`${Math.floor(seconds * 12)} neon`) % 23 === 0 ? 0.45 : 1;
    case "lightning": {
      const since = seconds % 3.4;
      return since < 0.08 ? 1 : since < 0.14 ? 0.2 : since < 0.7 ? 0.9 * (1 - (since - 0.14) / 0.56) : 0;
    }
  }
}

function windowOn({ x, y, share }: CutLayer, view: View): Window {
  return { x: x + view.dx * share, y: y + view.dy * share, scale: Math.min(view.zoom, OVERSCAN) * share };
}
