// The file changed on disk while it was typed in: both texts side by side, and the two buttons that decide. Closing decides nothing.
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { effect } from "@preact/signals";
import { Button } from "../../components/button.tsx";
import { CodeBox } from "../../components/fields/code-box.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import type { Source } from "../../store/write/source.ts";
import { smallestChange } from "../../store/write/smallest-change.ts";
import { codeTheme } from "./code-theme.ts";
import { languageOf } from "./script-language.ts";
import "./conflict-dialog.css";

export function ConflictDialog({ source }: { source: Source }) {
  const foot = (
    <>
      <span class="quiet-text">Nothing is saved until you save; the disk's version then goes to _history.</span>
      <span class="spring" />
      <Button onPress={source.takeTheirs}>Take the disk's text</Button>
      <Button kind="primary" onPress={source.keepMine}>
        Go on with mine
      </Button>
    </>
  );
  const title = `${source.path.value} changed on disk`;
  return (
    <div class="conflict">
      <Dialog title={title} startsOnTitle onClose={() => source.compare(false)} foot={foot}>
        <p class="conflict__text">
          On the left what is on disk now, on the right what you typed. Arrows bring a passage over; the right side can
          be edited.
        </p>
        <div class="conflict__merge">
          <CodeBox open={(box) => openMerge(box, source)} />
        </div>
      </Dialog>
    </div>
  );
}

/** What is changed on the right is typed text like any other: it is kept at once, and stays when the window is closed. */
function openMerge(box: HTMLElement, source: Source): () => void {
  const shadow = box.attachShadow({ mode: "open" });
  const looks = [...plain, languageOf(source.file)];
  const view = new MergeView({
    a: {
      doc: source.conflict.peek()?.text ?? "",
      extensions: [...looks, EditorState.readOnly.of(true), labelled("On disk")],
    },
    b: {
      doc: source.text.peek(),
      extensions: [
        ...looks,
        history(),
        keymap.of([...historyKeymap, ...defaultKeymap]),
        labelled("Yours"),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) source.type(state.doc.toString());
        }),
      ],
    },
    parent: shadow,
    root: shadow,
    revertControls: "a-to-b",
    collapseUnchanged: { margin: 3 },
  });
  view.dom.style.cssText = "height: 100%; overflow: auto";
  // The disk may change once more while both are looked at.
  const stop = effect(() => {
    const theirs = source.conflict.value?.text;
    if (theirs !== undefined) view.a.dispatch({ changes: smallestChange(view.a.state.doc.toString(), theirs) });
  });
  return () => {
    stop();
    view.destroy();
  };
}

/** Nothing can be saved before a choice; the press must not reach the browser, which would save the page. */
const savesNothing = { key: "Mod-s", run: () => true, preventDefault: true };
const plain = [lineNumbers(), EditorView.lineWrapping, codeTheme, keymap.of([savesNothing])];

function labelled(label: string) {
  return EditorView.contentAttributes.of({ "aria-label": label });
}
