// Open vessels that something is put into or comes out of, in two layers: what is seen of them behind it, and before. Heads, the ground at the origin; what is
// lower than hands reach stands on a bench.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { VesselForm } from "../../../../core/animatic/movers/mover.ts";
import { RIMS } from "../../../../core/animatic/movers/vessels.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { IRON, MARBLE, OAK, TIN, WHITE, type Art } from "./art.ts";

interface Shape {
  /** Half the breadth at the rim and at the floor, and its height. */
  readonly half: number;
  readonly foot: number;
  readonly high: number;
  readonly colour: Colour;
  /** Its rim is round. */
  readonly isRound?: true;
}

const CARD: Colour = { light: 0.66, chroma: 0.07, hue: 70 };
const WICKER: Colour = { light: 0.62, chroma: 0.09, hue: 72 };
const WATER: Colour = { light: 0.62, chroma: 0.07, hue: 225 };
const DEEP = 0.24;

const SHAPES: Readonly<Record<VesselForm, Shape>> = {
  box: { half: 1.25, foot: 1.25, high: 1.6, colour: CARD },
  crate: { half: 1.6, foot: 1.6, high: 1.8, colour: OAK },
  tub: { half: 1.5, foot: 1.25, high: 2.6, colour: OAK, isRound: true },
  trough: { half: 2.2, foot: 1.9, high: 1.1, colour: OAK },
  basket: { half: 1.25, foot: 0.9, high: 1.5, colour: WICKER, isRound: true },
  pail: { half: 0.8, foot: 0.58, high: 1.4, colour: TIN, isRound: true },
  pot: { half: 1.3, foot: 0.8, high: 1.9, colour: IRON, isRound: true },
  hopper: { half: 1.6, foot: 0.4, high: 1.7, colour: TIN },
  stone: { half: 2.3, foot: 2.2, high: 2.6, colour: MARBLE },
  drum: { half: 1.1, foot: 1.1, high: 2.6, colour: TIN, isRound: true },
  hive: { half: 1.1, foot: 1.1, high: 2.1, colour: WHITE },
  water: { half: 2.6, foot: 2.6, high: 0.4, colour: WATER },
  sack: { half: 0.85, foot: 1.1, high: 2.1, colour: WICKER, isRound: true },
  vase: { half: 0.42, foot: 0.34, high: 1.1, colour: WATER, isRound: true },
  sink: { half: 1.5, foot: 1.1, high: 0.8, colour: WHITE },
  dish: { half: 0.75, foot: 0.45, high: 0.3, colour: TIN, isRound: true },
};

/** Height and half the breadth of the rings on water. */
const RIPPLES = [
  [-0.3, 0.8],
  [-0.24, 1.4],
  [-0.14, 1.9],
] as const;

/** Its inside, down to where the front hides it, and the bench under it. */
function paintBack(pen: Pen, form: VesselForm, own: Colour | undefined): void {
  if (form === "water") {
    paintPart(pen, oval(0, -0.2, 2.9, 0.62), OAK, { shade: 0.05 });
    paintPart(pen, oval(0, -0.22, 2.6, 0.5), WATER, { shade: 0.08 });
    return;
  }
  const { half, high, colour, isRound } = SHAPES[form];
  const rim = -RIMS[form];
  if (-rim - high > 0.2) paintBench(pen, half, -rim - high);
  const tone = own ?? colour;
  const inside = shifted(tone, -0.24);
  if (isRound) {
    paintPart(pen, oval(0, rim, half, DEEP), inside, { shade: 0.05 });
    return;
  }
  paintPart(
    pen,
    polygon([-half, rim + 0.1], [-half + 0.3, rim - 0.4], [half - 0.3, rim - 0.4], [half, rim + 0.1]),
    inside,
    {
      shade: 0.05,
    },
  );
  if (form === "box")
    for (const way of [-1, 1])
      paintPart(
        pen,
        polygon(
          [way * half, rim],
          [way * (half + 0.75), rim + 0.35],
          [way * (half + 0.5), rim - 0.1],
          [way * (half - 0.3), rim - 0.4],
        ),
        shifted(tone, 0.05),
        { shade: 0.05 },
      );
}

function paintBench(pen: Pen, half: number, high: number): void {
  const wide = half + 0.35;
  for (const x of [-wide + 0.2, wide - 0.4])
    paintPart(pen, box(x, -high, 0.22, high), shifted(OAK, -0.1), { shade: 0.05 });
  paintPart(pen, box(-wide, -high - 0.02, 2 * wide, 0.24), shifted(OAK, -0.04), { shade: 0.06 });
}

/** The side towards whoever looks. */
function paintFront(pen: Pen, form: VesselForm, own: Colour | undefined): void {
  if (form === "water") {
    for (const [y, half] of RIPPLES) lineRound(pen, y, half, [shifted(WATER, 0.2), 0.07]);
    return;
  }
  const { half, foot, high, colour, isRound } = SHAPES[form];
  const tone = own ?? colour;
  const top = -RIMS[form];
  const low = top + high;
  const bulge = form === "tub" || form === "pot" ? 0.22 : 0;
  const sides: readonly Dot[] = [
    ...(isRound
      ? arc(half, top)
      : ([
          [-half, top],
          [half, top],
        ] as const)),
    [Math.max(half, foot) + bulge, (top + low) / 2],
    [foot, low],
    ...(isRound ? ([[0, low + 0.12]] as const) : []),
    [-foot, low],
    [-Math.max(half, foot) - bulge, (top + low) / 2],
  ];
  paintPart(
    pen,
    curve(form === "tub" || form === "pot" || isRound ? sides : withoutMiddles(sides), true, isRound ? 0.35 : 0),
    tone,
    {
      shade: 0.16,
    },
  );
  paintMarks(pen, form, tone);
}

const withoutMiddles = (sides: readonly Dot[]): readonly Dot[] =>
  sides.filter((_, at) => at !== 2 && at !== sides.length - 1);

/** The near edge of a round rim, from left to right. */
function arc(half: number, top: number): readonly Dot[] {
  return Array.from({ length: 9 }, (_, at): Dot => {
    const turn = Math.PI * (1 - at / 8);
    return [Math.cos(turn) * half, top + Math.sin(turn) * DEEP];
  });
}

type Marks = (pen: Pen, tone: Colour, shape: Shape & { readonly top: number }) => void;

const lineAcross = (pen: Pen, line: readonly [Dot, Dot], ...[colour, wide]: readonly [Colour, number]): void =>
  drawLine({ ...pen, line: 1 }, curve(line, false, 0), colour, wide);

/** Round the front of a vessel that is `half` to each side there. */
function lineRound(pen: Pen, y: number, half: number, [colour, width]: readonly [Colour, number]): void {
  const front = curve(
    [
      [-half, y],
      [0, y + DEEP],
      [half, y],
    ],
    false,
    0.9,
  );
  drawLine({ ...pen, line: 1 }, front, colour, width);
}

const slats: Marks = (pen, tone, { half, high, top }) => {
  for (const part of [0.34, 0.67])
    lineAcross(
      pen,
      [
        [-half, top + high * part],
        [half, top + high * part],
      ],
      shifted(tone, -0.22),
      0.08,
    );
  for (const x of [-half + 0.14, 0, half - 0.14])
    paintPart(pen, box(x - 0.12, top, 0.24, high), shifted(tone, 0.05), { shade: 0.03 });
};

const hoops: Marks = (pen, _tone, { half, high, top, foot }) => {
  for (const part of [0.2, 0.8]) {
    const wide = half + (foot - half) * part + 0.18;
    const y = top + high * part;
    lineRound(pen, y, wide, [IRON, 0.16]);
  }
  for (const x of [-0.75, -0.25, 0.25, 0.75])
    lineAcross(
      pen,
      [
        [x * half, top + 0.24],
        [x * foot, top + high],
      ],
      shifted(OAK, -0.16),
      0.05,
    );
};

const weave: Marks = (pen, tone, { half, high, top, foot }) => {
  for (let row = 1; row < 6; row++) {
    const part = row / 6;
    const wide = half + (foot - half) * part;
    const y = top + high * part;
    lineRound(pen, y, wide, [shifted(tone, -0.16), 0.06]);
  }
  for (let at = -3; at <= 3; at++)
    lineAcross(
      pen,
      [
        [(at / 3.4) * half, top + 0.2],
        [(at / 3.4) * foot, top + high],
      ],
      shifted(tone, -0.1),
      0.05,
    );
};

const seams: Marks = (pen, tone, { half, high, top }) => {
  lineAcross(
    pen,
    [
      [-half, top + high * 0.5],
      [half, top + high * 0.5],
    ],
    shifted(tone, -0.16),
    0.06,
  );
};

const tape: Marks = (pen, tone, { high, top }) => {
  paintPart(pen, box(-0.16, top, 0.32, high * 0.4), shifted(tone, 0.12), { shade: 0 });
};

/** Behind a sink. */
const tap: Marks = (pen, _tone, { half, top }) => {
  paintPart(pen, box(-half + 0.1, top - 1, 0.18, 1), TIN, { shade: 0.05 });
  paintPart(pen, box(-half + 0.1, top - 1.1, 0.8, 0.18), TIN, { shade: 0.05 });
  paintPart(pen, box(-half + 0.76, top - 1, 0.14, 0.3), TIN, { shade: 0.05 });
};

const legs: Marks = (pen, _tone, { high, top }) => {
  for (const x of [-1, 0.8]) paintPart(pen, box(x, top + high - 0.6, 0.2, -top - high + 0.6), IRON, { shade: 0.04 });
};

const MARKS: Readonly<Record<VesselForm, Marks>> = {
  ...{ box: tape, crate: slats, tub: hoops, trough: seams, basket: weave, pail: seams, pot: legs, hopper: legs },
  ...{
    stone: seams,
    drum: hoopsOf(TIN),
    hive: seams,
    water: seams,
    sink: tap,
    dish: () => {},
    sack: seams,
    vase: () => {},
  },
};

function hoopsOf(colour: Colour): Marks {
  return (pen, _tone, { half, high, top }) => {
    for (const part of [0.3, 0.66]) {
      const y = top + high * part;
      lineRound(pen, y, half, [shifted(colour, -0.2), 0.08]);
    }
  };
}

function paintMarks(pen: Pen, form: VesselForm, tone: Colour): void {
  MARKS[form](pen, tone, { ...SHAPES[form], top: -RIMS[form] });
}

/** Shut at first, then up over the far side. */
function paintLid(pen: Pen, phase: number, ...[form, own]: readonly [VesselForm, Colour | undefined]): void {
  const { half, colour, isRound } = SHAPES[form];
  const top = -RIMS[form];
  const tone = shifted(own ?? colour, 0.04);
  const { context } = pen;
  context.save();
  context.translate(-half, top);
  context.rotate(phase * LID_TURN);
  context.translate(half, 0);
  const lid =
    isRound && phase < 0.2 ? oval(0, 0, half + 0.06, DEEP + 0.04) : box(-half - 0.08, -0.2, 2 * half + 0.16, 0.32);
  paintPart(pen, lid, tone, { shade: 0.05 });
  context.restore();
}

/** Radians. */
const LID_TURN = -1.9;

export const VESSELS = {
  vessel_back: {
    ...{ drawings: 1, box: [-3.4, -4, 3.4, 0.4] },
    paint: (pen, _phase, { form = "tub", colour }) => paintBack(pen, form, colour),
  },
  vessel_front: {
    ...{ drawings: 1, box: [-3.4, -4, 3.4, 0.4] },
    paint: (pen, _phase, { form = "tub", colour }) => paintFront(pen, form, colour),
  },
  vessel_lid: {
    ...{ drawings: 5, box: [-5.6, -7.5, 3.4, 0.4] },
    paint: (pen, phase, { form = "tub", colour }) => paintLid(pen, phase, form, colour),
  },
} as const satisfies Readonly<Record<string, Art>>;
