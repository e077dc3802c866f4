// A code editor in a box of the page: what is typed and where the caret is goes out, texts, marks and places to go to come in.
// It lives in a shadow of its own, so that its styles are sheets and not style elements.
import { autocompletion, completionKeymap, type CompletionSource } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from "@codemirror/commands";
import { bracketMatching, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { search, searchKeymap, openSearchPanel } from "@codemirror/search";
import { EditorState, StateEffect, StateField, type Extension } from "@codemirror/state";
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type DecorationSet,
  type EditorViewConfig,
} from "@codemirror/view";
import type { Mend } from "../../../src/contracts/schema.ts";
import type { TextDiagnostic } from "../../store/write/diagnostics.ts";
import { labelMend } from "../../store/write/mends.ts";
import { smallestChange } from "../../store/write/smallest-change.ts";
import { codeTheme } from "./code-theme.ts";

export interface CodeEditor {
  /** Another text than the one that stands there, as one step of the undo; the caret stays where it was as far as it can. */
  readonly show: (text: string) => void;
  readonly mark: (problems: readonly TextDiagnostic[]) => void;
  /** Lines of the shot that the caret is in, drawn apart; undefined for none. */
  readonly band: (lines: { readonly line: number; readonly end_line: number } | undefined) => void;
  readonly goTo: (line: number) => void;
  readonly find: () => void;
  readonly focus: () => void;
  /** Line of the caret, 1-based. */
  readonly line: () => number;
  /** What the next editor of the same text begins with. */
  readonly close: () => SavedEditorState;
}

/** Undo, caret and scrolling of an editor that was closed. */
export interface SavedEditorState {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
}

export interface CodeEditorOptions {
  readonly label: string;
  readonly text: string;
  /** Of the editor that this text had before; it counts only when that one was left with the same text. */
  readonly left?: SavedEditorState | undefined;
  readonly language: Extension;
  readonly complete?: CompletionSource;
  readonly onText: (text: string) => void;
  readonly onCaret: (line: number) => void;
  readonly onSave: () => void;
  readonly onSuppress?: (line: number, id: string) => void;
  readonly onMend: (problem: TextDiagnostic, mend: Mend) => void;
}

export function openCodeEditor(box: HTMLElement, options: CodeEditorOptions): CodeEditor {
  const shadow = box.shadowRoot ?? box.attachShadow({ mode: "open" });
  const view = new EditorView({ ...beginningOf(options), parent: shadow, root: shadow });
  return {
    show: (text) => {
      const now = view.state.doc.toString();
      if (text === now) return;
      view.dispatch({ changes: smallestChange(now, text), annotations: isolateHistory.of("full") });
    },
    mark: (problems) =>
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.flatMap((one) => diagnosticOf(view, one, options)),
        ),
      ),
    band: (lines) => view.dispatch({ effects: bandEffect.of(lines) }),
    goTo: (line) => {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: "start", yMargin: 40 }),
      });
    },
    find: () => openSearchPanel(view),
    focus: () => view.focus(),
    line: () => lineOfCaret(view.state),
    close: () => {
      const left = { state: view.state, scroll: view.scrollSnapshot() };
      view.destroy();
      return left;
    },
  };
}

function beginningOf(options: CodeEditorOptions): Pick<EditorViewConfig, "state" | "scrollTo"> {
  const { text, left } = options;
  const extensions = extensionsOf(options);
  if (left?.state.doc.toString() !== text) return { state: EditorState.create({ doc: text, extensions }) };
  const { state } = left.state.update({ effects: StateEffect.reconfigure.of(extensions) });
  return { state, scrollTo: left.scroll };
}

function lineOfCaret({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

function extensionsOf(options: CodeEditorOptions): Extension {
  const save = { key: "Mod-s", run: () => (options.onSave(), true), preventDefault: true };
  return [
    lineNumbers(),
    lintGutter(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    drawSelection(),
    history(),
    bracketMatching(),
    indentUnit.of("  "),
    EditorView.lineWrapping,
    search({ top: true }),
    EditorState.phrases.of(FIND_WORDS),
    autocompletion(options.complete ? { override: [options.complete] } : {}),
    bandField,
    options.language,
    codeTheme,
    EditorView.contentAttributes.of({ "aria-label": options.label, spellcheck: "false" }),
    keymap.of([
      save,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onText(update.state.doc.toString());
      if (update.docChanged || update.selectionSet) {
        options.onCaret(lineOfCaret(update.state));
      }
    }),
  ];
}

/** As the page's own buttons are written. */
const FIND_WORDS = {
  next: "Next",
  previous: "Previous",
  all: "All",
  replace: "Replace",
  "replace all": "Replace all",
  "match case": "Match case",
  regexp: "Pattern",
  "by word": "Whole words",
};

const bandEffect = StateEffect.define<{ readonly line: number; readonly end_line: number } | undefined>();
const bandLine = Decoration.line({ class: "cm-shot" });

const bandField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (band, { effects, changes, state }) => {
    const set = effects.findLast((effect) => effect.is(bandEffect));
    if (!set) return band.map(changes);
    const lines = set.value as { line: number; end_line: number } | undefined;
    if (!lines) return Decoration.none;
    const numbers = Array.from(
      { length: Math.min(lines.end_line, state.doc.lines) - lines.line + 1 },
      (_, i) => lines.line + i,
    );
    return Decoration.set(numbers.map((number) => bandLine.range(state.doc.line(number).from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The words of the line, or from the column that the service names. */
function diagnosticOf(view: EditorView, problem: TextDiagnostic, options: CodeEditorOptions): Diagnostic[] {
  if (problem.line === null || problem.line > view.state.doc.lines) return [];
  const line = view.state.doc.line(problem.line);
  const indent = line.text.length - line.text.trimStart().length;
  const from = line.from + Math.min(problem.col === undefined ? indent : problem.col - 1, line.length);
  const { id, severity } = problem;
  const actions = actionsOf(problem, options);
  const source = id === undefined ? {} : { source: id };
  return [{ from, to: Math.max(from, line.to), severity, message: problem.message, actions, ...source }];
}

/** What a press in the words over a mark does: the same as beside the list of problems. */
function actionsOf(
  problem: TextDiagnostic,
  { onSuppress, onMend }: CodeEditorOptions,
): { readonly name: string; readonly apply: () => void }[] {
  const { id, line, mends = [] } = problem;
  return [
    ...mends.map((mend) => ({ name: labelMend(mend), apply: () => onMend(problem, mend) })),
    ...(id !== undefined && onSuppress
      ? [{ name: "Silence in this shot", apply: () => onSuppress(line ?? 1, id) }]
      : []),
  ];
}
