// Drafts among takes: which take is one, whether it still holds, and the final that can be made of it. docs/http.md "Drafts".
// Times in milliseconds since 1970, or ISO 8601 where a record holds them.
import type { FromDraft } from "../../contracts/files/sidecar.ts";
import type { DraftRow } from "../../contracts/routes/router.ts";
import type { TakeSummary } from "../../contracts/replies/episode-status.ts";
import { isUsable, mp4Of, pathOf, sidecarOf, takeStatus, thumbOf, type Take } from "./take.ts";

/** A take as a draft; null for one that is none. */
export function draftOf(take: Take, now: number): TakeSummary["draft"] {
  const draft = sidecarOf(take)?.draft;
  return draft ? { ...draft, expired: !(Date.parse(draft.expires) > now) } : null;
}

/** A draft as the list shows it; undefined for a take that is none, or that has not ended well. */
export function draftRow(take: Take, finals: readonly Take[], now: number): DraftRow | undefined {
  const draft = draftOf(take, now);
  if (!draft || !isUsable(take)) return undefined;
  const made = finals.filter((final) => sidecarOf(final)?.from_draft?.task === draft.task).map(({ take: n }) => n);
  return {
    shot: take.shot,
    take: take.take,
    thumb: pathOf(take, thumbOf(take)),
    mp4: pathOf(take, mp4Of(take)),
    expires: draft.expires,
    expired: draft.expired,
    finals: made,
    made_from_it: made.length > 0,
    target: sidecarOf(take)?.target ?? null,
  };
}

export type FinalPlan =
  | { readonly is: "final"; readonly from: FromDraft; /** The draft's target. */ readonly target: string }
  /** The take is no finished draft. */
  | { readonly is: "no draft"; readonly sentence: string }
  | { readonly is: "expired"; readonly sentence: string };

/** The final that a proxy take would be made into. `takes`: those of the shot's proxy pass. */
export function planFinal(
  { shot, take }: { readonly shot: string; readonly take: number },
  takes: readonly Take[],
  now: number,
): FinalPlan {
  const found = takes.find((each) => each.take === take);
  const name = `${shot} take ${take}`;
  if (!found) return { is: "no draft", sentence: `${shot} has no take ${take} in its proxy pass` };
  const draft = draftOf(found, now);
  if (!draft) return { is: "no draft", sentence: `${name} is no draft: a final can be made of a draft only` };
  if (!isUsable(found)) {
    return { is: "no draft", sentence: `${name} is no finished draft (${takeStatus(found)}): make another one first` };
  }
  if (draft.expired) {
    return {
      is: "expired",
      sentence: `the draft of ${name} expired on ${draft.expires}: make another one, or a final without it`,
    };
  }
  const target = sidecarOf(found)?.target ?? "";
  return { is: "final", from: { task: draft.task, take, pass: "proxy" }, target };
}
