// `refs EP list`: who and what has which picture or voice, and what is missing.
import type { Ref } from "../../contracts/replies/ref.ts";
import { refsRoute } from "../../contracts/routes/refs.ts";
import type { EpisodeClient } from "../client/client.ts";
import { table, type Answer } from "../output.ts";

export async function answerList({ call, ep }: EpisodeClient): Promise<Answer> {
  const listed = await call(refsRoute, { ep });
  const rows = listed.refs.map((ref) => [ref.id, ref.kind, stateOf(ref), takesOf(ref), usersOf(ref), ref.path ?? ""]);
  const missing = listed.refs.filter((ref) => !ref.exists && isUsed(ref)).length;
  const sum = `${listed.refs.length} references, ${missing === 0 ? "none that a shot reads is missing" : `${missing} that shots read ${missing === 1 ? "is" : "are"} missing`}`;
  return { json: listed, lines: [...table(rows), sum] };
}

function stateOf({ exists, cleared, can_generate: canMake, scope, views, takes, ...ref }: Ref): string {
  if (exists) return "there";
  if (cleared !== null) return "cleared";
  if (scope === "shot" && (ref as { need?: string | null }).need === "required") return "required";
  if ([...views, { takes }].some((each) => each.takes.some(({ usable }) => usable))) return "not picked";
  return canMake ? "missing" : "missing, needs words";
}

/** Candidates, those of a character by view, with the picked ones. */
function takesOf({ views, takes, picked }: Ref): string {
  const ofViews = views.filter((view) => view.takes.length > 0 || view.picked !== null);
  const shown = ofViews.map((view) => countOf(view.view.replace(/^\d+_/, ""), view.takes.length, view.picked));
  if (takes.length > 0) shown.push(countOf(views.length > 0 ? "sheet" : "", takes.length, picked));
  return shown.join(", ") || "no candidates";
}

function countOf(what: string, takes: number, picked: number | null): string {
  const count = what === "" ? `${takes} ${takes === 1 ? "candidate" : "candidates"}` : `${what} ${takes}`;
  return picked === null ? count : `${count} (picked ${picked})`;
}

function usersOf({ used_by: { final, proxy } }: Ref): string {
  const shots = new Set([...final, ...proxy]).size;
  return shots === 0 ? "no shot" : `${shots} ${shots === 1 ? "shot" : "shots"}`;
}

function isUsed({ used_by: { final, proxy } }: Ref): boolean {
  return final.length + proxy.length > 0;
}
