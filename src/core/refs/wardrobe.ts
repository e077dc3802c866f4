// A wardrobe variant is drawn from its base, where its target takes pictures: the same person in other clothes. What its base's picture is is
// looked at when its job starts, because it may be picked only then. docs/http.md "References".
import type { UsedReference } from "../../contracts/files/refs.ts";
import type { MakingTarget } from "./effective-ref.ts";
import type { FindPicture } from "./given-pictures.ts";
import { isCharacterView } from "./ref-names.ts";
import type { Reference } from "./reference.ts";
import type { Series } from "../series/series.ts";

export const BASE_ROLE = "base";

/** The base's picture of the same view, as it stands now; undefined for what has no base or takes no pictures. */
export function basePicture(
  { series, find }: { readonly series: Pick<Series, "subjects">; readonly find: FindPicture },
  reference: Reference,
  view: string | null,
  target: MakingTarget,
): UsedReference | undefined {
  if (reference.scope === "shot" || reference.kind !== "character" || reference.of === null) return undefined;
  if (target.kind !== "image" || target.capabilities.mode !== "edit") return undefined;
  const base = series.subjects.get(reference.of);
  const known = view !== null && isCharacterView(view) ? view : null;
  const found = find(`subject:${reference.of}`, known) ?? find(`subject:${reference.of}`, "01_threequarter");
  const shown = { role: BASE_ROLE, kind: "character", name: base?.name ?? reference.of, subject: reference.of };
  return { ...shown, ...(known !== null && { view: known }), path: null, sha1: null, ...found };
}

export function withBase(prompt: string, { name }: UsedReference): string {
  return `${lead(name)} ${prompt}`;
}

/** The prompt without the picture of a base that has none. */
export function withoutBase(prompt: string, { name }: UsedReference): string {
  return prompt.startsWith(lead(name)) ? prompt.slice(lead(name).length + 1) : prompt;
}

function lead(name: string): string {
  return `Picture 1 shows ${name}: draw the very same person in the clothes and state that are described here.`;
}
