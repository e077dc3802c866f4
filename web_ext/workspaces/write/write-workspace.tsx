// The workspace where an episode is written: outline, script, config, and what the edit means. Loaded when it is first entered.
import { useEffect } from "preact/hooks";
import { useEpisode } from "../../components/contexts.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { Outline } from "./outline.tsx";
import "./write-workspace.css";

export function WriteWorkspace() {
  const { writing } = useEpisode();
  const { script, series } = writing.sources;
  const compared = [script, series].find((source) => source.isCompared.value);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void writing.save(true);
    };
    // Whoever comes back from another program may have saved there.
    const onReturn = () => {
      if (document.visibilityState === "visible") void writing.checkDisk();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("visibilitychange", onReturn, { signal });
    addEventListener("focus", onReturn, { signal });
    return () => stop.abort();
  }, [writing]);
  return (
    <main class="write-workspace">
      <Outline />
      <EditorPanel file="script" />
      <EditorPanel file="series" />
      <AnalysisPanel />
      {compared && <ConflictDialog key={compared.file} source={compared} />}
    </main>
  );
}
