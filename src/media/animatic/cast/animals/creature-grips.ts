// What a creature has in its claws, arms and mouth, and the thread that it hangs on. In its own heights, the ground at y 0.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { CreatureLook } from "../../../../core/animatic/looks/creature-look.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { creatureLength } from "../../../cards/animals/paint-creature.ts";
import { curve, drawLine, inkOf, type Dot, type Pen } from "../../../cards/pen.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";

/** Up to where its thread hangs. */
export const THREAD = 4.2;
const SILK: Colour = { light: 0.95, chroma: 0.01, hue: 230 };

export function paintThread(pen: Pen, from: number): void {
  drawLine(
    pen,
    curve(
      [
        [0.12, -from - 0.5],
        [0.12, -THREAD - 1],
      ],
      false,
    ),
    SILK,
    2.2,
  );
}

/** Where it has a thing: breadths before the middle and heights above the ground, and how high the thing is. */
type Grip = readonly [along: number, up: number, high: number];
const MOUTH: Grip = [0.47, 0.5, 0.34];
const GRIPS: Partial<Readonly<Record<CreatureLook["shape"], Grip>>> = {
  seal: [0.36, 0.86, 0.34],
  octopus: [0.2, 0.3, 0.5],
  crab: [0.32, 0.86, 0.4],
  ant: [0.46, 0.62, 0.5],
};

interface Holder {
  readonly look: CreatureLook;
  readonly action: AnimalAction;
}

/** Of a seal. */
const NOSE = [0.42, 0.96] as const;

export function paintHeldBy(pen: Pen, thing: ThingLook, { look, action }: Holder): void {
  if (action === "on_nose") return paintOnNose(pen, thing, look);
  const [along, up, high] = GRIPS[look.shape] ?? MOUTH;
  const x = -creatureLength(look) * along;
  const place = { x: x - (high > MOUTH[2] ? 0 : 0.16), base: -up + high / 2, width: high * 2.6, height: high };
  paintThing(pen.context, thing, { ...place, line: pen.line });
  if (look.shape === "octopus") paintArmsRound(pen, look, [x, -up]);
}

/** Two arms over what they hold. */
function paintArmsRound(pen: Pen, { coat }: CreatureLook, [x, y]: Dot): void {
  for (const [up, turn] of [
    [-0.1, 0.06],
    [0.1, -0.06],
  ] as const) {
    const arm = curve(
      [
        [x + 0.42, y - 0.2],
        [x + 0.2, y + up],
        [x - 0.1, y + up + turn],
        [x - 0.28, y + up - 0.05],
        [x - 0.24, y + up - 0.16],
      ],
      false,
    );
    drawLine({ ...pen, line: 1 }, arm, inkOf(coat), 0.1 + 1.7 * pen.line);
    drawLine({ ...pen, line: 1 }, arm, coat, 0.1);
  }
}

function paintOnNose({ context, line }: Pen, thing: ThingLook, look: CreatureLook): void {
  const [along, up] = NOSE;
  paintThing(context, thing, { x: -creatureLength(look) * along, base: -up, width: 1, height: 0.5, line });
}
