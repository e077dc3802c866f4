// What there is of a reference, or of a view of it: whether something has to be made.
import { pickOf } from "../../../core/refs/picks.ts";
import type { RefState } from "../../../core/refs/missing-refs.ts";
import type { Reference } from "../../../core/refs/reference.ts";
import type { RefMaking } from "./open-making.ts";

export function refState(
  { facts, files }: Pick<RefMaking, "facts" | "files">,
  reference: Reference,
  view: string | null,
): RefState {
  const picks = facts.picks[reference.scope === "shot" ? "shots" : "series"];
  const pick = pickOf(picks, reference.id);
  const ofView = view === null ? undefined : pick?.views?.[view];
  const { takes, live } = files.get(reference.id) ?? {};
  return {
    reference,
    hasLive: live !== undefined,
    isPicked: ofView?.take !== undefined,
    isCleared: pick?.cleared !== undefined || ofView?.cleared !== undefined,
    takes: takes?.get(view) ?? [],
  };
}
