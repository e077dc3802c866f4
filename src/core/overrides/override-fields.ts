// What a request sets, sorted into what both passes share and what is each pass's own. An empty note or model clears it; an empty
// negative is an explicit "none". Seeds are kept as text.
import type { Lora } from "../../contracts/schema.ts";
import type { OverrideFields } from "../../contracts/routes/overrides.ts";
import type { PassFields, SharedFields } from "./edit-overrides.ts";
import { parseLora } from "../lib/written-values.ts";

const SHARED = new Set(["seed", "note"]);

export interface SortedFields {
  readonly shared: SharedFields;
  readonly perPass: PassFields;
}

export function sortOverrideFields(fields: Omit<OverrideFields, "target">): SortedFields {
  const given = Object.entries(fields).map(([key, value]) => [key, kept(key, value)] as const);
  const shared = Object.fromEntries(given.filter(([key]) => SHARED.has(key)));
  const perPass = Object.fromEntries(given.filter(([key]) => !SHARED.has(key)));
  return { shared, perPass };
}

/** Fields that an empty text clears. */
const CLEARED_BY_NOTHING = new Set(["note", "model", "model_low"]);

function kept(key: string, value: unknown): unknown {
  if (value === "" && CLEARED_BY_NOTHING.has(key)) return null;
  if (key === "seed" && typeof value === "number") return String(value);
  return key === "loras" && Array.isArray(value) ? readLoras(value as (Lora | string)[]) : value;
}

/** Words for "none" name no LoRA. */
export function readLoras(requested: readonly (Lora | string)[]): Lora[] {
  return requested.flatMap((lora) => {
    const read = typeof lora === "string" ? parseLora(lora) : lora;
    return read ? [read] : [];
  });
}
