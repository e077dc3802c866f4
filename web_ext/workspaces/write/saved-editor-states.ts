// What the editors of each text were left with, as long as the page is open: who comes back to the room goes on where they were.
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Editor } from "../../store/editor.ts";
import type { SavedEditorState } from "./code-editor.ts";

const left = new WeakMap<Editor, Map<string, SavedEditorState>>();

export function savedEditorStates(editor: Editor): Map<string, SavedEditorState> {
  const known = left.get(editor) ?? new Map<string, SavedEditorState>();
  left.set(editor, known);
  return known;
}

/** Of a file of the open episode. */
export function editorStateKey({ episode }: Editor, file: SourceFile): string {
  return JSON.stringify([episode.openPass.peek()?.ep, file]);
}
