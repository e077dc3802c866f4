// A take as a film that can draw any of its frames: painted layers, put together anew for each frame, or once where nothing moves.
import { isStill, cameraViewAt, type CameraView, type Moment } from "../../../core/animatic/camera/camera-path.ts";
import { hashOf } from "../../../core/animatic/seeded-random.ts";
import { frameOf, withoutSlate } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { Arena } from "../kernel/arena.ts";
import { Compositor, type FrameBuffer } from "../kernel/compositor.ts";
import { BUFFERS, type ShotFilm } from "./frame-source.ts";
import type { LoadedPictures } from "./load-pictures.ts";
import { openOverlays } from "./overlays.ts";
import type { StageOrder } from "./place-stage.ts";
import { openPicture, openScene, type Version, type Stage } from "./stage.ts";

export interface FilmOrder {
  readonly card: ShotCard;
  readonly pictures: LoadedPictures;
  readonly arena: Arena;
  readonly pause: () => Promise<void>;
}

/** When a dissolve to the last keyframe begins and ends, in parts of the shot: from a first keyframe, and from a drawn scene. */
const DISSOLVE = { picture: [0.3, 0.7], scene: [0.5, 0.85] } as const;

export async function openFilm(order: FilmOrder): Promise<ShotFilm> {
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
  const ending = last && { stage: last, spare, way: DISSOLVE[pictures.first ? "picture" : "scene"] };
  const isFixed = isStill(card.camera) && !last;
  const isSame = isFixed && stage.isStill;
  const act = (target: FrameBuffer, number: number) => {
    stage.act(target, view(number), momentOf(card, number).seconds, "written");
    overlays.drawStill(target);
  };
  let isBased = false;
  const drawBase = () => {
    if (isBased) return;
    stage.paintPlace(base, view(0), "written");
    if (isSame) act(base, 0);
    isBased = true;
  };
  return {
    buffers,
    draw(target, number) {
      if (isFixed) {
        drawBase();
        compositor.copy(base, target);
        if (!isSame) act(target, number);
      } else {
        showWhole(
          compositor,
          stage,
          { target, camera: view(number), ending, version: "written" },
          momentOf(card, number),
        );
        overlays.drawStill(target);
      }
      const speaker = overlays.speakerAt(number);
      const { seconds } = momentOf(card, number);
      if (speaker !== undefined) stage.light(target, view(number), { speaker, seconds });
      overlays.drawMoving(target, number);
    },
    drawClean(target, number) {
      showWhole(compositor, stage, { target, camera: view(number), ending, version: "clean" }, momentOf(card, number));
      overlays.drawSigns(target);
    },
  };
}

interface Ending {
  readonly stage: Stage;
  readonly spare: FrameBuffer;
  readonly way: readonly [from: number, to: number];
}

interface Showing {
  readonly target: FrameBuffer;
  readonly camera: CameraView;
  readonly ending: Ending | undefined;
  readonly version: Version;
}

/** Paints the stage, and dissolves it into the last keyframe where there is one. */
function showWhole(
  compositor: Compositor,
  stage: Stage,
  { target, camera, ending, version }: Showing,
  { part, seconds }: Pick<Moment, "part" | "seconds">,
): void {
  const share = ending ? smooth((part - ending.way[0]) / (ending.way[1] - ending.way[0])) : 0;
  if (share < 1) {
    stage.paintPlace(target, camera, version);
    stage.act(target, camera, seconds, version);
  }
  if (!ending || share === 0) return;
  ending.stage.paintPlace(share < 1 ? ending.spare : target, camera, version);
  if (share < 1) compositor.dissolve(target, ending.spare, share);
}

function momentOf(card: ShotCard, number: number) {
  const part = card.length > 1 ? number / (card.length - 1) : 0;
  return { part, seconds: secondsOf(number, card.fps), phase: (hashOf(`${card.seed} ${card.take}`) % 1000) / 50 };
}

function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
