// GET /studio/ledger: the paid runs of a time, as data or as a table for a spreadsheet.
import type { QueryOf } from "../../contracts/route.ts";
import type { LedgerReply, ledgerRoute } from "../../contracts/routes/jobs.ts";
import { runsBetween, describeRun, ledgerCsv } from "../../core/money/ledger.ts";
import type { StudioPorts } from "../ports.ts";

export async function listLedger(
  { ledger, queue }: Pick<StudioPorts, "ledger" | "queue">,
  { from, to, format }: QueryOf<typeof ledgerRoute>,
): Promise<LedgerReply | { readonly text: string; readonly name: string }> {
  const living = queue.living();
  const { runs: all, unreadable } = await ledger.read();
  const runs = runsBetween(all, from, to).map((run) => describeRun(run, living));
  return format === "csv" ? { text: ledgerCsv(runs), name: "ledger.csv" } : { runs, unreadable };
}
