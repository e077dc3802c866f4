// What the drawing of a person covers who stands upright and is seen from the front.
import type { PersonLook } from "../../../src/core/animatic/looks/person-look.ts";
import { riseOf } from "../../../src/media/cards/figure/headgear/rise.ts";
import { poseBody } from "../../../src/media/cards/figure/paint-person.ts";
import { reachOf, type Reach } from "../../../src/media/cards/figure/posture.ts";

export function frontReach(look: PersonLook): Reach {
  const { body, posture } = poseBody({ look, aspect: "front", stance: { elbow: 0, reach: 0 } });
  return reachOf(body, posture, { hem: 4, rise: riseOf(look) });
}
