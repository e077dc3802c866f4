// What an animal eats that is in no mouth yet: a bowl or a trough on the ground, leaves that hang before it.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";

/** What it browses on hangs before its mouth. */
export function paintBough(pen: Pen, because: readonly string[], [x, y]: Dot): void {
  if (!BROWSES.test(because.join(" "))) return;
  drawLine(
    pen,
    curve(
      [
        [x - 1.1, y - 0.34],
        [x - 0.5, y - 0.12],
        [x - 0.02, y],
      ],
      false,
    ),
    BARK,
    5,
  );
  for (const [at, [dx, dy]] of LEAVES.entries())
    paintPart(pen, oval(x + dx, y + dy, 0.13, 0.07, (at % 3) - 1), LEAF, { shade: 0.06 });
}

const BROWSES =
  /^(?:eat|ate|brows|nibbl|chew|pluck|munch|strip|pull|tear)\w* .*\b(?:leaves|leaf|foliage|twigs?|shoots|branch(?:es)?|trees?|bush(?:es)?)\b/;
const BARK: Colour = { light: 0.4, chroma: 0.05, hue: 55 };
const LEAF: Colour = { light: 0.52, chroma: 0.12, hue: 140 };
const LEAVES: readonly Dot[] = [
  [-0.06, 0.02],
  [-0.14, -0.12],
  [-0.22, 0.06],
  [-0.3, -0.18],
  [-0.42, 0],
  [-0.5, -0.24],
  [-0.6, -0.06],
  [-0.7, -0.32],
  [-0.8, -0.14],
  [-0.92, -0.4],
  [-1.02, -0.22],
];

/** On the ground under the mouth, what it eats out of. */
export function paintServed({ context, line }: Pen, thing: ThingLook | undefined, { isBehind, x }: Serving): void {
  if (!thing || isTall(thing) !== isBehind) return;
  const high = isBehind ? SERVED_HIGH * 1.5 : SERVED_HIGH;
  const forward = isBehind ? 0.63 : 0.08;
  paintThing(context, thing, { x: x - forward, base: 0.06, width: high * 3.4, height: high, line });
}

interface Serving {
  /** What the head goes down over is painted before it. */
  readonly isBehind: boolean;
  readonly x: number;
}

const SERVED_HIGH = 0.3;
/** The head goes down over its edge. */
const isTall = ({ shape }: ThingLook): boolean => shape === "trough" || shape === "bucket";
