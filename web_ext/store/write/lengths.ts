// How long each shot is: as it was built, or as the edit that is typed would make it.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { MeasuredImpact } from "./live-queries.ts";

/** Seconds by shot. */
export function lengthsOf(
  built: readonly Pick<ShotStatus, "shot" | "seconds">[],
  measured: MeasuredImpact | undefined,
): ReadonlyMap<string, number> {
  const lengths = new Map(built.flatMap(({ shot, seconds }) => (seconds === null ? [] : [[shot, seconds] as const])));
  const edited = measured?.answer.ok ? measured.answer.value.shots : [];
  for (const { shot, seconds_after: seconds } of edited) if (seconds !== null) lengths.set(shot, seconds);
  return lengths;
}
