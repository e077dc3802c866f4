// A hand at the end of a forearm: open, a fist, pointing, or with the thumb up.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import type { Fingers } from "../../../core/animatic/acting/pose.ts";
import { type Body, type Point3, flat, limbPath } from "./body.ts";
import { type Dot, dots, drawSeam, type Pen, paintPart } from "../pen.ts";

type Stations = readonly (readonly [Point3, number])[];

interface Wristed {
  readonly elbow: Point3;
  readonly wrist: Point3;
  readonly fingers?: Fingers;
}

export function paintHand(pen: Pen, body: Body, { elbow, wrist, fingers }: Wristed, skin: Colour): void {
  const size = 0.42 + 0.58 * body.limb;
  const way = unit(elbow, wrist);
  const on = (far: number, forward: number): Point3 => [
    wrist[0] + way[0] * far * size,
    wrist[1] + way[1] * far * size,
    wrist[2] + way[2] * far * size + forward * size,
  ];
  const part = (stations: Stations, colour = skin) =>
    paintPart(
      pen,
      limbPath(
        body.view,
        stations.map(([place, radius]) => [place, radius * size]),
      ),
      colour,
      {
        ...{ shade: 0.05, outline: 0.9 },
      },
    );
  if (fingers) return paintClosed({ on, part, skin }, fingers);
  part([
    [on(-0.12, 0), 0.092],
    [on(0.12, 0.01), 0.118],
    [on(0.3, 0.02), 0.118],
    [on(0.48, 0.05), 0.088],
    [on(0.6, 0.09), 0.045],
  ]);
  if (body.view.aspect !== "back")
    part(
      [
        [on(0.06, 0.07), 0.06],
        [on(0.22, 0.14), 0.052],
        [on(0.38, 0.15), 0.036],
      ],
      shifted(skin, 0.01),
    );
  for (const x of [-0.04, 0.035]) {
    const [from, to] = [flat(body.view, on(0.34, 0.02)), flat(body.view, on(0.54, 0.07))];
    drawSeam(pen, dots(`${from[0] + x * size},${from[1]} ${to[0] + x * size * 0.6},${to[1]}`), skin, 0.5);
  }
}

interface Closed {
  readonly on: (far: number, forward: number) => Point3;
  readonly part: (stations: Stations, colour?: Colour) => void;
  readonly skin: Colour;
}

/** Fingers bent into the palm; one of them, or the thumb, stands out. */
function paintClosed({ on, part, skin }: Closed, fingers: Fingers): void {
  if (fingers === "point")
    part([
      [on(0.25, 0.04), 0.062],
      [on(0.55, 0.04), 0.056],
      [on(0.78, 0.04), 0.04],
    ]);
  part([
    [on(-0.12, 0), 0.092],
    [on(0.1, 0.01), 0.135],
    [on(0.26, 0.02), 0.15],
    [on(0.36, 0.02), 0.1],
  ]);
  if (fingers !== "thumb") return;
  const [x, y, z] = on(0.2, 0.06);
  part(
    [
      [[x, y, z], 0.07],
      [[x, y - 0.26, z], 0.06],
      [[x, y - 0.42, z], 0.04],
    ],
    shifted(skin, 0.01),
  );
}

function unit(from: Point3, to: Point3): Point3 {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

/** Around a fist that strikes: short strokes, dark under light, seen before all colours. */
export function paintThud({ context }: Pen, [x, y]: Dot): void {
  context.lineCap = "round";
  for (const [wide, colour] of THUD) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    for (let ray = 0; ray < 7; ray++) {
      const turn = Math.PI * (0.62 + (ray * 0.76) / 6);
      const [from, to] = [0.42, ray % 2 === 0 ? 0.95 : 0.72];
      context.beginPath();
      context.moveTo(x + Math.cos(turn) * from, y - Math.sin(turn) * from);
      context.lineTo(x + Math.cos(turn) * to, y - Math.sin(turn) * to);
      context.stroke();
    }
  }
}

const THUD = [
  [0.17, "rgba(40,30,24,0.85)"],
  [0.09, "rgba(255,236,150,1)"],
] as const;
