// Clothes in one piece as the layers that are drawn: a suit is a jacket with trousers, pyjamas a shirt with trousers, a dress both at once.
import type { Garment } from "./clothes.ts";
import { PALE, plainGarment } from "./garment.ts";

export interface Layers {
  readonly top: Garment;
  readonly over: Garment;
  readonly bottom: Garment;
  readonly whole: Garment;
}

/** What each is above and below the waist; what is not here is one of its kind above, and trousers. */
const PARTS: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  spacesuit: ["spacesuit", "trousers"],
  skisuit: ["boilersuit", "trousers"],
  catsuit: ["catsuit", "hose"],
  scrubs: ["tshirt", "trousers"],
  leotard: ["leotard", "bare"],
  tutu: ["leotard", "tutu"],
  pyjamas: ["shirt", "trousers"],
  armour: ["armour", "hose"],
};
const AT_ONCE: readonly string[] = ["dress", "gown", "nightgown", "flapperdress", "sari", "kimono", "toga"];

export function wholeLayers(
  whole: Garment,
  { top, over, bottom }: Partial<Layers>,
  id: string,
): Omit<Layers, "over" | "whole"> & Partial<Layers> {
  const outer = over && { over };
  if (whole.kind === "suit") {
    const shirt = top ?? plainGarment("shirt", PALE, id);
    return { top: shirt, over: over ?? { ...whole, kind: "jacket" }, bottom: bottom ?? { ...whole, kind: "trousers" } };
  }
  if (whole.kind === "overalls") return { top: top ?? plainGarment("tshirt", PALE, id), ...outer, bottom: whole };
  if (AT_ONCE.includes(whole.kind)) return { top: whole, ...outer, bottom: bottom ?? whole };
  const [above, below] = PARTS[whole.kind] ?? [whole.kind, "trousers"];
  return { top: { ...whole, kind: above }, ...outer, bottom: bottom ?? { ...whole, kind: below } };
}
