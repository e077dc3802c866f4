// The Write room's state: both texts, what the service says of them while they are typed, and where the caret is.
// Knows no editor component: it is told what is typed and where the caret stands, and says where the caret is to go.
import { batch, computed, effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { BuildReply } from "../../../src/contracts/routes/episodes.ts";
import type { Check, Impact, Preview, SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Problem } from "../../../src/contracts/schema.ts";
import type { Ask } from "../../api/ask.ts";
import type { Notices } from "../notices.ts";
import type { OpenEpisode } from "../open-episode.ts";
import type { DraftKeeper } from "../../api/drafts.ts";
import { createLatest } from "./latest.ts";
import { buildOutline, shotAtLine, shotSpans, type OutlineSequence, type Placed } from "./outline.ts";
import { createPromotion, type Promotion } from "./promotion.ts";
import { silenceRule } from "./silence.ts";
import { createSource, type Source } from "./source.ts";

export interface Marked extends Problem {
  readonly severity: "error" | "warning";
}

export type Previewed = Preview | { readonly ok: false; readonly error: string; readonly line: number | null };

export interface Writing {
  readonly sources: Readonly<Record<SourceFile, Source>>;
  /** What the last check said of each file, errors first. */
  readonly problems: Readonly<Record<SourceFile, ReadonlySignal<readonly Marked[]>>>;
  readonly outline: ReadonlySignal<readonly OutlineSequence[]>;
  /** Line of the script that the caret is in, 1-based. */
  readonly caret: Signal<number>;
  readonly shotAtCaret: ReadonlySignal<Placed | undefined>;
  readonly preview: ReadonlySignal<Previewed | undefined>;
  /** Of the typed text that is not saved; undefined while there is none. */
  readonly impact: ReadonlySignal<Impact | undefined>;
  readonly promotion: Promotion;
  readonly dirtyFiles: ReadonlySignal<number>;
  /** A place the editor is asked to go to; a new value each time. */
  readonly goal: ReadonlySignal<{ readonly file: SourceFile; readonly line: number } | undefined>;
  readonly goTo: (file: SourceFile, line: number) => void;
  readonly open: (ep: string | undefined) => Promise<void>;
  readonly save: (rebuild: boolean) => Promise<void>;
  /** The episode changed on disk. */
  readonly look: () => Promise<void>;
  readonly silence: (line: number, id: string) => void;
}

export interface WritingPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "place" | "order">;
  readonly selected: ReadonlySignal<string | undefined>;
  readonly select: (shot: string) => void;
  readonly drafts: DraftKeeper;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** A save has built the episode, or tried to. */
  readonly built: (reply: BuildReply) => void;
}

/** Milliseconds after the last key. */
const CHECK_AFTER = 150;
const IMPACT_AFTER = 600;
const FILES = ["script", "series"] as const;

export function createWriting(ports: WritingPorts): Writing {
  const { ask, notices, episode } = ports;
  const sources = { script: createSource("script", ports), series: createSource("series", ports) };
  const checks = { script: signal<Check | undefined>(undefined), series: signal<Check | undefined>(undefined) };
  const preview = signal<Previewed | undefined>(undefined);
  const impact = signal<Impact | undefined>(undefined);
  const goal = signal<{ file: SourceFile; line: number } | undefined>(undefined);
  const caret = signal(1);
  const shotAtCaret = computed(() => shotAtLine(sources.script.text.value, caret.value));
  const problems = { script: problemsOf("script", sources, checks), series: problemsOf("series", sources, checks) };
  const promotion = createPromotion(ask, notices);
  const dirtyFiles = computed(() => FILES.filter((file) => sources[file].isDirty.value).length);
  const ep = () => episode.place.peek()?.ep;

  const asks = {
    script: checker("script"),
    series: checker("series"),
    preview: createLatest<string, Previewed | undefined>({
      pause: CHECK_AFTER,
      wait: ports.wait,
      run: async (shot) => {
        const place = episode.place.peek();
        if (!place) return undefined;
        const answer = await ask("previewShot", { ...place, text: sources.script.text.peek(), shot });
        return answer.ok ? answer.value : preview.peek();
      },
      hear: (said) => (preview.value = said),
    }),
    impact: createLatest<SourceFile, Impact | undefined>({
      pause: IMPACT_AFTER,
      wait: ports.wait,
      run: async (file) => {
        const place = episode.place.peek();
        if (!place) return undefined;
        const answer = await ask("impact", { ...place, file, text: sources[file].text.peek() });
        return answer.ok ? answer.value : undefined;
      },
      hear: (said, file) => (impact.value = sources[file].isDirty.peek() ? said : undefined),
    }),
  };

  function checker(file: SourceFile) {
    return createLatest<string, Check | undefined>({
      pause: CHECK_AFTER,
      wait: ports.wait,
      run: async (text) => {
        const open = ep();
        if (open === undefined) return undefined;
        const answer = await ask("checkSource", { ep: open, file, text });
        return answer.ok ? answer.value : undefined;
      },
      hear: (said) => (checks[file].value = said ?? checks[file].peek()),
    });
  }

  for (const file of FILES) {
    effect(() => {
      const text = sources[file].text.value;
      if (sources[file].state.value === "ready") asks[file].ask(text);
    });
  }
  effect(() => {
    const file = FILES.find((one) => sources[one].isDirty.value);
    if (file !== undefined) {
      void sources[file].text.value;
      asks.impact.ask(file);
    } else {
      asks.impact.forget();
      impact.value = undefined;
    }
  });
  effect(() => {
    const shot = shotAtCaret.value?.id;
    void sources.script.text.value;
    void episode.place.value?.pass;
    if (shot === undefined) preview.value = undefined;
    else asks.preview.ask(shot);
  });
  followSelection(ports, { goal, shotAtCaret, script: sources.script });

  return {
    sources,
    problems,
    caret,
    shotAtCaret,
    preview,
    impact,
    promotion,
    dirtyFiles,
    goal,
    outline: computed(() => buildOutline(sources.script.text.value, problems.script.value)),
    goTo: (file, line) => (goal.value = { file, line }),
    open: async (next) => {
      batch(() => {
        [checks.script.value, checks.series.value, preview.value, impact.value] = [
          undefined,
          undefined,
          undefined,
          undefined,
        ];
        caret.value = 1;
        promotion.forget();
      });
      await Promise.all([sources.script.open(next), sources.series.open(next)]);
      if (next !== undefined && next === ep()) await promotion.load(next);
    },
    save: async (rebuild) => {
      const dirty = FILES.toReversed().filter((file) => sources[file].isDirty.peek());
      const files = dirty.length > 0 ? dirty : rebuild ? (["script"] as const) : [];
      for (const [index, file] of files.entries()) {
        const isLast = index === files.length - 1;
        const saved = await sources[file].save(rebuild && isLast);
        if (!saved) return;
        checks[file].value = saved.check;
        if (saved.build) ports.built(saved.build);
      }
      const open = ep();
      if (open !== undefined) await promotion.load(open);
    },
    look: async () => {
      await Promise.all(FILES.map((file) => sources[file].look()));
      const open = ep();
      if (open !== undefined && promotion.plan.peek()) await promotion.load(open);
    },
    silence: (line, id) => {
      const text = silenceRule(sources.script.text.peek(), line, id);
      if (text !== undefined) sources.script.type(text);
    },
  };
}

type Checks = Readonly<Record<SourceFile, ReadonlySignal<Check | undefined>>>;

/** A check of the other file has seen this one as it is saved: while this one is typed in, what it says of it is old. */
function problemsOf(file: SourceFile, sources: Writing["sources"], checks: Checks): ReadonlySignal<readonly Marked[]> {
  return computed(() => {
    const other = file === "script" ? "series" : "script";
    const heard = [checks[file].value, ...(sources[file].isDirty.value ? [] : [checks[other].value])];
    const marked = heard.flatMap((check) => [
      ...(check?.errors ?? []).map((problem): Marked => ({ ...problem, severity: "error" })),
      ...(check?.warnings ?? []).map((problem): Marked => ({ ...problem, severity: "warning" })),
    ]);
    const mine = marked.filter((problem) => problem.file === file);
    return [...new Map(mine.map((problem) => [`${problem.line} ${problem.message}`, problem])).values()].toSorted(
      (a, b) => Number(a.severity === "warning") - Number(b.severity === "warning") || (a.line ?? 0) - (b.line ?? 0),
    );
  });
}

/** The caret and the page's selected shot move each other, and neither moves back. */
function followSelection(
  { selected, select, episode }: WritingPorts,
  {
    goal,
    shotAtCaret,
    script,
  }: { goal: Signal<Writing["goal"]["value"]>; shotAtCaret: Writing["shotAtCaret"]; script: Source },
): void {
  effect(() => {
    const shot = shotAtCaret.value?.id;
    untracked(() => {
      if (shot !== undefined && shot !== selected.value && episode.order.value.includes(shot)) select(shot);
    });
  });
  effect(() => {
    const shot = selected.value;
    const isReady = script.state.value === "ready";
    untracked(() => {
      if (!isReady || shot === undefined || shotAtCaret.value?.id === shot) return;
      const span = shotSpans(script.text.value).find(({ id }) => id === shot);
      if (span) goal.value = { file: "script", line: span.line };
    });
  });
}
