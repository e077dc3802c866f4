// GET /studio/ledger: the paid runs of a time and what agents did, as data or as a table for a spreadsheet.
import type { QueryOf } from "../../contracts/route.ts";
import type { LedgerReply, ledgerRoute } from "../../contracts/routes/jobs.ts";
import { linesBetween, describeRun, ledgerCsv } from "../../core/money/ledger.ts";
import type { StudioPorts } from "../ports.ts";

export async function listLedger(
  { ledger, queue }: Pick<StudioPorts, "ledger" | "queue">,
  { from, to, format }: QueryOf<typeof ledgerRoute>,
): Promise<LedgerReply | { readonly text: string; readonly name: string }> {
  const living = queue.living();
  const { runs: all, unreadable, acts, pods } = await ledger.read();
  const runs = linesBetween(all, from, to).map((run) => describeRun(run, living));
  const rented = linesBetween(pods, from, to);
  const done = linesBetween(acts, from, to);
  return format === "csv"
    ? { text: ledgerCsv(runs), name: "ledger.csv" }
    : { runs, unreadable, ...(done.length > 0 && { acts: done }), ...(rented.length > 0 && { pods: rented }) };
}
