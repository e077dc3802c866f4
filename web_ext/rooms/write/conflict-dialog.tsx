// The file changed on disk while it was typed in: both texts side by side, and three ways out. None of them loses a word unasked.
import { MergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { useRef } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { CodeBox } from "../../parts/code-box.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import type { Source } from "../../store/write/source.ts";
import { codeLook } from "./code-look.ts";
import "./conflict-dialog.css";

export function ConflictDialog({ source }: { source: Source }) {
  const merged = useRef(source.text.peek());
  const theirs = source.conflict.peek()?.text ?? "";
  const open = (box: HTMLElement) => {
    const shadow = box.attachShadow({ mode: "open" });
    const view = new MergeView({
      a: { doc: theirs, extensions: [...plain, EditorState.readOnly.of(true), labelled("On disk")] },
      b: {
        doc: source.text.peek(),
        extensions: [
          ...plain,
          labelled("Yours"),
          EditorView.updateListener.of((update) => (merged.current = update.state.doc.toString())),
        ],
      },
      parent: shadow,
      root: shadow,
      revertControls: "a-to-b",
      collapseUnchanged: { margin: 3 },
    });
    view.dom.style.cssText = "height: 100%; overflow: auto";
    return () => view.destroy();
  };
  const keepMine = () => {
    if (!source.conflict.peek()) return;
    source.type(merged.current);
    source.keepMine();
  };
  const foot = (
    <>
      <span class="quiet-text">Nothing is saved until you save; the disk's version goes to _history.</span>
      <span class="spring" />
      <Button onPress={source.takeTheirs}>Take the disk's text</Button>
      <Button kind="primary" onPress={keepMine}>
        Go on with mine
      </Button>
    </>
  );
  return (
    <div class="conflict">
      <Dialog title={`${source.path.value} changed on disk`} onClose={keepMine} foot={foot}>
        <p class="conflict__text">
          On the left what is on disk now, on the right what you typed. Arrows bring a passage over; the right side can
          be edited.
        </p>
        <div class="conflict__merge">
          <CodeBox open={open} />
        </div>
      </Dialog>
    </div>
  );
}

const plain = [lineNumbers(), EditorView.lineWrapping, codeLook];

function labelled(label: string) {
  return EditorView.contentAttributes.of({ "aria-label": label });
}
