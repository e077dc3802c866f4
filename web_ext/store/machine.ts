// What this machine can render on, as the service reports it.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Ask } from "../api/ask.ts";
import type { AnswerOf } from "../api/calls.ts";

export type Backend = AnswerOf<"backends">["backends"][number];

export interface Machine {
  readonly backends: ReadonlySignal<readonly Backend[]>;
  readonly version: ReadonlySignal<string | undefined>;
  readonly refresh: () => Promise<void>;
}

export function createMachine(ask: Ask): Machine {
  const backends = signal<readonly Backend[]>([]);
  const version = signal<string | undefined>(undefined);
  return {
    backends,
    version,
    refresh: async () => {
      const [answer, info] = await Promise.all([ask("backends", {}), ask("info", {})]);
      if (answer.ok) backends.value = answer.value.backends;
      if (info.ok) version.value = info.value.version;
    },
  };
}

/** A backend's name as a person says it. */
export function sayBackend(name: string): string {
  const known: Record<string, string> = {
    builtin: "Animatic",
    local: "Local ComfyUI",
    cloud: "Cloud",
    router: "Hosted models",
  };
  return known[name] ?? name;
}
