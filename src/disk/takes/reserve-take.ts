// Gives a shot its next take number.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { safeName, takeStem, rendersFolder } from "../../core/lib/names.ts";
import type { SidecarDraft } from "../../core/render/draft-sidecar.ts";
import { reserveNumber } from "./reserve-number.ts";
import { requireOwnPath, type EpisodeFolder } from "../roots.ts";
import { TRASH, takeNumberOf } from "./take-files.ts";

/** Reserves the next number of the draft's shot and pass and writes its record. */
export async function reserveTake(ep: EpisodeFolder, draft: SidecarDraft): Promise<Sidecar> {
  const renders = rendersFolder(draft.pass);
  const { version, shot } = draft;
  return reserveNumber({
    folder: await requireOwnPath(ep, renders, safeName(shot)),
    trash: await requireOwnPath(ep, renders, TRASH, safeName(shot)),
    numberOf: (name) => takeNumberOf(name, shot),
    // The number stands where readers look for it, and wins over one that the draft was copied from.
    recordOf: (take) => Object.assign({ version, shot, take }, draft, { take }) as Sidecar,
    nameOf: (take) => `${takeStem(shot, take)}.json`,
  });
}
