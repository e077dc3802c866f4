// What comes out of a thing in a hand: flame, flash of a shot, sparks, spray, a poured stream, smoke. The thing's top at the origin, its length 1 upwards
// the other way; units are head heights.
import { css, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { HandEffect } from "../../../../core/animatic/acting/pose.ts";
import type { Context2D } from "../../paint/canvas.ts";

interface EffectPlace {
  /** From there to where what is poured lands, in head heights. */
  readonly to: readonly [x: number, y: number];
  /** What is poured, where it is no water. */
  readonly liquid?: Colour | undefined;
  /** Where the hand is. */
  readonly hand: readonly [x: number, y: number];
}

/** Head heights that a torch lights. */
const BEAM = 5.5;
/** Head heights of noodles below what they are lifted with. */
const STRANDS = 0.72;
/** Head heights of a rope above what hangs on it. */
const ROPE = 2.4;

/** A light stream of water with a darker outline: it is seen before light and dark. */
const STREAM_SHADES = ["rgba(96,152,190,0.9)", "rgba(214,236,248,0.95)"] as const;

const PAINTERS: Readonly<Record<HandEffect, (context: Context2D, place: EffectPlace) => void>> = {
  flame: (context) => {
    drop(context, { y: -0.3, wide: 0.42, high: 1, colour: "rgba(245,120,30,0.9)" });
    drop(context, { y: -0.1, wide: 0.22, high: 0.55, colour: "rgba(255,225,110,0.95)" });
  },
  flash: (context) => star(context, { rays: 8, inner: 0.22, outer: 0.85, colour: "rgba(255,214,90,0.95)" }),
  sparks: (context) => {
    star(context, { rays: 6, inner: 0.14, outer: 0.5, colour: "rgba(255,246,190,0.95)" });
    for (let spark = 0; spark < 12; spark++) {
      const [turn, far] = [spark * 2.4, 0.45 + (spark % 4) * 0.26];
      disc(context, [Math.cos(turn) * far, Math.sin(turn) * far], 0.05 + (spark % 3) * 0.025, "rgba(255,226,120,0.9)");
    }
  },
  spray: (context) => {
    for (let dot = 0; dot < 26; dot++) {
      const far = 0.2 + (dot % 9) * 0.17;
      const aside = ((dot * 7) % 11) / 11 - 0.5;
      disc(context, [-far, aside * far * 0.8], 0.05 + far * 0.035, "rgba(225,240,250,0.6)");
    }
  },
  stream: (context, { to: [x, y], liquid }) => {
    context.lineCap = "round";
    const shades = liquid ? [css(shifted(liquid, -0.12)), css(liquid)] : STREAM_SHADES;
    for (const [at, wide] of [0.22, 0.13].entries()) {
      const colour = shades[at] ?? "";
      context.strokeStyle = colour;
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(x * 0.9, y * 0.1, x, y);
      context.stroke();
    }
    for (const aside of [-0.2, 0, 0.2]) disc(context, [x + aside, y], 0.06, "rgba(225,242,252,0.8)");
  },
  rope: (context) => {
    context.strokeStyle = "rgb(150,118,74)";
    context.lineCap = "round";
    context.lineWidth = 0.1;
    context.beginPath();
    context.moveTo(0, 0.05);
    context.lineTo(0, -ROPE);
    context.stroke();
  },
  cable: (context) => {
    context.strokeStyle = "rgb(38,38,44)";
    context.lineCap = "round";
    context.lineWidth = 0.13;
    context.beginPath();
    context.moveTo(0, 0.1);
    context.bezierCurveTo(-0.7, 0.2, -0.4, 1.6, -1.3, 1.7);
    context.quadraticCurveTo(-2, 1.75, -2.6, 1.3);
    context.stroke();
  },
  glints: (context) => {
    for (let spark = 0; spark < 7; spark++) {
      const [turn, far] = [spark * 0.9 - 2.6, 0.35 + (spark % 3) * 0.2];
      disc(context, [Math.cos(turn) * far, Math.sin(turn) * far], 0.045, "rgba(255,236,160,0.95)");
    }
  },
  mist: (context) => {
    for (let dot = 0; dot < 22; dot++) {
      const far = 0.15 + (dot % 8) * 0.12;
      const aside = ((dot * 7) % 11) / 11 - 0.5;
      disc(context, [far, aside * far * 0.9], 0.04 + far * 0.03, "rgba(235,240,252,0.65)");
    }
  },
  pancake: (context, { hand: [x, y] }) => {
    context.fillStyle = "rgb(150,96,40)";
    context.beginPath();
    context.ellipse(x - 1.05, y - 0.94, 0.46, 0.16, -0.5, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = "rgb(236,190,110)";
    context.beginPath();
    context.ellipse(x - 1.05, y - 1, 0.44, 0.14, -0.5, 0, 2 * Math.PI);
    context.fill();
  },
  yolk: (context) => {
    drop(context, { y: 0.45, wide: 0.13, high: 0.5, colour: "rgba(250,250,240,0.85)" });
    disc(context, [0, 0.75], 0.17, "rgb(247,180,40)");
  },
  grains: (context, { to: [x, y], liquid }) => {
    if (liquid) return pieces(context, [x, y], liquid);
    for (let dot = 0; dot < 16; dot++)
      disc(context, [((dot * 7) % 5) * 0.09 - 0.3, 0.1 + dot * 0.06], 0.035, "rgba(255,255,250,0.95)");
  },
  foam: (context) => {
    for (let dot = 0; dot < 9; dot++)
      disc(context, [((dot * 5) % 9) * 0.13 - 0.55, 0.3 + ((dot * 3) % 4) * 0.13], 0.13, "rgba(250,253,255,0.85)");
  },
  froth: (context) => {
    for (let dot = 0; dot < 11; dot++)
      disc(context, [((dot * 5) % 11) * 0.06 - 0.3, ((dot * 3) % 4) * 0.09 - 0.26], 0.1, "rgba(252,252,246,0.95)");
    for (const [x, y] of [
      [-0.32, 0.14],
      [0.32, 0.2],
      [-0.34, 0.32],
      [0.34, 0.42],
    ] as const)
      disc(context, [x, y], 0.07, "rgba(252,252,246,0.95)");
  },
  drops: (context) => {
    for (let dot = 0; dot < 14; dot++) {
      const [turn, far] = [dot * 2.4, 0.6 + (dot % 4) * 0.28];
      disc(context, [Math.cos(turn) * far, 0.8 + Math.sin(turn) * far], 0.06, "rgba(190,220,245,0.9)");
    }
  },
  /** Noodles, from what they are lifted with down to the bowl. */
  strands: (context) => {
    context.lineCap = "round";
    for (const [wide, colour] of [
      [0.13, "rgb(150,104,40)"],
      [0.08, "rgb(250,220,130)"],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = wide;
      for (const x of [-0.16, -0.05, 0.06, 0.17]) {
        context.beginPath();
        context.moveTo(x * 0.6, -0.02);
        context.bezierCurveTo(x - 0.1, 0.2, x + 0.12, 0.36, x, STRANDS);
        context.stroke();
      }
    }
  },
  string: (context, { hand: [x, y] }) => {
    context.strokeStyle = "rgba(240,240,235,0.95)";
    context.lineWidth = 0.06;
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x * 0.5 + 0.2, y * 0.5 + 0.5, x * 0.3, y * 0.3);
    context.stroke();
  },
  beam: (context) => {
    const light = context.createLinearGradient(0, 0, -BEAM, 0);
    light.addColorStop(0, "rgba(255,246,200,0.85)");
    light.addColorStop(1, "rgba(255,246,200,0)");
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(0, -0.12);
    context.lineTo(-BEAM, -BEAM * 0.08);
    context.lineTo(-BEAM, BEAM * 0.5);
    context.lineTo(0, 0.12);
    context.fill();
    disc(context, [-0.05, 0], 0.18, "rgba(255,252,225,0.95)");
  },
  bubbles: (context) => {
    for (let dot = 0; dot < 8; dot++) {
      const [x, y, radius] = [-0.3 - dot * 0.3, -((dot * 5) % 7) * 0.17 + 0.1, 0.12 + ((dot * 3) % 4) * 0.05];
      disc(context, [x, y], radius, "rgba(210,235,255,0.45)");
      disc(context, [x - radius * 0.3, y - radius * 0.3], radius * 0.28, "rgba(255,255,255,0.9)");
    }
  },
  /** Of a fist: painted with that, whatever the hands have. */
  thud: () => undefined,
  smoke: (context) => {
    for (let puff = 0; puff < 6; puff++)
      disc(
        context,
        [-0.1 + Math.sin(puff * 1.7) * 0.16, -0.25 - puff * 0.34],
        0.12 + puff * 0.06,
        "rgba(226,226,230,0.4)",
      );
  },
};

/** Painted at the top of what is held. */
function paintEffect(context: Context2D, effect: HandEffect, place: EffectPlace): void {
  PAINTERS[effect](context, place);
}

/** Pieces from the top of what is held down to where they land. */
function pieces(context: Context2D, [x, y]: readonly [number, number], colour: Colour): void {
  for (let dot = 0; dot < 26; dot++) {
    const part = dot / 25;
    const aside = ((dot * 7) % 5) * 0.07 - 0.14;
    disc(context, [x * part + aside, y * part], 0.085, css(shifted(colour, dot % 3 === 0 ? -0.1 : 0)));
  }
}

function disc(context: Context2D, [x, y]: readonly [number, number], radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function drop(
  context: Context2D,
  {
    y,
    wide,
    high,
    colour,
  }: { readonly y: number; readonly wide: number; readonly high: number; readonly colour: string },
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, y - high);
  context.bezierCurveTo(wide, y - high * 0.3, wide, y + high * 0.35, 0, y + high * 0.35);
  context.bezierCurveTo(-wide, y + high * 0.35, -wide, y - high * 0.3, 0, y - high);
  context.fill();
}

function star(
  context: Context2D,
  shape: { readonly rays: number; readonly inner: number; readonly outer: number; readonly colour: string },
): void {
  context.fillStyle = shape.colour;
  context.beginPath();
  for (let dot = 0; dot < shape.rays * 2; dot++) {
    const [turn, far] = [(dot * Math.PI) / shape.rays, dot % 2 === 0 ? shape.outer : shape.inner];
    context.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
  }
  context.closePath();
  context.fill();
}

/** A flame is no larger than what burns. */
const FLAMES: ReadonlySet<HandEffect> = new Set(["flame"]);
/** Head heights from what pours to the table. */
const POURED = 1.6;

/** At the top of what is held. */
export function paintAtTop(
  context: Context2D,
  effect: HandEffect | undefined,
  {
    hand,
    top,
    size,
    lands,
    liquid,
  }: {
    readonly hand: readonly [number, number];
    readonly top: readonly [number, number];
    readonly size: number;
    readonly lands: readonly [forward: number, down: number] | undefined;
    readonly liquid: Colour | undefined;
  },
): void {
  if (!effect) return;
  context.save();
  context.translate(hand[0] + top[0], hand[1] + top[1]);
  if (FLAMES.has(effect)) context.scale(Math.min(1, size * 0.7), Math.min(1, size * 0.7));
  const to: readonly [number, number] = lands ? [-lands[0] - top[0], lands[1] - top[1]] : [-0.34, POURED];
  paintEffect(context, effect, { to, hand: [-top[0], -top[1]], liquid });
  context.restore();
}
