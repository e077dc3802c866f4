// The ledger as a table for a spreadsheet.
import type { PaidRun } from "../../contracts/files/money.ts";
import { csvText, type Cell } from "../lib/csv.ts";

const COLUMNS: readonly (readonly [string, (run: PaidRun) => Cell])[] = [
  ["when", (run) => run.at],
  ["job", (run) => run.job],
  ["episode", (run) => run.ep],
  ["pass", (run) => run.pass],
  ["shot", (run) => run.shot],
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
];

export function ledgerCsv(runs: readonly PaidRun[]): string {
  return csvText([COLUMNS.map(([name]) => name), ...runs.map((run) => COLUMNS.map(([, cell]) => cell(run)))]);
}
