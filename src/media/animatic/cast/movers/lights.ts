// What is made of light or of the dark: eyes, a shadow with claws, a gate to elsewhere, lightning, a ray out of hands, fire between them.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, type Dot, type Pen } from "../../../cards/pen.ts";
import { glow, type Art } from "./art.ts";

const YELLOW: Colour = { light: 0.92, chroma: 0.17, hue: 102 };
const VIOLET: Colour = { light: 0.62, chroma: 0.2, hue: 300 };
const BOLT: Colour = { light: 0.93, chroma: 0.06, hue: 260 };
const FIRE: Colour = { light: 0.75, chroma: 0.18, hue: 55 };

function paintEyes(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  const open = Math.max(0.08, phase);
  for (const side of [-1, 1]) {
    glow(pen, [side * 0.42, 0], 0.75, colour, 0.5 * open);
    context.save();
    context.translate(side * 0.42, 0);
    context.rotate(side * -0.22);
    context.fillStyle = css(colour);
    context.fill(
      curve(
        [
          [-0.32, 0],
          [0, -0.2 * open],
          [0.32, 0],
          [0, 0.2 * open],
        ],
        true,
        0.9,
      ),
    );
    context.fillStyle = "rgb(8,6,10)";
    context.fill(oval(0, 0, 0.055, 0.17 * open));
    context.restore();
  }
}

function paintLitWall(context: Pen["context"]): void {
  const wall = context.createRadialGradient(-0.5, -4.4, 1, -0.5, -4.4, 6.4);
  wall.addColorStop(0, "rgba(255,226,160,0.62)");
  wall.addColorStop(0.6, "rgba(255,214,140,0.34)");
  wall.addColorStop(1, "rgba(255,206,130,0)");
  context.fillStyle = wall;
  context.fillRect(-7, -11, 13, 13);
}

/** Of somebody tall and bent, on a wall; with long claws in its second half. */
function paintShadowFigure({ context }: Pen, phase: number): void {
  const hasClaws = phase >= 0.5;
  paintLitWall(context);
  const reach = hasClaws ? (phase - 0.5) * 1.2 : 0;
  context.fillStyle = "rgb(5,4,10)";
  context.fill(
    curve(
      [
        [0.9, 0.2],
        [1.5, -2.4],
        [1.45, -4.6],
        [0.8, -5.7],
        [0.1, -5.6],
        [-0.6, -4.9],
        [-0.8, -2.5],
        [-0.7, 0.2],
      ],
      true,
      0.8,
    ),
  );
  context.fill(oval(-0.05, -6.25, 0.72, 0.82, -0.2));
  if (!hasClaws) return;
  for (const side of [-0.5, 0.35])
    context.fill(
      curve(
        [
          [side - 0.1, -6.8],
          [side + (side < 0 ? -0.25 : 0.35), -7.7],
          [side + 0.25, -6.8],
        ],
        true,
        0.3,
      ),
    );
  context.lineCap = "round";
  context.strokeStyle = "rgb(5,4,10)";
  for (const [elbow, hand] of [
    [
      [-1.6, -5.6],
      [-2.6, -4.7 - reach],
    ],
    [
      [-1.2, -3.4],
      [-2.4, -3 - reach],
    ],
  ] as const) {
    context.lineWidth = 0.5;
    context.stroke(curve([[-0.2, -4.9], elbow, hand], false, 0.8));
    context.lineWidth = 0.14;
    for (const way of [-0.7, -0.3, 0.1, 0.5])
      context.stroke(
        curve([hand, [hand[0] - 0.5, hand[1] + way * 0.6], [hand[0] - 0.85, hand[1] + way + 0.35]], false, 0.8),
      );
  }
}

function paintPortal(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  context.save();
  context.translate(0, -3.9);
  context.scale(1, 1.9);
  glow(pen, [0, 0], 2.9, colour, 0.75);
  context.fillStyle = css({ light: 0.13, chroma: 0.06, hue: colour.hue });
  context.fill(oval(0, 0, 1.75));
  context.lineCap = "round";
  for (let ring = 0; ring < 4; ring++) {
    const far = 1.75 - ring * 0.42;
    for (let arm = 0; arm < 3; arm++) {
      const from = phase * 2 * Math.PI * (ring % 2 === 0 ? 1 : 1.001) + arm * 2.09 + ring * 0.8;
      context.strokeStyle = css(faded(shifted(colour, 0.1 * (ring % 3)), 0.95 - ring * 0.14));
      context.lineWidth = 0.19 - ring * 0.02;
      context.beginPath();
      context.ellipse(0, 0, far, far, 0, from, from + 1.5);
      context.stroke();
    }
  }
  glow(pen, [0, 0], 0.7, shifted(colour, 0.3), 0.9);
  context.restore();
}

/** A jagged way from one place to another. */
function jagged(from: Dot, to: Dot, ...[steps, wild, seed]: readonly [number, number, string]): readonly Dot[] {
  const random = seededRandom(seed);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return Array.from({ length: steps + 1 }, (_, at): Dot => {
    const part = at / steps;
    const off = at === 0 || at === steps ? 0 : between(random, -wild, wild);
    return [from[0] + dx * part - (dy / long) * off, from[1] + dy * part + (dx / long) * off];
  });
}

function strokeBolt({ context }: Pen, path: readonly Dot[], ...[wide, colour]: readonly [number, Colour]): void {
  context.lineJoin = context.lineCap = "round";
  for (const [broad, strength] of [
    [wide * 4, 0.22],
    [wide * 2, 0.5],
  ] as const) {
    context.strokeStyle = css(faded(colour, strength));
    context.lineWidth = broad;
    context.stroke(curve(path, false, 0));
  }
  context.strokeStyle = css(shifted(colour, 0.3));
  context.lineWidth = wide;
  context.stroke(curve(path, false, 0));
}

function paintBolt(pen: Pen, phase: number, reach: readonly [number, number]): void {
  const seed = `bolt ${Math.floor(phase * 4)}`;
  const main = jagged([reach[0] + 1.2, reach[1]], [0, 0], 9, 0.55, seed);
  for (const at of [3, 5, 6]) {
    const from = main[at] ?? [0, 0];
    const side = at === 5 ? -1 : 1;
    strokeBolt(pen, jagged(from, [from[0] + side * 1.8, from[1] + 1.7], 4, 0.3, `${seed} ${at}`), 0.05, BOLT);
  }
  strokeBolt(pen, main, 0.13, BOLT);
  glow(pen, [0, 0], 2.2, BOLT, 0.95);
}

function paintBeam(
  pen: Pen,
  phase: number,
  ...[reach, colour, isRay]: readonly [readonly [number, number], Colour, boolean]
): void {
  const goal: Dot = [-reach[0], reach[1]];
  if (isRay) strokeBolt(pen, [[0, 0], goal], 0.2 + 0.05 * Math.sin(phase * 6.28), colour);
  else
    for (const way of [0, 1, 2])
      strokeBolt(pen, jagged([0, 0], goal, 8, 0.32, `beam ${Math.floor(phase * 5)} ${way}`), 0.07, colour);
  glow(pen, [0, 0], 0.9, colour, 0.9);
  glow(pen, goal, 1.4, colour, 0.95);
}

function paintFireball(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  glow(pen, [0, 0], 1.9, colour, 0.7);
  const random = seededRandom(`fireball ${Math.floor(phase * 5)}`);
  for (const [far, tone] of [
    [0.74, colour],
    [0.52, shifted(colour, 0.1)],
    [0.3, shifted(colour, 0.22)],
  ] as const) {
    const ring = Array.from({ length: 11 }, (_, at): Dot => {
      const turn = (at / 11) * 2 * Math.PI;
      const out = far * between(random, 0.82, 1.14) * (Math.sin(turn) < -0.3 ? 1.25 : 1);
      return [Math.cos(turn) * out, Math.sin(turn) * out];
    });
    context.fillStyle = css(tone);
    context.fill(curve(ring, true, 0.8));
  }
}

const RAYS = /\b(?:rays?|beams?|light|laser|ice)\b/;

export const LIGHTS = {
  eyes: {
    ...{ drawings: 6, box: [-1.4, -1, 1.4, 1] },
    isLight: true,
    paint: (pen, phase, { colour }) =>
      paintEyes(pen, phase, colour ? { ...colour, light: Math.max(colour.light, 0.68) } : YELLOW),
  },
  claw_shadow: { ...{ drawings: 8, box: [-7, -8.2, 6, 0.6] }, isLight: true, paint: paintShadowFigure },
  portal: {
    ...{ drawings: 8, box: [-3, -9.5, 3, 1.6] },
    isLight: true,
    paint: (pen, phase, { colour }) => paintPortal(pen, phase, colour ?? VIOLET),
  },
  lightning: {
    ...{ drawings: 4, box: [-4.6, -14, 4.6, 2.4] },
    isLight: true,
    paint: (pen, phase, { reach = [0, -9] }) => paintBolt(pen, phase, reach),
  },
  beam: {
    ...{ drawings: 5, box: [-14, -2, 1.4, 2] },
    isLight: true,
    paint: (pen, phase, { reach = [6, 0], colour, because }) =>
      paintBeam(
        pen,
        phase,
        reach,
        colour ?? (/\b(?:fire|flame)/.test(because.join(" ")) ? FIRE : { light: 0.72, chroma: 0.15, hue: 230 }),
        RAYS.test(because.join(" ")),
      ),
  },
  fireball: {
    ...{ drawings: 5, box: [-2, -2, 2, 2] },
    isLight: true,
    paint: (pen, phase, { colour, because }) =>
      paintFireball(pen, phase, colour ?? (/\b(?:light|energy|lightning)\b/.test(because.join(" ")) ? BOLT : FIRE)),
  },
} as const satisfies Readonly<Record<string, Art>>;
