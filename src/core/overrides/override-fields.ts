// What a request sets, sorted into what both passes share and what is each pass's own. An empty note or model clears it; an empty
// negative is an explicit "none". Seeds are text, up to 64 bits.
import type { Checked } from "../../contracts/check.ts";
import type { Lora } from "../../contracts/files/shotlist.ts";
import type { OverrideFields } from "../../contracts/routes/overrides.ts";
import { parseLora } from "../series/lora.ts";
import type { PassFields, SharedFields } from "./edit-overrides.ts";

const LARGEST_SEED = (1n << 64n) - 1n;
const SHARED = new Set(["seed", "note"]);

export interface SortedFields {
  readonly shared: SharedFields;
  readonly perPass: PassFields;
}

export function readOverrideFields(fields: Omit<OverrideFields, "target">): Checked<SortedFields> {
  const seed = fields.seed === undefined || fields.seed === null ? fields.seed : String(fields.seed);
  if (seed && BigInt(seed) > LARGEST_SEED) {
    return { ok: false, sentence: `fields.seed must be at most ${LARGEST_SEED}` };
  }
  const read: Record<string, unknown> = {
    ...fields,
    seed,
    ...("note" in fields && { note: fields.note || null }),
    ...("model" in fields && { model: fields.model || null }),
    ...("model_low" in fields && { model_low: fields.model_low || null }),
    ...("loras" in fields && { loras: fields.loras?.flatMap(readLora) ?? null }),
  };
  const given = Object.entries(read).filter(([, value]) => value !== undefined);
  const shared = Object.fromEntries(given.filter(([key]) => SHARED.has(key)));
  const perPass = Object.fromEntries(given.filter(([key]) => !SHARED.has(key)));
  return { ok: true, value: { shared, perPass } };
}

function readLora(lora: Lora | string): Lora[] {
  const read = typeof lora === "string" ? parseLora(lora) : lora;
  return read ? [read] : [];
}
