// What hangs from a ceiling.
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function fan(pen: Pen): void {
  pen.rod(pen.tone(0.4), 0.05, [0, 0], [0, -0.3]);
  for (const way of [-1, 1]) {
    pen.poly(pen.own(0.44, 0.06, 55), [0, -0.3], [way * 0.95, -0.24], [way * 1, -0.33], [0, -0.34]);
    pen.poly(pen.own(0.38, 0.06, 55), [0, -0.32], [way * 0.4, -0.46], [way * 0.5, -0.42], [0, -0.3]);
  }
  pen.disc(pen.tone(0.5, 0.03, 60), [0, -0.32], [0.1, 0.07]);
}

function chandelier(pen: Pen): void {
  pen.rod(pen.tone(0.6, 0.1, 85), 0.03, [0, 0.4], [0, -0.3]);
  pen.rod(pen.tone(0.66, 0.11, 85), 0.05, [-0.6, -0.35], [-0.3, -0.5], [0.3, -0.5], [0.6, -0.35]);
  for (let light = 0; light < 7; light++)
    pen.lamp(-0.6 + light * 0.2, -0.34 - 0.14 * Math.sin((light / 6) * 3.14), 0.035);
}

function bulb(pen: Pen): void {
  pen.rod(pen.tone(0.2), 0.02, [0, 0.5], [0, -0.35]);
  pen.lamp(0, -0.42, 0.08);
}

function chains(pen: Pen): void {
  for (const x of [-0.5, 0, 0.5])
    for (let link = 0; link < 12; link++)
      pen.disc(pen.tone(link % 2 ? 0.4 : 0.28), [x, 0.4 - link * 0.1], [0.035, 0.055]);
}

function cobwebs(pen: Pen): void {
  const silk = { ...pen.tone(0.85, 0.01, 230), alpha: 0.5 };
  for (let ray = 0; ray < 6; ray++)
    pen.rod(silk, 0.012, [0, 0.3], [Math.cos(ray * 0.3 - 1.57) * 0.9, 0.3 + Math.sin(ray * 0.3 - 1.57) * 0.9]);
  for (const r of [0.3, 0.5, 0.75])
    pen.rod(
      silk,
      0.01,
      ...Array.from(
        { length: 6 },
        (_, ray) => [Math.cos(ray * 0.3 - 1.57) * r, 0.3 + Math.sin(ray * 0.3 - 1.57) * r] as const,
      ),
    );
}

function mirrorBall(pen: Pen): void {
  pen.rod(pen.tone(0.3), 0.02, [0, 0.5], [0, -0.1]);
  pen.disc(pen.tone(0.7, 0.02, 230), [0, -0.32], 0.24);
  for (let facet = 0; facet < 26; facet++)
    pen.box({ light: 0.5 + pen.random() * 0.48, chroma: 0.06, hue: facet * 60 }, [
      -0.2 + (facet % 6) * 0.07,
      -0.5 + Math.floor(facet / 6) * 0.08,
      0.055,
      0.06,
    ]);
  for (let spark = 0; spark < 14; spark++)
    pen.disc(
      { light: 0.92, chroma: 0.06, hue: spark * 70, alpha: 0.5 },
      [(pen.random() - 0.5) * 4, -0.9 + (pen.random() - 0.5) * 1.6],
      0.05,
    );
}

export const CEILING_DETAILS = {
  ...{ chandelier, bulb, chains, cobwebs },
  ceiling_fan: fan,
  mirror_ball: mirrorBall,
} as const satisfies Readonly<Record<string, DetailPainter>>;
