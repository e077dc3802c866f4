// The blocks of a config that are not entries: the two passes, speech, sound and continuity.
import { LONGEST_SIDE } from "../../contracts/schema.ts";
import { ASKED_POLICIES } from "../script/constructs/policy.ts";
import { MAX_OVERLAP } from "../script/constructs/overlap.ts";
import { PACES } from "../script/constructs/pace.ts";
import { RETENTIONS } from "../script/constructs/retention.ts";
import { quoted } from "../lib/wording.ts";
import { blockOf, findField, isComment, numberOf, textOf, wordOf } from "./fields.ts";
import type { ConfigFindings, LocatedFields } from "./located-json.ts";
import type { AudioMode, PassBlock, Series } from "./series.ts";

const AUDIO_MODES: readonly AudioMode[] = ["source_track", "generate", "generated", "generated_audio", "clone"];
const PIXELS = { whole: true, min: 2, max: LONGEST_SIDE, unit: "pixels", spelled: true };
const STEPS = { whole: true, min: 1, max: 10000, spelled: true };
const RATE = { whole: false, min: 1, max: 240, unit: "frames per second", spelled: true };
const DEFAULT_RATE = 24;

export type SeriesBlock = Pick<Series, "id" | "title" | "fps" | "target" | "final">;

export function checkSeriesBlock(root: LocatedFields, findings: ConfigFindings): void {
  const field = findField(root, "series");
  if (field?.fields) return;
  findings.problem(field?.line ?? null, `the config needs a "series" object with the show's id, title and size`);
}

/** The values of the `series` block; that there is one is checked apart, because it counts before them. */
export function readSeriesBlock(root: LocatedFields, findings: ConfigFindings): SeriesBlock {
  const fields: LocatedFields = findField(root, "series")?.fields ?? new Map();
  return {
    id: looseText(fields, "id"),
    title: looseText(fields, "title"),
    fps: numberOf(fields, "fps", RATE, findings) ?? DEFAULT_RATE,
    target: textOf(fields, "target", findings),
    final: readPass(fields, findings),
  };
}

export function readProxy(root: LocatedFields, findings: ConfigFindings): Series["proxy"] {
  const fields = blockOf(root, "proxy", findings);
  return { ...readPass(fields, findings), audioMode: wordOf(fields, "audio_mode", AUDIO_MODES, findings) };
}

function readPass(fields: LocatedFields, findings: ConfigFindings): PassBlock {
  return {
    width: numberOf(fields, "width", PIXELS, findings),
    height: numberOf(fields, "height", PIXELS, findings),
    steps: numberOf(fields, "steps", STEPS, findings),
    model: textOf(fields, "model", findings),
    lora: textOf(fields, "lora", findings),
  };
}

/** The show's id and title may be any value; they are only shown. */
function looseText(fields: LocatedFields, key: string): string {
  const value = fields.get(key)?.scalar;
  return value === undefined || value === null ? "" : String(value);
}

/** `style.look`, which opens every prompt. */
export function readLook(root: LocatedFields, findings: ConfigFindings): string {
  const style = findField(root, "style");
  const fields = blockOf(root, "style", findings);
  const look = textOf(fields, "look", findings);
  if (look !== null) return look;
  const line = findField(fields, "look")?.line ?? style?.line ?? null;
  findings.problem(line, "style.look is empty: say in a sentence how the show looks, it opens every prompt");
  return "";
}

/** `continuous` knows one key, so that a typo in it cannot go unseen. */
export function readOverlap(root: LocatedFields, findings: ConfigFindings): number | null {
  const fields = blockOf(root, "continuous", findings);
  for (const [key, field] of fields) {
    if (key === "overlap" || isComment(key)) continue;
    findings.problem(field.line, `unknown key ${quoted(key)} in continuous: the only one is "overlap"`);
  }
  return numberOf(fields, "overlap", { whole: true, min: 1, max: MAX_OVERLAP, unit: "frames" }, findings);
}

export function readPace(root: LocatedFields, findings: ConfigFindings): Series["pace"] {
  return wordOf(blockOf(root, "speech", findings), "pace", PACES, findings) ?? "normal";
}

export function readAudio(root: LocatedFields, findings: ConfigFindings): Series["audio"] {
  const fields = blockOf(root, "audio", findings);
  return {
    mode: wordOf(fields, "mode", AUDIO_MODES, findings) ?? "generate",
    track: textOf(fields, "track", findings) ?? "",
    defaultPolicy: wordOf(fields, "default_policy", ASKED_POLICIES, findings),
    retention: wordOf(fields, "retention", RETENTIONS, findings),
  };
}
