// Where a body is put so that an extreme close-up shows what the text names of it: eyes, a hand, the mouth, the feet.
import type { Gesture } from "../../../core/animatic/acting/gestures/names.ts";
import type { Drawing } from "../../../core/animatic/acting/performance.ts";
import type { Frame } from "../../../core/animatic/frame.ts";
import type { Insert, StagedMember } from "../../../core/animatic/stage/staged-member.ts";
import { headsOf } from "../../../core/animatic/looks/true-size.ts";
import { animalEye, animalHeight } from "../../cards/animals/paint-animal.ts";
import { creatureEye, creatureLength } from "../../cards/animals/paint-creature.ts";
import type { Aspect } from "../../cards/figure/body.ts";
import { eyeBox, faceOf } from "../../cards/figure/head.ts";
import { handPlace } from "../../cards/figure/paint-person.ts";

interface Seen {
  readonly drawing: Drawing;
  readonly aspect: Aspect;
  readonly frame: Frame;
}

interface InsertPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Height of a head beside the frame. */
const SCALES: Readonly<Record<Insert, number>> = { eyes: 2.5, mouth: 2.2, hands: 1.2, feet: 1 };

/** What is eaten and drunk is seen as well. */
const MEALS: ReadonlySet<Gesture> = new Set([
  "eat",
  "drink",
  "lick",
  "slurp",
  "sip_straw",
  "knock_back",
  "smoke",
] as const);
const AT_MEALS = 1.4;
const scaleOf = (insert: Insert, { beat }: Drawing): number =>
  insert === "mouth" && MEALS.has(beat.gesture) ? AT_MEALS : SCALES[insert];

/** Undefined where the body has no such part: then its face is shown. */
export function insertPlace(
  { member, insert, spot, stance }: StagedMember,
  { drawing, aspect, frame }: Seen,
): InsertPlace | undefined {
  if (!insert) return undefined;
  const flip = spot.facing === 1 ? -1 : 1;
  const at = (unit: number, [x, y]: readonly [number, number]): InsertPlace => ({
    x: frame.width * 0.5 - x * unit * flip,
    y: frame.height * 0.45 - y * unit,
    scale: unit,
  });
  const size = frame.height * scaleOf(insert, drawing);
  const { look } = member;
  if (look.kind === "person") {
    const face = faceOf(look.look, aspect);
    if (insert === "eyes") {
      const { x, y } = eyeBox(face, 1);
      return at(size, [x * 0.55, y]);
    }
    if (insert === "mouth") return at(size, [0, face.mouth]);
    if (insert === "hands") return at(size, handPlace({ look: look.look, aspect, stance, pose: drawing.pose }));
    return at(size, [0, headsOf(look) - 0.5]);
  }
  if (look.kind === "animal" && insert === "eyes") {
    const { skull, eye } = animalEye(look.look);
    const unit = (frame.height * 0.8 * animalHeight(look.look)) / (skull * headsOf(look));
    const share = headsOf(look) / animalHeight(look.look);
    return at(unit, [eye[0] * share, eye[1] * share]);
  }
  if (look.kind === "creature" && insert === "eyes") {
    const [ex, ey] = creatureEye(look.look);
    const unit = frame.height * 3;
    return at(unit, [(ex - 0.5) * creatureLength(look.look) * headsOf(look), (ey - 1) * headsOf(look)]);
  }
  return undefined;
}
