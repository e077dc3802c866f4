// One shot as a build makes it: its target chosen, and the shot compiled for that target.
import type { Diagnostics } from "../../lib/diagnostics.ts";
import type { PlacedShot } from "../../story/shots-of.ts";
import type { BuildContext } from "../build-context.ts";
import type { BuiltShot } from "../pass-build.ts";
import { chooseTarget } from "./choose-target.ts";
import { compileShot } from "./compile-shot.ts";

/** Undefined when something is wrong, which the findings then say. */
export function buildShot(context: BuildContext, placed: PlacedShot, diagnostics: Diagnostics): BuiltShot | undefined {
  const chosen = chooseTarget(context, placed, diagnostics);
  const compiled = chosen && compileShot(context, placed, chosen, diagnostics);
  return compiled && { ...compiled, chosen };
}
