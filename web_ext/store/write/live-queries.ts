// What the service says of texts while they are typed: the check of each file, the shot at the caret, what saving would do.
// An answer is shown only for what it is about: one that comes too late, or does not come, leaves nothing older standing.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Check } from "../../../src/contracts/replies/build-report.ts";
import type { Impact, Preview, PreviewRefusal, SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Answer, Ask } from "../../api/calls.ts";
import type { OpenEpisode, EpisodePass } from "../episode/episode-values.ts";
import { diagnosticsOf, type TextDiagnostic } from "./diagnostics.ts";
import type { ShotSpan } from "./outline.ts";
import { createLiveQuery, type LiveQuery } from "./live-query.ts";
import { type Sources, FILES } from "./source.ts";

export type PreviewAnswer = Preview | PreviewRefusal;
/** What the typed text of one file would do, the other one taken as it is saved; or why that cannot be said. */
export interface MeasuredImpact {
  readonly file: SourceFile;
  readonly answer: Answer<Impact>;
}

export interface LiveQueries {
  /** What the last check said of each file, errors first. */
  readonly problems: Readonly<Record<SourceFile, ReadonlySignal<readonly TextDiagnostic[]>>>;
  /** The check has answered for every text that is open; until then no problems means nothing. */
  readonly isChecked: ReadonlySignal<boolean>;
  /** Shots that build on their target, whatever is wrong elsewhere. */
  readonly building: ReadonlySignal<ReadonlySet<string>>;
  /** Of the shot at the caret, in the open pass. */
  readonly preview: ReadonlySignal<PreviewAnswer | undefined>;
  /** Of the typed text that is not saved; undefined while there is none, and until it is measured. */
  readonly impact: ReadonlySignal<MeasuredImpact | undefined>;
  /** A save has checked the file itself. */
  readonly supplyCheck: (file: SourceFile, check: Check) => void;
  /** Asks everything again: the service was away. */
  readonly askAgain: () => void;
  readonly forget: () => void;
}

export interface LiveQueryPorts {
  readonly ask: Ask;
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly episode: Pick<OpenEpisode, "openPass">;
}

/** Milliseconds after the last key. */
const CHECK_AFTER = 150;
const IMPACT_AFTER = 600;

/** What every reading asks with. `again` grows when all are to ask once more. */
interface Table extends Pick<LiveQueryPorts, "ask" | "wait"> {
  readonly sources: Sources;
  /** The episode whose texts are open, in the pass that is open. */
  readonly openPass: ReadonlySignal<EpisodePass | undefined>;
  readonly again: ReadonlySignal<number>;
}

export function createLiveQueries(
  ports: LiveQueryPorts,
  sources: Sources,
  shotAtCaret: ReadonlySignal<ShotSpan | undefined>,
): LiveQueries {
  const again = signal(0);
  const { ask, wait, episode } = ports;
  const openPass = computed(() => {
    const [ep, pass] = [sources.script.ep.value, episode.openPass.value?.pass];
    return ep === undefined || pass === undefined ? undefined : { ep, pass };
  });
  const table: Table = { ask, wait, sources, openPass, again };
  const checks = { script: checkOf("script", table), series: checkOf("series", table) };
  const preview = previewOf(table, shotAtCaret);
  const impact = impactOf(table);
  return {
    problems: { script: problemsOf("script", sources, checks), series: problemsOf("series", sources, checks) },
    isChecked: computed(() => {
      const open = FILES.filter((file) => sources[file].state.value === "ready");
      return open.length > 0 && open.every((file) => checks[file].answer.value !== undefined);
    }),
    building: computed(() => {
      const shots = checks.script.answer.value?.shots ?? [];
      return new Set(shots.flatMap(({ id, builds }) => (builds ? [id] : [])));
    }),
    preview: preview.answer,
    impact: impact.answer,
    supplyCheck: (file, check) => checks[file].supply(check),
    askAgain: () => (again.value += 1),
    forget: () => batch(() => [checks.script, checks.series, preview, impact].forEach((reading) => reading.forget())),
  };
}

/** After every change of either file: a script is checked against the config as it is typed, and the reverse. */
function checkOf(file: SourceFile, { ask, wait, sources, again }: Table): LiveQuery<Check> {
  const other = file === "script" ? "series" : "script";
  const { ep, text, state } = sources[file];
  return createLiveQuery({
    pause: CHECK_AFTER,
    wait,
    about: computed(() => {
      return ep.value === undefined || state.value !== "ready" ? undefined : { ep: ep.value, file };
    }),
    changes: () => void [text.value, sources[other].text.value, sources[other].saved.value.hash, again.value],
    ask: async (about) => {
      const { isDirty, text: typed } = sources[other];
      const edited = isDirty.peek() ? { other: typed.peek() } : {};
      const answer = await ask("checkSource", { ...about, text: text.peek(), ...edited });
      return answer.ok ? answer.value : undefined;
    },
  });
}

/** After every change of the script, of the config on disk, of the pass and of the caret's shot. */
function previewOf(
  { ask, wait, sources, openPass, again }: Table,
  shotAtCaret: ReadonlySignal<ShotSpan | undefined>,
): LiveQuery<PreviewAnswer> {
  const { script, series } = sources;
  return createLiveQuery({
    pause: CHECK_AFTER,
    wait,
    about: computed(() => {
      const shot = shotAtCaret.value?.id;
      return openPass.value && shot !== undefined ? { ...openPass.value, shot } : undefined;
    }),
    changes: () => void [script.text.value, series.saved.value.hash, again.value],
    ask: async (about) => {
      const answer = await ask("previewShot", { ...about, text: script.text.peek() });
      return answer.ok ? answer.value : { ok: false, error: answer.sentence, line: null };
    },
  });
}

/** Of the first file that is typed in; the other one counts as it is saved. */
function impactOf({ ask, wait, sources, openPass, again }: Table): LiveQuery<MeasuredImpact> {
  const file = computed(() => FILES.find((one) => sources[one].isDirty.value));
  return createLiveQuery({
    pause: IMPACT_AFTER,
    wait,
    about: computed(() => (openPass.value && file.value ? { ...openPass.value, file: file.value } : undefined)),
    changes: () =>
      void [again.value, ...FILES.flatMap((one) => [sources[one].text.value, sources[one].saved.value.hash])],
    ask: async (about) => {
      const answer = await ask("impact", { ...about, text: sources[about.file].text.peek() });
      return { file: about.file, answer };
    },
  });
}

/** A check of the other file has seen this one as it is saved: while this one is typed in, what it says of it is old. */
function problemsOf(
  file: SourceFile,
  sources: Sources,
  checks: Readonly<Record<SourceFile, LiveQuery<Check>>>,
): ReadonlySignal<readonly TextDiagnostic[]> {
  const other = file === "script" ? "series" : "script";
  return computed(() => {
    const elsewhere = sources[file].isDirty.value ? undefined : checks[other].answer.value;
    return diagnosticsOf(file, [checks[file].answer.value, elsewhere]);
  });
}
