// What a cast stands on and among: shadows, a table under things, seats, people without a name.
import { faded, shifted, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { Palette } from "../../../core/animatic/colour/palette.ts";
import type { StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { oval, paintPart } from "../../cards/pen.ts";
import { down, Path2D, slope, type Context2D } from "../paint/canvas.ts";

/** Soft, on the floor, away from the light; around the origin. `half`: half its breadth. */
export function paintShadow(context: Context2D, half: number, light: 1 | -1): void {
  context.save();
  context.translate(-light * half * 0.25, 0);
  context.scale(1, 0.13);
  const soft = context.createRadialGradient(0, 0, half * 0.15, 0, 0, half * 1.25);
  soft.addColorStop(0, "rgba(4,6,12,0.55)");
  soft.addColorStop(1, "rgba(4,6,12,0)");
  context.fillStyle = soft;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.restore();
}

/** A surface from a height of the frame to the camera. */
export function paintTable(
  context: Context2D,
  back: number,
  { frame, palette, outside }: { readonly frame: Frame; readonly palette: Palette; readonly outside: boolean },
): void {
  const top = outside ? palette.groundFar : shifted(palette.wood, 0.12);
  const [left, wide] = [-frame.width, 3 * frame.width];
  const soft = frame.height * 0.012;
  context.fillStyle = slope(context, down(back - soft, back + soft), faded(shifted(top, -0.1), 0), top);
  context.fillRect(left, back - soft, wide, 2 * soft);
  context.fillStyle = slope(context, down(back + soft, frame.height), top, shifted(top, -0.24));
  context.fillRect(left, back + soft, wide, 2 * frame.height);
}

/** A log under whoever sits where no chair would be. */
export function paintLog(context: Context2D, { spot, member }: StagedMember, line: number): void {
  const height = (spot.head * (member.heads ?? 7.1) * LOG_HEIGHT) / (member.tall ?? 1);
  const pen = { context, line: line / height };
  context.save();
  context.translate(spot.x - spot.facing * spot.head * 0.2, spot.base - height / 2);
  context.scale(height, height);
  const bark = new Path2D();
  bark.roundRect(-1.5, -0.5, 3, 1, 0.45);
  paintPart(pen, bark, BARK, { shade: 0.12 });
  paintPart(pen, oval(-spot.facing * -1.28, 0, 0.26, 0.46), shifted(BARK, 0.22), { shade: 0.04 });
  context.restore();
}

const BARK: Colour = { light: 0.36, chroma: 0.045, hue: 55 };
/** In heights of a grown person, as high as a seat. */
const LOG_HEIGHT = 0.26;

const CLOTH: Colour = { light: 0.42, chroma: 0.1, hue: 255 };

/** The seat of a bus, a train or a plane: behind the back in a near picture, under them in a wide one. */
export function paintCabinSeat(context: Context2D, { spot }: StagedMember, line: number, isNear: boolean): void {
  const { head } = spot;
  const pen = { context, line: line / head };
  const part = (x: number, y: number, ...[width, height, colour]: readonly [number, number, Colour]) => {
    const path = new Path2D();
    path.roundRect(x, y, width, height, 0.4);
    paintPart(pen, path, colour, { shade: 0.14 });
  };
  context.save();
  context.translate(spot.x, isNear ? spot.top : spot.base);
  context.scale(-spot.facing * head, head);
  if (isNear) {
    part(-0.7, 1.35, 3, 8, CLOTH);
    part(-0.1, 0.15, 1.8, 1.3, shifted(CLOTH, 0.06));
  } else {
    part(0.35, -5.6, 1, 4.6, CLOTH);
    part(0.3, -6.4, 0.9, 1, shifted(CLOTH, 0.06));
    part(-1.7, -1.75, 3, 0.75, shifted(CLOTH, 0.04));
    part(-0.6, -1.05, 0.8, 1.05, shifted(CLOTH, -0.15));
  }
  context.restore();
}
