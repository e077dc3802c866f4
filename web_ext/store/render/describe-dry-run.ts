// A dry run in words: its values with where they come from, its files, its cost.
import type { DryRunInput, DryRunShot, DryRunTotals } from "../../../src/contracts/routes/renders/dry-run.ts";
import { formatBytes, formatCount, formatFrames, formatLength } from "../base/format.ts";
import { SLATE_OPTIONS } from "../inspector/value-fields.ts";
import { backendLabel } from "../settings/machine.ts";
import { sourceInDryRun, type SourceChip } from "./next-render.ts";

export interface ValueLine {
  readonly label: string;
  readonly value: string;
  readonly source?: SourceChip;
  /** In full, where the value is short. */
  readonly about?: string;
}

/** What is set, in the order of the inspector. */
export function valueLines(row: DryRunShot): readonly ValueLine[] {
  const { target_label: target, width, height, length, fps, hold, seed, steps, model, loras, base } = row;
  const held = hold > 0 ? `, after ${formatCount(hold, "frame")} of the take before` : "";
  const led = row.lead_in > 0 ? `, after ${formatCount(row.lead_in, "frame")} that are left away` : "";
  return [
    line(row, "target", "Target", target),
    line(row, "size", "Size", width === null ? null : `${width} × ${height}`),
    line(
      row,
      "length",
      "Length",
      length === null ? null : `${formatFrames(length, fps ?? 24)}, ${fps} fps${held}${led}`,
    ),
    { ...line(row, "seed", "Seed", seed), ...(row.seed_source === "new" && { about: NEW_SEED }) },
    line(row, "steps", "Steps", steps === null ? null : `${steps}${base ? ", base preset" : ""}`),
    line(row, "model", "Model", model),
    line(row, "loras", "LoRA", loras.map(({ name, strength }) => `${name}:${strength}`).join(", ")),
    line(row, "slate", "Slate", SLATE_OPTIONS.find((option) => option.value === row.slate)?.label ?? null),
  ].filter(({ value }) => value !== "");
}

const NEW_SEED = "Every request draws another one. Queued from this sheet, the shot gets this one.";

function line(row: DryRunShot, key: string, label: string, value: string | null): ValueLine {
  const source = sourceInDryRun(row, key);
  return { label, value: value ?? "", ...(source && { source }) };
}

/** Where it would run and why there. */
export function laneWords({ lane }: DryRunShot): { readonly name: string; readonly why: string } | undefined {
  return lane === null ? undefined : { name: backendLabel(lane.name), why: `${lane.where}: ${lane.why}` };
}

/** `48 credits`, `Free`, `Cost not known` */
export function costWords({ lane, estimate }: Pick<DryRunShot, "lane" | "estimate">): string {
  if (lane === null) return "";
  if (!lane.paid) return "Free";
  return estimate === null ? "Cost not known" : moneyWords(estimate.amount, estimate.currency);
}

/** `3 of 5 would be queued, 12.4 s, 48 credits` */
export function totalWords({ made, skipped, refused, seconds, paid, unpriced, money }: DryRunTotals): string {
  const all = made + skipped + refused;
  const costs = Object.entries(money).map(([currency, amount]) => moneyWords(amount, currency));
  const unknown = unpriced > 0 ? [`${formatCount(unpriced, "run")} of no known price`] : [];
  const cost = paid === 0 ? ["free"] : [...costs, ...unknown];
  const queued = all === 1 ? [] : [`${made} of ${all} would be queued`];
  return [...queued, formatLength(seconds), ...cost].join(", ");
}

function moneyWords(amount: number, currency: string): string {
  return `${Math.round(amount * 100) / 100} ${currency}`;
}

/** How a shot stands: a word beside a shape, and why. */
export function standing(row: DryRunShot): {
  readonly word: string;
  readonly tone: "ok" | "stale" | "failed";
  readonly why: string;
} {
  if (row.error !== null) return { word: "Refused", tone: "failed", why: row.error };
  if (row.skipped !== null) return { word: "Left alone", tone: "stale", why: row.skipped.reason };
  const waits = row.at_start === null ? "" : `it waits for ${row.at_start}`;
  const held = row.limit ?? row.lane?.held ?? waits;
  return held === "" ? { word: "Ready", tone: "ok", why: "" } : { word: "Waits", tone: "stale", why: held };
}

/** What was done to the references, in a line: `panel 1 of 4 of refs/ada.png, 64 × 64` */
export function inputWords({ made, from, width, height, bytes, coming }: DryRunInput): string {
  if (coming !== undefined) return `cut from ${coming}`;
  const sources = from.map(({ path, panel }) => (panel ? `panel ${panel.panel + 1} of ${panel.of} of ${path}` : path));
  const size = width === null ? (bytes === null ? "" : formatBytes(bytes)) : `${width} × ${height}`;
  return [MADE[made], sources.join(", "), size].filter((part) => part !== "").join(", ");
}

const MADE: Readonly<Record<DryRunInput["made"], string>> = {
  "as it is": "",
  part: "",
  keyframe: "cut to the frame",
  composed: "composed",
  grey: "flat grey for a missing picture",
  cut: "cut",
  "end of a take": "the end of the take before",
};

export interface ModelLine {
  readonly param: string;
  readonly using: string;
  /** What was asked for, where another file is used. */
  readonly want: string;
  readonly how: string;
  readonly tier: string;
}

export function modelLines({ resolved }: DryRunShot): readonly ModelLine[] {
  return Object.entries(resolved).map(([param, { want, using, how, tier }]) => {
    const [wanted, used] = [namesOf(want), namesOf(using)];
    return { param, using: used === "" ? "none" : used, want: wanted === used ? "" : wanted, how, tier };
  });
}

function namesOf(files: string | readonly string[] | null): string {
  return [files ?? []].flat().join(", ");
}
