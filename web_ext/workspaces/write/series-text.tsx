// The series config as text by itself, with the choice to make where it changed on disk: for the forms over it.
import { useEpisode } from "../../components/contexts.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditorPanel } from "./editor-panel.tsx";

export function SeriesText() {
  const { series } = useEpisode().writing.sources;
  return (
    <>
      <EditorPanel file="series" />
      {series.isCompared.value && <ConflictDialog source={series} />}
    </>
  );
}
