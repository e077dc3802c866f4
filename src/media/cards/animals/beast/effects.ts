// What is seen around an animal that does something: water that it shakes off, earth that it digs up, its call, its fire.
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot } from "../../pen.ts";
import { paintCall } from "../call.ts";
import type { BeastFrame } from "./frame.ts";
import { trunkTip } from "./head.ts";
import type { BeastEffect } from "./pose-parts.ts";

const WATER: Colour = { light: 0.88, chroma: 0.04, hue: 230 };
const JET: Colour = { light: 0.95, chroma: 0.03, hue: 230, alpha: 0.95 };
const POOL: Colour = { light: 0.66, chroma: 0.07, hue: 230 };
const EARTH: Colour = { light: 0.34, chroma: 0.05, hue: 55 };
const CALL: Colour = { light: 0.97, chroma: 0.02, hue: 90, alpha: 0.9 };
const FLAMES: readonly Colour[] = [
  { light: 0.62, chroma: 0.21, hue: 35, alpha: 0.92 },
  { light: 0.76, chroma: 0.18, hue: 60, alpha: 0.95 },
  { light: 0.94, chroma: 0.1, hue: 95, alpha: 0.95 },
];

type Paint = (frame: BeastFrame, phase: number) => void;

const PAINTERS: Readonly<Record<BeastEffect, Paint>> = {
  drops: ({ pen: { context }, build }, phase) => {
    context.fillStyle = css(WATER);
    for (let drop = 0; drop < 34; drop++) {
      const turn = Math.PI * (0.04 + (0.92 * ((drop * 7) % 34)) / 34);
      const far = 0.86 + ((drop * 13) % 10) * 0.055 + phase * 0.1;
      const [x, y] = [Math.cos(turn) * far * (build.long * 0.55 + 0.55), -0.62 - Math.sin(turn) * far * 0.72];
      context.fill(oval(x, y, 0.05, 0.08, turn));
    }
  },
  earth: ({ pen: { context }, build }, phase) => {
    context.fillStyle = css(EARTH);
    const x = -build.long / 2 - 0.12;
    context.fill(oval(x - 0.2, 0, 0.34, 0.07));
    for (let clod = 0; clod < 18; clod++) {
      const part = ((clod * 7) % 18) / 18;
      const far = (clod * 0.37 + phase) % 1;
      const high = (0.5 + part * 0.9) * Math.sin(Math.PI * (0.1 + far * 0.9));
      context.fill(oval(build.long * 0.3 + far * (1 + part * 0.5), -0.12 - high, 0.035 + part * 0.03));
    }
  },
  call: (frame) => {
    const { at, way } = mouthOf(frame);
    paintCall(frame.pen, at, way);
  },
  hiss: (frame) => {
    const { at, way } = mouthOf(frame);
    for (const turn of [-0.5, -0.2, 0.1, 0.4])
      drawLine(
        frame.pen,
        curve(
          [0.16, 0.5].map((far): Dot => [at[0] + Math.cos(way + turn) * far, at[1] + Math.sin(way + turn) * far]),
          false,
        ),
        CALL,
        2,
      );
  },
  fire: (frame, phase) => {
    const { context } = frame.pen;
    const { at, way } = mouthOf(frame);
    for (const [ring, colour] of FLAMES.entries()) {
      const long = [2.5, 1.9, 1.2][ring] ?? 1;
      const wide = [0.62, 0.42, 0.22][ring] ?? 0.2;
      const edge = [0, 0.3, 0.55, 0.8, 1].map((part, index) => ({
        far: long * part,
        half:
          wide *
          Math.sin(Math.PI * Math.min(0.92, part * 0.8 + 0.06)) *
          (1 + 0.22 * Math.sin(index * 2.6 + phase * 6.3)),
      }));
      const place = (far: number, aside: number): Dot => [
        at[0] + Math.cos(way) * far - Math.sin(way) * aside,
        at[1] + Math.sin(way) * far + Math.cos(way) * aside,
      ];
      context.fillStyle = css(colour);
      context.fill(
        curve(
          [
            ...edge.map(({ far, half }) => place(far, half)),
            ...edge.toReversed().map(({ far, half }) => place(far * 1.04, -half)),
          ],
          true,
          0.9,
        ),
      );
    }
  },
  jet: (frame, phase) => {
    const { context } = frame.pen;
    const { build } = frame;
    const [x, y] = build.head === "elephant" ? trunkTip(frame.rig.head, build) : mouthOf(frame).at;
    context.fillStyle = css(JET);
    for (let drop = 0; drop < 70; drop++) {
      const part = (((drop * 11) % 70) / 70 + phase * 0.25) % 1;
      const aside = ((((drop * 17) % 23) - 11) / 11) * (0.05 + 0.22 * part);
      const far = part * 1.5;
      context.fill(oval(x - far * 0.5 + aside, y - far * 0.4 + far * far * 0.72, 0.022 + 0.014 * part, 0.034));
    }
  },
  shower: (frame, phase) => {
    const { context } = frame.pen;
    const { build } = frame;
    const [x, y] = build.head === "elephant" ? trunkTip(frame.rig.head, build) : mouthOf(frame).at;
    context.fillStyle = css(JET);
    for (let drop = 0; drop < 90; drop++) {
      const part = (((drop * 11) % 90) / 90 + phase * 0.25) % 1;
      const aside = ((((drop * 17) % 23) - 11) / 11) * (0.05 + 0.3 * part);
      const far = part * 1.7;
      context.fill(oval(x + far + aside * 0.3, y - far * 0.5 + far * far * 0.75 + aside, 0.026 + 0.016 * part, 0.04));
    }
  },
  spit: (frame, phase) => {
    const { context } = frame.pen;
    const { at, way } = mouthOf(frame);
    context.fillStyle = css(JET);
    for (let drop = 0; drop < 26 && phase >= 0.2; drop++) {
      const far = (0.1 + ((drop * 7) % 26) / 26) * 1.3 * Math.min(1, phase + 0.4);
      const aside = way + ((((drop * 11) % 9) - 4) / 4) * 0.12;
      context.fill(oval(at[0] + Math.cos(aside) * far, at[1] + Math.sin(aside) * far + far * far * 0.08, 0.045, 0.03));
    }
  },
  splash: (frame, phase) => {
    const { context } = frame.pen;
    const x = Math.min(frame.rig.head.at[0], -frame.build.long / 2 - 0.2);
    PAINTERS.pool(frame, phase);
    context.fillStyle = css(WATER);
    for (let drop = 0; drop < 40; drop++) {
      const turn = Math.PI * (0.1 + (0.8 * ((drop * 7) % 40)) / 40);
      const far = 0.16 + ((drop * 13) % 11) * 0.055 + phase * 0.12;
      context.fill(oval(x - Math.cos(turn) * far * 1.2, -Math.sin(turn) * far * 1.3, 0.03, 0.055, turn));
    }
  },
  pool: ({ pen, build, rig: { head } }, phase) => {
    const x = Math.min(head.at[0] - build.headLong * 0.3, -build.long / 2 - 0.3);
    paintPart(pen, oval(x - 0.25, 0.0, 0.95, 0.12), POOL, { shade: 0, outline: 0 });
    for (const ring of [0.16, 0.3, 0.44])
      drawLine(pen, oval(x, -0.01, ring + phase * 0.1, (ring + phase * 0.1) * 0.14), CALL, 1.4);
  },
};

/** Where its mouth is, and the way that it points. */
function mouthOf({ rig: { head }, build }: BeastFrame): { readonly at: Dot; readonly way: number } {
  const far = build.headLong * 0.72;
  return {
    at: [head.at[0] - Math.cos(head.turn) * far, head.at[1] + Math.sin(head.turn) * far + build.headLong * 0.1],
    way: Math.PI - head.turn,
  };
}

export function paintBeastEffect(frame: BeastFrame, effect: BeastEffect, phase: number): void {
  PAINTERS[effect](frame, phase);
}
