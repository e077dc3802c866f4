// The workspace where an episode is written: outline, script, config, and what the edit means. Loaded when it is first entered.
import { useEffect, useState } from "preact/hooks";
import { useEpisode } from "../../components/contexts.tsx";
import { useSaveKey } from "../../components/use-save-key.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorPanel } from "./editor-panel.tsx";
import { AnalysisPanel } from "./analysis-panel.tsx";
import { Outline } from "./outline.tsx";
import "./write-workspace.css";

export function WriteWorkspace() {
  const { writing } = useEpisode();
  const { script, series } = writing.sources;
  const compared = [script, series].find((source) => source.isCompared.value);
  useSaveKey(writing);
  // Two editors at once would be one long task.
  const [isSecondDrawn, setSecondDrawn] = useState(false);
  useEffect(() => {
    const asked = requestAnimationFrame(() => setSecondDrawn(true));
    return () => cancelAnimationFrame(asked);
  }, []);
  return (
    <main class="write-workspace">
      <Outline />
      <EditorPanel file="script" />
      {isSecondDrawn ? (
        <EditorPanel file="series" />
      ) : (
        <section class="panel" aria-label="Series config" aria-busy="true" />
      )}
      <AnalysisPanel />
      {compared && <ConflictDialog key={compared.file} source={compared} />}
    </main>
  );
}
