// An animal's head in profile: jaw, skull, marks, ears, horns, eye, nose, trunk and beak.
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, inkOf, oval, paintPart, taperedStroke, type Dot, type Pen } from "../../pen.ts";
import { paintEar } from "./ears.ts";
import { HEADS } from "./heads.ts";
import { paintBeastHorns } from "./horns.ts";
import type { BeastBuild } from "./build.ts";
import { bonePath, type BeastFrame, type Headed } from "./frame.ts";
import type { Rig } from "./joints.ts";

const NOSE: Colour = { light: 0.22, chroma: 0.015, hue: 20 };
const MOUTH: Colour = { light: 0.4, chroma: 0.12, hue: 20 };
const TOOTH: Colour = { light: 0.95, chroma: 0.02, hue: 90 };
const BEAK: Colour = { light: 0.76, chroma: 0.14, hue: 78 };

/** `at`, `turn`: where the head is, and how far the nose points down. */
export function paintBeastHead(frame: BeastFrame, { at, turn, jaw, isTrunkOut } = frame.rig.head): void {
  const { build, pen, look } = frame;
  const { context } = pen;
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(-turn);
  context.scale(build.headLong, build.headLong);
  const own: Pen = { ...pen, line: pen.line / build.headLong };
  const head: Headed = { ...frame, pen: own, shape: HEADS[build.head] };
  paintEar(head, "far");
  if (build.horns && build.horns !== "nose") paintBeastHorns(head, "far");
  paintJaw(head, jaw);
  if (build.head === "elephant") paintTrunk(head, trunkWay({ jaw, isTrunkOut }));
  paintPart(own, curve(head.shape.skull, true, 0.9), faceTint(head), { shade: 0.1, inside: () => paintFace(head) });
  if (build.head === "eagle")
    paintPart(
      own,
      curve(dots("-0.3,-0.16 -0.5,-0.14 -0.66,0.02 -0.66,0.2 -0.56,0.12 -0.36,0.12 -0.28,0.04"), true, 0.6),
      BEAK,
      { shade: 0.04 },
    );
  if (build.mane === "beard")
    taperedStroke(context, dots("-0.34,0.14 -0.36,0.3 -0.26,0.52"), 0.2, shifted(look.coat, -0.1));
  paintEye(head);
  paintNose(head);
  paintEar(head, "near");
  if (build.horns) paintBeastHorns(head, "near");
  if (look.tack !== "none" && build.foot === "hoof") paintBridle(head);
  context.restore();
}

function faceTint({ look, build }: Headed): Colour {
  if (look.species === "sheep") return look.pale;
  if (look.species === "shepherd" || look.species === "collie") return mixed(look.coat, NOSE, 0.35);
  if (build.head === "eagle") return look.pale;
  return look.coat;
}

function paintJaw({ pen, shape, look, build }: Headed, open: number): void {
  const { context } = pen;
  const [x, y, deep] = shape.jaw;
  if (x < -2) return;
  context.save();
  context.translate(0.06, 0.12);
  if (open > 0.1) {
    const drop: Dot = [x * Math.cos(open) + y * Math.sin(open) - 0.06, -x * Math.sin(open) + y - 0.12];
    paintPart(
      pen,
      curve(
        [
          [0.05, 0],
          [x - 0.04, y - 0.16],
          [drop[0], drop[1]],
        ],
        true,
        0.1,
      ),
      MOUTH,
      { shade: 0.04 },
    );
    if (build.foot !== "hoof")
      for (const at of [0.62, 0.9])
        taperedStroke(
          context,
          [
            [x * at, y - 0.15],
            [x * at + 0.01, y - 0.06],
            [x * at, y + 0.02],
          ],
          0.06,
          TOOTH,
        );
  }
  context.rotate(-open);
  const lower = curve(
    [
      [0.12, 0],
      [x + 0.06, y - 0.14],
      [x - 0.01, y - 0.08],
      [x + 0.06, y + deep - 0.12],
      [-0.05, deep + 0.12],
      [0.16, 0.12],
    ],
    true,
    0.6,
  );
  paintPart(pen, lower, look.species === "sheep" ? look.pale : shifted(look.coat, -0.05), { shade: 0.04 });
  context.restore();
}

/** Pale muzzle, cheeks and blazes. */
function paintFace(head: Headed): void {
  const { pen, shape, look, build } = head;
  const { context } = pen;
  const [x, y, wide, tall] = shape.muzzle;
  context.fillStyle = css(look.pale);
  if (look.species === "panda") context.fill(oval(shape.eye[0], shape.eye[1] + 0.03, 0.12, 0.15, 0.5));
  else if (look.species !== "sheep") context.fill(oval(x, y, wide, tall));
  if (look.species === "meerkat") {
    context.fillStyle = css(NOSE);
    context.fill(oval(shape.eye[0], shape.eye[1] + 0.01, 0.13, 0.11, 0.3));
    context.fill(oval(shape.ear[0] + 0.06, shape.ear[1] + 0.12, 0.1, 0.09));
  }
  if (WHITE_CHEEKS.has(look.species))
    context.fill(curve(dots("-0.72,0.04 -0.4,-0.02 -0.12,0.02 0.12,0.1 0.2,0.34 -0.4,0.3"), true, 0.5));
  if (look.species === "badger") {
    context.fill(curve(dots("-0.64,0 -0.2,-0.4 0.4,-0.4 0.4,0.4 -0.5,0.3"), true, 0.3));
    taperedStroke(context, dots("-0.52,0 -0.16,-0.1 0.34,-0.14"), 0.2, NOSE);
  }
  const blaze = BLAZES[`${look.marking} ${build.head}`];
  if (blaze !== undefined) taperedStroke(context, dots(blaze), 0.13, { light: 0.95, chroma: 0.01, hue: 80 });
  if (look.marking === "striped") paintBrow(head);
}

const WHITE_CHEEKS: ReadonlySet<string> = new Set(["fox", "husky", "wolf"]);
const BLAZES: Readonly<Record<string, string>> = {
  "bibbed dog": "-0.6,-0.08 -0.2,-0.2 0.1,-0.34",
  "patched horse": "-0.66,-0.08 -0.3,-0.12 0.05,-0.2",
};

function paintBrow({ pen: { context }, look }: Headed): void {
  const tint = look.species === "zebra" ? NOSE : mixed(look.coat, NOSE, 0.8);
  for (const at of [0, 0.14, 0.28]) {
    const line: readonly Dot[] = [
      [at - 0.04, -0.42],
      [at, -0.22],
      [at + 0.03, 0],
    ];
    taperedStroke(context, line, 0.06, tint);
  }
}

/** The eye lies in a dark patch. */
const DARK_EYED: ReadonlySet<string> = new Set(["badger", "panda", "meerkat"]);

function paintEye({ pen, shape, look, isAsleep }: Headed): void {
  const { context } = pen;
  const [x, y, radius] = shape.eye;
  const ink = look.species === "panda" || look.coat.light < 0.34 ? { light: 0.86, chroma: 0.02, hue: 80 } : NOSE;
  if (isAsleep)
    return drawLine(
      pen,
      curve(
        [
          [x - radius, y],
          [x, y + radius * 0.7],
          [x + radius, y - radius * 0.1],
        ],
        false,
      ),
      faded(ink, 0.9),
      1.3,
    );
  const dark = DARK_EYED.has(look.species);
  paintPart(pen, oval(x, y, radius, radius * 0.92), dark ? { light: 0.8, chroma: 0.04, hue: 70 } : look.eyes, {
    shade: 0.01,
    outline: 1.1,
  });
  context.fillStyle = css({ light: 0.12, chroma: 0.01, hue: 260 });
  context.fill(oval(x - radius * 0.1, y, radius * 0.6, radius * 0.7));
  context.fillStyle = "rgba(255,255,255,0.95)";
  context.fill(oval(x - radius * 0.36, y - radius * 0.36, radius * 0.24));
}

const PINK_NOSED: ReadonlySet<string> = new Set(["rabbit", "rat", "mouse", "hamster"]);

function paintNose({ pen, shape, look, build }: Headed): void {
  const [x, y] = shape.nose;
  if (x < -2) return;
  const isNostril = build.foot === "hoof" || build.foot === "pad" || build.foot === "claw" || build.foot === "hand";
  if (isNostril) {
    pen.context.fillStyle = css(faded(NOSE, 0.85));
    pen.context.fill(oval(x + 0.02, y + 0.02, 0.022, 0.034, 0.5));
  } else
    paintPart(
      pen,
      oval(x + 0.015, y + 0.005, 0.06, 0.05, 0.3),
      PINK_NOSED.has(look.species) ? { light: 0.66, chroma: 0.09, hue: 15 } : NOSE,
      { shade: 0.01 },
    );
  const [jx, jy] = shape.jaw;
  if (jx > -2)
    drawLine(
      pen,
      curve(
        [
          [jx + 0.02, jy],
          [jx * 0.6, jy + 0.025],
          [jx * 0.25 - 0.02, jy + 0.01],
        ],
        false,
      ),
      faded(inkOf(look.coat), 0.8),
      0.9,
    );
}

/** From between the tusks to the tip, in lengths of the head: raised with an open mouth, held out, else hanging. */
const RAISED = dots("-0.3,0 -0.62,-0.1 -0.8,-0.4 -0.86,-0.72 -0.72,-0.94");
const HANGING = dots("-0.3,0 -0.5,0.28 -0.56,0.7 -0.54,1.08 -0.66,1.34");
const HELD_OUT = dots("-0.3,0 -0.56,0.22 -0.78,0.52 -1.04,0.7 -1.3,0.6");

function trunkWay({ jaw, isTrunkOut }: Pick<Rig["head"], "jaw" | "isTrunkOut">): readonly Dot[] {
  if (isTrunkOut) return HELD_OUT;
  return jaw > 0.2 ? RAISED : HANGING;
}

/** Where the tip of an elephant's trunk is. */
export function trunkTip(head: Rig["head"], { headLong }: BeastBuild): Dot {
  const { at, turn } = head;
  const [x, y] = trunkWay(head).at(-1) ?? [0, 0];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + (x * cos + y * sin) * headLong, at[1] + (y * cos - x * sin) * headLong];
}

function paintTrunk({ pen, look, build }: Headed, way: readonly Dot[]): void {
  const stations = way.map(([x, y], at) => [x, y, [0.24, 0.18, 0.13, 0.1, 0.075][at] ?? 0.07] as const);
  const bone = stations.map(([x, y, radius]) => [x, y, radius] as const);
  paintPart(pen, way === HELD_OUT ? bonePath(bone) : trunkPath(bone), look.coat, { shade: 0.05 });
  for (const at of [1, 2, 3]) {
    const [x, y, radius] = bone[at] ?? [0, 0, 0];
    drawLine(
      pen,
      curve(
        [
          [x - radius * 0.9, y],
          [x, y + 0.03],
          [x + radius * 0.7, y],
        ],
        false,
      ),
      faded(inkOf(look.coat), 0.6),
      0.7,
    );
  }
  if (build.horns === "tusks") taperedStroke(pen.context, dots("-0.3,0.24 -0.62,0.42 -0.86,0.34"), 0.1, TOOTH);
}

function trunkPath(bone: readonly (readonly [number, number, number])[]) {
  const left = bone.map(([x, y, r]): Dot => [x - r, y]);
  const right = bone.map(([x, y, r]): Dot => [x + r, y + r * 0.2]).toReversed();
  return curve([...left, ...right], true, 0.8);
}

function paintBridle({ pen }: Headed): void {
  const leather: Colour = { light: 0.3, chroma: 0.05, hue: 45 };
  drawLine(pen, curve(dots("-0.46,-0.14 -0.45,0 -0.46,0.14"), false), leather, 1.8);
  drawLine(pen, curve(dots("0.1,-0.2 0,0.02 0.06,0.26"), false), leather, 1.8);
  drawLine(pen, curve(dots("-0.45,0.06 -0.2,0.06 0.02,0.06"), false), leather, 1.8);
}
