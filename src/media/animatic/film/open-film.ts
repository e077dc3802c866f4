// A take as a film that can draw any of its frames: painted layers, put together anew for each frame, or once where nothing moves.
import { isStill, cameraViewAt, type CameraView, type Moment } from "../../../core/animatic/camera-path.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { frameOf, withoutSlate } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { Arena } from "../kernel/arena.ts";
import { Compositor, type FrameBuffer } from "../kernel/compositor.ts";
import type { LoadedPictures } from "./load-pictures.ts";
import { openOverlays } from "./overlays.ts";
import type { StageOrder } from "./place-stage.ts";
import { openPicture, openScene, type Stage } from "./stage.ts";

export interface Film {
  /** Frames to draw into, in turn: a frame may be drawn over when its bytes have been taken. */
  readonly buffers: readonly FrameBuffer[];
  /** Draws a frame, counted from 0. */
  draw(target: FrameBuffer, number: number): void;
}

export interface FilmOrder {
  readonly card: ShotCard;
  readonly pictures: LoadedPictures;
  readonly arena: Arena;
  readonly pause: () => Promise<void>;
}

/** When a dissolve to the last keyframe begins and ends, in parts of the shot: from a first keyframe, and from a drawn scene. */
const DISSOLVE = { picture: [0.3, 0.7], scene: [0.5, 0.85] } as const;
const BUFFERS = 3;

export async function openFilm(order: FilmOrder): Promise<Film> {
  const { card, pictures, arena, pause } = order;
  const whole = frameOf(card.width, card.height);
  const frame = card.slate === "full" ? whole : withoutSlate(whole);
  arena.clear();
  const compositor = new Compositor(card.width, card.height, arena);
  const stageOrder: StageOrder = { card, frame, pictures, compositor, pause };
  const stage = pictures.first ? openPicture(stageOrder, pictures.first) : await openScene(stageOrder);
  const last = pictures.last && openPicture(stageOrder, pictures.last);
  await pause();
  const overlays = openOverlays(compositor, card, frame);
  await pause();
  const [base, spare, ...buffers] = compositor.openFrames(BUFFERS + 2);
  if (!base || !spare) throw new Error("no memory for the frames");
  const view = (number: number) => cameraViewAt(card.camera, frame, momentOf(card, number));
  const isFixed = isStill(card.camera) && !last && !stage.moves;
  const show = showWith(compositor, stage, {
    acts: !isFixed,
    ending: last && { stage: last, spare, way: DISSOLVE[pictures.first ? "picture" : "scene"] },
  });
  const isSame = isFixed && stage.isStill;
  let isBased = false;
  const drawPlace = (target: FrameBuffer, number: number) => show(target, view(number), momentOf(card, number));
  const drawActed = (target: FrameBuffer, number: number) => {
    if (isFixed) stage.act(target, view(number), momentOf(card, number).seconds);
    overlays.drawStill(target);
  };
  return {
    buffers,
    draw(target, number) {
      if (isFixed && !isBased) drawPlace(base, 0);
      if (isSame && !isBased) drawActed(base, 0);
      isBased = true;
      if (isFixed) compositor.copy(base, target);
      else drawPlace(target, number);
      if (!isSame) drawActed(target, number);
      const speaker = overlays.speakerAt(number);
      const { seconds } = momentOf(card, number);
      if (speaker !== undefined) stage.light(target, view(number), { speaker, seconds });
      overlays.drawMoving(target, number);
    },
  };
}

interface Ending {
  readonly stage: Stage;
  readonly spare: FrameBuffer;
  readonly way: readonly [from: number, to: number];
}

interface Showing {
  /** With its cast; without where that is drawn over a place that stands still. */
  readonly acts: boolean;
  readonly ending: Ending | undefined;
}

/** Paints the stage, and dissolves it into the last keyframe where there is one. */
function showWith(compositor: Compositor, stage: Stage, { acts, ending }: Showing) {
  return (target: FrameBuffer, view: CameraView, { part, seconds }: Pick<Moment, "part" | "seconds">) => {
    const share = ending ? smooth((part - ending.way[0]) / (ending.way[1] - ending.way[0])) : 0;
    if (share < 1) stage.paint(target, view, seconds);
    if (share < 1 && acts) stage.act(target, view, seconds);
    if (!ending || share === 0) return;
    ending.stage.paint(share < 1 ? ending.spare : target, view, seconds);
    if (share < 1) compositor.dissolve(target, ending.spare, share);
  };
}

function momentOf(card: ShotCard, number: number) {
  const part = card.length > 1 ? number / (card.length - 1) : 0;
  return { part, seconds: secondsOf(number, card.fps), phase: (hashOf(`${card.seed} ${card.take}`) % 1000) / 50 };
}

function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
