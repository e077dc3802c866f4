// How a component reaches the editor's state: by context, so that a test or a second window can bring its own.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Editor } from "../store/editor.ts";

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("a component was drawn outside the editor");
  return editor;
}
