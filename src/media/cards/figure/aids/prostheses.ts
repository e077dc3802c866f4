// What stands for a lost hand or leg: a hook, a leg of wood, a running blade. Head heights.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { type Body, flat, limbPath } from "../body.ts";
import { between, METAL, type Arm, type Leg } from "../limbs.ts";
import { type Dot, type Pen, curve, drawLine, inkOf, paintPart } from "../../pen.ts";

const LEATHER: Colour = { light: 0.4, chroma: 0.06, hue: 50 };
const WOOD: Colour = { light: 0.6, chroma: 0.08, hue: 65 };
const CARBON: Colour = { light: 0.26, chroma: 0.01, hue: 260 };

/** A cup over the wrist, and the iron beyond it. */
export function paintHook(pen: Pen, body: Body, { elbow, wrist }: Arm): void {
  const [from, to] = [flat(body.view, elbow), flat(body.view, wrist)];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ax, ay] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const at = (along: number, across: number): Dot => [
    to[0] + ax * along - ay * across,
    to[1] + ay * along + ax * across,
  ];
  const hook = curve([at(0.1, 0), at(0.34, 0), at(0.56, 0.1), at(0.6, 0.3), at(0.42, 0.4), at(0.3, 0.3)], false);
  drawLine(pen, hook, inkOf(METAL), 8);
  drawLine(pen, hook, { light: 0.82, chroma: 0.01, hue: 240 }, 5);
  const cup = [at(-0.16, -0.14), at(0.14, -0.12), at(0.18, 0), at(0.14, 0.12), at(-0.16, 0.14)];
  paintPart(pen, curve(cup, true, 0.2), LEATHER, { shade: 0.06 });
}

/** A turned leg below the knee, with a ring at its end. */
export function paintPegLeg(pen: Pen, body: Body, { knee, ankle }: Leg): void {
  const ground: Leg["ankle"] = [ankle[0], ankle[1] + body.heads - body.down(7.08) - 0.06, ankle[2]];
  const path = limbPath(body.view, [
    [between(knee, ankle, 0.2), 0.19 * body.limb],
    [between(knee, ankle, 0.45), 0.12 * body.limb],
    [ground, 0.07],
  ]);
  paintPart(pen, path, WOOD, { shade: 0.1 });
  const cup = limbPath(body.view, [
    [between(knee, ankle, 0.12), 0.23 * body.limb],
    [between(knee, ankle, 0.34), 0.2 * body.limb],
  ]);
  paintPart(pen, cup, LEATHER, { shade: 0.08 });
}

/** A socket below the knee, a thin steel tube, and a shoe at its end. */
export function paintPylon(pen: Pen, body: Body, { knee, ankle }: Leg, paintShoe: () => void): void {
  paintShoe();
  const tube = limbPath(body.view, [
    [between(knee, ankle, 0.3), 0.075],
    [between(knee, ankle, 1.04), 0.065],
  ]);
  paintPart(pen, tube, { light: 0.8, chroma: 0.01, hue: 240 }, { shade: 0.12 });
  for (const [share, wide] of [
    [0.42, 0.1],
    [0.92, 0.1],
  ] as const) {
    const clamp = limbPath(body.view, [
      [between(knee, ankle, share), wide],
      [between(knee, ankle, share + 0.06), wide],
    ]);
    paintPart(pen, clamp, CARBON, { shade: 0.05 });
  }
  const socket = limbPath(body.view, [
    [between(knee, ankle, 0.08), 0.21 * body.limb],
    [between(knee, ankle, 0.38), 0.15 * body.limb],
  ]);
  paintPart(pen, socket, CARBON, { shade: 0.08 });
}

/** A socket below the knee and a spring of carbon that bends backwards and ends in a toe. */
export function paintBlade(pen: Pen, body: Body, { knee, ankle }: Leg): void {
  const low = ankle[1] + body.heads - body.down(7.08) - 0.03;
  const shin = between(knee, ankle, 0.4);
  const places: readonly Leg["ankle"][] = [
    shin,
    [ankle[0], (shin[1] + ankle[1]) / 2, ankle[2] - 0.34],
    [ankle[0], ankle[1] + 0.05, ankle[2] - 0.22],
    [ankle[0], low - 0.04, ankle[2] + 0.2],
    [ankle[0], low, ankle[2] + 0.5],
  ];
  const spring = curve(
    places.map((place) => flat(body.view, place)),
    false,
  );
  drawLine(pen, spring, { light: 0.7, chroma: 0.01, hue: 250 }, 10);
  drawLine(pen, spring, CARBON, 7);
  const socket = limbPath(body.view, [
    [between(knee, ankle, 0.1), 0.22 * body.limb],
    [shin, 0.15 * body.limb],
  ]);
  paintPart(pen, socket, CARBON, { shade: 0.08 });
}
