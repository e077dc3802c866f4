// `ledger.ndjson` of the studio's user folder: every paid run, written down before it is sent and never taken out again.
// Knows no limits and no jobs; what the lines mean is core/money's.
import { join } from "node:path";
import type { LedgerEnd, LedgerRun } from "../contracts/files/money.ts";
import { ledgerText, parseLedger, type ReadLedger } from "../core/money/ledger.ts";
import { AppendFile, type OpenAppend } from "../machine/append-file.ts";
import { stamp, type Clock } from "../machine/clock.ts";
import { makeFolder, readIfThere } from "../machine/files.ts";

export class Ledger {
  readonly #path: string;
  readonly #clock: Clock;
  readonly #file: AppendFile;
  /** Jobs whose runs have no end yet. */
  readonly #open: Set<string>;

  constructor(path: string, clock: Clock, file: AppendFile, { runs }: ReadLedger) {
    this.#path = path;
    this.#clock = clock;
    this.#file = file;
    this.#open = new Set(runs.filter(({ ended }) => ended === null).map(({ job }) => job));
  }

  /** Resolves once the run is on the disk. */
  async open(run: LedgerRun): Promise<void> {
    await this.#file.append(ledgerText({ at: stamp(this.#clock.now()), run }));
    this.#open.add(run.job);
  }

  /** Writes down how a run ended, once; nothing for a job without a run. */
  async settle(end: LedgerEnd): Promise<void> {
    if (!this.#open.has(end.job)) return;
    await this.#file.append(ledgerText({ at: stamp(this.#clock.now()), end }));
    this.#open.delete(end.job);
  }

  async read(): Promise<ReadLedger> {
    return parseLedger((await readIfThere(this.#path)) ?? "");
  }

  close(): Promise<void> {
    return this.#file.close();
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
