// The cut as a shot list for a spreadsheet: one row an entry, times at the cut's rate and frames of each take.
import { csvText, type Cell } from "../lib/csv.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { secondsOf } from "../time/rate.ts";
import type { Handoff, HandoffClip, HandoffItem } from "./timeline.ts";
import { smpteTimecode } from "../time/timecode.ts";

type Column = readonly [name: string, cell: (item: HandoffItem, handoff: Handoff, index: number) => Cell];

const COLUMNS: readonly Column[] = [
  ["number", (_item, _handoff, index) => index + 1],
  ["shot", ({ shot }) => shot],
  ["sequence", ({ description }) => description.sequence],
  ["location", ({ description }) => description.location],
  ["in", ({ at }, { fps }) => smpteTimecode(at, fps)],
  ["out", ({ at, length }, { fps }) => smpteTimecode(at + length, fps)],
  ["frames", ({ length }) => length],
  ["seconds", ({ length }, { fps }) => Number(secondsOf(length, fps).toFixed(3))],
  ["take", clipCell(({ take }) => take)],
  ["pass", clipCell(({ pass }) => pass)],
  ["file", clipCell(({ media }) => media.path)],
  ["source in", clipCell(({ sourceIn }) => sourceIn)],
  ["source out", clipCell(({ sourceOut }) => sourceOut)],
  ["take frames", clipCell(({ media }) => media.frames)],
  ["take rate", clipCell(({ media }) => media.fps)],
  ["trimmed in", clipCell(({ head }) => head)],
  ["trimmed out", clipCell(({ tail }) => tail)],
  ["sound", clipCell(({ sound }) => sound?.path ?? "silent")],
  ["other takes", clipCell(({ alternates }) => alternates.map(({ take }) => take).join(" "))],
  ["size", ({ description }) => description.size],
  ["camera", ({ description }) => description.camera],
  ["subjects", ({ description }) => description.subjects.join(", ")],
  ["action", ({ description }) => description.action],
  ["dialogue", ({ description }) => description.dialogue.map(({ speaker, line }) => `${speaker}: ${line}`).join("\n")],
  ["flag", ({ markers }) => (markers.some(({ kind }) => kind === "flag") ? "yes" : "")],
  ["note", ({ description }) => description.note],
  ["issues", ({ markers }) => markers.flatMap(({ kind, text }) => (kind === "issue" ? [text] : [])).join("\n")],
  ["lut", clipCell(({ lut }) => lut?.path ?? null)],
];

export function* writeShotsCsv(handoff: Handoff): Steps<string> {
  const rows = yield* stepsOf(handoff.items, (item, index) =>
    csvText([COLUMNS.map(([, cell]) => cell(item, handoff, index))]),
  );
  return csvText([COLUMNS.map(([name]) => name)]) + rows.join("");
}

/** Empty where nothing plays. */
function clipCell(cell: (clip: HandoffClip) => Cell): Column[1] {
  return (item) => (item.kind === "clip" ? cell(item) : null);
}
