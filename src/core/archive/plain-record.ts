// A record of how something was made, without the machine that made it: no paths, no addresses, nobody's queue.
import { hidePaths } from "../../contracts/refusal.ts";
import { isRecord } from "../lib/json-values.ts";

/** Fields that say who worked where, and nothing of what was made. */
const OF_THE_MACHINE = new Set(["owner", "host_prompt_id", "source_path"]);
/** What a person wrote: it is carried as it is. */
const WRITTEN = new Set(["prompt", "negative", "line", "instruction", "note"]);
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'<>,;()]+/gi;

export function plainRecord(value: unknown): unknown {
  if (typeof value === "string") return hidePaths(value.replace(ADDRESS, "an address"));
  if (Array.isArray(value)) return value.map(plainRecord);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !OF_THE_MACHINE.has(key));
  return Object.fromEntries(kept.map(([key, field]) => [key, WRITTEN.has(key) ? field : plainRecord(field)]));
}
