// Scenes of parts of a body: lips that come to an ear, a hand that comes down on a shoulder or strokes a belly, sweat that runs.
import type { BodyDetail, BodyPart } from "../../../../core/animatic/detail/detail.ts";
import type { HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, paintPart, type Pen } from "../../../cards/pen.ts";
import { Path2D } from "../../paint/canvas.ts";
import * as parts from "../body/paint-parts.ts";
import { ease, still, type Sprite } from "../sprite.ts";
import { paintEyeAlone } from "./eye-scene.ts";
import { both, moving, poses, type Path } from "./hands.ts";

const PAINTERS: Readonly<Record<Exclude<BodyPart, "ear" | "mirror_eyes">, (pen: Pen, detail: BodyDetail) => void>> = {
  nape: (pen, { look, marks }) => parts.paintNape(pen, look, marks),
  back: (pen, { look, marks }) => parts.paintBack(pen, look, marks),
  shoulder: (pen, { look }) => parts.paintShoulder(pen, look),
  knees: (pen, { look }) => parts.paintKnees(pen, look),
  belly: (pen, { look }) => parts.paintBelly(pen, look),
  brow: (pen, { look, marks }) => parts.paintBrow(pen, look, marks),
};

/** A hand there: its pose, where, and how it turns. */
const HANDS: Readonly<Record<BodyPart, readonly [pose: HandPose, x: number, y: number, turn: number]>> = {
  ear: ["reach", 0.06, 0.2, 0.3],
  nape: ["pinch", 0.12, 0.18, -0.2],
  back: ["flat", 0.1, 0.2, 0.3],
  shoulder: ["flat", -0.06, 0.08, -0.5],
  knees: ["flat", -0.1, -0.12, -0.2],
  belly: ["flat", -0.16, 0.02, -0.5],
  brow: ["flat", 0.06, -0.06, 0.2],
  mirror_eyes: ["reach", 0, 0, 0],
};

export function bodyScene(detail: BodyDetail): readonly Sprite[] {
  const { of, look, marks } = detail;
  if (of === "mirror_eyes") return mirror(detail);
  if (of === "ear")
    return [
      still((pen) => parts.paintEarSide(pen, look)),
      still((pen) => parts.paintEar(pen, look)),
      ...(detail.other ? lips(detail) : handsAt(detail)),
    ];
  return [
    still((pen) => PAINTERS[of](pen, detail)),
    ...handsAt(detail),
    ...(of === "brow" && marks.has("sweat") ? [running()] : []),
  ];
}

function lips({ other }: BodyDetail): readonly Sprite[] {
  if (!other) return [];
  return [
    moving(
      [0.1, 0.6, 1].map((open) => (pen: Pen) => parts.paintLips(pen, other, open)),
      (part, seconds) => ({
        dx: -0.5 * (1 - ease(part, -0.1, 0.12)),
        drawing: [0, 1, 2, 1, 0, 1][Math.floor(seconds * 5) % 6] ?? 0,
      }),
    ),
  ];
}

function handsAt({ of, hand }: BodyDetail): readonly Sprite[] {
  if (!hand) return [];
  const [pose, x, y, turn] = HANDS[of];
  if (of === "nape") {
    const works =
      (side: 1 | -1): Path =>
      (part, seconds) => ({ dx: side * 0.4 * (1 - ease(part, -0.1, 0.1)), dy: 0.012 * Math.sin(seconds * 7 + side) });
    return both(hand, pose, { gap: 0.1, y, turn }, works);
  }
  const strokes: Path = (part, seconds) => ({
    dx: 0.5 * (1 - ease(part, -0.1, 0.12)) + (of === "belly" || of === "back" ? 0.07 * Math.sin(seconds * 2.4) : 0),
    dy: of === "shoulder" ? -0.5 * (1 - ease(part, 0, 0.14)) : of === "belly" ? 0.05 * Math.sin(seconds * 2.4) : 0,
  });
  return [poses(hand, [[0, pose, { x, y, turn }]], strokes)];
}

/** One drop that runs from the hairline down past the brow. */
function running(): Sprite {
  return moving([(pen: Pen) => parts.paintDrops(pen, "-.2,-.16")], (part) => ({ dy: 0.5 * ease(part, 0.1, 1) }));
}

const FRAME = { light: 0.16, chroma: 0.01, hue: 260 };

/** A mirror with both eyes, dark all around it. */
function mirror({ look }: BodyDetail): readonly Sprite[] {
  const glass = new Path2D();
  glass.roundRect(-0.72, -0.24, 1.44, 0.44, 0.12);
  return [
    still((pen) => {
      const { context } = pen;
      context.fillStyle = css({ light: 0.16, chroma: 0.02, hue: 262, alpha: 0.72 });
      context.fillRect(-2, -1, 4, 2);
      drawLine(pen, curve(dots("0,-.9 0,-.2"), false), FRAME, 16);
      const rim = new Path2D();
      rim.roundRect(-0.78, -0.3, 1.56, 0.56, 0.16);
      paintPart(pen, rim, FRAME, { shade: 0.03 });
      context.save();
      context.clip(glass);
      context.fillStyle = css(shifted(look.skin, -0.04));
      context.fillRect(-1, -1, 2, 2);
      paintPart(pen, curve(dots("-.07,.3 -.05,.02 .05,.02 .07,.3"), true, 0.4), shifted(look.skin, 0.02), {
        shade: 0.03,
        outline: 0.6,
      });
      for (const side of [-1, 1]) {
        context.save();
        context.translate(side * 0.36, 0.03);
        context.scale(side * 0.5, 0.5);
        paintEyeAlone(pen, look);
        context.restore();
      }
      context.fillStyle = "rgba(255,255,255,0.1)";
      context.fill(curve(dots("-.7,-.3 -.4,-.3 -.62,.3 -.9,.3"), true, 0));
      context.restore();
    }),
  ];
}
