// How code looks: the page's tokens in the editor's own terms. Styles are made as sheets inside the editor's shadow, because the page
// runs under a policy that refuses style elements.
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: tags.heading, color: "var(--text)", fontWeight: "600" },
  { tag: [tags.keyword, tags.propertyName], color: "var(--code-key)" },
  { tag: [tags.string, tags.labelName], color: "var(--code-value)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--code-name)" },
  { tag: tags.name, color: "var(--code-name)", fontWeight: "600" },
  { tag: tags.emphasis, color: "var(--text-3)", fontStyle: "italic" },
  { tag: tags.comment, color: "var(--code-comment)" },
]);

const frame = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--panel)", fontSize: "13px" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-code)", lineHeight: "20px", overflow: "auto" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--accent)" },
  ".cm-line": { padding: "0 16px 0 8px" },
  ".cm-gutters": { backgroundColor: "var(--panel)", color: "var(--text-3)", border: "none" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "32px", padding: "0 4px 0 4px" },
  ".cm-activeLine": { backgroundColor: "color-mix(in oklch, var(--select) 55%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--select-hover)",
  },
  ".cm-shot": { backgroundColor: "var(--raised)" },
  ".cm-gutter-lint": { width: "20px" },
  ".cm-lint-marker": { width: "12px", height: "12px", marginTop: "4px" },
  ".cm-lintRange-error": { backgroundImage: "none", borderBottom: "2px dotted var(--failed)" },
  ".cm-lintRange-warning": { backgroundImage: "none", borderBottom: "2px dotted var(--stale)" },
  ".cm-tooltip": {
    maxWidth: "440px",
    border: "none",
    borderRadius: "var(--radius-2)",
    backgroundColor: "var(--raised)",
    boxShadow: "var(--float)",
    color: "var(--text)",
    font: "var(--small) var(--font)",
  },
  ".cm-diagnostic": { padding: "6px 10px", borderLeftWidth: "3px" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--failed)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--stale)" },
  ".cm-diagnosticAction": {
    marginLeft: "8px",
    padding: "2px 8px",
    borderRadius: "var(--radius-1)",
    backgroundColor: "var(--control)",
    color: "var(--text)",
    font: "var(--small) var(--font)",
  },
  ".cm-tooltip-autocomplete > ul > li": { padding: "2px 10px", font: "13px/20px var(--font-code)" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--select)", color: "var(--text)" },
  ".cm-panels": { backgroundColor: "var(--raised)", color: "var(--text)", font: "var(--small) var(--font)" },
  ".cm-panels-top": { borderBottom: "1px solid var(--line)" },
  ".cm-panel.cm-search": { padding: "6px 32px 6px 12px" },
  ".cm-panel.cm-search label": { color: "var(--text-2)" },
  ".cm-textfield": {
    border: "1px solid var(--edge)",
    borderRadius: "var(--radius-1)",
    backgroundColor: "var(--field)",
    color: "var(--text)",
    font: "var(--base) var(--font)",
  },
  ".cm-button": {
    border: "none",
    borderRadius: "var(--radius-1)",
    backgroundImage: "none",
    backgroundColor: "var(--control)",
    color: "var(--text)",
    font: "var(--small) var(--font)",
  },
  ".cm-collapsedLines": {
    padding: "2px 8px",
    background: "var(--raised)",
    color: "var(--text-3)",
    font: "var(--small) var(--font)",
  },
  ".cm-collapsedLines:before, .cm-collapsedLines:after": { content: "'…'" },
  ".cm-searchMatch": { backgroundColor: "color-mix(in oklch, var(--stale) 35%, transparent)" },
  ".cm-searchMatch-selected": { backgroundColor: "color-mix(in oklch, var(--accent) 45%, transparent)" },
});

export const codeTheme = [frame, syntaxHighlighting(colours)];
