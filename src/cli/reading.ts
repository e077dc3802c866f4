// `check` and `targets`: commands that only read texts and targets, without the queue.
import type { TargetFile } from "../contracts/files/target.ts";
import { targetsRoute, type MemoryFit, type Readiness } from "../contracts/routes/targets.ts";
import { ALWAYS_READY, unknownReadiness } from "../core/readiness/readiness.ts";
import { howProven } from "../core/targets/show-target.ts";
import { checkEpisode } from "../studio/episodes/check-episode.ts";
import { requireEpisodeContext } from "../studio/shared/episode/episode-context.ts";
import type { ReadingPorts } from "../wiring/open-reading.ts";
import type { Client } from "./client/client.ts";
import type { Answer } from "./output.ts";

export async function answerCheck(reading: ReadingPorts, folder: string): Promise<Answer> {
  const { lines, ...found } = await checkEpisode(await requireEpisodeContext(reading, folder));
  const verdict = found.ok ? "the script builds" : "the script does not build";
  return { json: found, lines: [...lines, verdict], failed: !found.ok };
}

/** What a target finds on the host. */
interface OnHost {
  readonly readiness: Readiness;
  readonly memory: MemoryFit | null;
}

type ReadinessById = ReadonlyMap<string, OnHost>;

/** Target id to what it finds on the host, as whoever works in the user folder sees it. */
export async function readinessAt({ call }: Client): Promise<ReadinessById> {
  const { targets } = await call(targetsRoute, { ready: "1" });
  return new Map(
    targets.flatMap(({ id, readiness, memory }) => (readiness ? [[id, { readiness, memory }] as const] : [])),
  );
}

/** `judged`: why they are not known, where nobody can say. */
export function answerTargets(
  { showTargets: { shipped }, machineDefault }: ReadingPorts,
  readinessById: ReadinessById | string,
): Answer {
  const targets = (["video", "image", "audio"] as const).flatMap((kind) => shipped.list(kind));
  const rows = targets.map((target) => {
    const { id, kind, label, aliases } = target;
    const { readiness, memory } = onHost(target, readinessById);
    const { status, why, missing, host_lacks } = readiness;
    const { needs = null } = target;
    const runs = status === "ready" || status === "degraded";
    const isDefault = id === machineDefault.id;
    return {
      id,
      kind,
      label,
      aliases,
      default: isDefault,
      status,
      runs_here: runs,
      why,
      missing,
      host_lacks,
      needs,
      memory,
      ...howProven(target),
    };
  });
  const widest = (of: (row: (typeof rows)[number]) => string) => Math.max(...rows.map((row) => of(row).length));
  const widths = { id: widest(({ id }) => id), label: widest(({ label }) => label) };
  const lines = rows.flatMap((row) => [
    [
      row.id.padEnd(widths.id),
      row.kind.padEnd(5),
      row.label.padEnd(widths.label),
      row.status.replace("_", " "),
      ...(row.default ? ["default"] : []),
    ].join("  "),
    ...[
      ...row.why,
      ...(row.memory && row.memory.fit !== "fits" ? [row.memory.why] : []),
      ...(row.proven_note === null ? [] : [`its graph has not run: ${row.proven_note}`]),
    ].map((why) => `${" ".repeat(widths.id)}  ${why}`),
  ]);
  return { json: { targets: rows }, lines };
}

function onHost({ id, builtin }: TargetFile, readinessById: ReadinessById | string): OnHost {
  if (builtin) return { readiness: ALWAYS_READY, memory: null };
  if (typeof readinessById === "string") return { readiness: unknownReadiness(readinessById), memory: null };
  return readinessById.get(id) ?? { readiness: unknownReadiness("it was not looked at"), memory: null };
}
