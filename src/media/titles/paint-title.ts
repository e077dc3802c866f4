// Paints a title, in a thread of its own: letters with a soft glow take the painter a moment at the size of a film.
import { Refusal } from "../../contracts/refusal.ts";
import { inThread } from "../../machine/in-thread.ts";
import type { TitleAnswer, TitleOrder, TitlePicture } from "./title-picture.ts";

/** Throws a Refusal that names a font which cannot be read. */
export async function paintTitle(order: TitleOrder): Promise<TitlePicture> {
  const answer = await inThread<TitleAnswer>(new URL("paint-title-worker.js", import.meta.url), order);
  if ("png" in answer) return answer;
  throw new Refusal("tool-failed", answer.why);
}
