// The edges between the panels of the Shots workspace: dragged with the pointer or moved by keys, folded by a double press or Enter.
import { useRef } from "preact/hooks";
import { createLayout, PANEL_LIMITS, sizeOf, type PanelName } from "../../store/layout.ts";
import "./panel-edges.css";

const KEY = "episode-studio.panels";

/** A browser may forbid its storage: then the panels are as drawn for this visit. */
export const layout = createLayout({
  read: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Only this visit has it then.
    }
  },
});

/** `grows`: which way the pointer goes when the panel grows. */
const EDGES = [
  { panel: "bin", name: "Width of the shots", orientation: "vertical", grows: 1 },
  { panel: "inspector", name: "Width of the inspector", orientation: "vertical", grows: -1 },
  { panel: "timeline", name: "Height of the timeline", orientation: "horizontal", grows: -1 },
] as const;

export function PanelEdges() {
  return (
    <>
      {EDGES.map((edge) => (
        <PanelEdge key={edge.panel} {...edge} />
      ))}
    </>
  );
}

function PanelEdge({ panel, name, orientation, grows }: (typeof EDGES)[number]) {
  const dragged = useRef<{ readonly from: number; readonly size: number } | undefined>(undefined);
  const panelSize = layout.panels.value[panel];
  const { least, most } = PANEL_LIMITS[panel];
  const at = (event: PointerEvent) => (orientation === "vertical" ? event.clientX : event.clientY);
  const onDown = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { from: at(event), size: panelSize.isFolded ? 0 : sizeOf(panel, panelSize) };
  };
  const onMove = (event: PointerEvent) => {
    const begun = dragged.current;
    if (begun && at(event) !== begun.from) layout.resize(panel, begun.size + (at(event) - begun.from) * grows);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!actOn(panel, event.key, grows, orientation)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      class={`panel-edge panel-edge--${panel}`}
      role="separator"
      tabIndex={0}
      aria-label={name}
      aria-orientation={orientation}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={panelSize.isFolded ? 0 : sizeOf(panel, panelSize)}
      aria-valuetext={panelSize.isFolded ? "folded" : `${Math.max(least, sizeOf(panel, panelSize))} pixels`}
      title="Draw it; double press folds it"
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={() => (dragged.current = undefined)}
      onPointerCancel={() => (dragged.current = undefined)}
      onDblClick={() => layout.fold(panel, !panelSize.isFolded)}
      onKeyDown={onKey}
    />
  );
}

/** Whether the key was one of the edge's. */
function actOn(panel: PanelName, key: string, grows: 1 | -1, orientation: "vertical" | "horizontal"): boolean {
  const [less, more] = orientation === "vertical" ? ["ArrowLeft", "ArrowRight"] : ["ArrowUp", "ArrowDown"];
  if (key === less) layout.step(panel, -grows);
  else if (key === more) layout.step(panel, grows);
  else if (key === "Enter") layout.fold(panel, !layout.panels.peek()[panel].isFolded);
  else if (key === "Home") layout.reset(panel);
  else return false;
  return true;
}
