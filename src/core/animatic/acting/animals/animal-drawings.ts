// The drawings of an animal's beat: as many as its turn has. Its joints follow from what it does: the pose of a person says nothing of them.
import type { Beat } from "../acting.ts";
import type { Cycle } from "../pose.ts";
import { STANDING_POSE } from "../postures/plain-bodies.ts";
import { animalAction, animalCycle } from "./animal-action.ts";

export function animalDrawings(beat: Beat): Cycle {
  const { count, rate } = animalCycle(animalAction(beat));
  return { poses: Array.from({ length: count }, () => STANDING_POSE), rate };
}
