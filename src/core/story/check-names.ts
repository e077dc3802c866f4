// Whether the places, profiles and looks that a script counts on are in the series config.
// A finding points at the line that names the thing when the rules say so, else at the heading.
import { didYouMean, keysOf, listed, quoted } from "../lib/wording.ts";
import { findKeyLine, namesIn, type SequenceNode, type ShotNode } from "../script/tree.ts";
import type { Binding, BindingContext } from "./bind-shot.ts";

export function checkSequence(sequence: SequenceNode, context: BindingContext): void {
  if (sequence.location !== "") checkLocation(sequence.location, sequence.line, context);
  checkProfile(sequence, sequence.line, context);
}

export function checkShot(shot: ShotNode, binding: Binding, context: BindingContext): void {
  const plate = findKeyLine(shot, "plate");
  if (plate?.value) checkLocation(plate.value, plate.line, context);
  checkProfile(shot, findKeyLine(shot, "profile")?.line ?? shot.line, context);
  checkDesigns(shot, binding, context);
}

function checkLocation(id: string, line: number, { series, diagnostics }: BindingContext): void {
  if (series.locations.has(id)) return;
  const known = keysOf(series.locations);
  diagnostics.problem(line, `unknown location ${quoted(id)}${didYouMean(id, known)}: known are ${listed(known)}`);
}

function checkProfile(block: SequenceNode | ShotNode, line: number, { series, diagnostics }: BindingContext): void {
  const name = findKeyLine(block, "profile")?.value ?? null;
  if (name === null || series.profiles.has(name)) return;
  const known = keysOf(series.profiles);
  diagnostics.problem(line, `unknown profile ${quoted(name)}${didYouMean(name, known)}: known are ${listed(known)}`);
}

/** A subject that is only heard needs a voice; one that is seen needs a design. */
function checkDesigns(shot: ShotNode, { cast, props }: Binding, { series, diagnostics }: BindingContext): void {
  const withLines = new Map(namesIn(shot, "with").map(({ line, value }) => [value, line]));
  for (const id of new Set([...cast, ...props])) {
    if (series.subjects.get(id)?.design !== null) continue;
    const line = cast.includes(id) ? shot.line : (withLines.get(id) ?? shot.line);
    diagnostics.problem(
      line,
      `shot ${quoted(shot.id)} shows ${quoted(id)}, which has no design: add one to subjects.${id} in the config, or let it be heard only, (V.O.) or (O.S.)`,
    );
  }
}
