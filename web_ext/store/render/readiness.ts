// Whether a target can render, as a person reads it. The service says why, in sentences.
import type { MemoryFit, Readiness } from "./targets.ts";
import type { Badge } from "../base/badge.ts";
import { asSentence } from "../base/format.ts";

const WORDS: Record<Readiness["status"], Omit<Badge, "title">> = {
  ready: { tone: "ok", shape: "ok", word: "Ready" },
  degraded: { tone: "stale", shape: "stale", word: "Ready, with less" },
  not_ready: { tone: "failed", shape: "failed", word: "Not ready" },
  unknown: { tone: "queued", shape: "queued", word: "Not known" },
};

export function badgeOfReadiness(readiness: Readiness): Badge {
  return badgeOfMissing({ status: readiness.status, missing: readiness.why });
}

const MEMORY_WORDS: Record<MemoryFit["fit"], Omit<Badge, "title">> = {
  fits: { tone: "ok", shape: "ok", word: "Fits" },
  slow: { tone: "stale", shape: "stale", word: "Slow here" },
  does_not_fit: { tone: "failed", shape: "failed", word: "Does not fit" },
};

/** Whether its models fit into the host's memory. */
export function badgeOfMemory({ fit, why }: MemoryFit): Badge {
  return { ...MEMORY_WORDS[fit], title: asSentence(why) };
}

/** `missing`: what it lacks, in sentences. */
export function badgeOfMissing({ status, missing }: Missing): Badge {
  const title = missing.map(asSentence).join("\n") || "Everything that it needs is there";
  return { ...WORDS[status], title };
}

interface Missing {
  readonly status: Readiness["status"];
  readonly missing: readonly string[];
}

/** Sentences; none of a target that is ready. */
export function readinessReasons({ why }: Pick<Readiness, "why">): string[] {
  return why.map(asSentence);
}

/** `Wan 2.2, not ready`: one line of a menu. */
export function labelWith(label: string, readiness: Readiness | undefined): string {
  return readiness ? `${label}, ${WORDS[readiness.status].word.toLowerCase()}` : label;
}
