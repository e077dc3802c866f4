// `ledger.ndjson` of the studio's user folder: every paid run, recorded before it is sent and never removed.
// The count of paid runs is what its lines add up to, so it outlives a kill. Knows no limits and no jobs; what the lines mean is core/money's.
import { join } from "node:path";
import type { LedgerEnd, LedgerRun, PaidSum } from "../contracts/files/money.ts";
import { sumRuns } from "../core/money/budget.ts";
import { foldSession, ledgerText, parseLedger, type PaidSession, type ReadLedger } from "../core/money/ledger.ts";
import { AppendFile, type OpenAppend } from "../machine/append-file.ts";
import { stamp, type Clock } from "../machine/clock.ts";
import { makeFolder, readIfThere } from "../machine/files.ts";

export class Ledger {
  readonly #path: string;
  readonly #clock: Clock;
  readonly #file: AppendFile;
  /** Jobs whose runs have no end yet. */
  readonly #open: Set<string>;
  readonly #session: PaidSession;

  constructor(path: string, clock: Clock, file: AppendFile, { runs, session }: ReadLedger) {
    this.#path = path;
    this.#clock = clock;
    this.#file = file;
    this.#open = new Set(runs.filter(({ ended }) => ended === null).map(({ job }) => job));
    this.#session = session;
  }

  /** Resolves once the run is on the disk. */
  async open(run: LedgerRun): Promise<void> {
    await this.#append({ run });
    this.#open.add(run.job);
  }

  /** Writes down how a run ended, once; nothing for a job without a run. */
  async settle(end: LedgerEnd): Promise<void> {
    if (!this.#open.has(end.job)) return;
    await this.#append({ end });
    this.#open.delete(end.job);
  }

  /** Resolves once it is on the disk that a person counts from zero. */
  async reset(): Promise<void> {
    await this.#append({ reset: true });
  }

  /** What the session's runs add up to; without the run of one job, when it is named. */
  spent(except?: string): PaidSum {
    return sumRuns([...this.#session].filter(([job]) => job !== except).map(([, run]) => run));
  }

  async read(): Promise<ReadLedger> {
    return parseLedger((await readIfThere(this.#path)) ?? "");
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #append(what: { run: LedgerRun } | { end: LedgerEnd } | { reset: true }): Promise<void> {
    const line = { at: stamp(this.#clock.now()), ...what };
    await this.#file.append(ledgerText(line), () => foldSession(this.#session, line));
  }
}

/** Opens the ledger of a folder, or begins one; what a kill left of a last line is cut off. */
export async function openLedger(folder: string, clock: Clock, openFile?: OpenAppend): Promise<Ledger> {
  const path = join(folder, "ledger.ndjson");
  await makeFolder(folder);
  const text = (await readIfThere(path)) ?? "";
  const file = new AppendFile(path, openFile);
  await file.open(Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1), "utf8"));
  return new Ledger(path, clock, file, parseLedger(text));
}
