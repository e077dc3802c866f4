// Where the nodes of a drawn workflow stand: the group that is always there on top, one group for each option below it. In a group a
// node stands right of those that it reads. Pixels, from the top left corner.

export interface Box {
  readonly key: string;
  /** The option, or null for the nodes that are always there. */
  readonly group: number | null;
  readonly height: number;
}

export interface PlacedNode {
  readonly pos: readonly [number, number];
  readonly size: readonly [number, number];
}

export interface Layout {
  readonly places: ReadonlyMap<string, PlacedNode>;
  /** x, y, width, height of every group. */
  readonly groups: ReadonlyMap<number | null, readonly [number, number, number, number]>;
}

const WIDTH = 340;
const GAP = 60;
const TITLE = 90;
/** Nodes under each other before another column is begun. */
const COLUMN_HEIGHT = 900;

/** `links` lead from key to key; those between groups do not move anything. */
export function layoutNodes(boxes: readonly Box[], links: readonly { from: string; to: string }[]): Layout {
  const places = new Map<string, PlacedNode>();
  const groups = new Map<number | null, readonly [number, number, number, number]>();
  let top = 0;
  for (const group of [...new Set(boxes.map((box) => box.group))]) {
    const own = boxes.filter((box) => box.group === group);
    const area = placeGroup(own, links, { top, places });
    groups.set(group, [-GAP / 2, top - TITLE, area.width + GAP, area.height + TITLE + GAP / 2]);
    top += area.height + TITLE + GAP * 2;
  }
  return { places, groups };
}

function placeGroup(
  boxes: readonly Box[],
  links: readonly { from: string; to: string }[],
  { top, places }: { top: number; places: Map<string, PlacedNode> },
): { width: number; height: number } {
  const columns = columnsOf(boxes, links);
  let x = 0;
  let height = 0;
  for (const column of columns) {
    let y = 0;
    for (const box of column) {
      if (y > 0 && y + box.height > COLUMN_HEIGHT) {
        x += WIDTH + GAP;
        y = 0;
      }
      places.set(box.key, { pos: [x, top + y], size: [WIDTH, box.height] });
      y += box.height + GAP;
      height = Math.max(height, y);
    }
    x += WIDTH + GAP;
  }
  return { width: x, height };
}

/** Boxes by their distance from those that read nothing of the group. */
function columnsOf(boxes: readonly Box[], links: readonly { from: string; to: string }[]): Box[][] {
  const inGroup = new Set(boxes.map((box) => box.key));
  const own = links.filter(({ from, to }) => inGroup.has(from) && inGroup.has(to));
  const depth = new Map(boxes.map((box) => [box.key, 0]));
  for (let turn = 0, isMoving = true; isMoving && turn < boxes.length; turn++) {
    isMoving = false;
    for (const { from, to } of own) {
      const after = (depth.get(from) ?? 0) + 1;
      if (after <= (depth.get(to) ?? 0)) continue;
      depth.set(to, after);
      isMoving = true;
    }
  }
  const columns = new Map<number, Box[]>();
  for (const box of boxes) {
    const at = depth.get(box.key) ?? 0;
    columns.set(at, [...(columns.get(at) ?? []), box]);
  }
  return [...columns].toSorted(([a], [b]) => a - b).map(([, column]) => column);
}
