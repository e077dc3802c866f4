// Gives a reference its next candidate number.
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { takeStem } from "../../core/lib/names.ts";
import { candidateName } from "../../core/refs/ref-names.ts";
import { reserveNumber } from "../takes/reserve-number.ts";
import type { EpisodeFolder } from "../roots.ts";
import { takeNumberOf } from "../takes/take-files.ts";
import { requireCandidates, requireRefTrash } from "./ref-takes.ts";

export type RefSidecarDraft = Omit<RefSidecar, "take">;

/** Reserves the next number of the draft's reference and view, and writes its record. */
export async function reserveRefTake(ep: EpisodeFolder, draft: RefSidecarDraft): Promise<RefSidecar> {
  const name = candidateName(draft.ref, draft.view);
  return reserveNumber({
    folder: await requireCandidates(ep, draft.ref),
    trash: await requireRefTrash(ep, draft.ref),
    numberOf: (file) => takeNumberOf(file, name),
    recordOf: (take) => ({ ...draft, take }) as RefSidecar,
    nameOf: (take) => `${takeStem(name, take)}.json`,
  });
}
