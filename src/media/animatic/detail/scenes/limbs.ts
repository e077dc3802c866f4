// A hand that takes hold of somebody's wrist or ankle, one that loses it again, and two hands that let each other go.
import type { HandLook, HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import type { Pen } from "../../../cards/pen.ts";
import { paintHand } from "../hand/paint-hand.ts";
import { ease, type Paint, type Sprite } from "../sprite.ts";
import { HAND, handAt, type HandAt } from "./bench.ts";
import { paintLeg } from "../body/paint-leg.ts";
import { moving, poses, type HandScene, type Path, type Scene } from "./hands.ts";

/** Where the limb is held, and how the hand that holds it lies. */
const HELD: HandAt = { x: -0.16, y: 0.06, turn: 0.12 };
const TAKEN = 0.36;

/** Around the place where it is held: an arm that comes up from below, or a shin with its foot. */
function limbOf({ hand, other, leg, beat }: HandScene): Paint {
  return beat.thing?.word === "ankle" ? (pen) => paintShin(pen, leg) : (pen) => paintArm(pen, other ?? hand);
}

function paintArm(pen: Pen, look: HandLook): void {
  const { context } = pen;
  context.save();
  context.rotate(Math.PI / 2);
  context.scale(HAND, HAND);
  context.translate(-0.12, 0);
  paintHand({ ...pen, line: pen.line / HAND }, look, "open");
  context.restore();
}

function paintShin(pen: Pen, leg: PersonLook | null): void {
  if (!leg) return;
  pen.context.save();
  pen.context.translate(-0.05, -0.1);
  paintLeg(pen, { look: leg, shoe: null, motion: "stand" }, { isFar: false, turn: 0 });
  pen.context.restore();
}

const placed =
  (limb: Paint): Paint =>
  (pen) => {
    pen.context.translate(HELD.x, HELD.y);
    limb(pen);
  };

const struggles: Path = (part, seconds) => ({
  dx: part < TAKEN ? 0 : 0.02 * Math.sin(seconds * 9) * (1 - 0.5 * part),
  dy: part < TAKEN ? 0 : 0.03 * Math.sin(seconds * 6.3),
});

export const seize: Scene = (scene) => {
  const limb = limbOf(scene);
  return [
    moving([placed(limb)], (part) => (part < TAKEN ? {} : undefined)),
    poses(scene.hand, [[0, "reach", { x: HELD.x + 0.06, y: HELD.y, turn: 0.12 }]], (part) =>
      part < TAKEN ? { dx: 0.9 * (1 - ease(part, 0.02, TAKEN)) } : undefined,
    ),
    moving([handAt(scene.hand, "grip", { ...HELD, around: limb })], (part, seconds) =>
      part < TAKEN ? undefined : struggles(part, seconds),
    ),
  ];
};

const SLIDES = [0, 0.04, 0.09, 0.16, 0.25, 0.36];
const GONE = 0.68;

/** The limb slides down out of the fingers and is gone; the hand is left open. */
export const loseGrip: Scene = (scene) => {
  const limb = limbOf(scene);
  const lowered =
    (dy: number): Paint =>
    (pen) => {
      pen.context.translate(0, dy);
      limb(pen);
    };
  const last = SLIDES.at(-1) ?? 0;
  return [
    moving([placed(lowered(last))], (part) => (part < GONE ? undefined : { dy: 1.3 * ease(part, GONE, GONE + 0.16) })),
    moving(
      SLIDES.map((dy) => handAt(scene.hand, "grip", { ...HELD, around: lowered(dy) })),
      (part, seconds) =>
        part < GONE
          ? { drawing: Math.round(ease(part, 0.3, GONE) * (SLIDES.length - 1)), dx: 0.005 * Math.sin(seconds * 37) }
          : undefined,
    ),
    poses(scene.hand, [[0, "reach", { x: HELD.x - 0.12, y: HELD.y, turn: -0.1 }]], (part) =>
      part < GONE ? undefined : { dx: -0.05 * ease(part, GONE, 0.8), dy: 0.06 * ease(part, GONE, 0.9) },
    ),
  ];
};

const LET_GO = 0.34;

export const partHands: Scene = ({ hand, other }) => {
  const away =
    (side: number): Path =>
    (part, seconds) => ({ dx: side * 0.42 * ease(part, LET_GO, 0.92), dy: 0.004 * Math.sin(seconds * 2) });
  const opening = (look: HandLook, held: HandPose, at: HandAt, side: number): Sprite =>
    poses(
      look,
      [
        [0, held, at],
        [LET_GO + 0.14, "reach", { ...at, x: at.x - side * 0.06 }],
      ],
      away(side),
    );
  return [
    opening(other ?? hand, "open", { x: -0.1, y: 0.06, turn: 0.1, isLeft: true }, -1),
    opening(hand, "grip", { x: -0.02, y: 0, turn: 0.06 }, 1),
  ];
};
