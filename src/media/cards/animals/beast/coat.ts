// What is on an animal's coat: belly, stripes, spots, patches. Painted inside each of its parts, in the animal's own place.
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, oval, taperedStroke, type Dot } from "../../pen.ts";
import type { BeastFrame } from "./frame.ts";
import { plated } from "./plates.ts";
import { paintTufts } from "./tufts.ts";

type CoatPart = "trunk" | "neck" | "leg";

const DARK: Colour = { light: 0.2, chroma: 0.02, hue: 50 };
const PALE_BELLIES: ReadonlySet<string> = new Set(
  "dog hound cat fox wolf husky deer stag mouse hamster rat rabbit squirrel tiger leopard lion kangaroo otter donkey crocodile lizard dragon tyrannosaurus dinosaur corgi collie goat".split(
    " ",
  ),
);

export function paintCoat(frame: BeastFrame, part: CoatPart): void {
  const { look, rig, build } = frame;
  const { context } = frame.pen;
  const [middle, belly] = [rig.place([0, -1 + build.deep[0] * 0.5]), rig.place([0, -1 + build.deep[0]])];
  if (part !== "leg" && look.marking !== "plated" && PALE_BELLIES.has(look.species)) {
    context.fillStyle = css(faded(look.pale, 0.9));
    context.fill(oval(belly[0], belly[1] + 0.02, build.long * 0.52, build.deep[0] * 0.2, rig.pitch));
    if (build.neck.long > 0.3) paintThroat(frame);
  }
  if (look.species === "fox" && part === "leg") paintStockings(frame);
  const paint = {
    striped,
    spotted,
    dappled,
    patched,
    netted,
    saddled,
    bibbed,
    plated,
    masked: () => undefined,
    plain: () => undefined,
  }[look.marking];
  paint(frame, middle, part);
  if (look.species === "panda" && part === "trunk") fillBand(frame, [-build.long / 2 + 0.06, 0.3], look.pale);
  if (build.cover === "wool" || build.cover === "shaggy" || build.cover === "scales") paintTufts(frame);
}

/** Dark lower legs. */
function paintStockings({ pen: { context }, look, rig }: BeastFrame): void {
  context.fillStyle = css(shifted(look.coat, -0.32));
  for (const { bone } of rig.legs)
    for (const [x, y, radius] of bone.slice(3)) context.fill(oval(x, y, radius * 2, 0.14));
}

function paintThroat({ pen: { context }, look, rig }: BeastFrame): void {
  const [, root, bend] = rig.neck;
  if (!root || !bend) return;
  context.fillStyle = css(faded(look.pale, 0.9));
  context.fill(oval(root[0] - root[2] * 0.75, root[1] + root[2] * 0.7, root[2] * 0.8, root[2] * 0.5, 0.9));
}

/** Over the trunk's whole depth. */
function fillBand({ pen: { context }, rig, build }: BeastFrame, [at, wide]: Dot, tint: Colour): void {
  const corners = [
    [at - wide / 2, -1.2],
    [at + wide / 2, -1.2],
    [at + wide / 2, -1 + build.deep[0] + 0.2],
    [at - wide / 2, -1 + build.deep[0] + 0.2],
  ] as const;
  context.fillStyle = css(tint);
  context.fill(
    curve(
      corners.map((corner) => rig.place(corner)),
      true,
      0.1,
    ),
  );
}

function markTint({ look }: BeastFrame): Colour {
  return look.coat.light > 0.32 ? mixed(look.coat, DARK, look.species === "zebra" ? 1 : 0.82) : look.pale;
}

/** How broad they are. */
const STRIPES: Readonly<Record<string, number>> = { zebra: 0.085, cat: 0.04 };

function striped(frame: BeastFrame, _middle: Dot, part: CoatPart): void {
  const tint = faded(markTint(frame), 0.92);
  const broad = STRIPES[frame.look.species] ?? 0.07;
  if (part === "neck") stripeNeck(frame, broad * 0.8, tint);
  else stripeTrunk(frame, broad, tint);
  if (part === "leg") stripeLegs(frame, tint);
}

function stripeNeck({ pen: { context }, rig }: BeastFrame, broad: number, tint: Colour): void {
  const [, root, , top] = rig.neck;
  if (!root || !top) return;
  for (const [at, share] of [0.15, 0.35, 0.55, 0.75, 0.95].entries()) {
    const on = (axis: 0 | 1 | 2) => root[axis] + (top[axis] - root[axis]) * share;
    const [x, y, r] = [on(0), on(1), on(2)];
    const lean = (at % 2) * 0.02;
    const line: readonly Dot[] = [
      [x + r * 1.3, y - r * 0.8],
      [x + r * 0.2 + lean, y + r * 0.2],
      [x - r * 1.1, y + r * 0.9],
    ];
    taperedStroke(context, line, broad, tint);
  }
}

function stripeTrunk({ pen: { context }, build, rig, look }: BeastFrame, broad: number, tint: Colour): void {
  const dense = look.species === "zebra" ? 9 : 8;
  for (let at = 0; at <= dense; at++) {
    const x = -build.long * 0.62 + (build.long * 1.36 * at) / dense;
    const low = -1 + build.deep[0] * (at % 2 ? 0.72 : 0.98);
    const line: readonly Dot[] = [
      [x - 0.03, -1.12 - build.hump[1]],
      [x, -0.86],
      [x + 0.05, low],
    ];
    taperedStroke(
      context,
      line.map((dot) => rig.place(dot)),
      broad,
      tint,
    );
  }
}

function stripeLegs({ pen: { context }, rig }: BeastFrame, tint: Colour): void {
  for (const { bone } of rig.legs)
    for (const [x, y] of bone.slice(1))
      taperedStroke(
        context,
        [
          [x - 0.16, y],
          [x, y + 0.02],
          [x + 0.16, y],
        ],
        0.05,
        tint,
      );
}

function spotted(frame: BeastFrame, _middle: Dot, part: CoatPart): void {
  const { build, rig, look } = frame;
  const { context } = frame.pen;
  const rows = [0.1, 0.3, 0.5, 0.7, 0.88];
  const size = look.species === "leopard" ? 0.036 : 0.05;
  context.fillStyle = css(faded(markTint(frame), 0.92));
  for (const [row, down] of rows.entries())
    for (let at = 0; at < 13; at++) {
      const x = -build.long * 0.85 + at * build.long * 0.14 + (row % 2) * 0.06;
      const [px, py] = rig.place([x, -1.08 + build.deep[0] * 1.1 * down + ((at * 29) % 5) * 0.012]);
      context.fill(oval(px, py, size * (0.8 + ((at * 7 + row) % 4) * 0.16), size * 0.8, at));
    }
  if (part === "trunk") return;
  for (const bone of [rig.neck, ...rig.legs.map((leg) => leg.bone)])
    for (const [at, [x, y, radius]] of bone.slice(0, -1).entries())
      context.fill(oval(x + (at % 2 ? 0.4 : -0.4) * radius, y, size * 0.8, size * 0.7, at));
}

function dappled(frame: BeastFrame): void {
  const { build, rig, look } = frame;
  const { context } = frame.pen;
  context.fillStyle = css(faded(shifted(look.coat, 0.16), 0.85));
  for (let at = 0; at < 26; at++) {
    const x = -build.long * 0.5 + ((at * 37) % 26) * (build.long / 22);
    context.fill(oval(...rig.place([x, -0.96 + ((at * 11) % 7) * build.deep[0] * 0.09]), 0.03));
  }
}

function patched(frame: BeastFrame, middle: Dot, part: CoatPart): void {
  const { build, rig, look, pen } = frame;
  const { context } = pen;
  const isLight = look.coat.light > 0.75;
  context.fillStyle = css(
    isLight
      ? mixed(look.pale, DARK, look.pale.light > 0.75 ? 0.85 : 0)
      : look.pale.light > 0.7
        ? look.pale
        : { light: 0.95, chroma: 0.015, hue: 85 },
  );
  if (part === "leg") {
    for (const { bone } of rig.legs)
      for (const [x, y, radius] of bone.slice(3)) context.fill(oval(x, y, radius * 2, 0.12));
    return;
  }
  const patches =
    part === "neck"
      ? ["-0.52,-0.95 -0.4,-1.1 -0.62,-1.25 -0.78,-1.1 -0.7,-0.9"]
      : [
          "-0.2,-1.1 0.02,-1.1 0.06,-0.8 -0.04,-0.66 -0.2,-0.8",
          "0.28,-0.98 0.5,-1.06 0.62,-0.8 0.46,-0.62 0.3,-0.72",
          "-0.46,-0.72 -0.28,-0.66 -0.26,-0.46 -0.5,-0.44",
        ];
  for (const patch of patches)
    context.fill(
      curve(
        dots(patch).map(([x, y]) => rig.place([x * (0.4 + build.long * 0.75), -1 + (y + 1) * (build.deep[0] / 0.48)])),
        true,
        0.8,
      ),
    );
  context.fill(oval(middle[0] + 0.02, rig.place([0, -1 + build.deep[0]])[1], build.long * 0.3, 0.08));
}

/** A giraffe's. */
function netted(frame: BeastFrame, _middle: Dot, part: CoatPart): void {
  const { rig, build } = frame;
  const { context } = frame.pen;
  const tint = css({ light: 0.46, chroma: 0.09, hue: 52 });
  context.fillStyle = tint;
  const patch = (x: number, y: number, size: number, turn: number) =>
    context.fill(
      curve(
        [0, 1, 2, 3, 4].map((corner): Dot => [
          x + size * Math.cos(turn + corner * 1.257),
          y + size * 0.86 * Math.sin(turn + corner * 1.257),
        ]),
        true,
        0.2,
      ),
    );
  if (part === "neck") {
    const [, a, , b] = rig.neck;
    if (!a || !b) return;
    for (let at = 0; at < 9; at++) {
      const share = at / 8;
      const r = a[2] + (b[2] - a[2]) * share;
      for (const side of [-0.55, 0.55])
        patch(
          a[0] + (b[0] - a[0]) * share + side * r,
          a[1] + (b[1] - a[1]) * share + side * r * 0.5,
          r * 0.5,
          at + side,
        );
    }
    return;
  }
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 7; at++) {
      const [x, y] = rig.place([-build.long * 0.8 + at * 0.14 + (row % 2) * 0.07, -1.02 + row * 0.115]);
      patch(x, y, 0.06, at + row);
    }
}

/** A dark back over pale sides. */
function saddled(frame: BeastFrame, _middle: Dot, part: CoatPart): void {
  if (part === "leg") return;
  const { build, rig } = frame;
  const { context } = frame.pen;
  context.fillStyle = css({ light: 0.22, chroma: 0.015, hue: 50 });
  const at = (x: number, y: number) => rig.place([x, y]);
  context.fill(
    curve(
      [
        at(-build.long * 0.66, -1.2),
        at(build.long * 0.72, -1.2),
        at(build.long * 0.62, -0.76),
        at(0, -1 + build.deep[0] * 0.62),
        at(-build.long * 0.42, -1 + build.deep[0] * 0.5),
      ],
      true,
      0.4,
    ),
  );
}

/** A pale chest and feet. */
function bibbed(frame: BeastFrame, _middle: Dot, part: CoatPart): void {
  const { rig, look } = frame;
  const { context } = frame.pen;
  context.fillStyle = css(look.pale);
  if (part === "leg") {
    for (const { bone } of rig.legs)
      for (const [x, y, radius] of bone.slice(4)) context.fill(oval(x, y, radius * 2, 0.11));
    return;
  }
  const [chest, root, bend] = rig.neck;
  if (!chest || !root || !bend) return;
  context.fill(oval(root[0] - root[2] * 0.4, root[1] + root[2] * 0.5, root[2] * 1.15, root[2] * 1.5, 0.5));
}
