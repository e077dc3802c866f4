// `master EP plan|queue|assemble|prores`: what a delivery still needs, that made, and the film.
import { masterRoute, type MasterPlan, type MasterReply } from "../../contracts/routes/delivery/master.ts";
import { episodeRoute } from "../../contracts/routes/episodes.ts";
import type { PassFlags } from "../args.ts";
import type { EpisodeClient } from "../client/client.ts";
import { failures, followJobs, followMaster, sayFailed } from "../follow.ts";
import type { MasterAction } from "./delivery-flags.ts";
import { table, type Answer, type CommandIo } from "../output.ts";

export interface MasterFlags extends PassFlags {
  readonly conform?: boolean;
  readonly allowGaps?: boolean;
  readonly prores?: boolean;
  /** One of the episode's versions. */
  readonly as?: string;
  readonly order?: "cut" | "target";
  readonly post?: "off" | "present" | "recipe";
}

export async function answerMaster(
  client: EpisodeClient,
  action: MasterAction,
  flags: MasterFlags,
  io: CommandIo,
): Promise<Answer> {
  const { pass, conform = false, allowGaps = false, prores = false, order = "cut", post = "off" } = flags;
  const body = {
    ...{ ep: client.ep, pass, action, conform, allow_gaps: allowGaps, prores, order, post },
    version: flags.as ?? null,
  };
  const reply = await followMaster(client, io, () => client.call(masterRoute, body, io.signal));
  switch (action) {
    case "plan":
      return { json: reply, lines: planLines(reply) };
    case "queue":
      return queued(client, flags, reply, io);
    case "assemble":
    case "prores":
      return { json: reply, lines: [reply.output, reply.mov].flatMap((path) => path ?? []) };
  }
}

function planLines({ plan, existing }: MasterReply): string[] {
  if (!plan) return [];
  const rows = plan.rows.map(({ shot, take, status, recipe, why }) => [
    shot,
    String(take ?? ""),
    status,
    recipe ?? "",
    why,
  ]);
  const made = existing?.output ? [`there is a master: ${existing.output}`] : [];
  return [...table(rows), summary(plan), ...made];
}

function summary({ size, counts, ready }: MasterPlan): string {
  const open = Object.entries(counts).flatMap(([status, count]) => (count > 0 ? [`${count} ${status}`] : []));
  return `${size.join("x")}: ${open.join(", ")}; ${ready ? "ready to assemble" : "not ready"}`;
}

/** Waits for all that was queued. Each job's id stands in the take's record. */
async function queued(
  client: EpisodeClient,
  { pass }: MasterFlags,
  reply: MasterReply,
  io: CommandIo,
): Promise<Answer> {
  const { shots } = await client.call(episodeRoute, { ep: client.ep, pass });
  const wanted = new Set(reply.queued ?? []);
  const versions = shots
    .filter(({ shot }) => wanted.has(shot))
    .flatMap(({ takes }) => takes.flatMap(({ upscale, post }) => [upscale, post]));
  const own = versions.flatMap((each) =>
    each?.status === "queued" && each.host_prompt_id ? [each.host_prompt_id] : [],
  );
  const jobs = await followJobs(client, { own }, io, "making");
  const failed = [...(reply.errors ?? []), ...failures(jobs)];
  const made = jobs.filter(({ status }) => status === "succeeded").map(({ title }) => `made: ${title}`);
  const lines = [...made, ...failed.map((each) => `failed: ${sayFailed(each)}`)];
  const nothing = wanted.size === 0 && failed.length === 0 ? ["nothing is missing"] : [];
  return { json: { ...reply, failed }, lines: [...lines, ...nothing], failed: failed.length > 0 };
}
