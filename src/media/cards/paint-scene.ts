// Places and keyframes: the animatic's plate, without words or slate, and on it the cast as the shot's first or last frame has it. Pixels.
import { setUpOf } from "../../core/animatic/camera/camera-set-up.ts";
import { OVERSCAN } from "../../core/animatic/camera/camera-path.ts";
import { type Framing, evenSize, frameOf, framingOf } from "../../core/animatic/frame.ts";
import type { KeyframeCard, PlateCard } from "../../core/cards/card-plan.ts";
import { paintCastOnce } from "../animatic/cast/paint-once.ts";
import { loadPictures } from "../animatic/film/load-pictures.ts";
import { type Canvas, openCanvas } from "../animatic/paint/canvas.ts";
import { paintPlate } from "../animatic/plate/paint-plate.ts";

/** The plate is painted wider than the frame, for moves; a card shows all of it. */
export function paintPlace({ place, seed, mirrored, width, height }: PlateCard): Canvas {
  const frame = frameOf(evenSize(width / OVERSCAN), evenSize(height / OVERSCAN));
  const camera = setUpOf({ seed, cameraWords: "" });
  const plate = paintPlate({ place, seed, camera, framing: framingOf("ws"), frame, mirrored, picture: undefined });
  return cutOut(plate, { width, height }, 1);
}

/** The middle of a canvas, enlarged to a size. `share`: of the canvas that is shown. */
function cutOut(
  from: Canvas,
  { width, height }: { readonly width: number; readonly height: number },
  share: number,
): Canvas {
  const { canvas, context } = openCanvas(width, height);
  const [wide, tall] = [from.width * share, from.height * share];
  context.imageSmoothingQuality = "high";
  context.drawImage(from, (from.width - wide) / 2, (from.height - tall) / 2, wide, tall, 0, 0, width, height);
  return canvas;
}

/** A last frame is a little nearer than the first, as a shot that goes on. */
const NEARER = 1.06;

export async function paintKeyframe(plan: KeyframeCard): Promise<Canvas> {
  const { shot, width, height, end } = plan;
  const pictures = await loadPictures(plan.pictures);
  const frame = frameOf(width, height);
  const { place, seed, setUp: camera } = shot;
  const framing: Framing = end === "last" ? { ...shot.framing, zoom: shot.framing.zoom * NEARER } : shot.framing;
  const plate = paintPlate({ place, seed, camera, framing, frame, mirrored: false, picture: pictures.plate });
  const canvas = cutOut(plate, { width, height }, 1 / OVERSCAN);
  paintCastOnce(canvas.getContext("2d"), { card: { ...shot, framing }, frame, references: pictures.subjects, end });
  return canvas;
}
