// Requests of several steps at run time: each is journaled before anybody is told of it, goes on whenever something of its episode was made,
// and is taken up again by the next start. What a step does is handed in; it looks at the disk first, so doing it twice does it once.
import { join } from "node:path";
import { compactSteps, foldStep, parseSteps, stepText, type StepList } from "../core/jobs/step-list.ts";
import type { Step, StepLine } from "../contracts/files/job.ts";
import { reasonOf } from "../contracts/refusal.ts";
import { AppendFile } from "../machine/append-file.ts";
import type { Clock } from "../machine/clock.ts";
import { makeFolder, readIfThere } from "../machine/files.ts";
import type { Log } from "../machine/log.ts";
import { copyDamaged } from "../machine/write-file.ts";

/** Does what a step can do now. `keep` journals what it has become; it resolves once that would survive a kill. */
export type ActOnStep = (step: Step, keep: (step: Step) => Promise<void>) => Promise<"waits" | "ended">;

export interface StepBook {
  /** Journals a step and does what it can do at once; returns what it has become. */
  begin<S extends Step>(step: S): Promise<S>;
  /** Those that have not ended. */
  list(): readonly Step[];
  /** The last that ended with errors, newest first. */
  failed(): readonly Step[];
  /** Ends one, and returns what it had become; undefined where none of that id goes on. */
  cancel(id: string): Promise<Step | undefined>;
}

export interface StepOptions {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly act: ActOnStep;
}

export class Steps implements StepBook {
  readonly #file: AppendFile;
  readonly #steps: StepList;
  readonly #options: StepOptions;
  /** The work on each step, one after the other. */
  readonly #working = new Map<string, Promise<void>>();
  readonly #woken = new Set<string>();
  #isClosing = false;

  constructor(file: AppendFile, steps: StepList, options: StepOptions) {
    this.#file = file;
    this.#steps = steps;
    this.#options = options;
  }

  async begin<S extends Step>(step: S): Promise<S> {
    let now: Step = step;
    await this.#write({ step });
    await this.#goOn(step.id, (changed) => (now = changed));
    return now as S;
  }

  list(): readonly Step[] {
    return [...this.#steps.living.values()];
  }

  failed(): readonly Step[] {
    return this.#steps.failed.toReversed();
  }

  async cancel(id: string): Promise<Step | undefined> {
    let found: Step | undefined;
    await this.#after(id, async () => {
      found = this.#steps.living.get(id);
      if (found) await this.#write({ ended: id });
    });
    return found;
  }

  /** Something of the episode was made, or failed; without one, everything goes on. */
  wake(ep?: string): void {
    for (const step of this.#steps.living.values()) if (ep === undefined || step.ep === ep) this.#wakeOne(step.id);
  }

  /** Ends what it does, and leaves the rest to the next start. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.allSettled(this.#working.values());
    await this.#file.close();
  }

  #wakeOne(id: string): void {
    if (this.#woken.has(id)) return;
    this.#woken.add(id);
    const warn = (error: unknown) => this.#options.log.warn({ err: error, step: id }, "a step could not go on");
    void this.#goOn(id).catch(warn);
  }

  #goOn(id: string, changed: (step: Step) => unknown = () => undefined): Promise<void> {
    return this.#after(id, () => this.#act(id, changed));
  }

  /** Waits for what is done on it already. */
  async #after(id: string, act: () => Promise<void>): Promise<void> {
    const before = this.#working.get(id) ?? Promise.resolve();
    const work = before.catch(() => undefined).then(act);
    this.#working.set(id, work);
    await work.finally(() => this.#working.get(id) === work && this.#working.delete(id));
  }

  async #act(id: string, changed: (step: Step) => unknown): Promise<void> {
    this.#woken.delete(id);
    const step = this.#steps.living.get(id);
    if (!step || this.#isClosing) return;
    const keep = async (next: Step) => {
      await this.#write({ step: next });
      changed(next);
    };
    try {
      if ((await this.#options.act(step, keep)) === "waits") return;
    } catch (error) {
      if (this.#isClosing) return;
      const now = this.#steps.living.get(id) ?? step;
      await keep({ ...now, errors: [...now.errors, reasonOf(error)] });
      this.#options.log.warn({ err: error, step: id }, "a step was given up");
    }
    const last = this.#steps.living.get(id) ?? step;
    await this.#write(last.errors.length > 0 ? { failed: last } : { ended: id });
  }

  async #write(line: StepLine): Promise<void> {
    await this.#file.append(stepText(line), () => foldStep(this.#steps, line));
  }
}

/** Reads the journal of the folder, keeps a copy of one that is damaged, and starts a compacted one. Nothing goes on before `wake`. */
export async function openSteps(options: StepOptions): Promise<Steps> {
  const path = join(options.folder, "steps.ndjson");
  await makeFolder(options.folder);
  const { steps, problems } = parseSteps((await readIfThere(path)) ?? "");
  if (problems.length > 0) {
    const aside = await copyDamaged(path, options.clock.now());
    options.log.warn(
      { problems },
      `the journal of steps has lines that cannot be read; it was copied whole to ${aside}`,
    );
  }
  const file = new AppendFile(path);
  await file.open();
  await file.replace(() => compactSteps(steps));
  return new Steps(file, steps, options);
}
