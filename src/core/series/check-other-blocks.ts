// Blocks that other modules use: only their shapes are looked at here, and keys that are most likely misspelt.
import { nearest, quoted } from "../lib/wording.ts";
import { blockOf, findField, isComment } from "./fields.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";
import { REF_TARGETS, type RefTargetKey, type Series } from "./series.ts";

const SAVE_LATENTS: readonly Series["saveLatents"][] = ["final", "always", "never"];

/** `refs` names targets; which ones exist is known to the registry of targets. */
export function readRefTargets(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["refTargets"] {
  const refs = blockOf(root, "refs", diagnostics);
  const read: [RefTargetKey, string][] = [];
  for (const key of REF_TARGETS) {
    const field = findField(refs, key);
    if (field && isName(field)) read.push([key, String(field.scalar).trim()]);
    else if (field) diagnostics.problem(field.line, `${field.path} must be the id of a target`);
  }
  return new Map(read);
}

/** Further names of model files by family; a bad entry does not count, and is warned of. */
export function readModelFamilies(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["modelFamilies"] {
  const field = findField(root, "model_families");
  if (field && !field.fields) diagnostics.warn(field.line, "model_families must be an object, so it does not count");
  const read = new Map<string, readonly string[]>();
  for (const [family, patterns] of field?.fields ?? []) {
    const all = patterns.items ?? [patterns];
    if (isComment(family)) continue;
    if (all.length > 0 && all.every(isName))
      read.set(
        family,
        all.map(({ scalar }) => String(scalar).trim()),
      );
    else
      diagnostics.warn(
        patterns.line,
        `${patterns.path} must be a file pattern or a list of them, so it does not count`,
      );
  }
  return read;
}

/** Anything but its three words is read as "final". */
export function readSaveLatents(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["saveLatents"] {
  const field = findField(findField(root, "upscale")?.fields ?? new Map<string, Located>(), "save_latents");
  const word = SAVE_LATENTS.find((known) => known === field?.scalar);
  if (field && !word) {
    diagnostics.warn(field.line, `unknown ${field.path}: known are ${SAVE_LATENTS.join(", ")}; it counts as "final"`);
  }
  return word ?? "final";
}

function isName(field: Located): boolean {
  return typeof field.scalar === "string" && field.scalar.trim() !== "";
}

const ROOT_KEYS =
  "series proxy style speech subjects locations audio profiles continuous refs model_families negative upscale post publish colour animatic simple";
const BLOCK_KEYS: Readonly<Record<string, string>> = {
  series: "id title fps width height steps model lora target",
  proxy: "width height steps model lora audio_mode",
  style: "look",
  speech: "pace",
  audio: "mode track default_policy retention",
  refs: "target keyframe_target voice_target",
  upscale: "master save_latents",
  post: "master",
  publish: "intro outro subtitle",
  colour: "match strength",
};
const SUBTITLE_KEYS = "font size y color glow glow_size intro_in outro_in outro_out";
const ENTRY_KEYS: Readonly<Record<string, string>> = {
  subjects: "kind name design sheet sheet_panels voice voice_sample pronoun of members animatic",
  locations: "description plate of animatic",
};

/** Unknown keys are ignored; one that is nearly a known key gets a warning. */
export function warnOfUnknownKeys(root: LocatedFields, diagnostics: ConfigDiagnostics): void {
  warnOfUnknownKeysIn(root, ROOT_KEYS, diagnostics);
  for (const [block, keys] of Object.entries(BLOCK_KEYS))
    warnOfUnknownKeysIn(root.get(block)?.fields, keys, diagnostics);
  warnOfUnknownKeysIn(root.get("publish")?.fields?.get("subtitle")?.fields, SUBTITLE_KEYS, diagnostics);
  for (const [block, keys] of Object.entries(ENTRY_KEYS)) {
    for (const [id, entry] of root.get(block)?.fields ?? []) {
      if (!isComment(id)) warnOfUnknownKeysIn(entry.fields, keys, diagnostics);
    }
  }
}

function warnOfUnknownKeysIn(
  fields: LocatedFields | null | undefined,
  known: string,
  diagnostics: ConfigDiagnostics,
): void {
  const words = known.split(" ");
  for (const [key, field] of fields ?? []) {
    if (words.includes(key) || isComment(key)) continue;
    const near = nearest(
      key,
      words.filter((word) => !fields?.has(word)),
    );
    if (near)
      diagnostics.warn(field.line, `unknown key ${quoted(field.path)} does not count: did you mean ${quoted(near)}?`);
  }
}
