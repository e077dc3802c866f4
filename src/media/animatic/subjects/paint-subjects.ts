// All subjects of a shot on one canvas, wider than the frame, with their shadows and name pills; it moves as one.
import { OVERSCAN } from "../../../core/animatic/camera-path.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { css, faded, shifted, speakerTint } from "../../../core/animatic/colour.ts";
import { evenSize, type Frame, type Framing } from "../../../core/animatic/frame.ts";
import type { NamePill } from "../../../core/animatic/label-layout.ts";
import { paletteOf, type Palette } from "../../../core/animatic/palette.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { poseOf } from "../../../core/animatic/pose.ts";
import { propShapeOf, vehicleShapeOf } from "../../../core/animatic/prop-shape.ts";
import type { SubjectPosition } from "../../../core/animatic/blocking.ts";
import { down, fillRound, openCanvas, slope, type Context2D, type Canvas } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";
import { lightEdges, paintFigure } from "./figure.ts";
import { paintReference, type Reference } from "./reference-picture.ts";
import { paintThing } from "./prop-shapes.ts";
import { paintVehicle } from "./vehicle-shapes.ts";

export interface SubjectsOrder {
  readonly spots: readonly SubjectPosition[];
  readonly hues: ReadonlyMap<string, number>;
  readonly references: ReadonlyMap<string, Reference>;
  readonly place: PlaceScene;
  readonly mirrored: boolean;
  readonly shot: string;
  readonly framing: Framing;
  readonly frame: Frame;
}

interface Scene extends SubjectsOrder {
  readonly palette: Palette;
  /** Where the light comes from. */
  readonly light: 1 | -1;
}

/** The canvas's size; the frame lies in its middle. */
export function subjectsSize(frame: Frame): { readonly width: number; readonly height: number } {
  return { width: evenSize(frame.width * OVERSCAN), height: evenSize(frame.height * OVERSCAN) };
}

/** Moves a context so that frame coordinates lie in the middle of the canvas. */
export function intoFrame(
  context: Context2D,
  canvas: { readonly width: number; readonly height: number },
  frame: Frame,
): void {
  context.translate((canvas.width - frame.width) / 2, (canvas.height - frame.height) / 2);
}

export function paintSubjects(order: SubjectsOrder): { readonly canvas: Canvas; readonly context: Context2D } {
  const { canvas, context } = openCanvas(subjectsSize(order.frame).width, subjectsSize(order.frame).height);
  const light = order.mirrored ? (-order.place.side as 1 | -1) : order.place.side;
  const scene: Scene = { ...order, palette: paletteOf(order.place), light };
  intoFrame(context, canvas, order.frame);
  if (isInsert(scene)) paintTable(context, scene);
  for (const spot of order.spots) paintShadow(context, spot, scene);
  for (const spot of order.spots) paintSpot(context, spot, scene);
  return { canvas, context };
}

/** A pill in frame coordinates; the one who speaks has it filled with the speaker's colour. */
export function paintPill(context: Context2D, pill: NamePill, hue: number, speaking: boolean): void {
  const { box, dot, name } = pill;
  context.fillStyle = speaking ? css(speakerTint(hue)) : "rgba(9,11,16,0.8)";
  fillRound(context, [box.x, box.y, box.width, box.height], box.height / 2);
  context.fillStyle = speaking ? "rgb(14,16,22)" : css(speakerTint(hue));
  context.beginPath();
  context.arc(dot.x, dot.y, dot.radius, 0, 7);
  context.fill();
  context.fillStyle = speaking ? "rgb(14,16,22)" : "#f4f6fa";
  writeLine(context, name);
}

/** Things alone, and near: they lie on something. */
function isInsert({ spots, framing }: Scene): boolean {
  return framing.feet === undefined && spots.length > 0 && spots.every(({ standing }) => standing.kind === "prop");
}

/** A surface from under the things to the camera. */
function paintTable(context: Context2D, { spots, palette, place, frame }: Scene): void {
  const back = Math.max(...spots.map(({ base }) => base)) - frame.height * 0.055;
  const top = place.outside ? palette.groundFar : shifted(palette.wood, 0.12);
  const [left, wide] = [-frame.width, 3 * frame.width];
  const soft = frame.height * 0.012;
  context.fillStyle = slope(context, down(back - soft, back + soft), faded(shifted(top, -0.1), 0), top);
  context.fillRect(left, back - soft, wide, 2 * soft);
  context.fillStyle = slope(context, down(back + soft, frame.height), top, shifted(top, -0.24));
  context.fillRect(left, back + soft, wide, 2 * frame.height);
}

/** On the floor or the table, away from the light; things before a chest hang in the air. */
function paintShadow(context: Context2D, spot: SubjectPosition, scene: Scene): void {
  const { light, frame, framing } = scene;
  const isHanging = spot.standing.kind === "prop" && framing.feet === undefined && !isInsert(scene);
  if (isHanging || spot.base > frame.height * 1.05) return;
  const half =
    spot.standing.kind === "person"
      ? spot.head * 1.15
      : (spot.base - spot.top) * (spot.standing.kind === "vehicle" ? 1.6 : 0.5);
  context.save();
  context.translate(spot.x - light * half * 0.25, spot.base - spot.head * 0.02);
  context.scale(1, 0.13);
  const soft = context.createRadialGradient(0, 0, half * 0.2, 0, 0, half * 1.25);
  soft.addColorStop(0, "rgba(4,6,12,0.55)");
  soft.addColorStop(1, "rgba(4,6,12,0)");
  context.fillStyle = soft;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.restore();
}

function paintSpot(context: Context2D, spot: SubjectPosition, scene: Scene): void {
  const reference = scene.references.get(spot.standing.id);
  const hue = scene.hues.get(spot.standing.id) ?? 0;
  if (reference) return paintReference(context, reference, spot, speakerTint(hue));
  paintOnOwnCanvas(context, spot, scene, (own) => paintBody(own, spot, scene, hue));
}

/** Each body gets light on its own edges: it is drawn apart, no larger than needed. */
function paintOnOwnCanvas(
  context: Context2D,
  spot: SubjectPosition,
  scene: Scene,
  paint: (own: Context2D) => void,
): void {
  const area = areaOf(spot, scene.frame);
  if (area.width < 1 || area.height < 1) return;
  const own = openCanvas(Math.ceil(area.width), Math.ceil(area.height));
  own.context.translate(-area.x, -area.y);
  paint(own.context);
  lightEdges(own.canvas, own.context, {
    side: scene.light,
    width: Math.max(1, spot.head * 0.026),
    tint: scene.palette.rim,
  });
  context.drawImage(own.canvas, area.x, area.y);
}

/** What a body covers, as far as the canvas shows it, on whole pixels. */
function areaOf(spot: SubjectPosition, frame: Frame): { x: number; y: number; width: number; height: number } {
  const half =
    spot.standing.kind === "person"
      ? spot.head * 1.9
      : (spot.base - spot.top) * (spot.standing.kind === "vehicle" ? 1.75 : 0.75);
  const { width, height } = subjectsSize(frame);
  const [edgeX, edgeY] = [(width - frame.width) / 2, (height - frame.height) / 2];
  const x = Math.floor(Math.max(-edgeX, spot.x - half));
  const y = Math.floor(
    Math.max(-edgeY, spot.top - (spot.standing.kind === "vehicle" ? spot.base - spot.top : spot.head * 0.1)),
  );
  const right = Math.min(frame.width + edgeX, spot.x + half);
  const bottom = Math.min(frame.height + edgeY, spot.base + spot.head * 0.2);
  return { x, y, width: right - x, height: bottom - y };
}

function paintBody(context: Context2D, spot: SubjectPosition, scene: Scene, hue: number): void {
  const { standing, facing } = spot;
  const { exposure } = scene.palette;
  context.translate(spot.x, spot.top);
  if (standing.kind === "person") {
    context.scale(spot.head * facing, spot.head);
    const build = 0.93 + 0.13 * ((hashOf(`${standing.id} build`) % 101) / 100);
    return paintFigure(context, {
      pose: poseOf(standing.id, scene.shot),
      hue,
      exposure,
      head: spot.head,
      light: (scene.light * facing) as 1 | -1,
      build,
    });
  }
  const tall = spot.base - spot.top;
  context.scale(tall * (standing.kind === "vehicle" ? facing : 1), tall);
  const light = standing.kind === "vehicle" ? ((scene.light * facing) as 1 | -1) : scene.light;
  const style = { hue, exposure, light };
  if (standing.kind === "vehicle") paintVehicle(context, vehicleShapeOf(standing.id, standing.name), style);
  else paintThing(context, propShapeOf(standing.id, standing.name), style);
}
