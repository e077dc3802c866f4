// Clothes in one piece as the layers that are drawn: a suit is a jacket with trousers, pyjamas a shirt with trousers, a dress both at once.
import type { Garment } from "./clothes.ts";
import { DARK, PALE } from "./costumes/cloth-colours.ts";
import { plainGarment } from "./garment.ts";
import type { Age, Form } from "./person-age.ts";
import { hasAny } from "./read-words.ts";

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

/** Kinds that are both at once: under another top they are skirts, and over another bottom tunics. */
const BOTH = `${AT_ONCE.join(" ")} tutu`;

export function skirtOf(legs: Garment): Garment {
  return hasAny([legs.kind], BOTH) && legs.kind !== "tutu" ? { ...legs, kind: "skirt" } : legs;
}

/** What is on the legs of somebody of whom only the rest is described. Under a tunic a woman has hose. */
export function usualBottom(
  top: Garment,
  over: Garment | undefined,
  { id, age, form }: { readonly id: string; readonly age: Age; readonly form: Form },
): Garment {
  const isGrown = age === "adult" || age === "old";
  if (top.kind === "tunic") return plainGarment(form === "woman" && isGrown ? "hose" : "trousers", DARK, id);
  if (hasAny([top.kind], BOTH)) return top;
  if (top.kind === "karategi") return { ...top, kind: "trousers" };
  if (top.kind === "leotard") return plainGarment("bare", DARK, id);
  const kind = form === "woman" ? bottomOfWoman(over, age) : "trousers";
  return { ...plainGarment(kind, DARK, id), ...(kind === "longskirt" && { long: 1 }) };
}

function bottomOfWoman(over: Garment | undefined, age: Age): string {
  if (age === "child" || age === "toddler" || age === "old" || over?.kind === "labcoat") return "skirt";
  return age !== "teen" && over && hasAny([over.kind], "cloak cape collarcloak") ? "longskirt" : "trousers";
}
