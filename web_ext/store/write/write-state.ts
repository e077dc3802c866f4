// The Write workspace's state: both texts, what the service says of them while they are typed, and where the caret is.
// Knows no editor component: what is typed and where the caret is are passed in, and where the caret is to go is read from it.
import { computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Mend } from "../../../src/contracts/schema.ts";
import type { DraftStorage } from "../../api/drafts.ts";
import type { Notices } from "../base/notices.ts";
import type { Workspace } from "../address.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import type { SpokenLines } from "../episode/spoken-line.ts";
import {
  buildOutline,
  keepUnchanged,
  shotAtLine,
  shotSpans,
  type OutlineSequence,
  type ShotSpan,
  suppressRule,
} from "./outline.ts";
import { createPromotion, type Promotion } from "./promotion.ts";
import { createLiveQueries, type LiveQueryPorts, type LiveQueries, type MeasuredImpact } from "./live-queries.ts";
import type { TextDiagnostic } from "./diagnostics.ts";
import { applyMend } from "./mends.ts";
import { FILES, type Sources, createSource } from "./source.ts";
import { createSaving } from "./saving.ts";

/** A place that the editor is asked to go to, once. */
export interface CaretTarget {
  readonly file: SourceFile;
  readonly line: number;
  /** A person asked for the place and goes on there; not so when the page follows its selected shot. */
  readonly focus: boolean;
}

export interface WriteState extends Pick<LiveQueries, "problems" | "isChecked" | "preview" | "impact" | "askAgain"> {
  readonly sources: Sources;
  readonly outline: ReadonlySignal<readonly OutlineSequence[]>;
  /** Seconds of each shot: as it is built, or as the edit would make it once that is measured. */
  readonly lengths: ReadonlySignal<ReadonlyMap<string, number>>;
  /** Line of the script that the caret is in, 1-based. */
  readonly caret: ReadonlySignal<number>;
  /** The script's editor was opened with its caret there. */
  readonly placeCaret: (line: number) => void;
  /** The caret went there, and the page's selected shot with it. */
  readonly moveCaret: (line: number) => void;
  readonly shotAtCaret: ReadonlySignal<ShotSpan | undefined>;
  readonly promotion: Promotion;
  readonly dirtyFiles: ReadonlySignal<number>;
  /** Names of the files whose typed text is neither saved nor kept: it would be lost with its episode. */
  readonly unstoredFiles: ReadonlySignal<readonly string[]>;
  /** The place that the editor of a file is to go to now; whoever asks takes it, and it is not given again. */
  readonly takeCaretTarget: (file: SourceFile) => CaretTarget | undefined;
  readonly goTo: (file: SourceFile, line: number) => void;
  /** Like `goTo`, while the person goes on where they are. */
  readonly showLine: (file: SourceFile, line: number) => void;
  readonly open: (ep: string | undefined) => Promise<void>;
  /** Both texts, or one of them. */
  readonly save: (rebuild: boolean, only?: SourceFile) => Promise<void>;
  /** The episode changed on disk. */
  readonly checkDisk: () => Promise<void>;
  readonly suppress: (line: number, id: string) => void;
  readonly mend: (problem: TextDiagnostic, mend: Mend) => void;
}

export interface WritePorts extends LiveQueryPorts {
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass" | "order" | "shots">;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly select: (shot: string) => void;
  readonly workspace: ReadonlySignal<Workspace>;
  readonly spoken: SpokenLines;
  readonly drafts: DraftStorage;
  /** A save has built the episode, or tried to. */
  readonly built: (reply: BuildReply) => void;
}

export function createWriteState(ports: WritePorts): WriteState {
  const sources = { script: createSource("script", ports), series: createSource("series", ports) };
  const { script } = sources;
  const caret = signal(1);
  const caretTarget = signal<CaretTarget | undefined>(undefined);
  const spans = computed(() => shotSpans(script.text.value));
  const shotAtCaret = computed(() => shotAtLine(spans.value, caret.value));
  const queries = createLiveQueries(ports, sources, shotAtCaret);
  const promotion = createPromotion({ ...ports, ep: script.ep });
  const save = createSaving({ sources, queries, notices: ports.notices, built: ports.built });
  followSelection(ports, { caretTarget, shotAtCaret, script, spans });
  followPlayhead(ports, { caretTarget, script, caret });
  const parts = { sources, queries, promotion, caret, caretTarget };
  let outline: readonly OutlineSequence[] = [];
  return {
    sources,
    ...queries,
    caret,
    placeCaret: (line) => (caret.value = line),
    moveCaret: (line) => {
      caret.value = line;
      selectAtCaret(ports, shotAtCaret.peek()?.id);
      if (shotAtCaret.peek()?.id === ports.selected.peek()) ports.spoken.seekTo(line);
    },
    shotAtCaret,
    promotion,
    takeCaretTarget: (file) => takeCaretTarget(caretTarget, file),
    dirtyFiles: computed(() => FILES.filter((file) => sources[file].isDirty.value).length),
    unstoredFiles: computed(() => {
      const lost = FILES.map((file) => sources[file]).filter(({ draftStatus }) => draftStatus.value !== "kept");
      return lost.map(({ path }) => path.value);
    }),
    outline: computed(() => {
      const checked = queries.isChecked.value ? checkedScript(queries) : undefined;
      return (outline = keepUnchanged(outline, buildOutline(script.text.value, checked)));
    }),
    lengths: computed(() => lengthsOf(ports.episode.shots.value, queries.impact.value)),
    goTo: (file, line) => (caretTarget.value = { file, line, focus: true }),
    showLine: (file, line) => (caretTarget.value = { file, line, focus: false }),
    open: (ep) => openTexts(parts, ep),
    save,
    checkDisk: async () => {
      await Promise.all(FILES.map((file) => sources[file].checkDisk()));
    },
    suppress: (line, id) => {
      const text = suppressRule(script.text.peek(), line, id);
      if (text !== undefined) script.type(text);
    },
    mend: (problem, mend) => applyMend(sources, problem, mend),
  };
}

interface Parts {
  readonly sources: Sources;
  readonly queries: LiveQueries;
  readonly promotion: Promotion;
  readonly caret: Signal<number>;
  readonly caretTarget: Signal<CaretTarget | undefined>;
}

async function openTexts(parts: Parts, ep: string | undefined): Promise<void> {
  const { sources, queries, promotion, caret, caretTarget } = parts;
  queries.forget();
  promotion.forget();
  caret.value = 1;
  caretTarget.value = undefined;
  await Promise.all(FILES.map((file) => sources[file].open(ep)));
}

interface FollowedLine {
  readonly caretTarget: Signal<CaretTarget | undefined>;
  readonly script: Sources["script"];
  readonly caret: ReadonlySignal<number>;
}

interface Following {
  readonly caretTarget: Signal<CaretTarget | undefined>;
  readonly shotAtCaret: ReadonlySignal<ShotSpan | undefined>;
  readonly script: Sources["script"];
  readonly spans: ReadonlySignal<readonly ShotSpan[]>;
}

function takeCaretTarget(caretTarget: Signal<CaretTarget | undefined>, file: SourceFile): CaretTarget | undefined {
  const now = caretTarget.value;
  if (now?.file !== file) return undefined;
  caretTarget.value = undefined;
  return now;
}

function selectAtCaret({ selected, select, episode }: WritePorts, shot: string | undefined): void {
  if (shot !== undefined && shot !== selected.peek() && episode.order.peek().includes(shot)) select(shot);
}

/** The caret goes to the page's selected shot, unless it stands there already: then nothing is left to go to. */
function followSelection({ selected }: WritePorts, { caretTarget, shotAtCaret, script, spans }: Following): void {
  effect(() => {
    const shot = selected.value;
    const isReady = script.state.value === "ready";
    untracked(() => {
      if (!isReady || shot === undefined) return;
      const span = shotAtCaret.value?.id === shot ? undefined : spans.value.find(({ id }) => id === shot);
      caretTarget.value = span && { file: "script", line: span.line, focus: false };
    });
  });
}

/** Whoever comes to the script while something is said finds the caret on that line. */
function followPlayhead({ workspace, spoken }: WritePorts, { caretTarget, script, caret }: FollowedLine): void {
  effect(() => {
    const isReady = workspace.value === "write" && script.state.value === "ready";
    untracked(() => {
      const line = isReady ? spoken.now.value?.line : undefined;
      if (line === undefined || line === caret.value || caretTarget.value?.focus) return;
      caretTarget.value = { file: "script", line, focus: false };
    });
  });
}

function checkedScript({ problems, building }: LiveQueries) {
  return { problems: problems.script.value, building: building.value };
}

/** Seconds by shot: as it is built, or as the edit that is typed would make it. */
export function lengthsOf(
  built: readonly Pick<ShotStatus, "shot" | "seconds">[],
  measured: MeasuredImpact | undefined,
): ReadonlyMap<string, number> {
  const lengths = new Map(built.flatMap(({ shot, seconds }) => (seconds === null ? [] : [[shot, seconds] as const])));
  const edited = measured?.answer.ok ? measured.answer.value.shots : [];
  for (const { shot, seconds_after: seconds } of edited) if (seconds !== null) lengths.set(shot, seconds);
  return lengths;
}
