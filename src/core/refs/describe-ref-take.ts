// A candidate as the listing of references shows it. Contract part B, "Ref take".
import type { RefSidecar } from "../../contracts/files/ref-sidecar.ts";
import type { RefTakeEntry } from "../../contracts/routes/refs.ts";
import { isUsableRef, pictureOf, refSidecarOf, refTakeStatus, type RefTake } from "./ref-take.ts";

export function describeRefTake(take: RefTake): RefTakeEntry {
  const record = refSidecarOf(take);
  const picture = pictureOf(take);
  return {
    take: take.take,
    view: take.view,
    status: refTakeStatus(take),
    usable: isUsableRef(take),
    image: picture === undefined ? null : `${take.folder}/${picture}`,
    source: record?.source ?? null,
    width: record?.width ?? null,
    height: record?.height ?? null,
    queued: record?.queued ?? null,
    finished: record?.finished ?? null,
    note: record?.note ?? "",
    save_notes: record?.save_notes ?? "",
    from: record ? cutFrom(record) : null,
  };
}

function cutFrom(record: RefSidecar): RefTakeEntry["from"] {
  const { source_shot: shot, source_take: take, source_pass: pass, source_frame: frame } = record;
  const { source_frames: frames } = record;
  if (shot === undefined || take === undefined || pass === undefined) return null;
  return frame === undefined || frames === undefined ? null : { shot, take, pass, frame, frames };
}
