// The cast of a shot in one picture, as its first or its last frame has it.
import { speakerTint } from "../../../core/animatic/colour/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import { stageCast } from "../../../core/animatic/stage/staging.ts";
import type { Context2D } from "../paint/canvas.ts";
import { paintReference, type Reference } from "../subjects/reference-picture.ts";
import { memberScene, performanceOf } from "./member-scene.ts";
import { paintMember, placeMember } from "./paint-member.ts";
import { paintShadow } from "./surroundings.ts";

interface OnceOrder {
  readonly card: ShotCard;
  readonly frame: Frame;
  readonly references: ReadonlyMap<string, Reference>;
  readonly end: "first" | "last";
}

export function paintCastOnce(context: Context2D, { card, frame, references, end }: OnceOrder): void {
  const cast = stageCast(card, frame, (id) => references.has(id));
  const scene = memberScene(card, frame, cast);
  for (const staged of cast) {
    const { spot, member } = staged;
    const performance = performanceOf(staged, card, frame);
    const moment = performance.at(end === "first" ? 0 : card.seconds);
    const drawing = performance.drawings[moment.drawing];
    if (card.framing.feet !== undefined && spot.standing.kind !== "prop") {
      context.save();
      context.translate(spot.x, spot.base);
      paintShadow(context, spot.head * 1.05, scene.light.side);
      context.restore();
    }
    const reference = references.get(member.id);
    if (reference) paintReference(context, reference, spot, speakerTint(member.hue));
    else if (drawing) {
      const placed = placeMember(staged, drawing, scene, false);
      if (!placed) continue;
      const { canvas, x, y } = paintMember(placed);
      context.drawImage(canvas, x, y);
    }
  }
}
