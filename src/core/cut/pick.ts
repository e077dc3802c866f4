// Chooses the take that a shot plays. Trims stay as they are: a shorter take is cut down when it is played.
import type { CutEntry, CutFile } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { isUsable, whyUnusable } from "../takes/take.ts";
import type { CutFacts } from "./cut-facts.ts";
import { normaliseEntry } from "./normalise-entry.ts";
import { refuse, type CutChange } from "./cut-change.ts";
import { resolvedEntries } from "./resolve.ts";

export interface PickRequest {
  readonly shot: string;
  /** Null returns to the latest usable take. */
  readonly take: number | null;
  /** The pass that the take comes from; null for the list's own. */
  readonly fromPass: Pass | null;
  /** Picks an unusable take, and over a lock. */
  readonly force: boolean;
}

/** The cut with one pick. The first pick of a list writes the whole resolved order, so that it stands from then on. */
export function planPick(cut: CutFile, request: PickRequest, facts: CutFacts): CutChange {
  const list = cut[facts.pass];
  const entries = list.some((entry) => entry.shot === request.shot) ? list : resolvedEntries(list, facts.script);
  const entry = entries.find((each) => each.shot === request.shot);
  if (!entry) return refuse("unknown", `there is no shot ${request.shot} in the ${facts.pass} pass`);
  const problem = findProblem(entry, request, facts);
  if (problem) return problem;
  const { take: _take, pass: _pass, ...kept } = entry;
  const picked = {
    ...kept,
    ...(request.take !== null && { take: request.take }),
    ...(request.fromPass && { pass: request.fromPass }),
  };
  const next = entries.map((each) => (each === entry ? normaliseEntry(picked, facts.pass) : each));
  return { ok: true, cut: { ...cut, [facts.pass]: next } };
}

function findProblem(entry: CutEntry, request: PickRequest, facts: CutFacts): CutChange | undefined {
  const { shot, take, force } = request;
  const pass = request.fromPass ?? facts.pass;
  const requested = take === null ? undefined : facts.takes(shot, pass).find((each) => each.take === take);
  if (take !== null && !requested) return refuse("unknown", `${shot} has no take ${take} in its ${pass} pass`);
  if (force) return undefined;
  if (entry.locked) {
    return refuse("conflict", `${shot} is locked in the ${facts.pass} cut: unlock it first, or send force`, {
      locked: true,
    });
  }
  if (!requested || isUsable(requested)) return undefined;
  return refuse("conflict", `${shot} take ${take} ${whyUnusable(requested)}: pick another, or send force`);
}
