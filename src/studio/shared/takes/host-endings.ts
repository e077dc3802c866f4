// What the workflow host says of takes that were queued there directly, past our own queue. docs/http.md "Take states".
import type { SweepFacts } from "../../../core/takes/sweep.ts";
import { sidecarOf, takeStatus, type Take } from "../../../core/takes/take.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { Host } from "../../../hosts/host.ts";

/** Milliseconds that a page waits for a host before its takes are left as they are. */
const PATIENCE = 2_000;

/** Whether a queued take waits for a job of the host's own, and not for one of ours. */
export function isOfHost(take: Take): boolean {
  const record = sidecarOf(take);
  return takeStatus(take) === "queued" && record?.host_prompt_id !== undefined && record.queue !== "studio";
}

/** Asks about each of the takes; a host that leaves one question open has answered none. */
export async function readHostEndings(
  host: Host | null,
  takes: readonly Take[],
): Promise<Pick<SweepFacts, "living" | "hostEndings" | "hostAnswers">> {
  const ids = [...new Set(takes.flatMap((take) => sidecarOf(take)?.host_prompt_id ?? []))];
  const answers = await mapPool(ids, async (id) => host?.prompt(id, PATIENCE));
  const living = new Set<string>();
  const hostEndings = new Map<string, { ok: boolean; message: string }>();
  for (const [index, id] of ids.entries()) {
    const prompt = answers[index];
    if (prompt?.is === "living") living.add(id);
    else if (prompt?.is === "ended") hostEndings.set(id, { ok: prompt.ok, message: prompt.message });
  }
  return { living, hostEndings, hostAnswers: answers.every((prompt) => prompt !== undefined) };
}
