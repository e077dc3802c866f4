// A rented machine that is started when a job waits for it and stopped when it has had none for a while, by commands of the user's. That it runs is
// written down before it is started, so that a service that was killed stops it all the same. docs/hosts.md "A rented machine".
import { reasonOf } from "../../contracts/refusal.ts";
import { isRecord } from "../../core/lib/json-values.ts";
import { stamp, type Clock } from "../../machine/clock.ts";
import { readIfThere, removeFile } from "../../machine/files.ts";
import type { Log } from "../../machine/log.ts";
import { run } from "../../machine/spawn.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { parsedJson } from "../answers.ts";

type Argv = readonly [string, ...string[]];

export interface PodOptions {
  readonly start: Argv;
  readonly stop: Argv;
  /** Milliseconds without a job before it is stopped. */
  readonly idle: number;
  readonly stopOnExit: boolean;
  /** Where it is written down that it runs. */
  readonly file: string;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "error">;
  /** Told of each time that it ran: hours, from when to when. */
  readonly ran: (hours: PodHours) => Promise<void>;
}

export interface PodHours {
  /** As times are stored. */
  readonly since: string;
  readonly until: string;
  readonly hours: number;
}

const HOUR = 3_600_000;
/** Milliseconds before a command that failed is tried again. */
const REST = 60_000;
/** Milliseconds after a job asked for it in which one counts as waiting. */
const ASKED = 45_000;

export class Pod {
  readonly #options: PodOptions;
  /** When it was started, as it is stored; null while it is not known to run. */
  #since: string | null = null;
  #jobs = 0;
  /** Milliseconds since 1970. */
  #asked = 0;
  #failed: { readonly why: string; readonly at: number } | null = null;
  #changing: Promise<void> | null = null;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: PodOptions) {
    this.#options = options;
  }

  /** Reads whether it was left running. */
  async open(): Promise<this> {
    const text = await readIfThere(this.#options.file);
    const stored = text === undefined ? undefined : parsedJson(text);
    if (text === undefined) return this;
    const since = isRecord(stored) ? stored["since"] : undefined;
    this.#since = typeof since === "string" ? since : this.#stamp();
    this.#rest();
    return this;
  }

  /** A job waits and the host does not answer: starts the machine, once. What is being done, for people. */
  async awaken(why: string): Promise<string> {
    this.#asked = this.#now();
    if (this.#isStopping) return "its machine is being stopped, and started again after that";
    if (this.#since === null && !this.#changing && !this.#isResting()) this.#change(() => this.#start());
    if (this.#failed !== null && this.#since === null) return `its machine could not be started: ${this.#failed.why}`;
    return this.#since === null
      ? "its machine is being started: the job begins when it answers"
      : `its machine runs since ${this.#since} and does not answer yet (${why})`;
  }

  /** Why no job may start there although it answers; null when one may. */
  stopping(): string | null {
    return this.#isStopping ? "its machine is being stopped" : null;
  }

  /** Counts a job as at work there; returns how to end that. */
  hold(): () => void {
    this.#jobs += 1;
    clearTimeout(this.#timer);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#jobs -= 1;
      this.#rest();
    };
  }

  /** Leaves it running, unless it is said to stop with the service. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#changing;
    if (this.#options.stopOnExit && this.#since !== null) await this.#stop();
    clearTimeout(this.#timer);
  }

  #isResting(): boolean {
    return this.#failed !== null && this.#now() - this.#failed.at < REST;
  }

  #change(work: () => Promise<void>): void {
    const failed = (error: unknown) => this.#options.log.error({ err: error }, "a rented machine's state is unknown");
    this.#changing = work()
      .catch(failed)
      .finally(() => (this.#changing = null));
  }

  /** What stops without a job: looked at again while one waits for it. */
  #rest(after = this.#options.idle): void {
    clearTimeout(this.#timer);
    if (this.#since === null || this.#jobs > 0) return;
    this.#timer = setTimeout(() => {
      if (this.#jobs > 0 || this.#changing) return;
      if (this.#now() - this.#asked < Math.min(ASKED, this.#options.idle)) this.#rest();
      else this.#change(() => this.#stop());
    }, after).unref();
  }

  /** Written down first: a command that was cut short may have started it. */
  async #start(): Promise<void> {
    const { file, log, start } = this.#options;
    const since = this.#stamp();
    await writeAtomic(file, `${JSON.stringify({ since })}\n`);
    try {
      const [program, ...args] = start;
      await run(program, args);
      this.#since = since;
      this.#failed = null;
      log.info({ since }, "a rented machine was started for a job");
      this.#rest();
    } catch (error) {
      await removeFile(file);
      this.#failed = { why: reasonOf(error), at: this.#now() };
      log.error({ err: error }, "a rented machine could not be started");
    }
  }

  async #stop(): Promise<void> {
    const { file, log, stop, ran } = this.#options;
    const since = this.#since;
    if (since === null) return;
    this.#isStopping = true;
    try {
      const [program, ...args] = stop;
      await run(program, args);
    } catch (error) {
      log.error({ err: error }, "a rented machine could not be stopped, and costs money: stop it where it was rented");
      this.#rest(Math.min(REST, this.#options.idle));
      return;
    } finally {
      this.#isStopping = false;
    }
    this.#since = null;
    const until = this.#stamp();
    const hours = Math.max(0, Date.parse(until) - Date.parse(since)) / HOUR;
    await ran({ since, until, hours: Math.round(hours * 1000) / 1000 });
    await removeFile(file);
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #stamp(): string {
    return stamp(this.#options.clock.now());
  }
}
