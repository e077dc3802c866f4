// Manes, spines, plates, collars, saddles and harness of an animal in profile.
import { css, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, taperedStroke, type Dot } from "../../pen.ts";
import { bonePath, type BeastFrame } from "./frame.ts";
import { maneTint } from "./tails.ts";

export function paintMane(frame: BeastFrame): void {
  const { mane } = frame.build;
  if (mane === "lion") paintLionMane(frame);
  else if (mane === "ruff") paintRuff(frame);
  else if (mane === "horse" || mane === "crest") paintNeckMane(frame, mane === "crest");
}

function paintLionMane({ pen, look, rig }: BeastFrame): void {
  const [x, y] = rig.head.at;
  const spikes = Array.from({ length: 18 }, (_, at): Dot => {
    const turn = (at / 18) * 2 * Math.PI;
    const far = at % 2 ? 0.46 : 0.38;
    return [x + 0.12 + Math.cos(turn) * far, y + 0.08 + Math.sin(turn) * far * 1.08];
  });
  paintPart(pen, curve(spikes, true, 0.5), shifted(look.coat, -0.22), { shade: 0.08 });
}

function paintRuff({ pen: { context }, look, rig }: BeastFrame): void {
  const [, root, , top] = rig.neck;
  if (!root || !top) return;
  for (const part of [0.15, 0.5, 0.85]) {
    const [x, y] = [root[0] + (top[0] - root[0]) * part, root[1] + (top[1] - root[1]) * part];
    const r = root[2];
    const tuft: readonly Dot[] = [
      [x - r * 0.2, y + r * 0.5],
      [x - r * 0.5, y + r * 0.95],
      [x - r * 0.3, y + r * 1.3],
    ];
    taperedStroke(context, tuft, 0.1, shifted(look.pale, -0.04));
  }
}

function paintNeckMane({ pen, look, rig }: BeastFrame, isCrest: boolean): void {
  const [, root, , top] = rig.neck;
  if (!root || !top) return;
  const dark = maneTint(look.coat);
  const away = isCrest ? 0.85 : 0.62;
  const normal = unit([top[1] - root[1], root[0] - top[0]]);
  const edge = [0, 0.25, 0.5, 0.75, 1, 1.1].map((part): readonly [number, number, number] => {
    const radius = root[2] + (top[2] - root[2]) * Math.min(1, part);
    return [
      root[0] + 0.06 + (top[0] - root[0]) * part - normal[0] * radius * away,
      root[1] + (top[1] - root[1]) * part - normal[1] * radius * away,
      isCrest ? 0.045 : 0.08,
    ];
  });
  paintPart(pen, bonePath(edge), isCrest ? shifted(dark, -0.2) : dark, { shade: 0.03 });
  if (isCrest) return;
  for (const [x, y] of edge.slice(1, 5))
    taperedStroke(
      pen.context,
      [
        [x, y],
        [x + 0.02, y + 0.1],
        [x + 0.05, y + 0.2],
      ],
      0.09,
      dark,
    );
}

function unit([x, y]: Dot): Dot {
  const long = Math.hypot(x, y) || 1;
  return [x / long, y / long];
}

/** Light and dark by turns. */
export function paintSpine({ pen: { context }, look }: BeastFrame, [x, y]: Dot, [toX, toY]: Dot, turn: number): void {
  const spine: readonly Dot[] = [
    [x, y + 0.04],
    [x * 0.58 + toX * 0.42, y * 0.45 + toY * 0.55],
    [toX, toY],
  ];
  taperedStroke(context, spine, 0.052, shifted(look.coat, turn % 2 ? -0.14 : 0.26));
}

/** Spines of a hedgehog, plates of a dragon, tufts of a poodle. */
export function paintSpines(frame: BeastFrame): void {
  const { pen, build, look, rig } = frame;
  const back = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1];
  const at = (part: number, down: number) =>
    rig.place([-build.long * 0.56 + build.long * 1.14 * part, -1.02 - build.hump[1] * Math.sin(Math.PI * part) + down]);
  if (build.cover === "plates")
    for (const part of back) {
      const [x, y] = at(part, 0.02);
      paintPart(
        pen,
        curve(
          [
            [x - 0.07, y + 0.03],
            [x + 0.02, y - 0.13],
            [x + 0.08, y + 0.03],
          ],
          true,
          0.2,
        ),
        shifted(look.coat, -0.12),
        { shade: 0.02 },
      );
    }
  if (build.cover === "spines")
    for (let row = 5; row >= 0; row--)
      for (let spine = 0; spine < 14; spine++) {
        const [x, y] = at(spine / 13 + (row % 2) * 0.03 - 0.04, row * build.deep[0] * 0.13);
        paintSpine(frame, [x, y], [x + 0.13, y - 0.2], row + spine);
      }
  if (build.cover === "tufts") {
    for (const leg of rig.legs.filter(({ isNear }) => isNear)) {
      const [x, y] = leg.bone[3] ?? [0, 0];
      paintPart(pen, oval(x, y + 0.06, 0.12), shifted(look.coat, 0.03), { shade: 0.04 });
    }
    const [x, y] = rig.place([-build.long * 0.4, -1 + build.deep[0] * 0.42]);
    paintPart(pen, oval(x, y, build.deep[0] * 0.62), shifted(look.coat, 0.03), { shade: 0.08 });
    const tail = rig.tail.at;
    paintPart(pen, oval(tail[0] + 0.34, tail[1] - 0.38, 0.1), shifted(look.coat, 0.03), { shade: 0.04 });
    paintPart(pen, oval(rig.head.at[0] + 0.05, rig.head.at[1] - 0.2, 0.16), shifted(look.coat, 0.03), { shade: 0.05 });
  }
}

const LEATHER: Colour = { light: 0.34, chroma: 0.06, hue: 48 };

/** Collar, saddle and harness. */
export function paintTack({ pen, build, look, rig }: BeastFrame): void {
  const { context } = pen;
  const [, root, bend, top] = rig.neck;
  if (!root || !bend || !top) return;
  if (look.collar) {
    const [x, y, radius] = [top[0] * 0.62 + bend[0] * 0.38, top[1] * 0.62 + bend[1] * 0.38, bend[2] * 1.04];
    const way = unit([top[1] - root[1], root[0] - top[0]]);
    const band: readonly Dot[] = [
      [x - way[0] * radius, y - way[1] * radius],
      [x - 0.03, y + 0.05],
      [x + way[0] * radius, y + way[1] * radius],
    ];
    context.strokeStyle = css(look.collar);
    context.lineWidth = 0.085;
    context.stroke(curve(band, false));
    paintPart(
      pen,
      oval(x + way[0] * radius * 0.95, y + way[1] * radius + 0.05, 0.04),
      { light: 0.78, chroma: 0.11, hue: 86 },
      { shade: 0.01, outline: 0.7 },
    );
  }
  if (look.tack === "none" || build.foot !== "hoof") return;
  const at = (x: number, y: number) => rig.place([x, y]);
  const low = -1 + build.deep[0];
  if (look.tack === "saddle") {
    drawLine({ ...pen, line: 0.035 }, curve([at(-0.06, -0.96), at(-0.08, -0.8), at(-0.06, low)], false), LEATHER, 1);
    return paintPart(
      pen,
      curve(
        [
          at(-0.24, -1.06),
          at(-0.16, -1.0),
          at(0.1, -1.02),
          at(0.2, -1.08),
          at(0.16, -0.86),
          at(0.02, -0.7),
          at(-0.12, -0.76),
        ],
        true,
        0.5,
      ),
      LEATHER,
      { shade: 0.03 },
    );
  }
  const chest = at(-build.long * 0.6, -1 + build.deep[0] * 0.5);
  paintPart(pen, oval(chest[0] + 0.1, chest[1] - 0.06, 0.075, build.deep[0] * 0.56, 0.35), LEATHER, { shade: 0.03 });
  drawLine({ ...pen, line: 0.03 }, curve([chest, at(0, -0.74), at(build.long * 0.8, -0.68)], false), LEATHER, 1);
  drawLine({ ...pen, line: 0.03 }, curve([at(0.02, -1), at(0.03, -0.8), at(0.02, low)], false), LEATHER, 1);
}
