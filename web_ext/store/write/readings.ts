// What the service says of texts while they are typed: the check of each file, the shot at the caret, what saving would do.
// An answer is shown only for what it is about: one that comes too late, or does not come, leaves nothing older standing.
import { batch, computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Check, Impact, Preview, PreviewRefusal, SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Ask } from "../../api/ask.ts";
import type { OpenEpisode } from "../open-episode.ts";
import { createLatest, type Latest } from "./latest.ts";
import { marksOf, type Marked } from "./marks.ts";
import type { Placed } from "./outline.ts";
import type { Source } from "./source.ts";

export type Previewed = Preview | PreviewRefusal;
export type Sources = Readonly<Record<SourceFile, Source>>;

export interface Readings {
  /** What the last check said of each file, errors first. */
  readonly problems: Readonly<Record<SourceFile, ReadonlySignal<readonly Marked[]>>>;
  /** The check has answered for every text that is open; until then no problems means nothing. */
  readonly isChecked: ReadonlySignal<boolean>;
  /** Of the shot at the caret, in the open pass. */
  readonly preview: ReadonlySignal<Previewed | undefined>;
  /** Of the typed text that is not saved; undefined while there is none. */
  readonly impact: ReadonlySignal<Impact | undefined>;
  /** A save has checked the file itself. */
  readonly tell: (file: SourceFile, check: Check) => void;
  /** Asks everything again: the service was away. */
  readonly askAgain: () => void;
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

/** What every reading asks with. `again` grows when all are to ask once more. */
interface Table extends ReadingPorts {
  readonly sources: Sources;
  readonly again: ReadonlySignal<number>;
}

interface Reading<T> {
  readonly said: Signal<T | undefined>;
  readonly forget: () => void;
}

export function createReadings(
  ports: ReadingPorts,
  sources: Sources,
  shotAtCaret: ReadonlySignal<Placed | undefined>,
): Readings {
  const again = signal(0);
  const table: Table = { ...ports, sources, again };
  const checks = { script: checkOf("script", table), series: checkOf("series", table) };
  const preview = previewOf(table, shotAtCaret);
  const impact = impactOf(table);
  return {
    problems: { script: problemsOf("script", sources, checks), series: problemsOf("series", sources, checks) },
    isChecked: computed(() => {
      const open = FILES.filter((file) => sources[file].state.value === "ready");
      return open.length > 0 && open.every((file) => checks[file].said.value !== undefined);
    }),
    preview: preview.said,
    impact: impact.said,
    tell: (file, check) => (checks[file].said.value = check),
    askAgain: () => (again.value += 1),
    forget: () => batch(() => [checks.script, checks.series, preview, impact].forEach((reading) => reading.forget())),
  };
}

function reading<Q, T>(said: Signal<T | undefined>, latest: Latest<Q>): Reading<T> {
  const forget = () => {
    latest.forget();
    said.value = undefined;
  };
  return { said, forget };
}

/** Asked again after every change of the file, and of the other one on disk: a script is checked against the config, and the reverse. */
function checkOf(file: SourceFile, { ask, wait, sources, again }: Table): Reading<Check> {
  const other = file === "script" ? "series" : "script";
  const said = signal<Check | undefined>(undefined);
  const latest = createLatest({
    pause: CHECK_AFTER,
    wait,
    run: (question: { readonly ep: string; readonly text: string }) => ask("checkSource", { ...question, file }),
    hear: (answer) => (said.value = answer.ok ? answer.value : undefined),
  });
  const mine = reading(said, latest);
  effect(() => {
    const { ep, text, state } = sources[file];
    void [sources[other].saved.value.hash, again.value];
    if (ep.value !== undefined && state.value === "ready") latest.ask({ ep: ep.value, text: text.value });
    else mine.forget();
  });
  return mine;
}

/** The shot at the caret, after every change of the script, of the config on disk, of the pass and of the caret's shot. */
function previewOf({ ask, wait, episode, sources, again }: Table, shotAtCaret: ReadonlySignal<Placed | undefined>) {
  const { script, series } = sources;
  const kept = signal<{ readonly about: string; readonly said: Previewed } | undefined>(undefined);
  const question = computed(() => {
    const [ep, pass, shot] = [script.ep.value, episode.place.value?.pass, shotAtCaret.value?.id];
    return ep === undefined || pass === undefined || shot === undefined ? undefined : { ep, pass, shot };
  });
  const about = computed(() => JSON.stringify(question.value));
  const latest = createLatest({
    pause: CHECK_AFTER,
    wait,
    run: async () => {
      const [now, asked] = [question.peek(), about.peek()];
      const answer = now && (await ask("previewShot", { ...now, text: script.text.peek() }));
      return answer && { about: asked, said: answer.ok ? answer.value : refusedPreview(answer.sentence) };
    },
    hear: (heard) => (kept.value = heard),
  });
  effect(() => {
    void [about.value, script.text.value, series.saved.value.hash, again.value];
    if (question.peek()) latest.ask(undefined);
    else latest.forget();
  });
  const said = computed(() => (kept.value && kept.value.about === about.value ? kept.value.said : undefined));
  return { said, forget: reading(kept, latest).forget };
}

function refusedPreview(sentence: string): PreviewRefusal {
  return { ok: false, error: sentence, line: null };
}

/** Of the first file that is typed in; the other one counts as it is saved. */
function impactOf({ ask, wait, episode, sources }: Table): Reading<Impact> {
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
  const mine = reading(impact, latest);
  effect(() => {
    const file = FILES.find((one) => sources[one].isDirty.value);
    if (file === undefined) return mine.forget();
    void sources[file].text.value;
    latest.ask(file);
  });
  return mine;
}

/** A check of the other file has seen this one as it is saved: while this one is typed in, what it says of it is old. */
function problemsOf(
  file: SourceFile,
  sources: Sources,
  checks: Readonly<Record<SourceFile, Reading<Check>>>,
): ReadonlySignal<readonly Marked[]> {
  const other = file === "script" ? "series" : "script";
  return computed(() => {
    const elsewhere = sources[file].isDirty.value ? undefined : checks[other].said.value;
    return marksOf(file, [checks[file].said.value, elsewhere]);
  });
}
