// Which target a shot's next render uses, and who asked for it. docs/http.md "Rendering", rule 8.
import { TARGET_SOURCES, type TargetSource } from "../../contracts/replies/episode-status.ts";
import { firstSet } from "../lib/layers.ts";

/** Ids as each place holds them, resolved to canonical ones; null or absent where it says nothing. `default` always does. */
export type TargetsByLayer = Readonly<Partial<Record<TargetSource, string | null>>> & { readonly default: string };

/** Request, shot override, script, episode, series, machine: the first that names one. */
export function targetInForce(targets: TargetsByLayer): { readonly id: string; readonly source: TargetSource } {
  const found = firstSet(TARGET_SOURCES.map((source) => ({ source, value: targets[source] || null })));
  return found ? { id: found.value, source: found.source } : { id: targets.default, source: "default" };
}
