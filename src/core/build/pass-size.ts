// The picture size of a pass. Decisions 4: the pass's own block whatever the series target; a proxy without one keeps the
// show's aspect; a show without a size takes the target's preset. Pixels.
import type { Pass } from "../../contracts/schema.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { PassBlock, Series } from "../series/series.ts";
import type { Size } from "../targets/grid.ts";

/** The size that the config asks a target for, before the target's grid. */
export function askedSize(series: Series, pass: Pass, target: VideoTarget): Size {
  const { final, proxy } = target.presets;
  const show = { width: series.final.width ?? final.width, height: series.final.height ?? final.height };
  if (pass === "final") return show;
  return fillIn(series.proxy, show) ?? scaledTo(show, Math.max(proxy.width, proxy.height));
}

/** A block's size; a side that it leaves out follows the show's aspect. */
function fillIn({ width, height }: PassBlock, show: Size): Size | undefined {
  if (width !== null && height !== null) return { width, height };
  if (width !== null) return { width, height: evenNear((width * show.height) / show.width) };
  if (height !== null) return { width: evenNear((height * show.width) / show.height), height };
  return undefined;
}

/** The same aspect with the long side given, even sides. */
function scaledTo(show: Size, longSide: number): Size {
  const scale = longSide / Math.max(show.width, show.height);
  return { width: evenNear(show.width * scale), height: evenNear(show.height * scale) };
}

function evenNear(side: number): number {
  return Math.max(2, Math.round(side / 2) * 2);
}
