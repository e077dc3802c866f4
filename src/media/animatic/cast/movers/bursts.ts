// Light and smoke about a body: a blast, fire out of a mouth, a cloud in which somebody comes or goes, light around who glows. Heads.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, type Dot, type Pen } from "../../../cards/pen.ts";
import { glow, type Art } from "./art.ts";

const FIRE: Colour = { light: 0.72, chroma: 0.19, hue: 50 };
const SMOKE: Colour = { light: 0.34, chroma: 0.012, hue: 60 };
const GREY: Colour = { light: 0.8, chroma: 0.015, hue: 250 };

/** A ball of fire with pieces flying out of it; smoke takes its place. */
function paintBlast(pen: Pen, phase: number): void {
  const { context } = pen;
  const random = seededRandom("blast");
  const burns = Math.max(0, 1 - phase * 1.2);
  glow(pen, [0, -1], 6.4, FIRE, 0.75 * burns);
  for (let at = 0; at < 16; at++) {
    const turn = between(random, 0, 2 * Math.PI);
    const far = between(random, 0.5, 2.6) * (0.8 + phase * 0.7);
    context.fillStyle = css(faded(shifted(SMOKE, between(random, -0.06, 0.1)), 0.85));
    context.fill(oval(Math.cos(turn) * far, -1 - phase * 1.6 + Math.sin(turn) * far, between(random, 0.7, 1.3)));
  }
  for (const [size, tone] of [
    [2.7, FIRE],
    [1.9, shifted(FIRE, 0.1)],
    [1.1, shifted(FIRE, 0.24)],
  ] as const) {
    const spikes = Array.from({ length: 18 }, (_, at): Dot => {
      const turn = (at / 18) * 2 * Math.PI;
      const far = size * burns * (at % 2 ? between(random, 0.62, 0.8) : between(random, 1, 1.35));
      return [Math.cos(turn) * far, -1 + Math.sin(turn) * far];
    });
    context.fillStyle = css(tone);
    if (burns > 0.05) context.fill(curve(spikes, true, 0.2));
  }
  context.fillStyle = css({ light: 0.2, chroma: 0.02, hue: 50 });
  for (let at = 0; at < 12; at++) {
    const turn = between(random, Math.PI, 2 * Math.PI);
    const far = 2 + phase * between(random, 2.5, 5);
    context.fill(
      oval(Math.cos(turn) * far, -0.8 + Math.sin(turn) * far * 0.9 + phase * phase * 2, between(random, 0.1, 0.26)),
    );
  }
}

/** A jet that widens the way that is faced. */
function paintFireBreath(pen: Pen, phase: number): void {
  const { context } = pen;
  const random = seededRandom(`breath ${Math.floor(phase * 5)}`);
  glow(pen, [-3, 0], 3.4, FIRE, 0.6);
  for (const [share, tone] of [
    [1, FIRE],
    [0.72, shifted(FIRE, 0.1)],
    [0.42, shifted(FIRE, 0.22)],
  ] as const) {
    const side = (way: 1 | -1) =>
      Array.from({ length: 6 }, (_, at): Dot => {
        const x = -((at + 1) / 6) * 5.6 * (0.6 + 0.4 * share);
        return [x, way * (0.1 + (at + 1) * 0.27 * share * between(random, 0.75, 1.25)) - at * 0.06];
      });
    const tip: Dot = [-6.2 * (0.6 + 0.4 * share), -0.4];
    context.fillStyle = css(tone);
    context.fill(curve([[0, 0], ...side(-1), tip, ...side(1).toReversed()], true, 0.7));
  }
}

/** Grows out of its middle and thins. */
function paintPuff(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  const random = seededRandom("puff");
  const grown = Math.min(1, phase * 2.6);
  for (let at = 0; at < 26; at++) {
    const turn = between(random, 0, 2 * Math.PI);
    const far = between(random, 0, 1) * grown;
    const size = between(random, 0.7, 1.4) * (0.35 + 0.65 * grown);
    const tone = shifted(colour, between(random, -0.08, 0.12));
    context.fillStyle = css(faded(tone, 0.95 - 0.45 * phase));
    context.fill(oval(Math.cos(turn) * far * 1.9, Math.sin(turn) * far * 3.4 - phase * 1.2, size));
  }
  for (let at = 0; at < 12; at++) {
    const turn = between(random, 0, 2 * Math.PI);
    const far = (1.4 + between(random, 0.6, 2.2)) * grown;
    glow(
      pen,
      [Math.cos(turn) * far * 1.2, Math.sin(turn) * far * 1.5],
      0.34,
      { light: 0.97, chroma: 0.06, hue: 95 },
      0.9,
    );
  }
}

function paintHalo(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  const far = 6.4 + phase * 0.9;
  glow(pen, [0, 0], far, colour, 0.85);
  glow(pen, [0, 0], far * 0.6, shifted(colour, 0.08), 0.8);
  context.fillStyle = css(faded(shifted(colour, 0.05), 0.26));
  for (let ray = 0; ray < 14; ray++) {
    const turn = (ray / 14) * 2 * Math.PI + phase * 0.1;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const wide = 0.34;
    context.fill(
      curve(
        [
          [dx * 1.5 - dy * wide * 0.4, dy * 1.5 + dx * wide * 0.4],
          [dx * far - dy * wide, dy * far + dx * wide],
          [dx * far + dy * wide, dy * far - dx * wide],
          [dx * 1.5 + dy * wide * 0.4, dy * 1.5 - dx * wide * 0.4],
        ],
        true,
        0,
      ),
    );
  }
}

export const BURSTS = {
  blast: { ...{ drawings: 8, box: [-7, -8, 7, 4] }, isLight: true, paint: paintBlast },
  fire_breath: { ...{ drawings: 5, box: [-7, -3.6, 0.6, 3.6] }, isLight: true, paint: paintFireBreath },
  puff: {
    ...{ drawings: 8, box: [-4.6, -7, 4.6, 9] },
    isLight: true,
    paint: (pen, phase, { colour }) => paintPuff(pen, phase, colour ?? GREY),
  },
  halo: {
    ...{ drawings: 4, box: [-7.6, -7.6, 7.6, 7.6] },
    isLight: true,
    paint: (pen, phase, { colour }) => paintHalo(pen, phase, colour ?? FIRE),
  },
} as const satisfies Readonly<Record<string, Art>>;
