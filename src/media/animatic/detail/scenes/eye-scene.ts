// One eye that fills the picture: it opens, closes, looks, weeps, its pupil narrows or widens.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { EyeDetail, EyeMotion } from "../../../../core/animatic/detail/detail.ts";
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import {
  curve,
  dots,
  drawSeam,
  inkOf,
  oval,
  paintGlow,
  paintPart,
  taperedStroke,
  type Dot,
  type Pen,
} from "../../../cards/pen.ts";
import { ease, still, type Paint, type Shown, type Sprite } from "../sprite.ts";
import { moving, poses } from "./hands.ts";
import { peephole } from "../fixtures/peephole.ts";

interface Eye {
  /** 0 closed to 1 open. */
  readonly open: number;
  /** Radius of the pupil, in parts of the iris. */
  readonly pupil: number;
  /** How far it looks to the right. */
  readonly gaze: number;
  /** How far it looks down. */
  readonly down?: number;
}

const CALM: Eye = { open: 1, pupil: 0.42, gaze: 0 };
const LIDS: readonly Eye[] = [0, 0.2, 0.55, 1].map((open) => ({ ...CALM, open }));
const STATES: Readonly<Record<EyeMotion, readonly Eye[]>> = {
  ...{
    open: LIDS,
    close: LIDS.toReversed(),
    blink: LIDS.toReversed(),
    tear: [{ ...CALM, open: 0.8 }],
    wipe: [{ ...CALM, open: 0.75 }],
  },
  look: [-0.13, 0, 0.13].map((gaze) => ({ ...CALM, gaze })),
  look_up: [0, -0.03, -0.06, -0.1].map((down) => ({ ...CALM, down, open: 1 - down * 0.6 })),
  look_down: [0, 0.04, 0.08, 0.12].map((down) => ({ ...CALM, down, open: 1 - down * 3.2 })),
  look_aside: [0, 0.07, 0.14, 0.21].map((gaze) => ({ ...CALM, gaze })),
  narrow: [0.6, 0.48, 0.36, 0.24].map((pupil) => ({ ...CALM, pupil, open: 0.9 })),
  widen: [0.3, 0.42, 0.54, 0.66].map((pupil, at) => ({ ...CALM, pupil, open: 0.85 + at * 0.07 })),
};
const HIGH = -0.04;

export function eyeScene({ look, motion, next, through, hand }: EyeDetail): readonly Sprite[] {
  const states = [motion, ...(next ? [next] : [])].map((one) => STATES[one]);
  const first = states[0]?.length ?? 0;
  const at = (part: number, seconds: number): Shown => {
    const isLater = next !== null && part > THEN;
    const now = isLater ? next : motion;
    const within = next === null ? part : isLater ? (part - THEN) / (1 - THEN) : part / THEN;
    return { drawing: (isLater ? first : 0) + stateOf(now, { part: within, seconds, last: STATES[now].length - 1 }) };
  };
  return [
    still((pen) => paintFace(pen, look)),
    moving(
      states.flat().map(
        (eye): Paint =>
          (pen) =>
            paintEye(pen, look, eye),
      ),
      at,
    ),
    ...(motion === "tear" ? [tear(next === "wipe" ? WIPED : 2)] : []),
    ...(hand ? [wiping(hand, next === "wipe" ? THEN : 0)] : []),
    ...(through ? peephole(through) : []),
  ];
}

const THEN = 0.5;
const WIPED = 0.68;

interface Moment {
  readonly part: number;
  readonly seconds: number;
  readonly last: number;
}

function stateOf(motion: EyeMotion, { part, seconds, last }: Moment): number {
  if (motion === "blink") return seconds % 2.4 < 0.16 ? last : 0;
  if (motion === "look") return Math.floor(part * 4.4) % 3;
  return Math.round(ease(part, 0.2, 0.55) * last);
}

/** A finger that comes to the cheek and goes along it. */
function wiping(hand: HandLook, from: number): Sprite {
  return poses(hand, [[0, "point", { x: 0.06, y: 0.2, turn: 0.55 }]], (part) =>
    part < from
      ? undefined
      : { dx: 0.8 * (1 - ease(part, from, from + 0.14)) + 0.16 * ease(part, from + 0.16, 0.9), dy: -0.02 },
  );
}

/** One eye with its brow, open, wherever it stands. */
export function paintEyeAlone(pen: Pen, look: PersonLook): void {
  const { hair, form } = look;
  const brow = dots("-.5,-.25 -.3,-.36 .05,-.4 .36,-.34 .6,-.22");
  taperedStroke(pen.context, brow, form === "woman" ? 0.075 : 0.12, shifted(hair.colour, -0.05));
  paintEye(pen, look, CALM);
}

/** Skin around the eye, the brow, and the lines of age. */
function paintFace(pen: Pen, { skin, hair, lines, form, traits }: PersonLook): void {
  const { context } = pen;
  context.fillStyle = css(skin);
  context.fillRect(-2, -1, 4, 2);
  const shade: Colour = { light: skin.light * 0.6, chroma: skin.chroma + 0.02, hue: 30 };
  paintGlow(context, [-0.78, 0.05], 0.5, faded(shade, 0.5));
  paintGlow(context, [0, -0.2], 0.5, faded(shade, 0.22));
  paintGlow(context, [0.35, 0.42], 0.5, faded({ ...skin, chroma: skin.chroma + 0.05, hue: 26 }, 0.5));
  const brow = dots("-.5,-.25 -.3,-.36 .05,-.4 .36,-.34 .6,-.22");
  taperedStroke(
    context,
    brow,
    form === "woman" ? 0.075 : 0.12,
    shifted(hair.colour, hair.colour.light > 0.8 ? -0.2 : -0.05),
  );
  drawSeam(pen, dots(`-.42,${HIGH - 0.05} -.2,${HIGH - 0.23} .1,${HIGH - 0.26} .42,${HIGH - 0.12}`), skin, 1.6);
  if (lines > 0.3)
    for (const y of [-0.06, 0, 0.06]) drawSeam(pen, dots(`.5,${y * 0.6} .62,${y} .74,${y * 1.7}`), skin, 1.4);
  if (lines > 0.3) drawSeam(pen, dots(`-.34,.2 -.05,.28 .3,.2`), skin, 1.3);
  if (traits.has("scar"))
    taperedStroke(
      context,
      dots(".28,-.48 .2,-.2 .26,.1 .2,.4"),
      0.03,
      shifted({ ...skin, chroma: 0.1, hue: 20 }, -0.14),
    );
}

function almond(open: number): ReturnType<typeof curve> {
  const [top, bottom] = [HIGH - 0.215 * open, HIGH + 0.13 * (0.25 + 0.75 * open)];
  return curve(
    dots(
      `-.42,${HIGH + 0.06} -.2,${top * 0.8 + HIGH * 0.2} .06,${top} .3,${top * 0.6 + HIGH * 0.4} .44,${HIGH - 0.01} .24,${bottom * 0.8} -.06,${bottom} -.28,${bottom * 0.9}`,
    ),
    true,
    0.85,
  );
}

function paintEye(pen: Pen, look: PersonLook, { open, pupil, gaze, down = 0 }: Eye): void {
  const { context } = pen;
  if (open > 0.05) {
    const white = almond(open);
    context.save();
    context.clip(white);
    context.fillStyle = css({ light: 0.96, chroma: 0.01, hue: 70 });
    context.fillRect(-1, -1, 2, 2);
    paintGlow(context, [-0.42, HIGH + 0.05], 0.14, { light: 0.7, chroma: 0.1, hue: 20, alpha: 0.7 });
    paintIris(pen, look.eyes, [0.02 + gaze, HIGH - 0.03 + down], pupil);
    context.fillStyle = css({ light: 0.2, chroma: 0.03, hue: 30, alpha: 0.3 });
    context.fillRect(-1, -1, 2, 1 + HIGH - 0.16 * open);
    context.restore();
  }
  paintLashes(pen, look, open);
}

function paintIris(pen: Pen, tint: Colour, [x, y]: Dot, pupil: number): void {
  const { context } = pen;
  const size = 0.172;
  paintPart(pen, oval(x, y, size), shifted(tint, 0.06), { shade: 0.03, outline: 2 });
  for (let ray = 0; ray < 40; ray++) {
    const turn = (ray / 40) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    drawSeam(
      pen,
      [
        [x + cos * size * (0.5 + 0.1 * (ray % 3)), y + sin * size * (0.5 + 0.1 * (ray % 3))],
        [x + cos * size * 0.95, y + sin * size * 0.95],
      ],
      ray % 2 === 0 ? tint : shifted(tint, 0.2),
      0.7,
    );
  }
  context.fillStyle = css({ light: 0.12, chroma: 0.01, hue: 260 });
  context.fill(oval(x, y, size * pupil));
  context.fillStyle = css({ light: 0.99, chroma: 0.005, hue: 90 });
  context.fill(oval(x - 0.06, y - 0.065, 0.036, 0.045, 0.4));
  context.fill(oval(x + 0.07, y + 0.06, 0.014));
}

/** The upper lid's line with its lashes, and the lower one; of a closed eye both are one. */
function paintLashes(pen: Pen, { form, skin }: PersonLook, open: number): void {
  const top = HIGH + 0.09 - 0.305 * open;
  const lid = dots(
    `-.43,${HIGH + 0.06} -.2,${top * 0.8 + HIGH * 0.2} .06,${top} .3,${top * 0.6 + HIGH * 0.4} .47,${HIGH - 0.02}`,
  );
  const ink: Colour = { light: 0.17, chroma: 0.02, hue: 40 };
  if (open < 0.9) paintGlow(pen.context, [0, HIGH - 0.06], 0.3, faded(shifted(skin, -0.1), 0.35));
  taperedStroke(pen.context, lid, form === "woman" ? 0.05 : 0.038, ink);
  const count = form === "woman" ? 11 : 7;
  for (let at = 0; at < count; at++) {
    const part = at / (count - 1);
    const x = -0.3 + part * 0.7;
    const y = top + Math.abs(part - 0.5) ** 2 * (HIGH + 0.05 - top) * 3.2;
    const way = open < 0.3 ? 0.09 : -0.09;
    taperedStroke(
      pen.context,
      [
        [x, y],
        [x + (part - 0.4) * 0.06, y + way * 0.6],
        [x + (part - 0.4) * 0.15, y + way],
      ],
      0.016,
      ink,
    );
  }
  if (open > 0.3)
    drawSeam(
      pen,
      dots(`-.3,${HIGH + 0.12 * open} -.05,${HIGH + 0.15 * open} .26,${HIGH + 0.1 * open}`),
      inkOf(skin),
      1.2,
    );
}

/** One drop that runs down the cheek and leaves a wet line. */
function tear(until: number): Sprite {
  const drop: Colour = { light: 0.9, chroma: 0.05, hue: 230 };
  return {
    ...moving(
      [
        (pen) => {
          paintPart(pen, curve(dots(".12,.11 .155,.19 .12,.23 .085,.19"), true, 0.85), faded(drop, 0.9), {
            shade: 0.012,
            outline: 0.8,
          });
          pen.context.fillStyle = css({ light: 1, chroma: 0, hue: 0, alpha: 0.95 });
          pen.context.fill(oval(0.108, 0.185, 0.009, 0.018, 0.3));
          pen.context.fillStyle = css(faded(drop, 0.35));
          pen.context.fill(oval(0.12, 0.07, 0.009, 0.06));
        },
      ],
      (part) => (part > until ? undefined : { dy: 0.3 * ease(part, 0.1, Math.min(0.95, until)), dx: 0.03 * part }),
    ),
    shines: true,
  };
}
