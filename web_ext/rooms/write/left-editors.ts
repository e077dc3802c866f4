// What the editors of each text were left with, as long as the page is open: who comes back to the room goes on where they were.
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { Editor } from "../../store/editor.ts";
import type { LeftEditor } from "./code-editor.ts";

const left = new WeakMap<Editor, Map<string, LeftEditor>>();

export function leftEditors(editor: Editor): Map<string, LeftEditor> {
  const known = left.get(editor) ?? new Map<string, LeftEditor>();
  left.set(editor, known);
  return known;
}

/** Of a file of the open episode. */
export function leftKey({ episode }: Editor, file: SourceFile): string {
  return JSON.stringify([episode.place.peek()?.ep, file]);
}
