// The report of a night as Markdown, with pictures of what came.
import type { NightStep, NightTake } from "../../contracts/files/job.ts";
import { groupBy } from "../lib/group-by.ts";
import { causeOf } from "./judge-night.ts";

export interface ReportedTake extends NightTake {
  /** Its picture, relative to the episode; null for none. */
  readonly thumb: string | null;
  /** That its backend worked on it; null where nobody knows. */
  readonly seconds: number | null;
}

export interface NightFacts {
  readonly night: NightStep;
  readonly episode: string;
  /** ISO 8601. */
  readonly ended: string;
  readonly takes: readonly ReportedTake[];
  /** Of paid runs, by currency. */
  readonly money: Readonly<Record<string, number>>;
  /** From the report's folder to the episode, with the slash. */
  readonly up: string;
}

export function nightReport(facts: NightFacts): string {
  const { night, episode, ended, takes } = facts;
  const good = takes.filter(({ state }) => state === "ok");
  const work = takes.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  const hours = (Date.parse(ended) - Date.parse(night.created)) / 3_600_000;
  const money = Object.entries(facts.money).map(([currency, amount]) => `${amount.toFixed(2)} ${currency}`);
  return [
    `# ${episode}, ${night.pass}, ${ended.slice(0, 10)}`,
    "",
    `${good.length} of ${takes.length} takes came, from ${clockOf(night.created)} to ${clockOf(ended)} (${lengthOf(hours * 3600)}, ${lengthOf(work)} of work).`,
    money.length === 0 ? "It cost nothing by the ledger." : `It cost ${money.join(" and ")} by the ledger's estimates.`,
    ...(night.film === null ? [] : ["", `The film: \`${night.film}\``]),
    ...(night.errors.length === 0 ? [] : ["", "## What could not be done", "", ...night.errors.map(bullet)]),
    ...failures(takes),
    ...pictures(good, facts.up),
    "",
  ].join("\n");
}

function failures(takes: readonly ReportedTake[]): string[] {
  const bad = takes.filter(({ state }) => state === "failed" || state === "skipped");
  if (bad.length === 0) return [];
  const lines = [...groupBy(bad, ({ why }) => causeOf(why)).values()].map((group) =>
    bullet(`${group[0]?.why ?? ""}: ${group.map(({ shot, take }) => `${shot} take ${take}`).join(", ")}`),
  );
  return ["", "## Failed, by cause", "", ...lines];
}

function pictures(good: readonly ReportedTake[], up: string): string[] {
  if (good.length === 0) return [];
  const rows = good.map(({ shot, take, tries, seconds, thumb }) => {
    const picture = thumb === null ? "" : `![${shot}](${up}${encodeURI(thumb)})`;
    const length = seconds === null ? "" : `${Math.round(seconds)} s`;
    return `| ${shot} | ${take} | ${tries} | ${length} | ${picture} |`;
  });
  return ["", "## What came", "", "| shot | take | tries | work | |", "| - | - | - | - | - |", ...rows];
}

function bullet(text: string): string {
  return `- ${text.replace(/\s*\n\s*/g, " ")}`;
}

/** `40 s`, `12 min`, `7.5 h`. */
function lengthOf(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** `22:10`, as the time stamp says it. */
function clockOf(stamp: string): string {
  return stamp.slice(11, 16);
}
