// Queues posts of chosen takes: what has one already is skipped, what has no fresh upscale is an error of its take, the rest gets records and
// jobs. A post can wait for an upscale that is still made.
import type { PostRecord, Quality } from "../../../contracts/files/upscale.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { PostReply, QueuedPost } from "../../../contracts/routes/delivery/post.ts";
import { describePost, isNothing, postHash, type PostSettings } from "../../../core/post/enhance.ts";
import { BUILT_IN_DETAIL, planPost, type PlannedPost } from "../../../core/post/plan-post.ts";
import { lanesFor } from "../../../core/render/choose-lane.ts";
import { sidecarOf, type Take } from "../../../core/takes/take.ts";
import type { ChosenTakes } from "../../../core/upscale/choose-takes.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readStepReadiness, type FilmStepsReadiness, type StepPorts } from "../film-steps/step-readiness.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";
import { readSpread } from "../take-pipeline/ask-hosts.ts";
import { readModelFamilies } from "../texts/read-series.ts";
import { isFreshVersion } from "../versions/judge-versions.ts";
import { queueVersions, reserveDraft, type ReservedVersion } from "../versions/reserve-versions.ts";

export type PostPorts = SnapshotPorts &
  StepPorts &
  Pick<StudioPorts, "locks" | "emit" | "queue" | "presence" | "backends">;

export interface PostOptions {
  readonly settingsOf: (shot: string) => PostSettings;
  readonly redo: boolean;
  /** Null: as each upscale was encoded. */
  readonly quality: Quality | null;
  /** The job of the upscale that a take's post waits for; undefined where its upscale has to be there. */
  readonly after?: (take: Take) => UpcomingUpscale | undefined;
}

/** An upscale that is queued. Pixels, frames, frames a second. */
export interface UpcomingUpscale {
  readonly job: string;
  readonly film: UpscaledFilm;
}

interface UpscaledFilm {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
  readonly quality: Quality;
}

interface PlannedTakePost {
  readonly take: Take;
  /** As they were asked for, before a model is chosen: what a later request is compared with. */
  readonly asked: PostSettings;
  readonly plan: PlannedPost;
  readonly film: UpscaledFilm;
  readonly after: string | undefined;
}

interface PassOfEpisode {
  readonly episode: EpisodeContext;
  readonly snapshot: PassSnapshot;
}

/** Refuses the whole request where the host is silent, or where nothing of it can run here. */
export async function queuePosts(
  ports: PostPorts,
  { episode, snapshot }: PassOfEpisode,
  chosen: ChosenTakes,
  options: PostOptions,
): Promise<PostReply> {
  const skipped: PostReply["skipped"] = [];
  const errors: PostReply["errors"] = [...chosen.errors];
  const fail = ({ shot, take }: Take, error: string) => void errors.push({ shot, take, error });
  const host = await readHost(ports, episode, chosen, options);
  const wanted: PlannedTakePost[] = [];
  for (const take of chosen.takes) {
    const looked = await look(ports, snapshot, take, { ...options, host });
    if (looked.is === "make") wanted.push(looked.wanted);
    else if (looked.is === "skip") skipped.push({ shot: take.shot, take: take.take, reason: looked.why });
    else fail(take, looked.why);
  }
  const able = withoutLacking(ports, wanted, { host, fail });
  const reserved: { readonly each: PlannedTakePost; readonly version: ReservedVersion }[] = [];
  const spread = await readSpread(ports);
  for (const each of able) {
    const isHere = each.plan.onHost.length === 0;
    const target = { id: "", label: "a post", builtin: isHere };
    const lanes = lanesFor({ target, instead: WITHOUT_HOST }, isHere ? "builtin" : null, ports.backends);
    const [lane] = lanes.ok ? spread.order(lanes.value) : [];
    if (!lanes.ok || lane === undefined) {
      fail(each.take, lanes.ok ? "no backend can take it" : lanes.sentence);
      continue;
    }
    const record = draftRecord(ports, each, options);
    const draft = { kind: "post" as const, id: each.take, lane, after: each.after, record };
    reserved.push({ each, version: await reserveDraft(ports, episode, draft, ports.queue.newId()) });
  }
  await queueVersions(
    ports,
    episode.folder,
    reserved.map(({ version }) => version),
  );
  return { queued: reserved.map(({ each, version }) => showQueued(each, version.spec.id)), skipped, errors };
}

const WITHOUT_HOST = `what is built in needs no host: {"enhance": "draft", "blur": 0.3}`;

type Looked =
  { readonly is: "make"; readonly wanted: PlannedTakePost } | { readonly is: "skip" | "error"; readonly why: string };

async function look(
  ports: PostPorts,
  { ep }: PassSnapshot,
  take: Take,
  { settingsOf, redo, after, quality, host }: PostOptions & { readonly host: FilmStepsReadiness | null },
): Promise<Looked> {
  const name = `take ${take.take}`;
  const settings = settingsOf(take.shot);
  const whyNone = whyNotMade(take, settings);
  if (whyNone !== undefined) return { is: "skip", why: whyNone };
  const upcoming = after?.(take);
  const isFresh = !upcoming && (await isFreshVersion(ports, ep, take, "upscale"));
  const { job, film } = upcoming ?? { job: undefined, film: isFresh ? filmOf(take) : undefined };
  if (!film) return { is: "error", why: `${name} has no fresh upscale: upscale it first` };
  const hash = postHash(settings, quality ?? film.quality);
  if (isFresh && !redo && (await isThere(ports, ep, take, hash)))
    return { is: "skip", why: `${name} has a fresh post` };
  const plan = planPost(settings, film, { pixel: pixelModel(host) });
  if (!plan.ok) return { is: "error", why: plan.sentence };
  return { is: "make", wanted: { take, asked: settings, plan: plan.value, film, after: job } };
}

/** Whether it has a fresh post by the very settings. */
async function isThere(ports: PostPorts, ep: string, take: Take, hash: string): Promise<boolean> {
  return take.post?.record.recipe_hash === hash && isFreshVersion(ports, ep, take, "post");
}

function whyNotMade({ shot, take, post }: Take, settings: PostSettings): string | undefined {
  if (isNothing(settings)) return `the post of ${shot} changes nothing`;
  return post?.record.status === "queued" ? `the post of take ${take} is queued already` : undefined;
}

/** Of a pixel step that names none: the host's, else what is built in. */
function pixelModel(host: FilmStepsReadiness | null): string {
  const { status, default: model } = host?.steps.pixel ?? { status: "unknown", default: null };
  return status === "ready" && model !== null ? model : BUILT_IN_DETAIL;
}

function filmOf({ upscale }: Take): UpscaledFilm | undefined {
  const { width, height, frames, fps, quality = "review" } = upscale?.record ?? {};
  return width && height && frames && fps ? { width, height, frames, fps, quality } : undefined;
}

/** What the host has, where some step could run there. */
async function readHost(
  ports: PostPorts,
  episode: EpisodeContext,
  { takes }: ChosenTakes,
  { settingsOf }: PostOptions,
): Promise<FilmStepsReadiness | null> {
  const settings = takes.map(({ shot }) => settingsOf(shot));
  const asksHost = settings.some(({ enhance, smooth }) => smooth !== null || (enhance && !isBuiltIn(enhance)));
  return asksHost ? readStepReadiness(ports, [], await readModelFamilies(episode)) : null;
}

function isBuiltIn(enhance: NonNullable<PostSettings["enhance"]>): boolean {
  return enhance.method === "pixel" && enhance.model === BUILT_IN_DETAIL;
}

interface Judging {
  readonly host: FilmStepsReadiness | null;
  readonly fail: (take: Take, error: string) => void;
}

function withoutLacking(
  { catalogue }: Pick<PostPorts, "catalogue">,
  wanted: readonly PlannedTakePost[],
  { host, fail }: Judging,
): readonly PlannedTakePost[] {
  const judged = wanted.map((each) => ({ each, why: lacksOf(each.plan, host) }));
  const [first] = judged.filter(({ why }) => why !== "");
  const isSilent = catalogue() !== null && host?.steps.interpolate.status === "unknown";
  if (first && isSilent) throw new Refusal("host-silent", first.why);
  if (first && judged.every(({ why }) => why !== "")) throw new Refusal("conflict", `${first.why}. ${WITHOUT_HOST}`);
  for (const { each, why } of judged) if (why !== "") fail(each.take, why);
  return judged.flatMap(({ each, why }) => (why === "" ? [each] : []));
}

function lacksOf({ onHost }: PlannedPost, host: FilmStepsReadiness | null): string {
  const lacks = onHost.flatMap((step) => {
    const { status, missing } = host?.steps[step] ?? { status: "unknown", missing: ["no workflow host is set"] };
    return status === "ready" ? [] : [...(missing.length > 0 ? missing : [`the host cannot run ${step}`])];
  });
  return [...new Set(lacks)].join("; ");
}

function draftRecord(
  { clock }: Pick<PostPorts, "clock">,
  { take, asked, plan, film }: PlannedTakePost,
  { quality }: PostOptions,
): PostRecord {
  const { settings, recipe } = plan;
  const how = quality ?? film.quality;
  const { seed = "0", target = "" } = sidecarOf(take) ?? {};
  return {
    ...{ shot: take.shot, take: take.take, pass: take.pass, target, status: "queued", made_from: null, seed },
    ...{ recipe, recipe_hash: postHash(asked, how), what: describePost(settings), quality: how },
    ...{ width: film.width, height: film.height, fps: settings.smooth ?? film.fps, frames: film.frames },
    ...(settings.smooth !== null && { source_fps: film.fps }),
    ...{ encoder: take.upscale?.record.encoder === "hw" ? "hw" : "auto" },
    ...{ queue: "studio", queued: stamp(clock.now()), notes: [], save_notes: "" },
  };
}

function showQueued({ take, plan, film }: PlannedTakePost, id: string): QueuedPost {
  const { width, height } = film;
  return { shot: take.shot, take: take.take, what: describePost(plan.settings), width, height, prompt_id: id };
}
