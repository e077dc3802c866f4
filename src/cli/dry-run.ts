// `render EP --dry-run`: what each shot's render would be given, and nothing is queued. The files of shots that are named are made; of a whole
// pass each shot is one line.
import type { Money } from "../contracts/files/money.ts";
import {
  dryRunRoute,
  type DryRunInput,
  type DryRunShot,
  type DryRunTotals,
} from "../contracts/routes/renders/dry-run.ts";
import type { RenderFlags } from "./commands.ts";
import type { EpisodeClient } from "./client/client.ts";
import { table, type Answer } from "./output.ts";

export async function answerDryRun(client: EpisodeClient, flags: RenderFlags): Promise<Answer> {
  const { pass, shots = null, target = null, slate = null, redo = false } = flags;
  const asked = { ep: client.ep, pass, shots, target, slate, redo, plan_only: shots === null };
  const reply = await client.call(dryRunRoute, asked);
  const lines = shots === null ? listOf(reply.shots) : reply.shots.flatMap(sheetOf);
  return { json: reply, lines: [...lines, totalLine(reply.totals)], failed: reply.totals.refused > 0 };
}

function listOf(shots: readonly DryRunShot[]): string[] {
  const made = shots.filter((row) => stoppedBy(row) === undefined);
  const stopped = shots.flatMap((row) => stoppedBy(row) ?? []);
  return [
    ...table(made.map((row) => [row.shot, row.target ?? "", lengthOf(row), row.lane?.name ?? "", costOf(row)])),
    ...stopped,
  ];
}

function sheetOf(row: DryRunShot): string[] {
  const head = [row.shot, row.target_label].filter((part) => part !== null).join("  ");
  const { lane, width, height, seed, seed_source: from, steps, loras } = row;
  const fields: readonly (readonly [string, string | null])[] = [
    ["prompt", row.prompt],
    ["negative", row.negative],
    ["size", width === null ? null : `${width}x${height}`],
    ["length", lengthOf(row)],
    ["seed", seed === null ? null : `${seed}, ${from}`],
    ["model", Object.hasOwn(row.resolved, "model") ? null : row.model],
    ["steps", steps === null ? null : `${steps}${row.base ? ", base preset" : ""}`],
    ["slate", row.slate ?? null],
    ...loras.map(({ name, strength }) => ["lora", `${name} at ${strength}`] as const),
    ...row.inputs.map((input) => [input.slot, inputWords(input)] as const),
    ...Object.entries(row.resolved).map(([param, { using }]) => [param, [using ?? "none"].flat().join(", ")] as const),
    ["runs on", lane && `${lane.name}: ${lane.why}${lane.held === null ? "" : `; held: ${lane.held}`}`],
    ["cost", costOf(row)],
    ["limit", row.limit],
    ...row.notes.map((note) => ["note", note] as const),
  ];
  const set = fields.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value] as const]));
  const widest = Math.max(...set.map(([name]) => name.length));
  const indent = " ".repeat(widest + 4);
  const lines = set.flatMap(([name, value]) =>
    value
      .split("\n")
      .map((text, at) => (at === 0 ? `  ${name.padEnd(widest)}  ${text}` : `${indent}${text}`.trimEnd())),
  );
  return [head, ...lines, ...[stoppedBy(row) ?? []].flat()];
}

/** Why no take would be queued, as a line. */
function stoppedBy({ shot, error, skipped }: DryRunShot): string | undefined {
  if (error !== null) return `refused: ${shot}, ${error}`;
  return skipped === null ? undefined : `left: ${shot}, ${skipped.reason}`;
}

function lengthOf({ length, fps, hold }: DryRunShot): string {
  if (length === null) return "";
  const held = hold > 0 ? `, after ${hold} of the take before` : "";
  return `${length} frames at ${fps} fps${held}`;
}

/** `refs/mara.png panel 1 of 4, composed, 1024x576, 3f2a91c0`; the last is the start of its SHA-1. */
function inputWords({ from, made, width, height, sha1, coming }: DryRunInput): string {
  if (coming !== undefined) return `cut from ${coming}`;
  const sources = from.map(({ path, panel }) => (panel ? `${path} panel ${panel.panel + 1} of ${panel.of}` : path));
  const size = width === null ? [] : [`${width}x${height}`];
  return [sources.join(" + "), made, ...size, ...(sha1 === null ? [] : [sha1.slice(0, 8)])].join(", ");
}

function costOf({ lane, estimate }: DryRunShot): string {
  if (lane === null) return "";
  if (!lane.paid) return "free";
  return estimate === null ? "cost not known" : moneyWords(estimate);
}

/** `3 to make, 1 left, 12.4 s, 48 credits` */
function totalLine({ made, skipped, refused, seconds, paid, unpriced, money }: DryRunTotals): string {
  const sums = Object.entries(money).map(([currency, amount]) => moneyWords({ currency, amount }));
  const cost = [...(paid === 0 ? ["free"] : sums), ...(unpriced > 0 ? [`${unpriced} of no known price`] : [])];
  const counts = [`${made} to make`, ...countOf(skipped, "left"), ...countOf(refused, "refused")];
  return [...counts, `${seconds.toFixed(1)} s`, ...cost].join(", ");
}

function countOf(count: number, word: string): string[] {
  return count === 0 ? [] : [`${count} ${word}`];
}

function moneyWords({ amount, currency }: Money): string {
  return `${Math.round(amount * 100) / 100} ${currency}`;
}
