// `plans.ndjson` of the studio's user folder: what agents proposed and what people decided about it. Only this file's owner can read it, for it
// holds the tokens of approvals. What its lines mean is core/money's.
import { join } from "node:path";
import type { FiledPlan, PlanLine, ProposedPlan } from "../contracts/files/agents/plans.ts";
import { foldPlan, parsePlans, type FiledPlans } from "../core/money/plans.ts";
import { AppendFile, type OpenAppend } from "../machine/append-file.ts";
import { stamp, type Clock } from "../machine/clock.ts";
import { makeFolder, readIfThere } from "../machine/files.ts";

export class PlanBook {
  readonly #clock: Clock;
  readonly #file: AppendFile;
  readonly #plans: FiledPlans;

  constructor(clock: Clock, file: AppendFile, plans: FiledPlans) {
    this.#clock = clock;
    this.#file = file;
    this.#plans = plans;
  }

  /** In the order in which they were proposed. */
  list(): FiledPlan[] {
    return [...this.#plans.values()];
  }

  find(id: string): FiledPlan | undefined {
    return this.#plans.get(id);
  }

  propose(plan: ProposedPlan): Promise<void> {
    return this.#append({ at: this.#now(), proposed: plan });
  }

  approve(id: string, token: string, expires: Date): Promise<void> {
    return this.#append({ at: this.#now(), approved: id, token, expires: stamp(expires) });
  }

  refuse(id: string, note: string): Promise<void> {
    return this.#append({ at: this.#now(), refused: id, note });
  }

  /** Resolves once it is on the disk that the token is used up. */
  start(id: string): Promise<void> {
    return this.#append({ at: this.#now(), started: id });
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  #now(): string {
    return stamp(this.#clock.now());
  }

  async #append(line: PlanLine): Promise<void> {
    await this.#file.append(`${JSON.stringify(line)}\n`, () => foldPlan(this.#plans, line));
  }
}

/** Opens the plans of a folder, or begins them; what a kill left of a last line is cut off. */
export async function openPlans(folder: string, clock: Clock, openFile?: OpenAppend): Promise<PlanBook> {
  const path = join(folder, "plans.ndjson");
  await makeFolder(folder);
  const text = (await readIfThere(path)) ?? "";
  const file = new AppendFile(path, openFile);
  await file.open(Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1), "utf8"));
  return new PlanBook(clock, file, parsePlans(text));
}
