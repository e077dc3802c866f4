// Draws what somebody stands on, falls over or builds at their feet.
import { BODY } from "../../../../core/animatic/blocking/blocked.ts";
import { atFeet, type AtFeet } from "../../../../core/animatic/acting/set-pieces/at-feet.ts";
import { readThing } from "../../../../core/animatic/looks/object-look.ts";
import { thingHeight } from "../../../../core/animatic/looks/prop-heights.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { paintThing, thingSize } from "../../../cards/things/paint-object.ts";
import type { Context2D } from "../../paint/canvas.ts";

export interface ShownAtFeet {
  readonly one: StagedMember;
  readonly thing: AtFeet;
}

/** The least breadth of what is stood on, in head heights. */
const BROAD = 2.6;
/** The share of a grown body below which nothing would be seen of it. */
const LEAST = 0.16;

/** By whoever falls over it or builds it; none that is in the shot anyway. */
export function thingsAtFeet(cast: readonly StagedMember[]): readonly ShownAtFeet[] {
  const shown = new Set(cast.flatMap(({ member: { look } }) => (look.kind === "thing" ? [look.look.shape] : [])));
  return cast.flatMap((one) => {
    if (one.mount || one.member.look.kind !== "person") return [];
    const thing = one.member.beats.flatMap((beat) => atFeet(beat) ?? [])[0];
    return thing && (thing.high !== undefined || !shown.has(thing.shape)) ? [{ one, thing }] : [];
  });
}

export function paintAtFeet(context: Context2D, { one: { spot }, thing }: ShownAtFeet, line: number): void {
  const look = readThing("prop", { id: thing.shape, name: thing.shape, design: "" });
  const height = spot.head * (thing.high ?? BODY * Math.max(LEAST, thingHeight(look.shape)));
  const x = spot.x + spot.facing * spot.head * thing.forward;
  const own = 2 * thingSize(look, { width: Infinity, height }).half;
  context.save();
  context.translate(x, spot.base);
  context.scale(thing.high === undefined ? 1 : Math.max(1, (BROAD * spot.head) / own), 1);
  paintThing(context, look, { x: 0, base: 0, width: own * 1.01, height, line });
  context.restore();
}
