// Hashes of values and texts. Our own canonical form: sorted keys, no blanks, numbers as JSON writes them, UTF-8.
import { createHash } from "node:crypto";

export function sha1(bytes: string | Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** SHA-1 of a JSON value's canonical form. Keys with the value undefined do not count. */
export function contentHash(value: unknown): string {
  return sha1(canonical(value));
}

/** Default sorting goes by UTF-16 units, for every language alike. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  let pairs = "";
  for (const key of Object.keys(value).toSorted()) {
    const item = (value as Readonly<Record<string, unknown>>)[key];
    if (item !== undefined) pairs += `${pairs && ","}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${pairs}}`;
}
