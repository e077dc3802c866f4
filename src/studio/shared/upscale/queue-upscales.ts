// Queues upscales of chosen takes: what needs none is skipped, what cannot be made is an error of its take, the rest gets records and jobs.
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import type { QueuedUpscale, UpscaleReply } from "../../../contracts/routes/delivery/upscale.ts";
import type { Take } from "../../../core/takes/take.ts";
import type { ChosenTakes } from "../../../core/upscale/choose-takes.ts";
import { sourceKey, sourcesFirst, takeKey } from "../../../core/upscale/chain-order.ts";
import type { UpscaleSettings } from "../../../core/upscale/settings.ts";
import { lanesFor } from "../../../core/render/choose-lane.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { StepPorts } from "../film-steps/step-readiness.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";
import { readSpread } from "../take-pipeline/ask-hosts.ts";
import { isFreshVersion } from "../versions/judge-versions.ts";
import { queueVersions, reserveDraft, type ReservedVersion } from "../versions/reserve-versions.ts";
import { planTake, type PlannedTakeUpscale } from "./plan-take.ts";
import { asksHost, BUILT_IN_MEANS, readMeans, type UpscaleMeans } from "./read-means.ts";
import type { SettingsOf } from "./take-settings.ts";

export type UpscalePorts = SnapshotPorts &
  StepPorts &
  Pick<StudioPorts, "locks" | "emit" | "queue" | "presence" | "tools" | "backends">;

export interface UpscaleOptions {
  readonly settingsOf: SettingsOf;
  /** A take with a fresh upscale gets another one. */
  readonly redo: boolean;
  readonly fromUpscale: boolean;
}

interface PassOfEpisode {
  readonly episode: EpisodeContext;
  readonly snapshot: PassSnapshot;
}

interface TakeToUpscale {
  readonly take: Take;
  readonly settings: UpscaleSettings;
}

/** Refuses the whole request where the host is silent, or where nothing of it can run here. */
export async function queueUpscales(
  ports: UpscalePorts,
  { episode, snapshot }: PassOfEpisode,
  chosen: ChosenTakes,
  options: UpscaleOptions,
): Promise<UpscaleReply> {
  const skipped: UpscaleReply["skipped"] = [];
  const errors: UpscaleReply["errors"] = [...chosen.errors];
  const fail = ({ shot, take }: Take, error: string) => void errors.push({ shot, take, error });
  const wanted: TakeToUpscale[] = [];
  for (const take of chosen.takes) {
    const looked = await look(ports, snapshot, take, { ...options, isWholeCut: chosen.isWholeCut });
    const settings = options.settingsOf(take);
    if (looked.is === "skip") skipped.push({ shot: take.shot, take: take.take, reason: looked.why });
    else if (looked.is === "error") fail(take, looked.why);
    else if (!settings.ok) fail(take, settings.sentence);
    else wanted.push({ take, settings: settings.value });
  }
  const means = wanted.some(({ settings }) => asksHost(settings)) ? await readMeans(ports, episode) : BUILT_IN_MEANS;
  const planned: PlannedTakeUpscale[] = [];
  for (const [at, plan] of (await planAll(ports, snapshot, { wanted, means, options })).entries()) {
    if (plan.ok) planned.push(plan.value);
    else fail(wanted[at]!.take, plan.sentence);
  }
  const able = sourcesFirst(withoutLacking(planned, means, fail));
  const reserved = await reserveAll(ports, episode, able, fail);
  await queueVersions(
    ports,
    episode.folder,
    reserved.map(({ version }) => version),
  );
  return { queued: reserved.map(({ each, version }) => showQueued(each, version.spec.id)), skipped, errors };
}

interface Looked {
  readonly is: "make" | "skip" | "error";
  readonly why: string;
}

async function look(
  ports: UpscalePorts,
  { ep }: PassSnapshot,
  take: Take,
  { redo, fromUpscale, isWholeCut }: UpscaleOptions & Pick<ChosenTakes, "isWholeCut">,
): Promise<Looked> {
  const name = `take ${take.take}`;
  const record = take.upscale?.record;
  if (record?.status === "queued") return { is: "skip", why: `the upscale of ${name} is queued already` };
  const isFresh = await isFreshVersion(ports, ep, take, "upscale");
  if (fromUpscale) {
    return isFresh ? { is: "make", why: "" } : { is: "error", why: `${name} has no fresh upscale: upscale it first` };
  }
  if (isFresh && record?.keep && isWholeCut) return { is: "skip", why: `the upscale of ${name} is kept` };
  return isFresh && !redo ? { is: "skip", why: `${name} has a fresh upscale` } : { is: "make", why: "" };
}

async function planAll(
  ports: UpscalePorts,
  snapshot: PassSnapshot,
  { wanted, means, options }: { wanted: readonly TakeToUpscale[]; means: UpscaleMeans; options: UpscaleOptions },
) {
  const { fromUpscale } = options;
  return mapPool(wanted, ({ take, settings }) =>
    planTake(ports, snapshot, { take, settings, models: means.models, fromUpscale }).catch((error: unknown) => ({
      ok: false as const,
      sentence: reasonOf(error),
    })),
  );
}

/** Those whose steps can run; the others are errors of their takes, and all together refuse the request. */
function withoutLacking(
  planned: readonly PlannedTakeUpscale[],
  { lacks, isHostSilent }: UpscaleMeans,
  fail: (take: Take, error: string) => void,
): readonly PlannedTakeUpscale[] {
  const judged = planned.map((each) => ({
    each,
    why: [...new Set(each.plan.steps.flatMap((step) => lacks(step, each.target.id)))].join("; "),
  }));
  const [first] = judged.filter(({ why }) => why !== "");
  if (first && isHostSilent) throw new Refusal("host-silent", first.why);
  if (first && judged.every(({ why }) => why !== "")) throw new Refusal("conflict", `${first.why}. ${WITHOUT_HOST}`);
  for (const { each, why } of judged) if (why !== "") fail(each.take, why);
  return judged.flatMap(({ each, why }) => (why === "" ? [each] : []));
}

const WITHOUT_HOST = `What is built in needs no host: {"method": "pixel", "pixel_model": "lanczos"}`;

interface ReservedUpscale {
  readonly each: PlannedTakeUpscale;
  readonly version: ReservedVersion;
}

async function reserveAll(
  ports: UpscalePorts,
  episode: EpisodeContext,
  planned: readonly PlannedTakeUpscale[],
  fail: (take: Take, error: string) => void,
): Promise<ReservedUpscale[]> {
  const spread = await readSpread(ports);
  const reserved: ReservedUpscale[] = [];
  const jobs = new Map<string, string>();
  for (const each of planned) {
    const { take, record, isBuiltIn, target } = each;
    const asked = { target: { id: target.id, label: "an upscale", builtin: isBuiltIn }, instead: WITHOUT_HOST };
    const lanes = lanesFor(asked, isBuiltIn ? "builtin" : null, ports.backends);
    const [lane] = lanes.ok ? spread.order(lanes.value) : [];
    if (!lanes.ok || lane === undefined) {
      fail(take, lanes.ok ? "no backend can take it" : lanes.sentence);
      continue;
    }
    const id = ports.queue.newId();
    const after = jobs.get(sourceKey(take) ?? "");
    const draft = { kind: "up" as const, id: take, lane, record, after };
    reserved.push({ each, version: await reserveDraft(ports, episode, draft, id) });
    jobs.set(takeKey(take), id);
  }
  return reserved;
}

function showQueued({ take, plan, record }: PlannedTakeUpscale, id: string): QueuedUpscale {
  const { recipe, route, steps } = plan;
  const pixel = steps.find(({ method }) => method === "pixel");
  return {
    ...{ shot: take.shot, take: take.take, route, method: recipe.method, pixel_model: pixel?.model ?? null },
    ...{ scale: recipe.scale, start_step: recipe.start_step },
    ...{ width: record.width ?? 0, height: record.height ?? 0, prompt_id: id },
  };
}
