// Which values a reference can be given, by what it is and what its target takes. docs/http.md "References".
import type { RefOverrideFields } from "../../contracts/routes/refs.ts";
import { parseSize, REF_PARAMS, takesNegative, type MakingTarget } from "./effective-ref.ts";
import type { Reference } from "./reference.ts";

/** Pixels a side. */
const SMALLEST = 256;
const LARGEST = 4096;

/** The sentence about the first field that cannot be set, or undefined. `target`: the one in force once they are set. */
export function refOverrideProblem(
  reference: Reference,
  view: string | null,
  fields: RefOverrideFields,
  target: MakingTarget,
): string | undefined {
  const { prompt, size, negative, params } = fields;
  if (prompt && view === null && reference.views.length > 0) {
    return `fields.prompt needs a view: ${reference.id} has ${reference.views.join(", ")}`;
  }
  const sized = size ? sizeProblem(reference, size) : undefined;
  if (sized !== undefined) return sized;
  if (negative && !takesNegative(target)) return `fields.negative: ${target.label} takes no negative prompt`;
  return params ? paramsProblem(params) : undefined;
}

export function sizeProblem({ kind, id }: Reference, size: string): string | undefined {
  if (kind === "keyframe") return `fields.size: ${id} has the size that its shot renders at`;
  if (kind === "voice") return `fields.size: ${id} is a voice, which has no size`;
  const { width = 0, height = 0 } = parseSize(size) ?? {};
  const isIn = (side: number) => side >= SMALLEST && side <= LARGEST;
  return isIn(width) && isIn(height)
    ? undefined
    : `fields.size must be WxH with sides from ${SMALLEST} to ${LARGEST} pixels, not ${size}`;
}

export function paramsProblem(params: Readonly<Record<string, unknown>>): string | undefined {
  const unknown = Object.keys(params).find((name) => !(REF_PARAMS as readonly string[]).includes(name));
  if (unknown !== undefined) return `fields.params.${unknown} is not known: choose ${REF_PARAMS.join(", ")}`;
  const words = new Set(["sampler", "scheduler"]);
  const bad = Object.entries(params).find(([name, value]) => typeof value !== (words.has(name) ? "string" : "number"));
  return bad && `fields.params.${bad[0]} must be a ${words.has(bad[0]) ? "name" : "number"}`;
}
