// What the camera sees: the place with its subjects, or keyframe pictures in their stead. Painted once, sampled per frame.
import { bounded, isStill, OVERSCAN, type CameraView, type View } from "../../../core/animatic/camera/camera-path.ts";
import { evenBox, evenSize } from "../../../core/animatic/frame.ts";
import { layOutLocationTag, layOutPills, type NamePill } from "../../../core/animatic/overlay/label-layout.ts";
import { stageCast } from "../../../core/animatic/stage/staging.ts";
import type { Compositor, FrameBuffer, Layer } from "../kernel/compositor.ts";
import { openCanvas, type Image } from "../paint/canvas.ts";
import { measureText } from "../paint/fonts.ts";
import { headShadeHeight, paintHeadShade, paintPlaceTag } from "../overlay/paint-words.ts";
import { coverWith } from "../plate/paint-plate.ts";
import type { Cast } from "../cast/cast.ts";
import { openCast } from "../cast/open-cast.ts";
import { openDetail } from "../detail/open-detail.ts";
import { intoFrame, paintPill, subjectsSize } from "../subjects/name-pill.ts";
import { addBox, addWhole } from "./layers.ts";
import { openPlace, type StageOrder } from "./place-stage.ts";

export interface Stage {
  /** Whether nothing at all changes while the camera stands still. */
  readonly isStill: boolean;
  /** What of the place stands still with the camera. */
  paintPlace(frame: FrameBuffer, camera: CameraView, version: Version): void;
  /** What moves in the place, who acts in it, and what is before them. */
  act(frame: FrameBuffer, camera: CameraView, seconds: number, version: Version): void;
  /** Lights the name of a subject who speaks; nothing for anybody else. */
  light(frame: FrameBuffer, camera: CameraView, speaking: Speaking): void;
}

/** A picture with what is written in it, or without. */
export type Version = "written" | "clean";

/** Who speaks, and when: a name goes along with its subject. Seconds. */
interface Speaking {
  readonly speaker: string;
  readonly seconds: number;
}

/** A piece of a larger canvas, and where the canvas's middle is in it. */
interface Piece {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
}

/** The drawn scene. */
export async function openScene(order: StageOrder): Promise<Stage> {
  const { card, frame, compositor, pause } = order;
  const place = await openPlace(order);
  await pause();
  const shade = card.slate === "full" ? addShade(order) : undefined;
  const castOrder = { card, frame, compositor, references: order.pictures.subjects, pause };
  const cast: Cast = card.detail ? await openDetail(castOrder, card.detail) : await openCast(castOrder);
  const named = cast.staged.flatMap(({ spot, isForeground, insert }) => (isForeground || insert ? [] : [spot]));
  const pills = card.slate === "full" ? layOutPills(named, frame, measureText) : [];
  const plain = pills.map((pill) => ({ id: pill.spot.standing.id, piece: addPill(order, pill, false) }));
  const along = (piece: Piece, id: string, seconds: number) => ({ ...piece, x: piece.x - cast.shiftOf(id, seconds) });
  await pause();
  const lit = new Map(pills.map((pill) => [pill.spot.standing.id, addPill(order, pill, true)]));
  const darken = (target: FrameBuffer, version: Version) => {
    if (shade && version === "written") compositor.blend(target, shade.layer, shade.x, shade.y);
  };
  return {
    isStill: cast.isStill && !place.moves,
    paintPlace(target, camera, version) {
      place.paintStill(target, camera);
      if (!place.moves) darken(target, version);
    },
    act(target, camera, seconds, version) {
      place.paintMoving(target, camera, seconds);
      if (place.moves) darken(target, version);
      cast.paint(target, camera, seconds);
      place.paintBefore(target, camera, seconds);
      if (version === "clean") return;
      for (const { id, piece } of plain) showPiece(compositor, target, along(piece, id, seconds), camera.subjects);
    },
    light(target, camera, { speaker, seconds }) {
      const pill = lit.get(speaker);
      if (pill) showPiece(compositor, target, along(pill, speaker, seconds), camera.subjects);
    },
  };
}

/** A keyframe picture that fills the frame; with a moving camera it is shown a little larger, so that it can move. */
export function openPicture(order: Pick<StageOrder, "card" | "frame" | "compositor">, picture: Image): Stage {
  const { card, frame, compositor } = order;
  const still = isStill(card.camera);
  const share = still ? 1 : 1.15;
  const { canvas, context } = openCanvas(evenSize(frame.width * share), evenSize(frame.height * share));
  coverWith(context, picture, canvas);
  const layer = addWhole(compositor, canvas);
  const shade = card.slate === "full" ? addShade(order) : undefined;
  return {
    paintPlace(target, camera, version) {
      const zoom = Math.min(camera.subjects.zoom, still ? 1 : 0.88);
      const margin = (1 - zoom) / 2;
      const dx = bounded(camera.subjects.dx, margin * frame.width) * share;
      const dy = bounded(camera.subjects.dy, margin * frame.height) * share;
      compositor.show(target, layer, { x: layer.width / 2 + dx, y: layer.height / 2 + dy, scale: zoom * share });
      if (shade && version === "written") compositor.blend(target, shade.layer, shade.x, shade.y);
    },
    act: () => undefined,
    isStill: true,
    light: () => undefined,
  };
}

/** The shade at the head of the picture with the place's words: whoever stands there is before them. */
function addShade({ card, frame, compositor }: Pick<StageOrder, "card" | "frame" | "compositor">): Piece {
  const spots = stageCast(card, frame).map(({ spot }) => spot);
  const tag = layOutLocationTag(card, frame, { measure: measureText, spots });
  const last = tag.description.at(-1) ?? tag.title.at(-1);
  const bottom = last ? last.y + last.type.size * 1.4 : frame.slate;
  const height = Math.max(headShadeHeight(frame), bottom - frame.slate);
  const box = evenBox({ x: 0, y: frame.slate, width: frame.width, height }, frame);
  const layer = addBox(compositor, box, (context) => {
    paintHeadShade(context, frame);
    paintPlaceTag(context, tag);
  });
  return { layer, x: box.x, y: box.y };
}

function addPill({ card, frame, compositor }: StageOrder, pill: NamePill, speaking: boolean): Piece {
  const size = subjectsSize(frame);
  const [left, top] = [(size.width - frame.width) / 2, (size.height - frame.height) / 2];
  const { box } = pill;
  const area = evenBox({ x: box.x + left - 2, y: box.y + top - 2, width: box.width + 4, height: box.height + 4 }, size);
  const hue = card.standings.find(({ id }) => id === pill.spot.standing.id)?.hue ?? 0;
  const layer = addBox(compositor, area, (context) => {
    intoFrame(context, size, frame);
    paintPill(context, pill, hue, speaking);
  });
  return { layer, x: size.width / 2 - area.x, y: size.height / 2 - area.y };
}

function showPiece(compositor: Compositor, target: FrameBuffer, piece: Piece, view: View): void {
  compositor.show(target, piece.layer, windowOn(piece.x, piece.y, view));
}

function windowOn(x: number, y: number, view: View): { x: number; y: number; scale: number } {
  return { x: x + view.dx, y: y + view.dy, scale: Math.min(view.zoom, OVERSCAN) };
}
