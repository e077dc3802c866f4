// Whether a take keeps the latent that its model sampled. docs/http.md "Rendering" (`save_latent`).
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { Pass } from "../../contracts/schema.ts";
import type { Series } from "../series/series.ts";

/** The value whose presence makes a graph save its latents, under names that begin with it. */
const VALUE = "latent_prefix";

export interface KeptLatent {
  readonly keeps: boolean;
  /** For the take's notes, when it was asked for and cannot be had. */
  readonly note: string | null;
}

/** `asked`: the request's word; null leaves it to the series config. `workflow` is null for a target without a graph. */
export function keepLatent(
  asked: boolean | null | undefined,
  { series, pass }: { readonly series: Pick<Series, "saveLatents"> | null; readonly pass: Pass },
  { label, workflow }: { readonly label: string; readonly workflow: Workflow | null },
): KeptLatent {
  const rule = series?.saveLatents ?? "final";
  const isWanted = asked ?? (rule === "always" || (rule === "final" && pass === "final"));
  const canKeep = workflow?.options.some(({ when = [] }) => when.includes(VALUE)) === true;
  if (!isWanted || canKeep) return { keeps: isWanted, note: null };
  const isAsked = asked === true || rule === "always";
  return { keeps: false, note: isAsked ? `${label} keeps no latent` : null };
}
