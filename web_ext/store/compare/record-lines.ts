// How a take was made, line by line, for whoever wants to know all of it.
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { formatFrames, formatDateTime } from "../base/format.ts";
import { backendLabel } from "../settings/machine.ts";

export interface RecordLine {
  readonly label: string;
  readonly value: string;
}

type TakeInFull = ShotDetail["takes"][number];

/** What is not known is left out. */
export function recordLines(take: TakeInFull): RecordLine[] {
  const record = (take.sidecar ?? {}) as Partial<Sidecar>;
  const lines: readonly (readonly [string, string | number | null | undefined])[] = [
    ["Status", take.status],
    ["Said", take.save_notes || take.note],
    ["Target", take.target],
    ["Backend", take.backend === null ? null : backendLabel(take.backend)],
    ["Model", record.model],
    ["LoRA", record.loras?.map(({ name, strength }) => `${name} ${strength}`).join(", ")],
    ["Steps", record.steps],
    ["Size", size(take)],
    ["Length", length(take)],
    ["Seed", take.seed],
    ["Overrides", take.overrides.join(", ")],
    ["References", pathsOf(record.refs)],
    ["Notes", record.notes?.join("\n")],
    ["Missing", record.missing_note],
    ["Imported", take.imported?.name],
    ["Measured", take.check?.findings.map(({ text }) => text).join("\n")],
    ["Upscale", version(take.upscale)],
    ["Post", version(take.post)],
    ["Queued", moment(take.queued)],
    ["Started", moment(take.started)],
    ["Finished", moment(take.finished)],
    ["Files", take.files.join("\n")],
  ];
  return lines.flatMap(([label, value]) =>
    value === null || value === undefined || value === "" ? [] : [{ label, value: String(value) }],
  );
}

function size({ width, height }: TakeInFull): string | undefined {
  return width === null || height === null ? undefined : `${width} × ${height}`;
}

function version(of: TakeInFull["upscale"] | TakeInFull["post"]): string | undefined {
  if (!of) return undefined;
  if (of.status !== "ok") return of.save_notes === "" ? of.status : `${of.status}: ${of.save_notes}`;
  const made = of.width === null || of.height === null ? "made" : `${of.width} × ${of.height}`;
  return [made, !of.fresh && "older than what it was made from", "keep" in of && of.keep && "kept as it is"]
    .filter(Boolean)
    .join(", ");
}

function length({ frames, fps }: TakeInFull): string | undefined {
  return frames === null || fps === null ? undefined : formatFrames(frames, fps);
}

function moment(then: string | null): string | undefined {
  return then === null ? undefined : formatDateTime(then);
}

/** Only those that were there. */
function pathsOf(refs: Partial<Sidecar>["refs"] = []): string {
  return refs.flatMap(({ sha1, path }) => (sha1 === null ? [] : [path])).join("\n");
}
