// Stripes, checks and dots of cloth, drawn inside a part. Head heights.
import { css, faded } from "../../../../core/animatic/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import type { Body } from "../body.ts";
import type { Pen } from "../../pen.ts";

const STEP = 0.2;

export function paintPattern({ context }: Pen, body: Body, { pattern, second }: Garment): void {
  if (pattern === "plain") return;
  const reach = 2.4;
  context.fillStyle = css(faded(second, pattern === "checked" ? 0.4 : 0.85));
  if (pattern === "dotted") return paintDots(context, body.heads, reach);
  for (let y = 1.2; y < body.heads; y += STEP) context.fillRect(-reach, y, 2 * reach, STEP * 0.46);
  if (pattern === "checked") for (let x = -reach; x < reach; x += STEP) context.fillRect(x, 1, STEP * 0.46, body.heads);
}

function paintDots(context: Pen["context"], heads: number, reach: number): void {
  for (let row = 0; 1.2 + row * STEP < heads; row++) {
    for (let x = -reach + (row % 2) * STEP * 0.7; x < reach; x += STEP * 1.4) {
      context.beginPath();
      context.arc(x, 1.2 + row * STEP, 0.042, 0, 7);
      context.fill();
    }
  }
}
