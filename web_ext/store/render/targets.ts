// The video targets that a shot of the open episode can render on, as they are picked, and the model files that they find on the host.
import { effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Ask, AnswerOf } from "../../api/calls.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export type Target = AnswerOf<"targets">["targets"][number];

export type Readiness = NonNullable<Target["readiness"]>;

export type MemoryFit = NonNullable<Target["memory"]>;

export interface Targets {
  /** By label; empty until the first answer. */
  readonly video: ReadonlySignal<readonly Target[]>;
  /** A target's name for people; its id while that is not known. */
  readonly labelOf: (id: string) => string;
  /** Those to pick from, with one that is not among them. */
  readonly optionsWith: (id: string) => readonly Pick<Target, "id" | "label">[];
  /** Targets of every kind with whether they can render, as they were looked at last; empty until somebody looks. */
  readonly withReadiness: ReadonlySignal<readonly Target[]>;
  readonly readinessOf: (id: string) => Readiness | undefined;
  /** Asks the host what it has. Nothing changes while that cannot be had. */
  readonly checkReadiness: () => Promise<void>;
  readonly takesNegative: (id: string) => boolean;
  readonly refresh: () => Promise<void>;
  /** Names of the files that fit a model parameter of a target, as the host lists them; empty until they were looked up. */
  readonly filesFor: (target: string, param: string) => readonly string[];
  /** A host that does not answer has none to offer. */
  readonly lookUpFiles: (target: string, param: string) => Promise<void>;
}

const NO_FILES: readonly string[] = [];

export function createTargets(ask: Ask, episode: Pick<OpenEpisode, "folder">): Targets {
  const video = signal<readonly Target[]>([]);
  const refresh = async () => {
    const ep = episode.folder.peek();
    if (ep === "") return;
    const answer = await ask("targets", { kind: "video", ep });
    if (!answer.ok || episode.folder.peek() !== ep) return;
    video.value = answer.value.targets.toSorted((one, other) => one.label.localeCompare(other.label));
  };
  effect(() => {
    if (episode.folder.value !== "") untracked(() => void refresh());
  });
  const withReadiness = signal<readonly Target[]>([]);
  const checkReadiness = async () => {
    const ep = episode.folder.peek();
    const answer = await ask("targets", { ready: "1", ...(ep !== "" && { ep }) });
    if (answer.ok && episode.folder.peek() === ep) withReadiness.value = answer.value.targets;
  };
  const files = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  const find = (id: string) => video.value.find((target) => target.id === id);
  return {
    video,
    refresh,
    withReadiness,
    readinessOf: (id) => withReadiness.value.find((target) => target.id === id)?.readiness,
    checkReadiness,
    filesFor: (target, param) => files.value.get(`${target} ${param}`) ?? NO_FILES,
    lookUpFiles: async (target, param) => {
      const answer = await ask("models", { target, param, ep: episode.folder.peek() });
      if (!answer.ok) return;
      const fitting = answer.value.files.filter(({ match, mismatch }) => match !== "other" && !mismatch);
      files.value = new Map(files.peek()).set(
        `${target} ${param}`,
        fitting.map(({ name }) => name),
      );
    },
    labelOf: (id) => find(id)?.label ?? id,
    optionsWith: (id) => (find(id) ? video.value : [{ id, label: id }, ...video.value]),
    takesNegative: (id) =>
      (find(id)?.capabilities as { negative_prompt?: unknown } | undefined)?.negative_prompt === true,
  };
}
