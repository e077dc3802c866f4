// LoRAs as a request names them: as values, or as a script's line does.
import type { Lora } from "../../contracts/schema.ts";
import { parseLora } from "../series/lora.ts";

/** Words for "none" name no LoRA. */
export function readLoras(asked: readonly (Lora | string)[]): Lora[] {
  return asked.flatMap((lora) => {
    const read = typeof lora === "string" ? parseLora(lora) : lora;
    return read ? [read] : [];
  });
}
