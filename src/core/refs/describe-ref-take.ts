// A candidate as replies show it. docs/http.md "Ref take".
import type { RefSidecar } from "../../contracts/files/refs.ts";
import type { RefTakeEntry } from "../../contracts/replies/ref.ts";
import { isUsableRef, pictureOf, refSidecarOf, refTakeStatus, soundOf, type RefTake } from "./ref-take.ts";

/** Paths begin with the folder of the candidates as the take has it. */
export function describeRefTake(take: RefTake): RefTakeEntry {
  const inFolder = (name: string | undefined) => (name === undefined ? null : `${take.folder}/${name}`);
  const record = refSidecarOf(take);
  return {
    take: take.take,
    view: take.view,
    status: refTakeStatus(take),
    usable: isUsableRef(take),
    image: inFolder(pictureOf(take)),
    audio: inFolder(soundOf(take)),
    ...(record ? { ...recorded(record), ...sometimes(record) } : NO_RECORD),
  };
}

type Recorded = Omit<RefTakeEntry, "take" | "view" | "status" | "usable" | "image" | "audio">;

const SAID = [
  ...[
    "source",
    "width",
    "height",
    "queued",
    "finished",
    "note",
    "save_notes",
    "seed",
    "seed_source",
    "prompt",
    "model",
  ],
  ...["steps", "cfg", "loras", "params", "overrides", "notes", "target", "edit", "host_prompt_id", "original_name"],
] as const;

/** What the record says; what only a candidate that was made has is null or empty in others. */
function recorded(record: RefSidecar): Recorded {
  const said = SAID.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]]));
  return { ...NO_RECORD, ...Object.fromEntries(said), copied_from: copiedFrom(record), from: cutFrom(record) };
}

const SOMETIMES = ["seconds", "line", "tour", "hold", "time", "seam", "pano_view", "trim"] as const;

function sometimes(record: RefSidecar): Partial<Recorded> {
  return Object.fromEntries(SOMETIMES.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
}

const NO_RECORD: Recorded = {
  ...{ source: null, width: null, height: null, queued: null, finished: null, note: "", save_notes: "" },
  ...{ seed: null, seed_source: null, prompt: null, model: null, steps: null, cfg: null, loras: [], params: {} },
  ...{ overrides: [], notes: [], target: null, edit: null, host_prompt_id: null, original_name: null },
  ...{ copied_from: null, from: null },
};

function copiedFrom({ copied_from: from }: RefSidecar): RefTakeEntry["copied_from"] {
  return from ? { ref: from.ref, view: from.view, take: from.take } : null;
}

function cutFrom(record: RefSidecar): RefTakeEntry["from"] {
  const { source_shot: shot, source_take: take, source_pass: pass, source_frame: frame } = record;
  const { source_frames: frames } = record;
  if (shot === undefined || take === undefined || pass === undefined) return null;
  return frame === undefined || frames === undefined ? null : { shot, take, pass, frame, frames };
}
