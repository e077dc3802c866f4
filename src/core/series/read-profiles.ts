// Render profiles: named sets of target, model, LoRAs and steps that shots and sequences ask for.
import type { Lora } from "../../contracts/schema.ts";
import { didYouMean, quoted } from "../lib/wording.ts";
import { blockOf, findField, isComment, numberOf } from "./fields.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";
import type { Profile } from "./series.ts";
import { parseLora } from "../lib/written-values.ts";

const KNOWN = ["target", "model", "loras", "steps"];
const STEPS = { whole: true, min: 1, max: Infinity };

export function readProfiles(root: LocatedFields, diagnostics: ConfigDiagnostics): Map<string, Profile> {
  const profiles = new Map<string, Profile>();
  for (const [name, field] of blockOf(root, "profiles", diagnostics)) {
    if (isComment(name)) continue;
    if (field.fields) profiles.set(name, readProfile(name, field, field.fields, diagnostics));
    else diagnostics.problem(field.line, `${field.path} must be an object with ${KNOWN.join(", ")}`);
  }
  return profiles;
}

function readProfile(name: string, { path }: Located, fields: LocatedFields, diagnostics: ConfigDiagnostics): Profile {
  for (const [key, field] of fields) {
    if (KNOWN.includes(key) || isComment(key)) continue;
    const meant = didYouMean(key, KNOWN);
    diagnostics.problem(field.line, `unknown key ${quoted(key)}${meant} in ${path}: known are ${KNOWN.join(", ")}`);
  }
  return {
    name,
    target: nameOf(fields, "target", diagnostics),
    model: nameOf(fields, "model", diagnostics),
    loras: lorasOf(findField(fields, "loras"), diagnostics),
    steps: numberOf(fields, "steps", STEPS, diagnostics),
  };
}

function nameOf(fields: LocatedFields, key: string, diagnostics: ConfigDiagnostics): string | null {
  const field = findField(fields, key);
  if (!field) return null;
  if (typeof field.scalar === "string" && field.scalar.trim() !== "") return field.scalar.trim();
  diagnostics.problem(field.line, `${field.path} must be text, not empty`);
  return null;
}

function lorasOf(field: Located | undefined, diagnostics: ConfigDiagnostics): Lora[] | null {
  if (!field) return null;
  const items = typeof field.scalar === "string" ? [field] : field.items;
  if (items) return items.map((item) => loraOf(item, diagnostics)).filter((lora) => lora !== null);
  diagnostics.problem(field.line, `${field.path} must be a LoRA's name or a list of LoRAs`);
  return null;
}

function loraOf(item: Located, diagnostics: ConfigDiagnostics): Lora | null {
  if (typeof item.scalar === "string" && item.scalar.trim() !== "") return parseLora(item.scalar);
  const name = item.fields?.get("name")?.scalar;
  if (!item.fields || typeof name !== "string" || name.trim() === "") {
    diagnostics.problem(item.line, `${item.path} must be "name", "name:0.6" or {"name": ..., "strength": ...}`);
    return null;
  }
  const strength = findField(item.fields, "strength");
  if (strength && typeof strength.scalar !== "number") {
    diagnostics.problem(strength.line, `${strength.path} must be a number`);
    return null;
  }
  const lora = parseLora(name);
  return lora && strength ? { name: name.trim(), strength: Number(strength.scalar) } : lora;
}
