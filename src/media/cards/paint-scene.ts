// Places and keyframes: the animatic's plate, without words or slate, and on it the subjects where the shot's size puts them, as drawn here or as their
// reference pictures show them. Pixels.
import { type SubjectPosition, blockSubjects } from "../../core/animatic/blocking.ts";
import { OVERSCAN } from "../../core/animatic/camera-path.ts";
import { type Colour, css, faded, speakerTint } from "../../core/animatic/colour.ts";
import { type Frame, type Framing, evenSize, frameOf, framingOf } from "../../core/animatic/frame.ts";
import { paletteOf } from "../../core/animatic/palette.ts";
import type { CardLook, KeyframeCard, PlateCard } from "../../core/cards/card-plan.ts";
import { readThing } from "../../core/cards/object-look.ts";
import { type LoadedPictures, loadPictures } from "../animatic/film/load-pictures.ts";
import { type Canvas, type Context2D, openCanvas } from "../animatic/paint/canvas.ts";
import { paintPlate } from "../animatic/plate/paint-plate.ts";
import { paintReference } from "../animatic/subjects/reference-picture.ts";
import type { Aspect } from "./figure/body.ts";
import { groundReach, headsIn, paintBust, paintStanding } from "./paint-look.ts";

import { paintGroundShadow } from "./studio-ground.ts";

/** The plate is painted wider than the frame, for moves; a card shows all of it. */
export function paintPlace({ place, words, mirrored, width, height }: PlateCard): Canvas {
  const frame = frameOf(evenSize(width / OVERSCAN), evenSize(height / OVERSCAN));
  const plate = paintPlate({ place, words, framing: framingOf("ws"), frame, mirrored, extras: 0, picture: undefined });
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
  const { place, placeWords, extras } = shot;
  const framing: Framing = end === "last" ? { ...shot.framing, zoom: shot.framing.zoom * NEARER } : shot.framing;
  const plate = paintPlate({
    place,
    words: placeWords,
    framing,
    frame,
    mirrored: false,
    extras,
    picture: pictures.plate,
  });
  const canvas = cutOut(plate, { width, height }, 1 / OVERSCAN);
  const context = canvas.getContext("2d");
  const spots = blockSubjects(shot.standings, framing, frame);
  for (const spot of spots) paintSpot(context, spot, { plan, frame, framing, pictures });
  return canvas;
}

interface Scene {
  readonly plan: KeyframeCard;
  readonly frame: Frame;
  readonly framing: Framing;
  readonly pictures: LoadedPictures;
}

function paintSpot(context: Context2D, spot: SubjectPosition, scene: Scene): void {
  const { id } = spot.standing;
  const picture = scene.pictures.subjects.get(id);
  if (picture) {
    const hue = scene.plan.shot.standings.find((standing) => standing.id === id)?.hue ?? 0;
    return paintReference(context, picture, spot, speakerTint(hue));
  }
  const own = openCanvas(scene.frame.width, scene.frame.height);
  paintDrawn(own.context, spot, scene);
  own.context.globalCompositeOperation = "source-atop";
  tintBody(own.context, scene);
  context.drawImage(own.canvas, 0, 0);
}

function paintDrawn(context: Context2D, spot: SubjectPosition, { plan, frame, framing }: Scene): void {
  const look = plan.looks[spot.standing.id] ?? plainLook(spot);
  const line = Math.max(0.7, 0.0028 * frame.unit);
  const aspect: Aspect = framing.family === "close" && framing.head > 1 ? "front" : "threequarter";
  const size = sizeOf(look, spot);
  if (framing.feet !== undefined) paintGroundShadow(context, spot.x, spot.base, groundReach(look, size));
  if (aspect === "front" && look.kind !== "thing")
    return paintBust(context, look, { x: spot.x, top: spot.top, head: spot.head, line });
  paintStanding(context, look, {
    x: spot.x,
    base: spot.top + size,
    height: size,
    line,
    aspect,
    stance: plan.stance,
    flipped: spot.facing === 1,
  });
}

/** From crown to sole: a head is as high as the shot's size asks for. */
function sizeOf(look: CardLook, { head, top, base }: SubjectPosition): number {
  if (look.kind === "person" || look.kind === "robot") return head * headsIn(look);
  return look.kind === "animal" ? head * 3.4 : base - top;
}

function plainLook({ standing }: SubjectPosition): CardLook {
  const { id, name, kind } = standing;
  return { kind: "thing", look: readThing(kind === "vehicle" ? "vehicle" : "prop", { id, name, design: "" }) };
}

/** The place's light on whoever stands in it. */
function tintBody(context: Context2D, { plan, frame }: Scene): void {
  const { place } = plan.shot;
  const { near, glow, exposure } = paletteOf(place);
  const dark: Colour = place.outside ? near : { light: 0.2, chroma: 0.03, hue: place.hue };
  const strength = Math.min(0.5, Math.max(0, (0.68 - exposure) * 1.9));
  context.fillStyle = css(faded(dark, strength));
  context.fillRect(0, 0, frame.width, frame.height);
  context.fillStyle = css(faded(glow, 0.05));
  context.fillRect(0, 0, frame.width, frame.height);
}
