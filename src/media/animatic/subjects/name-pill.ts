// The pill with a subject's name, and the canvas on which it lies: wider than the frame, with the frame in its middle.
import { OVERSCAN } from "../../../core/animatic/camera/camera-path.ts";
import { css, speakerTint } from "../../../core/animatic/colour/colour.ts";
import { evenSize, type Frame } from "../../../core/animatic/frame.ts";
import type { NamePill } from "../../../core/animatic/overlay/label-layout.ts";
import { fillRound, type Context2D } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";

/** The canvas's size; the frame lies in its middle. */
export function subjectsSize(frame: Frame): { readonly width: number; readonly height: number } {
  return { width: evenSize(frame.width * OVERSCAN), height: evenSize(frame.height * OVERSCAN) };
}

/** Moves a context so that frame coordinates lie in the middle of the canvas. */
export function intoFrame(
  context: Context2D,
  canvas: { readonly width: number; readonly height: number },
  frame: Frame,
): void {
  context.translate((canvas.width - frame.width) / 2, (canvas.height - frame.height) / 2);
}

/** A pill in frame coordinates; the one who speaks has it filled with the speaker's colour. */
export function paintPill(context: Context2D, pill: NamePill, hue: number, speaking: boolean): void {
  const { box, dot, name } = pill;
  context.fillStyle = speaking ? css(speakerTint(hue)) : "rgba(9,11,16,0.8)";
  fillRound(context, [box.x, box.y, box.width, box.height], box.height / 2);
  context.fillStyle = speaking ? "rgb(14,16,22)" : css(speakerTint(hue));
  context.beginPath();
  context.arc(dot.x, dot.y, dot.radius, 0, 7);
  context.fill();
  context.fillStyle = speaking ? "rgb(14,16,22)" : "#f4f6fa";
  writeLine(context, name);
}
