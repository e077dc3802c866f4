// Creatures whose body is another one in what they do: stretched out and paddling in the water, winding along the ground. They look to the left.
import type { AnimalAction } from "../../../core/animatic/acting/animals/action-names.ts";
import type { CreatureLook } from "../../../core/animatic/looks/creature-look.ts";
import type { CreatureDrawing } from "../things/drawing.ts";

/** `swing`: from -1, flippers up, to 1, flippers down. */
type Posed = (swing: number) => CreatureDrawing;

/** A flipper from a shoulder: its tip swings up and down. */
const flipper = (x: number, y: number, long: number, swing: number): string => {
  const [tipX, tipY] = [x + long * (0.62 + 0.2 * Math.abs(swing)), y + long * 0.86 * swing];
  const [midX, midY] = [x + long * 0.18, y + long * 0.72 * swing];
  return `M${x - 0.12} ${y - 0.06} C${midX - 0.1} ${midY - 0.12} ${midX + 0.1} ${midY - 0.16} ${tipX} ${tipY} C${midX + 0.2} ${midY + 0.1} ${x + 0.16} ${y + 0.14} ${x + 0.1} ${y + 0.06} Z`;
};

const SWIMMING: Partial<Readonly<Record<CreatureLook["shape"], Posed>>> = {
  turtle: (swing) => ({
    box: [-1.1, 0, 0.9, 1],
    eyes: [[-0.86, 0.42, 0.035]],
    back: [-0.4, 0.3, 0.4, 0.6],
    parts: [
      ["second-", flipper(-0.34, 0.5, 0.62, -swing * 0.8), 0.03],
      [
        "second-",
        `M.5 .56 C.66 ${0.56 + 0.2 * swing} .8 ${0.6 + 0.2 * swing} .9 ${0.62 + 0.24 * swing} C.78 .74 .6 .7 .44 .64 Z`,
      ],
      [
        "second",
        "M-.5 .56 C-.6 .44 -.72 .32 -.88 .32 C-1.06 .34 -1.14 .46 -1.06 .54 C-.92 .64 -.7 .68 -.48 .64 Z",
        0.04,
      ],
      ["second+", "M-.56 .58 C-.3 .74 .4 .74 .64 .56 C.4 .66 -.3 .68 -.56 .58 Z", 0.02],
      ["main", "M-.6 .58 C-.5 .28 -.2 .16 .1 .2 C.4 .24 .6 .4 .7 .58 C.4 .7 -.3 .72 -.6 .58 Z", 0.08],
      ["line main", "M-.3 .3 L-.2 .46 L-.36 .64 M.3 .28 L.24 .46 L.4 .62 M-.2 .46 L.24 .46 M0 .2 L.02 .46 L.02 .66", 1],
      ["second", flipper(-0.3, 0.58, 0.78, swing), 0.04],
    ],
  }),
  seal: (swing) => ({
    box: [-1.1, 0, 1.2, 0.9],
    eyes: [[-0.84, 0.4, 0.045]],
    back: [-0.3, 0.3, 0.6, 0.6],
    parts: [
      [
        "main-",
        `M.84 .5 C.98 ${0.4 + 0.16 * swing} 1.1 ${0.3 + 0.2 * swing} 1.2 ${0.26 + 0.2 * swing} C1.12 .48 1.14 .6 1.2 ${0.72 + 0.2 * swing} C1.06 .68 .94 .62 .84 .56 Z`,
        0.03,
      ],
      [
        "main",
        "M-1.06 .46 C-1.06 .32 -.9 .24 -.72 .26 C-.4 .28 0 .22 .3 .34 C.56 .42 .76 .46 .92 .52 C.7 .62 .3 .76 -.1 .74 C-.5 .72 -.6 .62 -.8 .6 C-.98 .6 -1.06 .54 -1.06 .46 Z",
        0.08,
      ],
      ["second", "M-.8 .6 C-.5 .6 0 .72 .4 .66 C.2 .74 0 .76 -.1 .74 C-.5 .72 -.6 .64 -.8 .6 Z", 0.02],
      ["main-", flipper(-0.34, 0.6, 0.46, swing), 0.03],
      ["dark", "M-1.1 .42 C-1.1 .36 -1.03 .34 -.99 .38 C-1 .44 -1.07 .46 -1.1 .42 Z", 0.01],
      ["line main", "M-.94 .5 L-1.12 .54 M-.94 .52 L-1.1 .6"],
    ],
  }),
};

/** Its head near the ground, its coils running along it. */
const winding: Posed = (swing) => {
  const [up, down] = [0.62 - 0.1 * swing, 0.62 + 0.12 * swing];
  return {
    box: [-0.85, 0, 0.95, 0.8],
    eyes: [[-0.68, 0.5, 0.032]],
    back: [-0.4, 0.5, 0.8, 0.8],
    parts: [
      [
        "stroke main",
        `M.92 .66 C.8 ${up} .72 ${up - 0.04} .6 .64 C.48 ${down + 0.08} .34 ${down + 0.08} .22 .64 C.1 ${up - 0.08} -.06 ${up - 0.08} -.18 .64 C-.3 ${down + 0.06} -.44 ${down + 0.04} -.58 .58`,
        0.12,
      ],
      ["main", "M-.86 .56 C-.82 .44 -.7 .4 -.58 .44 C-.52 .5 -.52 .6 -.6 .64 C-.72 .66 -.82 .64 -.86 .56 Z", 0.03],
      ["stroke red", "M-.86 .58 L-.98 .6 M-.98 .6 L-1.02 .56 M-.98 .6 L-1.01 .65", 0.01],
    ],
  };
};

/** Its snout up, its jaw down, teeth along both. */
const GAPING: CreatureDrawing = {
  box: [-1.1, 0, 1.15, 0.95],
  eyes: [[-0.72, 0.32, 0.036]],
  back: [-0.4, 0.3, 0.5, 0.6],
  parts: [
    ["main-", "M.78 .5 C.9 .3 1 .1 1.14 .02 C1.1 .3 1.02 .5 1 .56 C1.06 .66 1.1 .76 1.14 .92 C1 .84 .88 .7 .78 .58 Z"],
    ["main-", "M-.16 .32 C-.04 .08 .1 .02 .24 0 C.2 .14 .22 .26 .28 .36 Z"],
    ["red", "M-1.04 .32 L-.5 .42 L-.52 .72 L-.92 .86 Z", 0.02],
    [
      "main",
      "M-1.1 .26 C-.86 .14 -.42 .2 0 .3 C.4 .34 .68 .46 .9 .52 C.68 .62 .4 .74 0 .8 C-.3 .86 -.66 .96 -.98 .9 C-.8 .82 -.6 .72 -.5 .58 C-.6 .46 -.86 .38 -1.1 .36 Z",
      0.08,
    ],
    ["second", "M-.98 .9 C-.7 .78 -.4 .64 .5 .66 C.3 .74 .1 .77 0 .8 C-.3 .86 -.66 .96 -.98 .9 Z", 0.02],
    [
      "white",
      "M-1.04 .37 L-1 .48 L-.94 .39 L-.89 .51 L-.84 .41 L-.79 .54 L-.73 .44 L-.68 .57 L-.62 .49 Z M-.92 .88 L-.86 .74 L-.81 .85 L-.75 .68 L-.71 .8 L-.65 .63 L-.61 .74 Z",
    ],
    ["main-", "M-.36 .66 C-.26 .8 -.12 .92 .06 .95 C.02 .82 -.02 .74 -.1 .66 Z"],
    ["line main", "M-.4 .44 L-.44 .6"],
    ["line main", "M-.34 .44 L-.38 .6"],
  ],
};
const GAPES: ReadonlySet<AnimalAction> = new Set([
  ...(["roar", "growl", "take", "eat", "tug", "pounce", "snap", "ram", "fight", "swat"] as const),
]);

const GOES: ReadonlySet<AnimalAction> = new Set(["walk", "run", "sneak", "swim", "sleep", "lie", "eat", "drink"]);

/** Undefined where it is as it always is. */
export function posedDrawing(
  { shape }: CreatureLook,
  { action, phase }: { readonly action: AnimalAction; readonly phase: number },
): CreatureDrawing | undefined {
  const swing = Math.sin(2 * Math.PI * phase);
  if (shape === "snake") return GOES.has(action) ? winding(swing) : undefined;
  if (shape === "shark" && GAPES.has(action)) return GAPING;
  return action === "swim" ? SWIMMING[shape]?.(swing) : undefined;
}
