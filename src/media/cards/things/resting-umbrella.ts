// An open umbrella that is put down: it rests on its rim and its handle.
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import type { Context2D } from "../../animatic/paint/canvas.ts";
import { paintThing } from "./paint-object.ts";

/** Turned about the rim, which is so far from its middle and over its foot. In its heights. */
const RIM = { x: 0.5, y: -0.55, turn: (51 * Math.PI) / 180, size: 1.22, aside: 0.23 } as const;

/** On the ground at the origin, one unit high. */
export function paintRestingUmbrella(context: Context2D, look: ThingLook, line: number): void {
  context.save();
  context.scale(RIM.size, RIM.size);
  context.translate(RIM.aside, 0);
  context.rotate(RIM.turn);
  context.translate(-RIM.x, -RIM.y);
  paintThing(context, look, { x: 0, base: 0, width: 3.4, height: 1, line: line / RIM.size });
  context.restore();
}
