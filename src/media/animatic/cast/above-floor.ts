// Who sits inside of a vehicle is seen no further down than its floor.
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { RiderMount, StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import type { DrawnBody } from "./body-box.ts";

/** Nothing of who sits inside hangs out below. */
export function aboveFloor(
  body: DrawnBody,
  { mount }: StagedMember,
  { y, scale, drawing }: { readonly y: number; readonly scale: number; readonly drawing: Drawing },
): DrawnBody {
  if (mount?.as !== "rider" || !(mount.isUnder || mount.leans) || isBeside(mount, drawing)) return body;
  const floor = (mount.floor - y) / scale;
  if (body.box.bottom <= floor) return body;
  return {
    ...body,
    box: { ...body.box, bottom: floor },
    paint: (pen) => {
      pen.context.save();
      pen.context.beginPath();
      pen.context.rect(-20, -20, 40, 20 + floor);
      pen.context.clip();
      body.paint(pen);
      pen.context.restore();
    },
  };
}

/** A drawing of the time before it gets in, or after it got out. */
function isBeside({ from, to }: RiderMount, { beat }: Drawing): boolean {
  return beat.from < from - 0.01 || (to < 1 && beat.from >= to - 0.01);
}
