// What a person is told of a film that was made: its length, where its pictures came from, how loud it is, and all that is odd.
import type { AssemblePlan } from "../../../core/cut/assemble-plan.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { AssembleResult } from "../../../media/film/assemble-run.ts";

/** One line for each thing. */
export function reportFilm(plan: AssemblePlan, made: AssembleResult, notes: readonly string[], fps: number): string {
  const why = (shot: string) => made.reasons[shot] ?? "it differs from the others";
  const encoded = made.encoded.map((shot) => `${shot} was encoded again: ${why(shot)}`);
  const reused = made.reused.map((shot) => `${shot} was encoded before: ${why(shot)}`);
  const counts = [
    `${made.copied.length} pictures copied`,
    `${reused.length} kept from before`,
    `${encoded.length} encoded`,
  ];
  return [
    `${plan.clips.length} clips, ${made.frames} frames, ${secondsOf(made.frames, fps).toFixed(2)} s`,
    counts.join(", "),
    ...loudnessLines(made.loudness),
    ...plan.notes,
    ...notes,
    ...encoded,
    ...reused,
    ...made.warnings,
  ].join("\n");
}

function loudnessLines(measured: AssembleResult["loudness"]): readonly string[] {
  if (!measured) return [];
  const { before, level, after } = measured;
  const way = `${signed(level.gain)} dB${level.limit === null ? "" : ", its peaks limited"}`;
  const now = after ? `${after.lufs.toFixed(1)} LUFS, peak ${after.truePeak.toFixed(1)} dBTP` : "silent";
  return [`sound: ${before.lufs.toFixed(1)} LUFS, peak ${before.truePeak.toFixed(1)} dBTP; ${way}; now ${now}`];
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(1)}`;
}
