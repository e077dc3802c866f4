// How a person names a reference on the command line: by its id, or by as much of it as means a single one.
import type { Ref } from "../../contracts/replies/ref.ts";
import { refsRoute } from "../../contracts/routes/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeClient } from "../client/client.ts";

/** A view by its tag, or by the word in it: `side` is `02_side`. */
export const VIEW_WORDS: Readonly<Record<string, string>> = {
  threequarter: "01_threequarter",
  side: "02_side",
  back: "03_back",
  face: "04_face",
};

export async function listOf({ call, ep }: EpisodeClient): Promise<readonly Ref[]> {
  return (await call(refsRoute, { ep })).refs;
}

/** `subject:mara`, `mara`, `voice:mara`, `sh010:first`. A keyframe that is not listed yet is taken as it is written. */
export function requireRefId(refs: readonly Ref[], typed: string): string {
  const ids = refs.map(({ id }) => id);
  if (ids.includes(typed) || /^shot:.+:(?:first|last)$/.test(typed)) return typed;
  const short = ids.filter((id) => id.slice(id.indexOf(":") + 1) === typed);
  // A character's voice has its name too: the name alone is the character.
  const meant = short.length > 1 ? short.filter((id) => !id.startsWith("voice:")) : short;
  const [only, ...more] = meant;
  if (only !== undefined && more.length === 0) return only;
  if (more.length > 0) throw new Refusal("conflict", `${typed} can be ${meant.join(" or ")}: name one of them`);
  const known = ids.slice(0, 12).join(", ");
  throw new Refusal(
    "unknown",
    `there is no reference ${typed}: ${known === "" ? "the show has none" : `known are ${known}`}`,
  );
}

export function viewOf(typed: string | undefined): string | null {
  return typed === undefined ? null : (VIEW_WORDS[typed] ?? typed);
}

/** `subject:mara 02_side`. */
export function nameOf({ ref, view }: { readonly ref: string; readonly view?: string | null }): string {
  return view === null || view === undefined ? ref : `${ref} ${view}`;
}
