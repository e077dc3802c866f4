// What decides besides its height where somebody or something stands: whether hands carry it, how broad and high an animal is in what it does.
import type { Beat } from "../acting/acting.ts";
import { riseOf } from "../acting/animals/animal-action.ts";
import { ANIMALS } from "../looks/animals/kinds.ts";
import { creatureBreadth } from "../looks/creature-look.ts";
import type { SubjectLook } from "../looks/look.ts";
import { hasWay, isCarried } from "../looks/props/find-prop.ts";
import { trueSize } from "../looks/true-size.ts";
import type { CastMember } from "./staged-member.ts";

export function placedAs(
  look: SubjectLook,
  beats: readonly Beat[],
): Pick<CastMember, "isCarried" | "isBehind" | "long" | "rise"> {
  if (look.kind === "thing")
    return isCarried(look.look.shape) ? { isCarried: true } : { isBehind: hasWay(look.look.shape, "behind") };
  if (look.kind === "creature") return { long: creatureBreadth(look.look.shape) * trueSize(look), rise: riseOf(beats) };
  if (look.kind !== "animal") return {};
  return { long: (ANIMALS[look.look.species].long ?? 1.5) * trueSize(look), rise: riseOf(beats) };
}
