// A thing that an animal has in its mouth, in its forepaws or on its nose. Heights of its shoulder.
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import type { Dot, Pen } from "../../../cards/pen.ts";
import { paintThing, thingSize } from "../../../cards/things/paint-object.ts";

const MOUTHFUL = 0.42;
/** Less of it would not be seen. */
export const LEAST_SHARE = 0.7;

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** What is a bite for a large animal, and how much smaller it is in its mouth. */
const BITES = words("apple banana carrot orange pear biscuit bread fruit");
const BITE = 0.4;
const LONG = words("staff stick cane branch baguette sword umbrella pen newspaper");

interface Mouthful {
  /** Where it has it: on the ground before it where the height is 0. */
  readonly at: Dot;
  /** Of its size beside an animal of a person's size. */
  readonly share: number;
}

export function paintMouthful({ context, line }: Pen, thing: ThingLook, { at: [x, y], share }: Mouthful): void {
  const isDown = y === 0;
  const isBite = BITES.has(thing.shape);
  const part = isBite ? share * BITE : share;
  context.save();
  context.translate(x, isDown ? 0 : y + (isBite ? 0 : MOUTHFUL * 0.3));
  context.scale(part, part);
  const isLong = LONG.has(thing.shape);
  const place = { width: 1.4, height: isLong ? 1.1 : MOUTHFUL };
  const { half, high } = thingSize(thing, place);
  const isUpright = isLong && high > 2 * half;
  if (!isDown && isUpright) context.rotate(Math.PI / 2.3);
  paintThing(context, thing, { x: 0, base: isDown ? 0 : (isLong ? high : MOUTHFUL) * 0.5, ...place, line });
  context.restore();
}

/** As large as its own head, so that it is seen what it is. */
const IN_PAWS = 0.62;

export function paintInPaws({ context, line }: Pen, thing: ThingLook, [x, y]: Dot): void {
  paintThing(context, thing, { x: x - 0.12, base: y + IN_PAWS * 0.3, width: IN_PAWS * 1.5, height: IN_PAWS, line });
}

export function paintOnNose({ context, line }: Pen, thing: ThingLook, [x, y]: Dot): void {
  paintThing(context, thing, { x, base: y - 0.06, width: IN_PAWS * 1.5, height: IN_PAWS, line });
}
