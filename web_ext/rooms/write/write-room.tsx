// The room where an episode is written: outline, script, config, and what the edit means. Loaded when it is first entered.
import { useEffect } from "preact/hooks";
import { useEditor } from "../../parts/use-editor.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { Meaning } from "./meaning.tsx";
import { Outline } from "./outline.tsx";
import "./write-room.css";

export function WriteRoom() {
  const { writing } = useEditor();
  const { script, series } = writing.sources;
  const compared = [script, series].find((source) => source.isCompared.value);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void writing.save(true);
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (writing.dirtyFiles.peek() > 0) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    addEventListener("beforeunload", onLeave);
    return () => {
      document.removeEventListener("keydown", onKey);
      removeEventListener("beforeunload", onLeave);
    };
  }, [writing]);
  return (
    <main class="write-room">
      <Outline />
      <EditorPanel file="script" />
      <EditorPanel file="series" />
      <Meaning />
      {compared && <ConflictDialog key={compared.file} source={compared} />}
    </main>
  );
}
