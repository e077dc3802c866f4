// What this machine can render on, as the service reports it.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Ask, AnswerOf } from "../../api/calls.ts";
import { formatCount } from "../base/format.ts";

export type Backend = AnswerOf<"backends">["backends"][number];

export interface Machine {
  readonly backends: ReadonlySignal<readonly Backend[]>;
  readonly version: ReadonlySignal<string | undefined>;
  readonly refresh: () => Promise<void>;
  /** Looks now and again every few seconds, as long as somebody looks on; returns how to stop. */
  readonly watch: () => () => void;
}

/** Milliseconds between two looks: no event reports that a backend has gone or come back. */
const POLL_MS = 2500;

export function createMachine(ask: Ask, wait: (ms: number, then: () => void) => () => void): Machine {
  const backends = signal<readonly Backend[]>([]);
  const version = signal<string | undefined>(undefined);
  const poll = async () => {
    const answer = await ask("backends", {});
    if (answer.ok) backends.value = answer.value.backends;
  };
  return {
    backends,
    version,
    refresh: async () => {
      const [, info] = await Promise.all([poll(), ask("info", {})]);
      if (info.ok) version.value = info.value.version;
    },
    watch: () => {
      let callOff = () => undefined as void;
      let isWatched = true;
      const again = async () => {
        await poll();
        if (isWatched) callOff = wait(POLL_MS, () => void again());
      };
      void again();
      return () => {
        isWatched = false;
        callOff();
      };
    },
  };
}

/** A backend's name as a person says it. */
export function backendLabel(name: string): string {
  const known: Record<string, string> = {
    builtin: "Animatic",
    local: "Local ComfyUI",
    proxy: "ComfyUI by proxy",
    cloud: "Cloud",
    router: "Hosted models",
  };
  return known[name] ?? name.replace(/^deployment:/, "Deployment of ");
}

type HostRecord = NonNullable<Backend["hosts"]>[number];

/** What one of several hosts does: `1 job, ltx2 loaded`. */
export function wordsOfHost({ down, running, remaining, loaded }: HostRecord): string {
  if (down !== null) return "Down";
  const jobs = Math.max(running, remaining);
  const doing = jobs === 0 ? "Free" : formatCount(jobs, "job");
  return loaded === null ? doing : `${doing}, ${loaded} loaded`;
}
