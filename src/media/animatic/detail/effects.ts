// What flows, burns, steams and shines in a close-up.
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour/colour.ts";
import { curve, dots, oval, paintGlow, paintPart, type Pen } from "../../cards/pen.ts";
import type { Paint, Sprite } from "./sprite.ts";

const FIRE: readonly (readonly [colour: Colour, share: number])[] = [
  [{ light: 0.68, chroma: 0.19, hue: 45 }, 1],
  [{ light: 0.82, chroma: 0.17, hue: 75 }, 0.68],
  [{ light: 0.96, chroma: 0.08, hue: 95 }, 0.36],
];
const WARM: Colour = { light: 0.85, chroma: 0.14, hue: 70 };

/** A flame with its foot at a place, flickering. `from`: when it begins. */
export function flame([x, y]: readonly [number, number], high: number, from = 0, to = 2): Sprite {
  const drawing =
    (bend: number): Paint =>
    (pen) => {
      paintGlow(pen.context, [x, y - high * 0.4], high * 2.1, faded(WARM, 0.42));
      for (const [colour, share] of FIRE) {
        const [wide, tall] = [high * 0.27 * share, high * share];
        pen.context.fillStyle = css(faded(colour, 0.94));
        pen.context.fill(
          curve(
            dots(
              `${x},${y} ${x - wide},${y - tall * 0.26} ${x - wide * 0.5 + bend * high * 0.4},${y - tall * 0.62} ${x + bend * high},${y - tall} ${x + wide * 0.6 + bend * high * 0.5},${y - tall * 0.55} ${x + wide},${y - tall * 0.24}`,
            ),
            true,
            0.8,
          ),
        );
      }
    };
  return {
    drawings: [-0.08, 0.05, -0.02, 0.1].map(drawing),
    box: [x - high * 2.2, y - high * 2.6, x + high * 2.2, y + high * 1.8],
    shines: true,
    at: (part, seconds) =>
      part < from || part > to
        ? undefined
        : { drawing: Math.floor(seconds * 11) % 4, dy: Math.sin(seconds * 23) * 0.004 },
  };
}

/** What is poured, from a mouth down to where it lands. */
export function stream(
  [x, y]: readonly [number, number],
  foot: number,
  { colour, from, to }: { readonly colour: Colour; readonly from: number; readonly to: number },
): Sprite {
  const drawing =
    (wave: number): Paint =>
    (pen) => {
      const wide = 0.017;
      const path = curve(
        dots(
          `${x - wide * 1.4},${y} ${x - wide + wave},${y + (foot - y) * 0.4} ${x - wide * 0.8 - wave},${foot} ${x + wide * 0.8 - wave},${foot} ${x + wide + wave},${y + (foot - y) * 0.4} ${x + wide * 1.4},${y}`,
        ),
        true,
        0.6,
      );
      paintPart(pen, path, colour, { shade: 0.008, outline: 0.7 });
      pen.context.fillStyle = css(faded(shifted(colour, 0.25), 0.8));
      pen.context.fill(oval(x - wide * 0.3, (y + foot) / 2, 0.003, (foot - y) * 0.36));
    };
  return {
    drawings: [-0.003, 0.004].map(drawing),
    box: [x - 0.06, y - 0.05, x + 0.06, foot + 0.05],
    at: (part, seconds) => (part < from || part > to ? undefined : { drawing: Math.floor(seconds * 9) % 2 }),
  };
}

/** A puddle that grows. */
export function puddle(
  [x, y]: readonly [number, number],
  wide: number,
  { colour, from, to }: { readonly colour: Colour; readonly from: number; readonly to: number },
): Sprite {
  return {
    drawings: [0.2, 0.4, 0.6, 0.8, 1].map((share): Paint => (pen) => {
      paintPart(pen, oval(x, y, wide * share, wide * 0.3 * share), colour, { shade: 0.01, outline: 0.7 });
      pen.context.fillStyle = css(faded(shifted(colour, 0.3), 0.5));
      pen.context.fill(oval(x - wide * share * 0.3, y - wide * 0.08 * share, wide * share * 0.3, wide * 0.05 * share));
    }),
    box: [x - wide * 1.1, y - wide * 0.4, x + wide * 1.1, y + wide * 0.4],
    at: (part) => (part < from ? undefined : { drawing: Math.round(Math.min(1, (part - from) / (to - from)) * 4) }),
  };
}

/** Rings that widen on water, again and again. */
export function ripples([x, y]: readonly [number, number], colour: Colour, from: number): Sprite {
  return {
    drawings: [0.25, 0.5, 0.75, 1].map((share): Paint => ({ context, line }) => {
      for (const ring of [1, 0.6]) {
        context.strokeStyle = css(faded(colour, 0.85 * (1.2 - share)));
        context.lineWidth = line * 2;
        context.stroke(oval(x, y, 0.42 * share * ring, 0.12 * share * ring));
      }
    }),
    box: [x - 0.45, y - 0.15, x + 0.45, y + 0.15],
    shines: true,
    at: (part, seconds) => (part < from ? undefined : { drawing: Math.floor(seconds * 4) % 4 }),
  };
}

/** Drops that leap up and fall back. */
export function splash([x, y]: readonly [number, number], colour: Colour, from: number): Sprite {
  return {
    drawings: [0.3, 0.7, 1].map((share): Paint => (pen) => {
      for (const [dx, high] of [
        [-0.13, 0.1],
        [-0.07, 0.2],
        [-0.01, 0.26],
        [0.06, 0.19],
        [0.12, 0.09],
      ] as const)
        paintPart(pen, oval(x + dx * share, y - high * Math.sin(share * 2.2), 0.012, 0.019), colour, {
          shade: 0.006,
          outline: 0.7,
        });
    }),
    box: [x - 0.2, y - 0.32, x + 0.2, y + 0.05],
    at: (part) =>
      part < from || part > from + 0.16 ? undefined : { drawing: Math.floor(((part - from) / 0.16) * 2.99) },
  };
}

/** Steam or smoke that rises. */
export function steam(
  [x, y]: readonly [number, number],
  from = 0,
  colour: Colour = { light: 0.97, chroma: 0.005, hue: 240 },
): Sprite {
  return {
    drawings: [0, 1, 2].map((turn): Paint => ({ context }) => {
      for (const [at, dx] of [-0.05, 0.01, 0.06].entries())
        for (let step = 0; step < 5; step++) {
          const high = step * 0.055 + ((turn + at) % 3) * 0.018;
          paintGlow(
            context,
            [x + dx + Math.sin(step * 1.3 + turn * 2 + at) * 0.02, y - high],
            0.04 + step * 0.012,
            faded(colour, 0.42 - step * 0.07),
          );
        }
    }),
    box: [x - 0.2, y - 0.45, x + 0.2, y + 0.08],
    shines: true,
    at: (part, seconds) =>
      part < from ? undefined : { drawing: Math.floor(seconds * 3) % 3, dy: -((seconds * 3) % 1) * 0.018 },
  };
}

/** Light around a place, as strong as `strength` says. */
export function glow(
  [x, y]: readonly [number, number],
  radius: number,
  colour: Colour,
  strength: (part: number, seconds: number) => number,
): Sprite {
  return {
    drawings: [({ context }) => paintGlow(context, [x, y], radius, colour)],
    box: [x - radius, y - radius, x + radius, y + radius],
    shines: true,
    at: (part, seconds) => ({ share: Math.max(0, Math.min(1, strength(part, seconds))) }),
  };
}

/** Four-pointed lights that come and go. */
export function sparkles([x, y]: readonly [number, number], wide: number, from: number): Sprite {
  return {
    drawings: [0, 1, 2].map((turn): Paint => (pen) => {
      for (let at = 0; at < 5; at++) {
        const [sx, sy] = [x + Math.sin(at * 2.4 + turn) * wide, y + Math.cos(at * 3.7 + turn * 1.7) * wide * 0.6];
        star(pen, sx, sy, 0.02 + 0.014 * ((at + turn) % 3));
      }
    }),
    box: [x - wide - 0.1, y - wide - 0.1, x + wide + 0.1, y + wide + 0.1],
    shines: true,
    at: (part, seconds) => (part < from ? undefined : { drawing: Math.floor(seconds * 5) % 3 }),
  };
}

function star({ context }: Pen, x: number, y: number, size: number): void {
  context.fillStyle = css({ light: 0.99, chroma: 0.03, hue: 95 });
  context.beginPath();
  for (let at = 0; at < 8; at++) {
    const far = at % 2 === 0 ? size : size * 0.18;
    context.lineTo(x + Math.cos((at * Math.PI) / 4) * far, y + Math.sin((at * Math.PI) / 4) * far);
  }
  context.fill();
}

/** Grains that fall from a place. */
export function grains([x, y]: readonly [number, number], foot: number, colour: Colour, from: number): Sprite {
  return {
    drawings: [0, 1, 2, 3].map((turn): Paint => ({ context }) => {
      context.fillStyle = css(colour);
      for (let at = 0; at < 26; at++) {
        const share = (at / 26 + turn / 4) % 1;
        context.fill(oval(x + Math.sin(at * 7.3) * 0.09 * (0.3 + share), y + (foot - y) * share, 0.006));
      }
    }),
    box: [x - 0.12, y - 0.03, x + 0.12, foot + 0.03],
    at: (part, seconds) => (part < from ? undefined : { drawing: Math.floor(seconds * 10) % 4 }),
  };
}
