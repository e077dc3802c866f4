// Values as scripts and configs write them: numbers, LoRAs, paths.
import { isAbsolute, join } from "node:path/posix";
import type { Lora } from "../../contracts/schema.ts";
import { CONTINUITY } from "./format-words.ts";

/** `3`, `3.5`, `.5`, `+1e1` or `-2`; undefined for everything else. */
export function decimal(text: string): number | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

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

/** A path of the config as seen from the episode, forward slashes; "" stays "". An absolute path stays as it is written. */
export function assetPath(configFolder: string, path: string): string {
  const slashed = path.replaceAll("\\", "/");
  if (slashed === "" || isAbsolute(slashed) || /^[A-Za-z]:/.test(slashed)) return slashed;
  return join(configFolder, slashed);
}

/** `word: text` with a lower-case word in column 0, whatever the word. */
export function splitKeyLine(line: string): { word: string; text: string } | null {
  const match = /^([a-z][a-z_]*)\s*:/.exec(line);
  return match ? { word: match[1] ?? "", text: line.slice(match[0].length).trim() } : null;
}

/** Paths that a script may name as a picture. */
export const PICTURE = /\.(?:png|jpe?g|webp)$/i;

const KEYFRAME_WORDS = new Set(["generate", "import", "none", CONTINUITY]);

/** The path that a script's `first:` or `last:` names, relative to the episode; null when it names a method or nothing. */
export function namedPicture(script: string | null): string | null {
  return script !== null && !KEYFRAME_WORDS.has(script) ? assetPath("", script) : null;
}
