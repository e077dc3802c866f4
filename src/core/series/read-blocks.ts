// The blocks of a config that are not entries: the two passes, speech, sound and continuity.
import { LONGEST_SIDE } from "../../contracts/schema.ts";
import { quoted } from "../lib/wording.ts";
import { blockOf, findField, isComment, numberOf, textOf, wordOf } from "./fields.ts";
import type { ConfigDiagnostics, LocatedFields } from "./located-json.ts";
import type { AudioMode, PassBlock, Series } from "./series.ts";
import { PACES, SCRIPT_POLICIES, RETENTIONS, MAX_OVERLAP } from "../lib/format-words.ts";

const AUDIO_MODES: readonly AudioMode[] = ["source_track", "generate", "generated", "generated_audio", "clone"];
const PIXELS = { whole: true, min: 2, max: LONGEST_SIDE, unit: "pixels", spelled: true };
const STEPS = { whole: true, min: 1, max: 10000, spelled: true };
const RATE = { whole: false, min: 1, max: 240, unit: "frames per second", spelled: true };
const DEFAULT_RATE = 24;

export type SeriesBlock = Pick<Series, "id" | "title" | "fps" | "target" | "final">;

export function checkSeriesBlock(root: LocatedFields, diagnostics: ConfigDiagnostics): void {
  const field = findField(root, "series");
  if (field?.fields) return;
  diagnostics.problem(field?.line ?? null, `the config needs a "series" object with the show's id, title and size`);
}

/** The values of the `series` block; that there is one is checked apart, because it counts before them. */
export function readSeriesBlock(root: LocatedFields, diagnostics: ConfigDiagnostics): SeriesBlock {
  const fields: LocatedFields = findField(root, "series")?.fields ?? new Map();
  return {
    id: looseText(fields, "id"),
    title: looseText(fields, "title"),
    fps: numberOf(fields, "fps", RATE, diagnostics) ?? DEFAULT_RATE,
    target: textOf(fields, "target", diagnostics),
    final: readPass(fields, diagnostics),
  };
}

export function readProxy(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["proxy"] {
  const fields = blockOf(root, "proxy", diagnostics);
  return { ...readPass(fields, diagnostics), audioMode: wordOf(fields, "audio_mode", AUDIO_MODES, diagnostics) };
}

function readPass(fields: LocatedFields, diagnostics: ConfigDiagnostics): PassBlock {
  return {
    width: numberOf(fields, "width", PIXELS, diagnostics),
    height: numberOf(fields, "height", PIXELS, diagnostics),
    steps: numberOf(fields, "steps", STEPS, diagnostics),
    model: textOf(fields, "model", diagnostics),
    lora: textOf(fields, "lora", diagnostics),
  };
}

/** The show's id and title may be any value; they are only shown. */
function looseText(fields: LocatedFields, key: string): string {
  const value = fields.get(key)?.scalar;
  return value === undefined || value === null ? "" : String(value);
}

/** The shots say themselves how they look. */
export const NO_LOOK = "none";

/** `style.look`, which opens every prompt; "" for `none`. A clip's one sentence may say it all (`isSimple`). */
export function readLook(root: LocatedFields, isSimple: boolean, diagnostics: ConfigDiagnostics): string {
  const style = findField(root, "style");
  const fields = blockOf(root, "style", diagnostics);
  const look = textOf(fields, "look", diagnostics);
  if (look === NO_LOOK) return "";
  if (look !== null || isSimple) return look ?? "";
  const line = findField(fields, "look")?.line ?? style?.line ?? null;
  diagnostics.problem(line, "style.look is empty: say in a sentence how the show looks, it opens every prompt");
  return "";
}

/** `continuous` knows one key, so that a typo in it cannot go unseen. */
export function readOverlap(root: LocatedFields, diagnostics: ConfigDiagnostics): number | null {
  const fields = blockOf(root, "continuous", diagnostics);
  for (const [key, field] of fields) {
    if (key === "overlap" || isComment(key)) continue;
    diagnostics.problem(field.line, `unknown key ${quoted(key)} in continuous: the only one is "overlap"`);
  }
  return numberOf(fields, "overlap", { whole: true, min: 1, max: MAX_OVERLAP, unit: "frames" }, diagnostics);
}

export function readPace(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["pace"] {
  return wordOf(blockOf(root, "speech", diagnostics), "pace", PACES, diagnostics) ?? "normal";
}

export function readAudio(root: LocatedFields, diagnostics: ConfigDiagnostics): Series["audio"] {
  const fields = blockOf(root, "audio", diagnostics);
  return {
    mode: wordOf(fields, "mode", AUDIO_MODES, diagnostics) ?? "generate",
    track: textOf(fields, "track", diagnostics) ?? "",
    defaultPolicy: wordOf(fields, "default_policy", SCRIPT_POLICIES, diagnostics),
    retention: wordOf(fields, "retention", RETENTIONS, diagnostics),
  };
}
