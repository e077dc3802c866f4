// POST /studio/targets/router-dryrun: the request that a shot would be made with, and nothing else happens. A refusal is a result.
import type { TargetFile } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { routerDryrunRoute } from "../../contracts/routes/router.ts";
import { freezeShot } from "../../core/compile/freeze.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import { planRender } from "../../core/render/plan-render.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import type { UploadedInput } from "../../hosts/backend.ts";
import { stamp } from "../../machine/clock.ts";
import { readPass, requireShot, requireTarget, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { gatherRenderShot } from "../shared/pass/gather-shot.ts";
import { findInputs } from "../shared/references/find-inputs.ts";
import { findHosted, type HostedTarget } from "../shared/hosted/hosted-target.ts";
import { planHostedWork } from "../shared/hosted/hosted-work.ts";
import { isRecord } from "../../core/lib/json-values.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "hosted" | "settings">;
type Body = EpisodeInput<typeof routerDryrunRoute>;
type Reply = ReplyOf<typeof routerDryrunRoute>;

export async function dryRun(ports: Ports, episode: EpisodeContext, body: Body): Promise<Reply> {
  const target = requireTarget(await episode.registry(), body.target);
  const hosted = target && findHosted(ports, target);
  if (!hosted) throw new Refusal("bad-input", `${target?.label ?? body.target} is no hosted target`);
  const planned = await planShot(ports, episode, body, hosted);
  if ("error" in planned) return { ...nothing(hosted), error: planned.error };
  const { work, ask, request, notes } = planned;
  const uploads = await Promise.all(work.inputs.map(describeFile));
  const shown = new Map(work.inputs.map(({ name }, index) => [name, uploads[index]]));
  return {
    ...nothing(hosted),
    ok: true,
    request: withoutBytes(work.body, shown) as Record<string, unknown>,
    uploads,
    prompt: ask.prompt,
    width: ask.width,
    height: ask.height,
    seconds: ask.seconds,
    ratio: request.ratio,
    seed: request.seed,
    estimate: estimateOf(hosted, ask.seconds),
    notes,
  };
}

/** Null while no price is known. */
function estimateOf({ limits: { price } }: HostedTarget, seconds: number): Reply["estimate"] {
  if (!price) return null;
  return { ...price, amount: price.unit === "second" ? price.amount * seconds : price.amount };
}

/** The shot as a render would take it now, whatever takes are there. */
async function planShot(ports: Ports, episode: EpisodeContext, body: Body, hosted: HostedTarget) {
  const snapshot = await readPass(ports, episode, body.pass);
  const stored = requireShot(snapshot, body.shot);
  const wanted = wantedTargets(snapshot.targetFacts).get(body.shot);
  const { next, shot } = await gatherRenderShot(
    snapshot,
    stored,
    wanted,
    requireTarget(await episode.registry(), hosted.target.id),
  );
  if (next.error !== undefined) return { error: next.error };
  const now = { queued: stamp(ports.clock.now()), backend: "router", freshSeed: shot.entry.seed };
  const plan = planRender({ ...shot, takes: [] }, {}, now);
  if (plan.is === "error") return { error: plan.error };
  if (plan.is === "skipped") return { error: plan.reason };
  const frozen = freezeShot(next.list, plan.entry, plan.size);
  const made = planHostedWork(hosted, frozen, await findInputs(episode, plan.record.refs), false);
  if (!made.ok) return { error: `${hosted.target.label}: ${made.sentence}` };
  return { ...made.value, notes: [...plan.record.notes, ...made.value.request.notes] };
}

function nothing({
  target,
  binding,
}: {
  readonly target: TargetFile;
  readonly binding: HostedTarget["binding"];
}): Reply {
  return {
    ok: false,
    target: target.id,
    model: binding.model,
    provider: binding.model.split("/")[0] ?? "",
    request: null,
    uploads: [],
    prompt: null,
    width: null,
    height: null,
    seconds: null,
    ratio: null,
    seed: null,
    estimate: null,
    notes: [],
    error: null,
  };
}

async function describeFile({ role, path, name }: UploadedInput) {
  const bytes = await readWhole(path);
  return { role, path: name, bytes: bytes.length, sha1: sha1(bytes) };
}

function withoutBytes(part: unknown, files: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => withoutBytes(item, files));
  if (!isRecord(part)) return part;
  if (typeof part["$file"] === "string") return { file: files.get(part["$file"]), as: part["as"] };
  return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, withoutBytes(item, files)]));
}
