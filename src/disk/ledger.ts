// `ledger.ndjson` of the studio's user folder: every paid run, recorded before it is sent and never removed,
// and what agents did.
// The count of paid runs is what its lines add up to, so it outlives a kill. Knows no limits and no jobs; what the lines mean is core/money's.
import { join } from "node:path";
import type { LedgerAct, LedgerTakes } from "../contracts/files/agents/asking.ts";
import type { LedgerLine } from "../contracts/files/agents/ledger-line.ts";
import type { LedgerEnd, LedgerPod, LedgerRun, PaidSum } from "../contracts/files/money.ts";
import { sumRuns } from "../core/money/budget.ts";
import {
  begunBy,
  foldSession,
  ledgerText,
  parseLedger,
  type BegunTakes,
  type PaidSession,
  type ReadLedger,
} from "../core/money/ledger.ts";
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
  /** Takes that agents began without a plan. */
  readonly #begun: BegunTakes[];

  constructor(path: string, clock: Clock, file: AppendFile, { runs, session, begun }: ReadLedger) {
    this.#path = path;
    this.#clock = clock;
    this.#file = file;
    this.#open = new Set(runs.filter(({ ended }) => ended === null).map(({ job }) => job));
    this.#session = session;
    this.#begun = [...begun];
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

  /** Writes down how long a rented machine ran. */
  async pod(pod: LedgerPod): Promise<void> {
    await this.#append({ pod });
  }

  /** Writes down what an agent did or tried. */
  async act(act: LedgerAct): Promise<void> {
    await this.#append({ act });
  }

  /** Resolves once it is on the disk that an agent is about to queue takes. */
  async begin(takes: LedgerTakes): Promise<void> {
    await this.#append({ takes });
  }

  /** Takes that agents began without a plan since a time, milliseconds since 1970. */
  begunSince(time: number): number {
    const recent = this.#begun.filter(({ at }) => at >= time);
    this.#begun.splice(0, this.#begun.length, ...recent);
    return recent.reduce((sum, { count }) => sum + count, 0);
  }

  async read(): Promise<ReadLedger> {
    return parseLedger((await readIfThere(this.#path)) ?? "");
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async #append(what: Undated): Promise<void> {
    const line = { at: stamp(this.#clock.now()), ...what } as LedgerLine;
    await this.#file.append(ledgerText(line), () => {
      foldSession(this.#session, line);
      this.#begun.push(...begunBy(line));
    });
  }
}

type Undated =
  | { readonly run: LedgerRun }
  | { readonly end: LedgerEnd }
  | { readonly reset: true }
  | { readonly act: LedgerAct }
  | { readonly takes: LedgerTakes }
  | { readonly pod: LedgerPod };

/** Opens the ledger of a folder, or begins one; what a kill left of a last line is cut off. */
export async function openLedger(folder: string, clock: Clock, openFile?: OpenAppend): Promise<Ledger> {
  const path = join(folder, "ledger.ndjson");
  await makeFolder(folder);
  const text = (await readIfThere(path)) ?? "";
  const file = new AppendFile(path, openFile);
  await file.open(Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1), "utf8"));
  return new Ledger(path, clock, file, parseLedger(text));
}
