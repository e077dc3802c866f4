// Paints the slate and the progress line under it, in frame coordinates. Counters are drawn per frame by `digits`.
import { css, faded, speakerTint } from "../../../core/animatic/colour/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import type { SlateLayout } from "../../../core/animatic/overlay/slate-layout.ts";
import { fillRound, type Context2D } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";
import { paintMoveIcon } from "./move-icon.ts";

const GREY = "#a9b1c0";
const WHITE = "#ffffff";

export function paintSlate(context: Context2D, card: ShotCard, frame: Frame, layout: SlateLayout | undefined): void {
  paintProgress(context, card, frame);
  if (!layout) return;
  context.fillStyle = "rgba(9,11,16,0.84)";
  context.fillRect(0, 0, frame.width, frame.slate - frame.progress);
  const { chip } = layout;
  context.fillStyle = css({ light: 0.74, chroma: 0.13, hue: card.place.hue });
  fillRound(context, [chip.x, chip.y, chip.width, chip.height], chip.width * 0.4);
  put(context, layout.sequence, GREY);
  put(context, layout.shot, WHITE);
  paintPill(context, layout.size);
  if (layout.icon) paintMoveIcon(context, layout.icon, card.camera.moves[0]);
  if (layout.words) put(context, layout.words, "#d7dce6");
  if (layout.take) put(context, layout.take, GREY);
}

/** The length of the shot from edge to edge, with every dialogue line in its speaker's colour. */
function paintProgress(context: Context2D, card: ShotCard, frame: Frame): void {
  const top = frame.slate - frame.progress;
  context.fillStyle = "rgba(9,11,16,0.84)";
  context.fillRect(0, top, frame.width, frame.progress);
  context.fillStyle = "rgba(255,255,255,0.16)";
  context.fillRect(0, top, frame.width, frame.progress);
  if (card.seconds <= 0) return;
  for (const line of card.lines) {
    const from = Math.min(1, Math.max(0, line.start / card.seconds));
    const to = Math.min(1, Math.max(from, line.end / card.seconds));
    const x = Math.min(Math.round(from * frame.width), frame.width - 1);
    context.fillStyle = css(faded(speakerTint(line.hue), 0.85));
    context.fillRect(
      x,
      top,
      Math.min(frame.width - x, Math.max(1, Math.round((to - from) * frame.width))),
      frame.progress,
    );
  }
}

function paintPill(context: Context2D, size: SlateLayout["size"]): void {
  const { pill } = size;
  context.strokeStyle = "rgba(255,255,255,0.55)";
  context.lineWidth = Math.max(1, pill.height * 0.07);
  context.beginPath();
  context.roundRect(pill.x, pill.y, pill.width, pill.height, pill.height * 0.26);
  context.stroke();
  put(context, size, WHITE);
}

function put(context: Context2D, placed: Parameters<typeof writeLine>[1], fill: string): void {
  context.fillStyle = fill;
  writeLine(context, placed);
}
