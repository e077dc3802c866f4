// Where the panels of a composed reference lie: side by side over the whole height, each as wide as its picture asks, with room
// between them. Plates fill their cell and lose their edges; figures are shown whole. All in pixels.
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Size } from "../targets/grid.ts";

type Rules = NonNullable<VideoTarget["panels"]>;

/** A panel's kind, and the size of what it shows; null for a picture that is missing. */
export interface PanelShape {
  readonly kind: string;
  readonly picture: Size | null;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `cover` fills the cell and cuts what stands over; `contain` shows all. */
  readonly fit: "cover" | "contain";
}

const PLATE = "plate";
/** What is shown of a picture whose shape is not known. */
const UPRIGHT: Size = { width: 2, height: 3 };

/** One cell for each panel, within a picture of `size`. */
export function layoutPanels(panels: readonly PanelShape[], size: Size, rules: Rules): Cell[] {
  const gap = Math.round(size.width * rules.gap);
  const height = Math.max(1, size.height - 2 * gap);
  const room = Math.max(panels.length, size.width - gap * (panels.length + 1));
  const widths = shareOut(
    panels.map((panel) => widthOf(panel, height, rules)),
    room,
  );
  const used = widths.reduce((sum, width) => sum + width, 0) + gap * (panels.length - 1);
  let x = Math.round((size.width - used) / 2);
  return panels.map((panel, index) => {
    const width = widths[index] ?? 1;
    const cell: Cell = { x, y: gap, width, height, fit: isCovered(panel, rules) ? "cover" : "contain" };
    x += width + gap;
    return cell;
  });
}

interface PanelWidth {
  readonly width: number;
  /** Takes what room is left over. */
  readonly grows: boolean;
}

function widthOf(panel: PanelShape, height: number, rules: Rules): PanelWidth {
  const { width: wide, height: tall } = panel.picture ?? UPRIGHT;
  const width = (height * wide) / tall;
  const least = panel.kind === PLATE ? 0 : height * (rules.figure_min_width ?? 0);
  return { width: Math.max(width, least), grows: isCovered(panel, rules) };
}

/** All shrink alike when there is too little room; what fills its cell anyway takes room that is over. */
function shareOut(panelWidths: readonly PanelWidth[], room: number): number[] {
  const asked = panelWidths.reduce((sum, { width }) => sum + width, 0);
  const growing = panelWidths.filter(({ grows }) => grows).length;
  const spare = growing > 0 ? Math.max(0, room - asked) / growing : 0;
  const scale = Math.min(1, room / asked);
  return panelWidths.map(({ width, grows }) => Math.max(1, Math.floor(width * scale + (grows ? spare : 0))));
}

function isCovered({ kind }: PanelShape, rules: Rules): boolean {
  return kind === PLATE && rules.plate_fit === "cover";
}
