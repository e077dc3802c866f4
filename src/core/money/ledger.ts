// The ledger of paid runs: lines of text to runs, runs to lines and to a spreadsheet.
import { check } from "../../contracts/check.ts";
import type { LedgerAct } from "../../contracts/files/agents/asking.ts";
import { LedgerLine } from "../../contracts/files/agents/ledger-line.ts";
import type { LedgerEnd, LedgerPod, PaidRun } from "../../contracts/files/money.ts";
import { csvText, type Cell } from "../lib/csv.ts";

/** The estimated cost of a run, and its cost once the backend reported it. */
export type RunPrice = Pick<PaidRun, "estimate" | "cost">;

/** The runs of a session by job: those handed over since a person last counted from zero. */
export type PaidSession = Map<string, RunPrice>;

export interface ReadLedger {
  /** In the order in which they were handed over; one that has not ended is `unknown`. */
  readonly runs: readonly PaidRun[];
  /** Lines that cannot be read. */
  readonly unreadable: number;
  readonly session: PaidSession;
  /** What agents did or tried, in order. */
  readonly acts: readonly DatedAct[];
  /** Takes that agents began without a plan, in order. */
  readonly begun: readonly BegunTakes[];
  /** When rented machines ran, in order. */
  readonly pods: readonly DatedPod[];
}

type DatedPod = LedgerPod & { readonly at: string };
export type DatedAct = LedgerAct & { readonly at: string };

export interface BegunTakes {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
}

/** A run that is handed over again under the same job takes the place of the first, which was never sent. */
export function parseLedger(text: string): ReadLedger {
  const runs = new Map<string, PaidRun>();
  const session: PaidSession = new Map();
  const acts: DatedAct[] = [];
  const begun: BegunTakes[] = [];
  const pods: DatedPod[] = [];
  let unreadable = 0;
  const lines = text.split("\n").slice(0, -1); // what has no line end was never promised
  for (const line of lines) {
    const read = readLine(line);
    if (!read) {
      unreadable += 1;
      continue;
    }
    foldSession(session, read);
    if ("end" in read) endRun(runs, read.at, read.end);
    else if ("run" in read) runs.set(read.run.job, openRun(read.at, read.run));
    else if ("act" in read) acts.push({ at: read.at, ...read.act });
    else if ("takes" in read) begun.push(...begunBy(read));
    else if ("pod" in read) pods.push({ at: read.at, ...read.pod });
  }
  return { runs: [...runs.values()], unreadable, session, acts, begun, pods };
}

/** What a line adds to the takes that agents began by themselves: nothing where a person approved them. */
export function begunBy(line: LedgerLine): BegunTakes[] {
  if (!("takes" in line) || line.takes.plan !== null) return [];
  return [{ at: Date.parse(line.at), count: line.takes.count }];
}

/** Applies one line to a session; the end of a run of an earlier session changes nothing. */
export function foldSession(session: PaidSession, line: LedgerLine): void {
  if ("reset" in line) session.clear();
  else if ("run" in line) session.set(line.run.job, { estimate: line.run.estimate, cost: null });
  else if ("end" in line) {
    const run = session.get(line.end.job);
    if (run) session.set(line.end.job, { ...run, cost: line.end.cost });
  }
}

/** The lines of a time, both ends included: a day as it was written down (`2026-11-02`), or a moment with its offset. */
export function linesBetween<T extends { readonly at: string }>(
  lines: readonly T[],
  from: string | undefined,
  to: string | undefined,
): T[] {
  return lines.filter(({ at }) => isSince(at, from) && isUntil(at, to));
}

/** How a run stands: one without an end still runs while its job lives. */
export function describeRun(run: PaidRun, living: ReadonlySet<string>): PaidRun {
  return run.ended === null && living.has(run.job) ? { ...run, outcome: "running" } : run;
}

export function ledgerText(line: LedgerLine): string {
  return `${JSON.stringify(line)}\n`;
}

function readLine(text: string): LedgerLine | undefined {
  try {
    const checked = check(LedgerLine, JSON.parse(text));
    return checked.ok ? checked.value : undefined;
  } catch {
    return undefined;
  }
}

function openRun(at: string, run: Extract<LedgerLine, { run: unknown }>["run"]): PaidRun {
  return { at, ...run, outcome: "unknown", ended: null, error: null, cost: null, request: null };
}

function endRun(runs: Map<string, PaidRun>, at: string, { job, ...end }: LedgerEnd): void {
  const run = runs.get(job);
  if (run) runs.set(job, { ...run, ...end, ended: at });
}

function isSince(at: string, from: string | undefined): boolean {
  if (from === undefined) return true;
  return isDay(from) ? at.slice(0, from.length) >= from : Date.parse(at) >= Date.parse(from);
}

function isUntil(at: string, to: string | undefined): boolean {
  if (to === undefined) return true;
  return isDay(to) ? at.slice(0, to.length) <= to : Date.parse(at) <= Date.parse(to);
}

function isDay(text: string): boolean {
  return !text.includes("T");
}

const COLUMNS: readonly (readonly [string, (run: PaidRun) => Cell])[] = [
  ["when", (run) => run.at],
  ["job", (run) => run.job],
  ["episode", (run) => run.ep],
  ["pass", (run) => run.pass],
  ["shot", (run) => run.shot ?? nameOfRef(run)],
  ["take", (run) => run.take],
  ["target", (run) => run.target],
  ["backend", (run) => run.backend],
  ["model", (run) => run.model],
  ["outcome", (run) => run.outcome],
  ["ended", (run) => run.ended],
  ["estimate", (run) => run.estimate?.amount ?? null],
  ["estimate currency", (run) => run.estimate?.currency ?? null],
  ["cost", (run) => run.cost?.amount ?? null],
  ["cost currency", (run) => run.cost?.currency ?? null],
  ["request", (run) => run.request],
  ["error", (run) => run.error],
  ["asked by", (run) => run.asked_by ?? null],
  ["plan", (run) => run.plan ?? null],
];

/** What a candidate was made for, in the place of a shot. */
function nameOfRef({ ref, view }: PaidRun): Cell {
  if (ref === undefined) return null;
  return view ? `${ref} ${view}` : ref;
}

/** The ledger as a table for a spreadsheet. */
export function ledgerCsv(runs: readonly PaidRun[]): string {
  return csvText([COLUMNS.map(([name]) => name), ...runs.map((run) => COLUMNS.map(([, cell]) => cell(run)))]);
}
