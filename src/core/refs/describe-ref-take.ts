// A candidate as the listing of references shows it. docs/format.md "Reference candidates".
import type { RefSidecar } from "../../contracts/files/refs.ts";
import type { RefTakeEntry } from "../../contracts/routes/refs.ts";
import { isUsableRef, pictureOf, refSidecarOf, refTakeStatus, type RefTake } from "./ref-take.ts";

export function describeRefTake(take: RefTake): RefTakeEntry {
  const picture = pictureOf(take);
  return {
    take: take.take,
    view: take.view,
    status: refTakeStatus(take),
    usable: isUsableRef(take),
    image: picture === undefined ? null : `${take.folder}/${picture}`,
    ...recordedFields(refSidecarOf(take)),
  };
}

/** What only the record says. */
function recordedFields(
  record: RefSidecar | undefined,
): Omit<RefTakeEntry, "take" | "view" | "status" | "usable" | "image"> {
  if (!record) return NO_RECORD;
  const { source, width, height, queued, finished = null, note, save_notes } = record;
  return { source, width, height, queued, finished, note, save_notes, from: cutFrom(record) };
}

const NO_RECORD = {
  ...{ source: null, width: null, height: null, queued: null, finished: null },
  ...{ note: "", save_notes: "", from: null },
};

function cutFrom(record: RefSidecar): RefTakeEntry["from"] {
  const { source_shot: shot, source_take: take, source_pass: pass, source_frame: frame } = record;
  const { source_frames: frames } = record;
  if (shot === undefined || take === undefined || pass === undefined) return null;
  return frame === undefined || frames === undefined ? null : { shot, take, pass, frame, frames };
}
