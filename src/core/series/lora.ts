// How scripts and configs write one LoRA: `name`, `name:0.6`, or a word for none.
import type { Lora } from "../../contracts/schema.ts";
import { decimal } from "../script/decimal.ts";

const NO_LORA = new Set(["none", "off", "-"]);

/** The LoRA that a text names, strength 1 unless it says another; null when it asks for none. */
export function parseLora(text: string): Lora | null {
  const written = text.trim();
  if (NO_LORA.has(written.toLowerCase())) return null;
  const colon = written.lastIndexOf(":");
  const strength = colon > 0 ? decimal(written.slice(colon + 1).trim()) : undefined;
  if (strength === undefined) return { name: written, strength: 1 };
  return { name: written.slice(0, colon).trim(), strength };
}
