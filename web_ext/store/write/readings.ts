// What the service says of texts while they are typed: the check of each file, the shot at the caret, what saving would do.
import { batch, computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { Check, Impact, Preview, SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Problem } from "../../../src/contracts/schema.ts";
import type { Ask } from "../../api/ask.ts";
import type { OpenEpisode } from "../open-episode.ts";
import { createLatest } from "./latest.ts";
import type { Placed } from "./outline.ts";
import type { Source } from "./source.ts";

export interface Marked extends Problem {
  readonly severity: "error" | "warning";
}

export type Previewed = Preview | { readonly ok: false; readonly error: string; readonly line: number | null };
export type Sources = Readonly<Record<SourceFile, Source>>;

export interface Readings {
  /** What the last check said of each file, errors first. */
  readonly problems: Readonly<Record<SourceFile, ReadonlySignal<readonly Marked[]>>>;
  readonly preview: ReadonlySignal<Previewed | undefined>;
  /** Of the typed text that is not saved; undefined while there is none. */
  readonly impact: ReadonlySignal<Impact | undefined>;
  /** A save has checked the file itself. */
  readonly tell: (file: SourceFile, check: Check) => void;
  readonly forget: () => void;
}

export interface ReadingPorts {
  readonly ask: Ask;
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly episode: Pick<OpenEpisode, "place">;
}

/** Milliseconds after the last key. */
const CHECK_AFTER = 150;
const IMPACT_AFTER = 600;
export const FILES = ["script", "series"] as const;

export function createReadings(
  ports: ReadingPorts,
  sources: Sources,
  shotAtCaret: ReadonlySignal<Placed | undefined>,
): Readings {
  const checks = { script: checkOf("script", ports, sources), series: checkOf("series", ports, sources) };
  const preview = previewOf(ports, sources, shotAtCaret);
  const impact = impactOf(ports, sources);
  return {
    problems: { script: problemsOf("script", sources, checks), series: problemsOf("series", sources, checks) },
    preview,
    impact,
    tell: (file, check) => (checks[file].value = check),
    forget: () =>
      batch(() => {
        [checks.script.value, checks.series.value] = [undefined, undefined];
        [preview.value, impact.value] = [undefined, undefined];
      }),
  };
}

/** Asked again after every change of the file. */
function checkOf(file: SourceFile, { ask, wait, episode }: ReadingPorts, sources: Sources) {
  const check = signal<Check | undefined>(undefined);
  const latest = createLatest<string, Check | undefined>({
    pause: CHECK_AFTER,
    wait,
    run: async (text) => {
      const ep = episode.place.peek()?.ep;
      const answer = ep === undefined ? undefined : await ask("checkSource", { ep, file, text });
      return answer?.ok ? answer.value : undefined;
    },
    hear: (said) => (check.value = said ?? check.peek()),
  });
  effect(() => {
    const text = sources[file].text.value;
    if (sources[file].state.value === "ready") latest.ask(text);
  });
  return check;
}

/** The shot at the caret, after every change of the script and of the caret's shot. */
function previewOf(
  { ask, wait, episode }: ReadingPorts,
  { script }: Sources,
  shotAtCaret: ReadonlySignal<Placed | undefined>,
) {
  const preview = signal<Previewed | undefined>(undefined);
  const latest = createLatest<string, Previewed | undefined>({
    pause: CHECK_AFTER,
    wait,
    run: async (shot) => {
      const place = episode.place.peek();
      const answer = place && (await ask("previewShot", { ...place, text: script.text.peek(), shot }));
      return answer?.ok ? answer.value : preview.peek();
    },
    hear: (said) => (preview.value = said),
  });
  const shotId = computed(() => shotAtCaret.value?.id);
  effect(() => {
    const shot = shotId.value;
    void script.text.value;
    void episode.place.value;
    if (shot === undefined) preview.value = undefined;
    else latest.ask(shot);
  });
  return preview;
}

/** Of the first file that is typed in; the other one counts as it is saved. */
function impactOf({ ask, wait, episode }: ReadingPorts, sources: Sources) {
  const impact = signal<Impact | undefined>(undefined);
  const latest = createLatest<SourceFile, Impact | undefined>({
    pause: IMPACT_AFTER,
    wait,
    run: async (file) => {
      const place = episode.place.peek();
      const answer = place && (await ask("impact", { ...place, file, text: sources[file].text.peek() }));
      return answer?.ok ? answer.value : undefined;
    },
    hear: (said, file) => (impact.value = sources[file].isDirty.peek() ? said : undefined),
  });
  effect(() => {
    const file = FILES.find((one) => sources[one].isDirty.value);
    if (file === undefined) {
      latest.forget();
      impact.value = undefined;
      return;
    }
    void sources[file].text.value;
    latest.ask(file);
  });
  return impact;
}

type Checks = Readonly<Record<SourceFile, ReadonlySignal<Check | undefined>>>;

/** A check of the other file has seen this one as it is saved: while this one is typed in, what it says of it is old. */
function problemsOf(file: SourceFile, sources: Sources, checks: Checks): ReadonlySignal<readonly Marked[]> {
  return computed(() => {
    const other = file === "script" ? "series" : "script";
    const heard = [checks[file].value, ...(sources[file].isDirty.value ? [] : [checks[other].value])];
    const marked = heard.flatMap((check) => [
      ...(check?.errors ?? []).map((problem): Marked => ({ ...problem, severity: "error" })),
      ...(check?.warnings ?? []).map((problem): Marked => ({ ...problem, severity: "warning" })),
    ]);
    const mine = marked.filter((problem) => problem.file === file);
    return [...new Map(mine.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()].toSorted(
      inOrder,
    );
  });
}

function inOrder(a: Marked, b: Marked): number {
  return Number(a.severity === "warning") - Number(b.severity === "warning") || (a.line ?? 0) - (b.line ?? 0);
}
