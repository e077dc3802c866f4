// How high an animal is above the ground on what it is on. Heights of its shoulder.
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import { SITE_HEIGHTS } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { trueSize } from "../../../../core/animatic/looks/true-size.ts";

interface Standing {
  readonly action: AnimalAction;
  readonly high: number;
}

type Whole = SubjectLook & { readonly kind: "animal" };

/** `high`: of the whole animal as it stands. */
export function raisedBy(whole: Whole, beat: Beat, { action, high }: Standing): number {
  if (beat.site?.isUnder === true) return 0;
  return topOf(whole, beat, high) * (action === "climb" ? HALF_UP : 1) + onWater(beat, action);
}

/** On its back it lies on the water, and not in it. */
const onWater = ({ posture }: Beat, action: AnimalAction): number =>
  action === "roll" && posture === "swim" ? 0.42 : 0;

/** Of the height of what it climbs onto. */
const HALF_UP = 0.4;

/** Heights of a person that a table is high, and the most of its own that a small animal is up there. */
const TABLE = 0.42;
const MOST_UP = 2;

/** Beside somebody it is on a table of a person's size. */
function topOf(whole: Whole, { site, object }: Beat, high: number): number {
  if (!site || site.den !== undefined) return 0;
  const own = SITE_HEIGHTS[site.kind];
  if (site.kind !== "table" || object === null) return own;
  return Math.max(own, Math.min(MOST_UP, (TABLE * high) / trueSize(whole)));
}
