// Paints the slate and the progress line under it, in frame coordinates. Counters are laid on per frame by others.
import { css, faded, speakerTint } from "../../../core/animatic/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import type { SlateLayout } from "../../../core/animatic/slate-layout.ts";
import { fillRound, type Brush } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";
import { paintMoveIcon } from "./move-icon.ts";

const GREY = "#a9b1c0";
const WHITE = "#ffffff";

export function paintSlate(brush: Brush, card: ShotCard, frame: Frame, layout: SlateLayout | undefined): void {
  paintProgress(brush, card, frame);
  if (!layout) return;
  brush.fillStyle = "rgba(9,11,16,0.84)";
  brush.fillRect(0, 0, frame.width, frame.slate - frame.progress);
  const { chip } = layout;
  brush.fillStyle = css({ light: 0.74, chroma: 0.13, hue: card.place.hue });
  fillRound(brush, [chip.x, chip.y, chip.width, chip.height], chip.width * 0.4);
  put(brush, layout.sequence, GREY);
  put(brush, layout.shot, WHITE);
  paintPill(brush, layout.size);
  if (layout.icon) paintMoveIcon(brush, layout.icon, card.camera.moves[0]);
  if (layout.words) put(brush, layout.words, "#d7dce6");
  if (layout.take) put(brush, layout.take, GREY);
}

/** The length of the shot from edge to edge, with every dialogue line in its speaker's colour. */
function paintProgress(brush: Brush, card: ShotCard, frame: Frame): void {
  const top = frame.slate - frame.progress;
  brush.fillStyle = "rgba(9,11,16,0.84)";
  brush.fillRect(0, top, frame.width, frame.progress);
  brush.fillStyle = "rgba(255,255,255,0.16)";
  brush.fillRect(0, top, frame.width, frame.progress);
  if (card.seconds <= 0) return;
  for (const line of card.lines) {
    const from = Math.min(1, Math.max(0, line.start / card.seconds));
    const to = Math.min(1, Math.max(from, line.end / card.seconds));
    const x = Math.min(Math.round(from * frame.width), frame.width - 1);
    brush.fillStyle = css(faded(speakerTint(line.hue), 0.85));
    brush.fillRect(
      x,
      top,
      Math.min(frame.width - x, Math.max(1, Math.round((to - from) * frame.width))),
      frame.progress,
    );
  }
}

function paintPill(brush: Brush, size: SlateLayout["size"]): void {
  const { pill } = size;
  brush.strokeStyle = "rgba(255,255,255,0.55)";
  brush.lineWidth = Math.max(1, pill.height * 0.07);
  brush.beginPath();
  brush.roundRect(pill.x, pill.y, pill.width, pill.height, pill.height * 0.26);
  brush.stroke();
  put(brush, size, WHITE);
}

function put(brush: Brush, placed: Parameters<typeof writeLine>[1], fill: string): void {
  brush.fillStyle = fill;
  writeLine(brush, placed);
}
