// What was drawn with notes, as pictures over the film: in as few layers as hold them without two at once in one of them.
import type { Handoff, HandoffItem, Overlay } from "./timeline.ts";

export interface PlacedOverlay {
  readonly overlay: Overlay;
  /** The item that it lies over, and the note's text. */
  readonly item: HandoffItem;
  readonly text: string;
  /** Record frames from the item's first one, and how many it fills. */
  readonly at: number;
  readonly length: number;
}

/** The lowest layer first, each in the order of the film. */
export function overlayLayers({ items }: Pick<Handoff, "items">): readonly (readonly PlacedOverlay[])[] {
  const layers: PlacedOverlay[][] = [];
  for (const placed of items.flatMap(overlaysIn).toSorted((a, b) => startOf(a) - startOf(b))) {
    const free = layers.find((layer) => endOf(layer.at(-1)) <= startOf(placed));
    if (free) free.push(placed);
    else layers.push([placed]);
  }
  return layers;
}

/** Record frame of the cut. */
export function startOf({ item, at }: PlacedOverlay): number {
  return item.at + at;
}

function endOf(placed: PlacedOverlay | undefined): number {
  return placed ? startOf(placed) + placed.length : 0;
}

function overlaysIn(item: HandoffItem): PlacedOverlay[] {
  return item.markers.flatMap(({ overlay, text, at, length }) =>
    overlay?.isPlayed ? [{ overlay, item, text, at, length }] : [],
  );
}
