// The workspace where an episode is watched and made: bin, viewer, inspector, timeline. Before the first build it says what to do.
import { useEffect } from "preact/hooks";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { Bin } from "../../panels/bin/bin.tsx";
import { EmptyTimeline } from "../../panels/timeline/empty-timeline.tsx";
import { Inspector } from "../../panels/inspector/inspector.tsx";
import { PANELS, sizeOf, type PanelName, type PanelSize } from "../../store/layout.ts";
import { Timeline } from "../../panels/timeline/timeline.tsx";
import { Viewer } from "../../panels/viewer/viewer.tsx";
import { layout, PanelEdges } from "./panel-edges.tsx";
import { Unbuilt } from "./unbuilt.tsx";

export function ShotsWorkspace() {
  const { view } = useUi();
  const { episode } = useEpisode();
  useEffect(() => () => void (view.fullScreen.value = false), [view]);
  const state = episode.state.value;
  const panels = layout.panels.value;
  return (
    <main class={classOf(panels, view.fullScreen.value)} style={styleOf(panels)}>
      <Bin />
      {state === "unbuilt" ? <Unbuilt /> : <Viewer />}
      <Inspector />
      {state === "ready" ? <Timeline /> : <EmptyTimeline says="Picked takes line up here, to scale." />}
      <PanelEdges />
    </main>
  );
}

type Panels = Readonly<Record<PanelName, PanelSize>>;

function classOf(panels: Panels, isFull: boolean): string {
  if (isFull) return "app__room app__room--full";
  const folded = PANELS.filter((panel) => panels[panel].isFolded);
  return ["app__room", ...folded.map((panel) => `app__room--no-${panel}`)].join(" ");
}

/** Only what was drawn; never so much that the viewer has no space left. */
function styleOf(panels: Panels): Record<string, string> {
  const measures = {
    bin: ["--bin-width", "36vw"],
    inspector: ["--inspector-width", "36vw"],
    timeline: ["--timeline-height", "60vh"],
  };
  const drawn = PANELS.flatMap((panel) => {
    const [name = "", most = ""] = measures[panel];
    const { size, isFolded } = panels[panel];
    if (isFolded) return [[name, "0px"]];
    return size === undefined ? [] : [[name, `min(${sizeOf(panel, panels[panel])}px, ${most})`]];
  });
  return Object.fromEntries(drawn) as Record<string, string>;
}
