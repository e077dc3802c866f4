// What a film of the cut says of itself: the IPTC's word for how its pictures came about, by the records of the takes that it plays.
// docs/http.md "Assemble".
import { playedEntries } from "../../../core/cut/assemble-plan.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import { sourceTypePacket } from "../../../core/media/mp4/xmp-box.ts";
import { makingOf, sourceTypeOf, type Making } from "../../../core/takes/source-type.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

/** `also`: what it plays beside takes. Empty where nothing is claimed. */
export function sourceOf(
  { cut, cutFacts, targetFacts }: Pick<PassSnapshot, "cut" | "cutFacts" | "targetFacts">,
  also: readonly Making[] = [],
): { readonly xmp?: string } {
  const takes = playedEntries(cut).flatMap((entry) => takeInUse(entry, cutFacts) ?? []);
  const isDrawn = (target: string) => targetFacts.registry.find(target)?.builtin;
  const word = sourceTypeOf([...takes.map((take) => makingOf(take, isDrawn)), ...also]);
  return word === null ? {} : { xmp: sourceTypePacket(word) };
}
