// Paints captions, the action line, the place's name and lettering, in frame coordinates, and the shade that makes them readable.
import type { CaptionLayout } from "../../../core/animatic/overlay/caption-layout.ts";
import { css, faded, speakerTint } from "../../../core/animatic/colour/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { SignText, LocationTag } from "../../../core/animatic/overlay/label-layout.ts";
import { fillRound, type Context2D } from "../paint/canvas.ts";
import { writeLine } from "../paint/fonts.ts";
import type { PlacedText } from "../../../core/animatic/overlay/fit-text.ts";

export function paintCaption(context: Context2D, caption: CaptionLayout): void {
  const { box, bar, name, mark, lines } = caption;
  const tint = css(speakerTint(caption.hue));
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, caption.radius);
  context.clip();
  context.fillStyle = "rgba(9,11,16,0.8)";
  context.fillRect(box.x, box.y, box.width, box.height);
  context.fillStyle = tint;
  context.fillRect(bar.x, bar.y, bar.width, bar.height);
  context.restore();
  context.fillStyle = tint;
  writeLine(context, name);
  if (mark) paintMark(context, mark, css(faded(speakerTint(caption.hue), 0.8)), tint);
  context.fillStyle = "#ffffff";
  for (const line of lines) writeLine(context, line);
}

function paintMark(context: Context2D, mark: NonNullable<CaptionLayout["mark"]>, edge: string, fill: string): void {
  const { pill } = mark;
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1, pill.height * 0.06);
  context.beginPath();
  context.roundRect(pill.x + 0.5, pill.y, pill.width - 1, pill.height, pill.height * 0.22);
  context.stroke();
  context.fillStyle = fill;
  writeLine(context, mark);
}

/** Height from which the foot of the frame is shaded, in pixels. */
export function footTop(frame: Frame): number {
  return frame.height * (frame.tall ? 0.68 : 0.76);
}

/** A shade that rises from the foot, sooner where the words stand higher, and the action's words on it. */
export function paintFoot(context: Context2D, frame: Frame, action: readonly PlacedText[]): void {
  const top = footTop(frame);
  const shade = context.createLinearGradient(0, top, 0, frame.height);
  shade.addColorStop(0, "rgba(6,8,12,0)");
  shade.addColorStop(frame.tall ? 0.25 : 0.55, "rgba(6,8,12,0.46)");
  shade.addColorStop(1, "rgba(6,8,12,0.72)");
  context.fillStyle = shade;
  context.fillRect(0, top, frame.width, frame.height - top);
  context.save();
  context.shadowColor = "rgba(0,0,0,0.7)";
  context.fillStyle = "#e3e7ef";
  for (const line of action) {
    context.shadowBlur = line.type.size * 0.25;
    writeLine(context, line);
  }
  context.restore();
}

/** Lies under the subjects, so that heads are not greyed; pixels. */
export function headShadeHeight(frame: Frame): number {
  return Math.min(frame.height - frame.slate, frame.height * 0.22);
}

export function paintHeadShade(context: Context2D, frame: Frame): void {
  const height = headShadeHeight(frame);
  const shade = context.createLinearGradient(0, frame.slate, 0, frame.slate + height);
  shade.addColorStop(0, "rgba(6,8,12,0.56)");
  shade.addColorStop(1, "rgba(6,8,12,0)");
  context.fillStyle = shade;
  context.fillRect(0, frame.slate, frame.width, height);
}

export function paintPlaceTag(context: Context2D, tag: LocationTag): void {
  context.save();
  context.shadowColor = "rgba(0,0,0,0.55)";
  context.shadowBlur = (tag.title[0]?.type.size ?? 0) * 0.35;
  context.fillStyle = "rgba(255,255,255,0.94)";
  for (const line of tag.title) writeLine(context, line);
  context.fillStyle = "rgba(255,255,255,0.74)";
  for (const line of tag.description) writeLine(context, line);
  context.restore();
}

/** A pale plate with dark letters: what stands written in the picture itself. */
export function paintLettering(context: Context2D, { box, lines }: SignText): void {
  const radius = box.height * 0.08;
  context.save();
  context.shadowColor = "rgba(0,0,0,0.4)";
  context.shadowBlur = box.height * 0.1;
  context.fillStyle = "rgba(245,242,234,0.95)";
  fillRound(context, [box.x, box.y, box.width, box.height], radius);
  context.restore();
  const inset = box.height * 0.07;
  context.strokeStyle = "rgba(28,30,38,0.55)";
  context.lineWidth = Math.max(0.8, box.height * 0.016);
  context.beginPath();
  context.roundRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, radius * 0.7);
  context.stroke();
  context.fillStyle = "#1c1e26";
  for (const line of lines) writeLine(context, line);
}
