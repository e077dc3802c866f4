// A jet of water out of a hose or another nozzle in a hand: in an arc to what it is held at, where it splashes. Frame pixels.
import type { Context2D } from "../../paint/canvas.ts";

type Point = readonly [x: number, y: number];

export interface Jet {
  readonly from: Point;
  readonly to: Point;
  /** Pixels of a head. */
  readonly head: number;
}

/** What a jet comes out of. */
export const NOZZLES: ReadonlySet<string> = new Set(["hose", "extinguisher", "waterpistol", "watergun"]);
/** Heads by which the middle of the arc is above its ends. */
const HIGH = 0.9;
const WATER = ["rgba(150,200,240,0.55)", "rgba(226,243,255,0.95)"] as const;

export function paintJet(context: Context2D, { from, to, head }: Jet): void {
  const middle: Point = [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - HIGH * head];
  context.lineCap = "round";
  for (const [at, wide] of [0.5, 0.22].entries()) {
    context.strokeStyle = WATER[at] ?? WATER[1];
    context.lineWidth = wide * head;
    context.beginPath();
    context.moveTo(...from);
    context.quadraticCurveTo(...middle, ...to);
    context.stroke();
  }
  for (let drop = 0; drop < 18; drop++) {
    const turn = Math.PI * (1 + (drop + 0.5) / 18);
    const far = head * (0.5 + ((drop * 7) % 5) * 0.24);
    context.fillStyle = WATER[drop % 2] ?? WATER[1];
    context.beginPath();
    context.arc(to[0] + Math.cos(turn) * far, to[1] + Math.sin(turn) * far * 0.8, head * 0.11, 0, 2 * Math.PI);
    context.fill();
  }
}
