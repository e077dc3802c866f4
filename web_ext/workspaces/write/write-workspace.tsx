// The workspace where an episode is written: outline, script, config, and what the edit means. Loaded when it is first entered.
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
