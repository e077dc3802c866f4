// The room where an episode is watched and made: bin, viewer, inspector, timeline. Before the first build it says what to do.
import { useEditor } from "../../parts/use-editor.ts";
import { Bin } from "../bin/bin.tsx";
import { EmptyTimeline } from "../timeline/empty-timeline.tsx";
import { Inspector } from "../inspector/inspector.tsx";
import { Timeline } from "../timeline/timeline.tsx";
import { Viewer } from "../viewer/viewer.tsx";
import { Unbuilt } from "./unbuilt.tsx";

export function ShotsRoom() {
  const { episode } = useEditor();
  const state = episode.state.value;
  return (
    <main class="app__room">
      <Bin />
      {state === "unbuilt" ? <Unbuilt /> : <Viewer />}
      <Inspector />
      {state === "ready" ? <Timeline /> : <EmptyTimeline says="Picked takes line up here, to scale." />}
    </main>
  );
}
