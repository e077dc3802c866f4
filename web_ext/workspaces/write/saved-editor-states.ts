// What the editors of each text were left with, as long as the page is open: who comes back to the workspace goes on where they were.
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { WriteState } from "../../store/write/write-state.ts";
import type { SavedEditorState } from "./code-editor.ts";

const left = new WeakMap<WriteState, Map<string, SavedEditorState>>();

export function savedEditorStates(writing: WriteState): Map<string, SavedEditorState> {
  const known = left.get(writing) ?? new Map<string, SavedEditorState>();
  left.set(writing, known);
  return known;
}

/** Of a file of the open episode. */
export function editorStateKey({ sources }: WriteState, file: SourceFile): string {
  return JSON.stringify([sources[file].ep.peek(), file]);
}
