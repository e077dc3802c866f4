// Building the open episode, and what came of it. A script error is a result: its sentence and its line stay until the next build.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "./episode-values.ts";
import { asSentence } from "../base/format.ts";

export interface BuildProblem {
  readonly sentence: string;
  /** Line of the file, 1-based, when the sentence names one. */
  readonly line?: number;
  readonly file: SourceFile;
}

export type BuildState =
  | { readonly kind: "idle" }
  | { readonly kind: "building" }
  | { readonly kind: "built"; readonly at: number }
  | { readonly kind: "failed"; readonly problems: readonly BuildProblem[] };

export interface Builds {
  readonly state: ReadonlySignal<BuildState>;
  readonly build: () => Promise<void>;
  /** What a build said that a save has asked for. */
  readonly showReply: (reply: BuildReply) => void;
  readonly forget: () => void;
}

export function createBuilds(ask: Ask, notices: Notices, episode: OpenEpisode, now: () => number): Builds {
  const state = signal<BuildState>({ kind: "idle" });
  const showReply = (reply: BuildReply) => {
    state.value = reply.ok ? { kind: "built", at: now() } : { kind: "failed", problems: problemsOf(reply) };
  };
  return {
    state,
    showReply,
    forget: () => (state.value = { kind: "idle" }),
    build: async () => {
      const openPass = episode.openPass.peek();
      if (!openPass || state.peek().kind === "building") return;
      state.value = { kind: "building" };
      const answer = await ask("build", { ep: openPass.ep });
      if (episode.openPass.peek()?.ep !== openPass.ep) return;
      const reply = notices.settle("build", answer);
      if (reply) showReply(reply);
      else state.value = { kind: "idle" };
    },
  };
}

/** Every sentence once: both passes usually stop at the same line. */
export function problemsOf(reply: BuildReply): BuildProblem[] {
  const passes: readonly Pass[] = ["final", "proxy"];
  const errors = [reply.error, ...passes.map((pass) => reply.passes[pass]?.error)];
  const said = [...new Set(errors.filter((error): error is string => typeof error === "string" && error !== ""))];
  return (said.length > 0 ? said : ["the build failed without saying why"]).map(problemOf);
}

/** `tide.md, line 14: …`, `series.json, line 3: …` */
function problemOf(error: string): BuildProblem {
  const line = /\bline (\d+)\b/i.exec(error)?.[1];
  const file = /^[^:]*\.json\b/i.test(error) ? "series" : "script";
  return { sentence: asSentence(error), file, ...(line !== undefined && { line: Number(line) }) };
}
