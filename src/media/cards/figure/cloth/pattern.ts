// Stripes, checks, dots and camouflage of cloth, and bands wound round the body, drawn inside a part. Head heights.
import { css, faded } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import type { Body } from "../body.ts";
import type { Pen } from "../../pen.ts";

const STEP = 0.2;
const BROWN = { light: 0.34, chroma: 0.05, hue: 70 };
const SAND = { light: 0.66, chroma: 0.06, hue: 100 };
const FOREST = { light: 0.3, chroma: 0.05, hue: 140 };

export function paintPattern({ context }: Pen, body: Body, { pattern, second }: Garment): void {
  if (pattern === "plain") return;
  const reach = 2.4;
  if (pattern === "pinstriped") return paintPinstripes(context, body.heads, reach, second);
  if (pattern === "halved") return paintHalf(context, body.heads, reach, second);
  if (pattern === "camouflage") return paintBlots(context, body.heads, reach);
  if (pattern === "wound") return paintWindings(context, body.heads, reach);
  context.fillStyle = css(faded(second, pattern === "checked" ? 0.4 : 0.85));
  if (pattern === "dotted") return paintDots(context, body.heads, reach);
  for (let y = 1.2; y < body.heads; y += STEP) context.fillRect(-reach, y, 2 * reach, STEP * 0.46);
  if (pattern === "checked") for (let x = -reach; x < reach; x += STEP) context.fillRect(x, 1, STEP * 0.46, body.heads);
}

/** One side of another colour, as jesters wear it. */
function paintHalf(context: Pen["context"], heads: number, reach: number, tint: Garment["second"]): void {
  context.fillStyle = css(tint);
  context.fillRect(0, 0, reach, heads + 1);
}

/** Fine lines from top to bottom, pale on dark cloth. */
function paintPinstripes(context: Pen["context"], heads: number, reach: number, tint: Garment["second"]): void {
  context.fillStyle = css(faded(tint, 0.6));
  for (let x = -reach; x < reach; x += STEP * 0.72) context.fillRect(x, 1, 0.022, heads);
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

/** Blots in three tones, where no two rows agree. */
function paintBlots(context: Pen["context"], heads: number, reach: number): void {
  for (let row = 0; 0.9 + row * 0.34 < heads; row++) {
    for (let at = 0; at < 12; at++) {
      const turn = Math.sin(row * 12.98 + at * 78.23);
      context.fillStyle = css([BROWN, SAND, FOREST][(row + at * 2) % 3] ?? BROWN);
      context.beginPath();
      context.ellipse(-reach + at * 0.42 + turn * 0.16, 0.9 + row * 0.34, 0.17 + turn * 0.04, 0.1, turn, 0, 7);
      context.fill();
    }
  }
}

/** The edges of bandages, each row slanting the other way. */
function paintWindings(context: Pen["context"], heads: number, reach: number): void {
  context.strokeStyle = css({ light: 0.56, chroma: 0.04, hue: 75 });
  context.lineWidth = 0.03;
  for (let row = 0; 0.9 + row * 0.26 < heads; row++) {
    const slant = row % 2 ? 0.4 : -0.3;
    context.beginPath();
    context.moveTo(-reach, 0.9 + row * 0.26 - slant);
    context.lineTo(reach, 0.9 + row * 0.26 + slant);
    context.stroke();
  }
}
