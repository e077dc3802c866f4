// An animal under a large hand: a small one whole, of a large one the head and the neck.
import type { DetailBeast } from "../../../../core/animatic/detail/detail.ts";
import { animalHeight, animalSkull, paintAnimal } from "../../../cards/animals/paint-animal.ts";
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import { ease, still, type Sprite } from "../sprite.ts";
import { poses } from "./hands.ts";

const HIGH = { small: 0.74, large: 2.1 } as const;
const FOOT = 0.44;

export function strokeBeast(hand: HandLook, { look: beast, isLarge }: DetailBeast): readonly Sprite[] {
  const unit = HIGH[isLarge ? "large" : "small"] / animalHeight(beast);
  const [skullX, skullY] = animalSkull(beast);
  const [x, y] = isLarge ? [-0.3 - skullX * unit, -0.14 - skullY * unit] : [-0.12, FOOT];
  const animal = still(({ context, line }) => {
    context.translate(x, y);
    context.scale(unit, unit);
    paintAnimal({ context, line: line / unit }, beast, { action: "stand", phase: 0 });
  });
  const back = isLarge ? -0.02 : FOOT - HIGH.small * 0.72;
  return [
    animal,
    poses(hand, [[0, "flat", { x: -0.22, y: back, turn: isLarge ? 0.5 : -0.35 }]], (part, seconds) => ({
      dx: 0.17 + 0.17 * Math.sin(seconds * 2.4 - 1.6) + 0.6 * (1 - ease(part, -0.15, 0.15)),
      dy: isLarge ? 0.06 * Math.sin(seconds * 2.4 - 1.6) : 0.02 * Math.cos(seconds * 2.4),
    })),
  ];
}
