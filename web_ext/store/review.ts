// Looking at what was made: comparing takes, noting what is wrong, bringing back what was discarded; and which of their windows are open.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../src/contracts/events.ts";
import type { Subject } from "./actions/action.ts";
import { buildBinRows, type BinRow } from "./bin/bin-rows.ts";
import { createWholeCut, type WholeCut } from "./cut/whole-cut.ts";
import { createCompare, type Compare, type ComparePorts } from "./compare/compare.ts";
import { createIssues, type Issues, type IssuesPorts } from "./issues/issues.ts";
import { createKeyframes, type Keyframes } from "./takes/keyframes.ts";
import { createTakeImports, type TakeImports } from "./takes/take-imports.ts";
import { createTrash, type Trash } from "./takes/trash.ts";
import type { EditorView } from "./view.ts";

/** The menu of an object: where it opens, in pixels of the window. */
export interface OpenMenu {
  readonly subject: Subject;
  readonly x: number;
  readonly y: number;
}

export interface Review {
  readonly compare: Compare;
  readonly issues: Issues;
  readonly trash: Trash;
  readonly takeImports: TakeImports;
  readonly keyframes: Keyframes;
  readonly wholeCut: WholeCut;
  /** The bin as it is filtered and folded now. */
  readonly rows: ReadonlySignal<readonly BinRow[]>;
  readonly windows: {
    readonly trash: Signal<boolean>;
    readonly palette: Signal<boolean>;
    readonly menu: Signal<OpenMenu | undefined>;
    /** The shot whose sound is chosen. */
    readonly sound: Signal<string | undefined>;
    /** The take whose record is shown. */
    readonly details: Signal<{ readonly shot: string; readonly take: number } | undefined>;
  };
  /** Hears what makes any of it old. */
  readonly reviewEvent: (event: StudioEvent) => void;
}

export type ReviewPorts = ComparePorts & IssuesPorts & { readonly view: EditorView };

export function createReview(ports: ReviewPorts): Review {
  const { ask, notices, episode, cut, view } = ports;
  const issues = createIssues(ports);
  return {
    issues,
    compare: createCompare(ports),
    trash: createTrash(ask, notices, episode),
    takeImports: createTakeImports(notices, episode),
    keyframes: createKeyframes(ask, notices, episode),
    wholeCut: createWholeCut(ports),
    rows: computed(() => {
      const [text, filter, folded] = [view.text.value, view.filter.value, view.folded.value];
      return buildBinRows(cut.shots.value, { text, filter, folded, noted: issues.counts.value });
    }),
    windows: {
      trash: signal(false),
      palette: signal(false),
      menu: signal<OpenMenu | undefined>(undefined),
      sound: signal<string | undefined>(undefined),
      details: signal(undefined),
    },
    reviewEvent: issues.apply,
  };
}
