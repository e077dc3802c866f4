// A queue whose lanes `cloud` and `router` cost money, with limits and prices that a test sets, and a ledger that it can read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LedgerLine } from "../../../src/contracts/files/agents/ledger-line.ts";
import type { LedgerEnd, LedgerRun, Money } from "../../../src/contracts/files/money.ts";
import { sumRuns } from "../../../src/core/money/budget.ts";
import { foldSession, type PaidSession } from "../../../src/core/money/ledger.ts";
import type { QueueOptions } from "../../../src/jobs/queue.ts";
import type { JobSpec } from "../../../src/contracts/files/job.ts";
import { Hand, makeSpec, openBench, type Bench } from "./make-queue.ts";
import { SwitchBoard } from "./switch-board.ts";

/** Its jobs go on after a restart. */
class Follower extends Hand {
  async canResume(): Promise<boolean> {
    return true;
  }
}

export class PaidQueue {
  limits: { runs: number | null; money: Money | null } = { runs: null, money: null };
  prices: Record<string, Money> = {};
  isLedgerFull = false;
  /** What the ledger was told, in order: `open a`, `succeeded a`. */
  readonly reported: string[] = [];
  readonly runs: LedgerRun[] = [];
  readonly ends: LedgerEnd[] = [];
  /** Whether the journal knew of the hand-over when the ledger was told. */
  journaled: boolean | undefined;
  readonly journal: string;
  readonly #folder: string;
  readonly #board = new SwitchBoard();
  readonly #session: PaidSession = new Map();

  constructor(folder: string) {
    this.#folder = folder;
    this.journal = join(folder, "queue.ndjson");
    this.#board.add("cloud", { isPaid: true });
    this.#board.add("router", { isPaid: true });
    this.#board.add("builtin");
  }

  open(hand: Hand = new Follower()): Promise<Bench> {
    const lanes = { cloud: { parallel: 2 }, router: { parallel: 2 }, builtin: { parallel: 2 } };
    const options = { backends: this.#board, lanes, paid: this.#paid(), patience: { journal: 20, away: 5 } };
    return openBench(this.#folder, options, hand);
  }

  #paid(): QueueOptions["paid"] {
    return {
      limits: () => this.limits,
      estimate: ({ target }) => this.prices[String(target)] ?? null,
      ledger: {
        open: async (run) => this.#open(run),
        settle: async (end) => this.#settle(end),
        reset: async () => this.#fold({ at: "", reset: true }),
        spent: (except) => sumRuns([...this.#session].filter(([job]) => job !== except).map(([, run]) => run)),
      },
    };
  }

  #open(run: LedgerRun): void {
    if (this.isLedgerFull) throw new Error("no space left");
    this.reported.push(`open ${run.job}`);
    this.journaled = readFileSync(this.journal, "utf8").includes(`h-${run.job}`);
    this.runs.push(run);
    this.#fold({ at: "", run });
  }

  #settle(end: LedgerEnd): void {
    if (!this.runs.some(({ job }) => job === end.job)) return;
    this.reported.push(`${end.outcome} ${end.job}`);
    this.ends.push(end);
    this.#fold({ at: "", end });
  }

  #fold(line: LedgerLine): void {
    if (this.isLedgerFull) throw new Error("no space left");
    foldSession(this.#session, line);
  }
}

export function cloud(id: string, more: Partial<JobSpec> = {}): JobSpec {
  return makeSpec(id, { lane: "cloud", ...more });
}

/** Resolves once the job's hand-over is written down: under `h-<id>`. */
export async function handOver({ hand }: Bench, id: string): Promise<void> {
  await (await hand.sees(id)).submitted(`h-${id}`);
}

export async function finish(bench: Bench, id: string): Promise<void> {
  await bench.hand.finish(id);
  await bench.queue.ended(id);
}
