// Tail, wing, mane, feet and collar of an animal.
import { shifted } from "../../../core/animatic/colour.ts";
import { type AnimalFrame, BEAK, type Chain, skullOf } from "./frame.ts";
import type { Build } from "./species.ts";
import { type Point3, flat, limbPath } from "../figure/body.ts";
import { taperedStroke, curve, dots, drawSeam, oval, paintPart } from "../pen.ts";

export function paintFeet({ pen, look, build, view }: AnimalFrame, legs: readonly Chain[]): void {
  for (const chain of legs) {
    const [place] = chain[chain.length - 1] ?? [[0, 0, 0] as Point3];
    const [x, y] = flat(view, [place[0], 0, place[2] + 0.04]);
    const size = build.legs[1];
    if (build.feet === "hooves")
      paintPart(
        pen,
        curve(
          dots(
            `${x - size * 1.1},${y - 0.1} ${x + size * 0.9},${y - 0.1} ${x + size * 1.15},${y} ${x - size * 1.5},${y}`,
          ),
          true,
          0.1,
        ),
        { light: 0.3, chroma: 0.02, hue: 50 },
        { shade: 0.02 },
      );
    else if (build.feet === "claws")
      for (const toe of [-0.11, -0.03, 0.07])
        taperedStroke(
          pen.context,
          dots(`${x},${y - 0.05} ${x + toe * 0.7},${y - 0.025} ${x + toe},${y}`),
          0.045,
          shifted(BEAK, -0.08),
        );
    else {
      paintPart(
        pen,
        curve(
          dots(
            `${x - size * 1.5},${y - 0.045} ${x - size * 0.5},${y - 0.115} ${x + size * 1.0},${y - 0.09} ${x + size * 1.1},${y} ${x - size * 1.3},${y}`,
          ),
          true,
          0.6,
        ),
        look.species === "fox" ? shifted(look.coat, -0.3) : shifted(look.coat, 0.02),
        { shade: 0.02 },
      );
      for (const toe of [-0.8, -0.2])
        drawSeam(pen, dots(`${x + toe * size},${y - 0.045} ${x + toe * size - 0.008},${y - 0.005}`), look.coat, 0.5);
    }
  }
}

const TAILS: Readonly<
  Record<Build["tail"], { readonly chain: readonly (readonly [up: number, back: number, radius: number])[] }>
> = {
  thin: {
    chain: [
      [0, 0, 0.075],
      [0.02, 0.22, 0.065],
      [0.18, 0.36, 0.06],
      [0.42, 0.4, 0.052],
      [0.6, 0.34, 0.045],
    ],
  },
  bushy: {
    chain: [
      [0, 0, 0.08],
      [-0.12, 0.2, 0.15],
      [-0.3, 0.34, 0.17],
      [-0.5, 0.4, 0.11],
      [-0.62, 0.4, 0.03],
    ],
  },
  curled: {
    chain: [
      [0, 0, 0.045],
      [0.1, 0.1, 0.04],
      [0.16, 0.02, 0.035],
      [0.08, -0.02, 0.03],
    ],
  },
  short: {
    chain: [
      [0, 0.02, 0.11],
      [0.06, 0.08, 0.1],
    ],
  },
  hair: {
    chain: [
      [0, 0, 0.06],
      [0.02, 0.12, 0.085],
      [-0.25, 0.2, 0.1],
      [-0.55, 0.18, 0.07],
      [-0.72, 0.16, 0.03],
    ],
  },
  fan: {
    chain: [
      [0, 0, 0.16],
      [-0.06, 0.22, 0.12],
      [-0.12, 0.44, 0.1],
    ],
  },
};

export function paintAnimalTail({ pen, look, build, view, gait }: AnimalFrame): void {
  const { chain } = TAILS[build.tail];
  const isBird = build.feet === "claws";
  const [rootY, rootZ] = isBird
    ? [-0.54, -build.long * 0.8]
    : gait.sits
      ? [-0.24, -build.long * 0.31 - build.girth[2]]
      : [-1 + build.girth[2] * 0.4, -build.long / 2 - build.girth[2] * 0.8];
  const colour = build.tail === "hair" ? shifted(look.coat, -0.16) : isBird ? shifted(look.coat, -0.06) : look.coat;
  const places = chain.map(([up, back, radius]): readonly [Point3, number] => [
    [build.tail === "fan" ? 0 : back * 0.12, rootY - up, rootZ - back],
    radius,
  ]);
  paintPart(pen, limbPath(view, places), colour, {
    shade: 0.05,
    inside: () => {
      const [tip, radius] = places.at(-1) ?? [[0, 0, 0] as Point3, 0];
      if (build.tail === "bushy")
        paintPart(pen, oval(...flat(view, tip), radius + 0.17), look.pale, { shade: 0.03, outline: 0 });
    },
  });
}

export function paintWing({ pen, look, view }: AnimalFrame): void {
  const turned = Math.abs(view.sin);
  if (view.cos < -0.9 || turned < 0.1) {
    for (const side of [-1, 1])
      paintPart(
        pen,
        curve(
          dots(`${side * 0.3},-0.92 ${side * 0.43},-0.7 ${side * 0.36},-0.36 ${side * 0.12},-0.24 ${side * 0.16},-0.6`),
        ),
        shifted(look.coat, -0.04),
        { shade: 0.06 },
      );
    return;
  }
  const [x] = flat(view, [0.2, 0, -0.05]);
  const wing = curve(
    dots(`${x - 0.2},-0.86 ${x + 0.06},-0.92 ${x + 0.34},-0.66 ${x + 0.56},-0.4 ${x + 0.3},-0.42 ${x - 0.06},-0.5`),
  );
  paintPart(pen, wing, shifted(look.coat, -0.05), { shade: 0.07 });
  for (const row of [0, 1, 2])
    drawSeam(
      pen,
      dots(
        `${x + row * 0.1},${-0.56 + row * 0.03} ${x + 0.16 + row * 0.1},${-0.5 + row * 0.02} ${x + 0.26 + row * 0.08},${-0.46 + row * 0.02}`,
      ),
      look.coat,
      0.6,
    );
}

/** A wing that is spread. `high`: 1 above the back, -1 below the belly; the far one is seen behind the body. */
export function paintOpenWing({ pen, look, view }: AnimalFrame, high: number, which: "near" | "far"): void {
  const isFar = which === "far";
  const [x] = flat(view, [0, 0, isFar ? 0.16 : 0.02]);
  const tip = -0.8 - high * (isFar ? 1.3 : 1.6);
  const back = isFar ? 0.7 : 1.05;
  const mid = -0.8 - high * 0.8;
  const wing = curve(
    dots(
      `${x - 0.26},-0.8 ${x - 0.12},${mid} ${x + back * 0.4},${tip} ${x + back * 0.85},${tip + 0.12} ${x + back * 0.8},${mid + 0.2} ${x + back * 0.75},${mid + 0.42} ${x + 0.4},-0.66`,
    ),
    true,
    0.5,
  );
  paintPart(pen, wing, shifted(look.coat, isFar ? -0.12 : -0.05), { shade: 0.07 });
  for (const row of [0.25, 0.5, 0.75])
    drawSeam(
      pen,
      dots(
        `${x + row * 0.3},${-0.74} ${x + back * (0.35 + row * 0.4)},${mid + 0.14} ${x + back * (0.45 + row * 0.4)},${tip + 0.2}`,
      ),
      look.coat,
      0.6,
    );
}

export function paintMane({ pen, look, build, view }: AnimalFrame, head: Point3): void {
  const dark = shifted(look.coat, -0.17);
  if (look.species === "lion")
    return paintPart(
      pen,
      limbPath(view, [
        [[0, head[1] + 0.02, head[2] - 0.08], 0.42],
        [[0, head[1] + 0.26, head[2] - 0.16], 0.36],
      ]),
      dark,
      { shade: 0.08 },
    );
  const places = [0, 0.33, 0.66, 1].map((share): readonly [Point3, number] => [
    [
      0.03,
      -1 + (head[1] + 1) * share - build.neckGirth * 0.7,
      build.long / 2 - 0.12 + (head[2] - build.long / 2) * share - 0.04,
    ],
    0.085,
  ]);
  paintPart(pen, limbPath(view, places), dark, { shade: 0.04 });
}

export function paintAnimalCollar({ pen, look, build, view }: AnimalFrame): void {
  if (!look.collar) return;
  const [, y, z] = skullOf(build);
  const mid: Point3 = [0, y + (build.feet === "claws" ? 0.26 : 0.24), z - 0.1];
  const [x, down] = flat(view, mid);
  const half = build.neckGirth * 1.12;
  paintPart(
    pen,
    curve(
      dots(
        `${x - half},${down - 0.07} ${x},${down - 0.02} ${x + half},${down - 0.09} ${x + half},${down + 0.01} ${x},${down + 0.08} ${x - half},${down + 0.03}`,
      ),
    ),
    look.collar,
    { shade: 0.03 },
  );
  paintPart(
    pen,
    oval(x - half * 0.3, down + 0.11, 0.045),
    { light: 0.78, chroma: 0.11, hue: 86 },
    { shade: 0.01, outline: 0.7 },
  );
}
