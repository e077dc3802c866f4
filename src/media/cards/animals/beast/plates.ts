// The shell of an animal that is a machine: seams between plates, rivets, dark joints, a light on its flank.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, type Dot } from "../../pen.ts";
import type { BeastFrame } from "./frame.ts";

const GLOW: Colour = { light: 0.86, chroma: 0.12, hue: 205 };

export function plated(frame: BeastFrame, middle: Dot, part: "trunk" | "neck" | "leg"): void {
  if (part === "leg") return joints(frame);
  if (part === "neck") return rings(frame);
  const { rig, build, pen, look } = frame;
  const { context } = pen;
  const at = (x: number, y: number) => rig.place([x, y]);
  context.strokeStyle = css(shifted(look.coat, -0.3));
  context.lineWidth = pen.line * 1.6;
  const deep = build.deep[0];
  for (const x of [-0.28, 0.16]) line(frame, at(build.long * x, -1.25), at(build.long * x, -1 + deep + 0.25));
  line(frame, at(-build.long * 0.8, -1 + deep * 0.52), at(build.long * 0.85, -1 + deep * 0.52));
  context.fillStyle = css(shifted(look.coat, -0.34));
  for (const x of [-0.22, -0.02, 0.1, 0.22])
    for (const y of [0.1, 0.44]) {
      const [rx, ry] = at(build.long * x, -1 + deep * y);
      context.fill(oval(rx, ry, 0.022));
    }
  context.fillStyle = css(faded(GLOW, 0.5));
  context.fill(oval(middle[0], middle[1], 0.1));
  context.fillStyle = css(GLOW);
  context.fill(oval(middle[0], middle[1], 0.055));
}

function line({ pen: { context } }: BeastFrame, from: Dot, to: Dot): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

/** Dark balls at knees, hocks and feet. */
function joints({ pen: { context }, look, rig }: BeastFrame): void {
  for (const { bone } of rig.legs)
    for (const [at, [x, y, radius]] of bone.entries()) {
      if (at === 0) continue;
      context.fillStyle = css(look.pale);
      context.fill(oval(x, y, radius * 1.4, radius * 0.8));
    }
}

function rings({ pen: { context, line: broad }, look, rig }: BeastFrame): void {
  context.strokeStyle = css(look.pale);
  context.lineWidth = broad * 2.4;
  const [from, to] = [rig.neck[1], rig.neck.at(-1)];
  if (!from || !to) return;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (const part of [0.2, 0.45, 0.7, 0.95]) {
    const [x, y] = [from[0] + dx * part, from[1] + dy * part];
    context.beginPath();
    context.moveTo(x - dy * 0.7, y + dx * 0.7);
    context.lineTo(x + dy * 0.7, y - dx * 0.7);
    context.stroke();
  }
}
