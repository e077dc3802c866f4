// Paints captions, the action line, the place's name and lettering, in frame coordinates, and the shade that makes them readable.
import type { CaptionLayout } from "../../../core/animatic/caption-layout.ts";
import { css, faded, speakerTint } from "../../../core/animatic/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { Lettering, PlaceTag } from "../../../core/animatic/label-layout.ts";
import type { Placed } from "../../../core/animatic/type.ts";
import { fillRound, type Brush } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";

export function paintCaption(brush: Brush, caption: CaptionLayout): void {
  const { box, bar, name, mark, lines } = caption;
  const tint = css(speakerTint(caption.hue));
  brush.save();
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, caption.radius);
  brush.clip();
  brush.fillStyle = "rgba(9,11,16,0.8)";
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.fillStyle = tint;
  brush.fillRect(bar.x, bar.y, bar.width, bar.height);
  brush.restore();
  brush.fillStyle = tint;
  writeLine(brush, name);
  if (mark) paintMark(brush, mark, css(faded(speakerTint(caption.hue), 0.8)), tint);
  brush.fillStyle = "#ffffff";
  for (const line of lines) writeLine(brush, line);
}

function paintMark(brush: Brush, mark: NonNullable<CaptionLayout["mark"]>, edge: string, fill: string): void {
  const { pill } = mark;
  brush.strokeStyle = edge;
  brush.lineWidth = Math.max(1, pill.height * 0.06);
  brush.beginPath();
  brush.roundRect(pill.x + 0.5, pill.y, pill.width - 1, pill.height, pill.height * 0.22);
  brush.stroke();
  brush.fillStyle = fill;
  writeLine(brush, mark);
}

/** Height from which the foot of the frame is shaded, in pixels. */
export function footTop(frame: Frame): number {
  return frame.height * (frame.tall ? 0.68 : 0.76);
}

/** A shade that rises from the foot, and the action's words on it. */
export function paintFoot(brush: Brush, frame: Frame, action: readonly Placed[]): void {
  const top = footTop(frame);
  const shade = brush.createLinearGradient(0, top, 0, frame.height);
  shade.addColorStop(0, "rgba(6,8,12,0)");
  shade.addColorStop(0.55, "rgba(6,8,12,0.46)");
  shade.addColorStop(1, "rgba(6,8,12,0.72)");
  brush.fillStyle = shade;
  brush.fillRect(0, top, frame.width, frame.height - top);
  brush.save();
  brush.shadowColor = "rgba(0,0,0,0.7)";
  brush.fillStyle = "#e3e7ef";
  for (const line of action) {
    brush.shadowBlur = line.type.size * 0.25;
    writeLine(brush, line);
  }
  brush.restore();
}

/** Lies under the subjects, so that heads are not greyed; pixels. */
export function headShadeHeight(frame: Frame): number {
  return Math.min(frame.height - frame.slate, frame.height * 0.22);
}

export function paintHeadShade(brush: Brush, frame: Frame): void {
  const height = headShadeHeight(frame);
  const shade = brush.createLinearGradient(0, frame.slate, 0, frame.slate + height);
  shade.addColorStop(0, "rgba(6,8,12,0.56)");
  shade.addColorStop(1, "rgba(6,8,12,0)");
  brush.fillStyle = shade;
  brush.fillRect(0, frame.slate, frame.width, height);
}

export function paintPlaceTag(brush: Brush, tag: PlaceTag): void {
  brush.save();
  brush.shadowColor = "rgba(0,0,0,0.55)";
  brush.shadowBlur = (tag.title[0]?.type.size ?? 0) * 0.35;
  brush.fillStyle = "rgba(255,255,255,0.94)";
  for (const line of tag.title) writeLine(brush, line);
  brush.fillStyle = "rgba(255,255,255,0.74)";
  for (const line of tag.description) writeLine(brush, line);
  brush.restore();
}

/** A pale plate with dark letters: what stands written in the picture itself. */
export function paintLettering(brush: Brush, { box, lines }: Lettering): void {
  const radius = box.height * 0.08;
  brush.save();
  brush.shadowColor = "rgba(0,0,0,0.4)";
  brush.shadowBlur = box.height * 0.1;
  brush.fillStyle = "rgba(245,242,234,0.95)";
  fillRound(brush, [box.x, box.y, box.width, box.height], radius);
  brush.restore();
  const inset = box.height * 0.07;
  brush.strokeStyle = "rgba(28,30,38,0.55)";
  brush.lineWidth = Math.max(0.8, box.height * 0.016);
  brush.beginPath();
  brush.roundRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, radius * 0.7);
  brush.stroke();
  brush.fillStyle = "#1c1e26";
  for (const line of lines) writeLine(brush, line);
}
