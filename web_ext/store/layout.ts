// Sizes of the panels around the viewer, as a person dragged them: stored in the browser. Sizes in pixels.
import { signal, type ReadonlySignal } from "@preact/signals";

export const PANELS = ["bin", "inspector", "timeline"] as const;
export type PanelName = (typeof PANELS)[number];

export interface PanelSize {
  /** Undefined while it is as the page has it. */
  readonly size?: number;
  readonly isFolded?: boolean;
}

export interface PanelLimits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

export const PANEL_LIMITS: Readonly<Record<PanelName, PanelLimits>> = {
  bin: { least: 320, most: 720, usual: 384 },
  inspector: { least: 248, most: 640, usual: 328 },
  timeline: { least: 168, most: 640, usual: 244 },
};

/** A key's step. */
const STEP = 16;

/** What outlives the page; either may do nothing. */
export interface LayoutStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

export interface Layout {
  readonly panels: ReadonlySignal<Readonly<Record<PanelName, PanelSize>>>;
  /** Drawn below half of its least size, a panel folds; drawn out again it opens. */
  readonly resize: (panel: PanelName, size: number) => void;
  readonly step: (panel: PanelName, steps: number) => void;
  readonly fold: (panel: PanelName, isFolded: boolean) => void;
  /** Back to how the page has it. */
  readonly reset: (panel: PanelName) => void;
}

export function createLayout(storage: LayoutStorage): Layout {
  const panels = signal(readPanels(storage.read()));
  const put = (panel: PanelName, panelSize: PanelSize) => {
    panels.value = { ...panels.peek(), [panel]: panelSize };
    storage.write(JSON.stringify(panels.peek()));
  };
  const resize = (panel: PanelName, size: number) => {
    const { least, most } = PANEL_LIMITS[panel];
    if (size < least / 2) put(panel, { ...panels.peek()[panel], isFolded: true });
    else put(panel, { size: Math.round(Math.min(most, Math.max(least, size))) });
  };
  return {
    panels,
    resize,
    step: (panel, steps) => {
      const { least } = PANEL_LIMITS[panel];
      resize(panel, Math.max(least, sizeOf(panel, panels.peek()[panel]) + steps * STEP));
    },
    fold: (panel, isFolded) => put(panel, { ...panels.peek()[panel], isFolded }),
    reset: (panel) => put(panel, {}),
  };
}

export function sizeOf(panel: PanelName, { size }: PanelSize): number {
  return size ?? PANEL_LIMITS[panel].usual;
}

/** What is kept and cannot be read is as if nothing were. */
function readPanels(text: string | null): Record<PanelName, PanelSize> {
  let stored: Readonly<Record<string, unknown>> = {};
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    if (typeof read === "object" && read !== null) stored = read as typeof stored;
  } catch {
    stored = {};
  }
  const [bin, inspector, timeline] = PANELS.map((panel) => readPanelSize(panel, stored[panel]));
  return { bin: bin!, inspector: inspector!, timeline: timeline! };
}

function readPanelSize(panel: PanelName, stored: unknown): PanelSize {
  const { size, isFolded } = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const { least, most } = PANEL_LIMITS[panel];
  const isSize = typeof size === "number" && size >= least && size <= most;
  return { ...(isSize && { size }), ...(isFolded === true && { isFolded }) };
}
