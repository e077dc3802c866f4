// The ledger as a table for a spreadsheet: RFC 4180, and no cell that a spreadsheet would run as a formula.
import type { PaidRun } from "../../contracts/files/money.ts";

const COLUMNS: readonly (readonly [string, (run: PaidRun) => string | number | null])[] = [
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
  ["handle", (run) => run.handle],
  ["error", (run) => run.error],
];

/** Text that begins so is a formula to some spreadsheet. */
const FORMULA = /^[=+\-@\t\r\n]/;

export function ledgerCsv(runs: readonly PaidRun[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...runs.map((run) => COLUMNS.map(([, cell]) => cell(run)))];
  return rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("");
}

function cellText(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
