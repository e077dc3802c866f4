// What can be installed on this machine, installing it, and how far that is. Sizes are asked for once, when somebody looks.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Feature, InstallJob, InstallTask } from "../../../src/contracts/replies/features.ts";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

/** How fast the file that comes now is coming. */
export interface Speed {
  readonly key: string;
  /** Bytes a second, over the last seconds. */
  readonly speed: number;
  readonly secondsLeft: number | undefined;
}

export interface Installer {
  readonly isShown: Signal<boolean>;
  /** What is looked for in the window: words of a feature or of its files. */
  readonly text: Signal<string>;
  /** Undefined until it was read. */
  readonly listing: ReadonlySignal<AnswerOf<"features"> | undefined>;
  /** Bytes of a download by its address; null where its server does not say. Undefined while they are asked for. */
  readonly sizes: ReadonlySignal<Readonly<Record<string, number | null>> | undefined>;
  readonly job: ReadonlySignal<InstallJob | undefined>;
  readonly speed: ReadonlySignal<Speed | undefined>;
  /** What the last press left out, each with why. */
  readonly skipped: ReadonlySignal<readonly string[]>;
  /** `text`: what to look for at once. */
  readonly show: (text?: string) => void;
  readonly install: (feature: string) => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** After the service was away: that time is no part of the speed. */
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const INSTALLER_TOPIC = "installer";

/** Milliseconds over which the speed is measured. */
const WINDOW_MS = 8000;

interface Sample {
  readonly key: string;
  readonly at: number;
  readonly bytes: number;
}

export function createInstaller(ask: Ask, notices: Notices, now: () => number): Installer {
  const listing = signal<AnswerOf<"features"> | undefined>(undefined);
  const sizes = signal<Readonly<Record<string, number | null>> | undefined>(undefined);
  const job = signal<InstallJob | undefined>(undefined);
  const skipped = signal<readonly string[]>([]);
  const samples = signal<readonly Sample[]>([]);
  const isShown = signal(false);
  const text = signal("");
  const read = async () => {
    const answer = notices.settle(INSTALLER_TOPIC, await ask("features", {}));
    if (!answer) return;
    listing.value = answer;
    job.value = answer.job;
  };
  const readSizes = async () => {
    const answer = await ask("featureSizes", {});
    if (answer.ok) sizes.value = answer.value.sizes;
  };
  const measure = (task: InstallTask | undefined) => {
    if (!task || task.kind !== "model") return void (samples.value = []);
    // What an earlier start fetched is told with the first bytes, and is no speed.
    if (task.bytes === 0) return;
    const at = now();
    const kept = samples.peek().filter((one) => one.key === task.key && at - one.at <= WINDOW_MS);
    samples.value = [...kept, { key: task.key, at, bytes: task.bytes }];
  };
  return {
    ...{ isShown, text, listing, sizes, job, skipped },
    speed: computed(() => speedOf(samples.value, runningTask(job.value))),
    show: (wanted = "") => {
      [text.value, isShown.value, skipped.value] = [wanted, true, []];
      void read();
      if (!sizes.peek()) void readSizes();
    },
    install: async (feature) => {
      const reply = notices.settle(INSTALLER_TOPIC, await ask("installFeatures", { features: [feature] }));
      if (reply) [job.value, skipped.value] = [reply.job, reply.skipped];
    },
    cancel: async () => {
      const reply = notices.settle(INSTALLER_TOPIC, await ask("cancelFeatures", {}));
      if (reply) job.value = reply.job;
    },
    refresh: () => {
      samples.value = [];
      return read();
    },
    apply: (event) => {
      if (event.type !== "studio.features") return;
      const before = job.peek();
      job.value = event.data;
      measure(runningTask(event.data));
      if (isShown.peek() && countDone(before) !== countDone(event.data)) void read();
    },
  };
}

export function runningTask(job: InstallJob | undefined): InstallTask | undefined {
  return job?.tasks.find(({ status }) => status === "running");
}

function countDone(job: InstallJob | undefined): number {
  return job?.tasks.filter(({ status }) => status === "done").length ?? 0;
}

function speedOf(samples: readonly Sample[], task: InstallTask | undefined): Speed | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!task || !first || !last || last.key !== task.key || last.at - first.at < 1000) return undefined;
  const speed = (last.bytes - first.bytes) / ((last.at - first.at) / 1000);
  if (speed <= 0) return undefined;
  return { key: task.key, speed, secondsLeft: task.total === null ? undefined : (task.total - task.bytes) / speed };
}

export interface FeatureSize {
  /** Bytes that are known to be fetched. */
  readonly bytes: number;
  /** Some of what is missing has no known size. */
  readonly isMore: boolean;
}

/** Of what is missing and can be fetched from here; undefined for nothing. */
export function missingSize(
  { items }: Feature,
  sizes: Readonly<Record<string, number | null>> | undefined,
): FeatureSize | undefined {
  const models = items.filter(({ status, kind, url }) => status !== "installed" && kind === "model" && url);
  if (models.length === 0) return undefined;
  const known = models.map(({ url }) => sizes?.[url ?? ""] ?? null);
  return { bytes: known.reduce<number>((sum, size) => sum + (size ?? 0), 0), isMore: known.includes(null) };
}

/** Whether a feature or one of its files holds all the words. */
export function matches(feature: Feature, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const { id, label, about, items } = feature;
  const all = [id, label, about, ...items.map(({ name }) => name)].join("\n").toLowerCase();
  return words.every((word) => all.includes(word));
}
