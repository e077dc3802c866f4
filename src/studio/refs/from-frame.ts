// POST /studio/refs/from-frame: a frame of a take, or of a kept video, becomes a candidate of a reference. What is asked for beyond it is a
// step, journaled before the reply. docs/http.md "Steps".
import { randomUUID } from "node:crypto";
import type { FromFrameStep } from "../../contracts/files/job.ts";
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { fromFrameRoute } from "../../contracts/routes/ref-imports.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { CHARACTER_VIEWS } from "../../core/refs/ref-names.ts";
import { refSidecarOf, type RefTake } from "../../core/refs/ref-take.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { isUsable, whyUnusable } from "../../core/takes/take.ts";
import { fileHash } from "../../disk/reading/file-cache.ts";
import { readRefTakes } from "../../disk/refs/ref-takes.ts";
import { requireOwnPath, type EpisodeFolder } from "../../disk/roots.ts";
import { findTake } from "../../disk/takes/read-takes.ts";
import { stamp } from "../../machine/clock.ts";
import { exists } from "../../machine/paths.ts";
import { cutFrame, type CutFrame } from "../../media/cut-frame.ts";
import { probeMedia } from "../../media/probe.ts";
import { frameSource, requireVideo, type CutPorts } from "../shared/references/cut-candidate.ts";
import { requireReference, requireView } from "../shared/references/episode-references.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import { requireEditTarget } from "../shared/ref-making/edited-basis.ts";
import { openMaking, type MakingPorts, type RefMaking } from "../shared/ref-making/open-making.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Body = EpisodeInput<typeof fromFrameRoute>;
type Reply = ReplyOf<typeof fromFrameRoute>;
type Ports = MakingPorts & CutPorts & Pick<StudioPorts, "steps">;

interface Frame {
  readonly cut: CutFrame;
  readonly from: Partial<RefSidecar>;
}

export async function refFromFrame(ports: Ports, episode: EpisodeContext, body: Body): Promise<Reply> {
  const { folder: ep } = episode;
  const making = await openMaking(ports, episode, body.pass, [body.ref]);
  const reference = requireReference(making.facts, body.ref);
  const view = requireAsked(reference, body);
  const { turns, errors } = turnsOf(making, reference, view, body);
  const { cut, from } = await (body.video ? videoFrame(ports, ep, body) : takeFrame(ports, ep, body));
  const whose = { ref: reference.id, view, source: "frame" as const, note: body.note ?? "" };
  const draft = { ...whose, width: cut.width, height: cut.height, ...from };
  const frame = await storeCandidate(ports, ep, draft, { bytes: cut.png, ending: ".png" });
  ports.emit({ type: "studio.episode", data: { ep } });
  const none = { frame: describeRefTake(frame), edits: [], step: null, errors };
  const step = stepOf(ports, episode, body, { frame, turns });
  if (step.instruction === null && turns.length === 0 && !step.pick) return none;
  const begun = await ports.steps.begin(step);
  const isOver = !ports.steps.list().some(({ id }) => id === step.id);
  const jobs = await jobsOf(ep, begun);
  return { ...none, edits: jobs, step: isOver ? null : step.id, errors: [...errors, ...begun.errors] };
}

/** Refuses what nothing of this kind can be asked for, and returns the view. */
function requireAsked(reference: Reference, body: Body): string | null {
  if (reference.kind === "voice")
    throw new Refusal("bad-input", `${reference.id} is a voice: cut one with voice-from-take`);
  requireSource(body);
  const view = requireView(reference, body.view);
  return view ?? (reference.views.length > 0 ? CHARACTER_VIEWS[0] : null);
}

/** A frame of a take, or a moment of a video. */
function requireSource({ video, shot, take, frame, time }: Body): void {
  const isOfTake = (shot ?? take ?? null) !== null;
  if (isOfTake === Boolean(video))
    throw new Refusal("bad-input", "send either shot, take and frame, or video and time");
  const needed = isOfTake ? [shot, take, frame] : [time];
  if (needed.every((each) => (each ?? null) !== null)) return;
  throw new Refusal(
    "bad-input",
    isOfTake ? "a frame of a take needs shot, take and frame" : "a frame of a video needs time, in seconds",
  );
}

/** The views that are drawn from it. Those that nobody asked for by name are no reason to refuse. */
function turnsOf(making: RefMaking, reference: Reference, view: string | null, body: Body) {
  const asked = reference.views.length > 0 && body.views !== false;
  const isEdit = Boolean(body.instruction?.trim());
  if (!asked && !isEdit) return { turns: [], errors: [] };
  try {
    requireEditTarget(making, reference, body.target);
  } catch (error) {
    if (isEdit || body.views === true || body.target) throw error;
    return { turns: [], errors: [`the other views are not drawn: ${reasonOf(error)}`] };
  }
  return { turns: asked ? reference.views.filter((each) => each !== view) : [], errors: [] };
}

function stepOf(
  { clock }: Pick<StudioPorts, "clock">,
  episode: EpisodeContext,
  { pick, target, instruction }: Body,
  { frame, turns }: { readonly frame: RefTake; readonly turns: readonly string[] },
): FromFrameStep {
  return {
    ...{ id: randomUUID(), kind: "from-frame", ep: episode.folder, roots: [...episode.requestRoots] },
    ...{ created: stamp(clock.now()), ref: frame.ref, view: frame.view, frame: frame.take },
    ...{ instruction: instruction?.trim() || null, target: target ?? null, turns: [...turns], pick: pick ?? false },
    ...{ made: [], errors: [] },
  };
}

/** Ids of the jobs of what the step waits for. */
async function jobsOf(ep: EpisodeFolder, { id, ref, made }: FromFrameStep): Promise<string[]> {
  const found = await Promise.all(made.map(({ view }) => readRefTakes(ep, { ref, view })));
  const records = found.flat().map(refSidecarOf);
  return records.flatMap((record) => (record?.step === id && record.host_prompt_id ? [record.host_prompt_id] : []));
}

async function takeFrame(ports: Ports, ep: EpisodeFolder, body: Body): Promise<Frame> {
  const { shot, take: number, pass, frame } = body;
  const take = await findTake(ep, { shot: shot ?? "", take: number ?? 0, pass });
  if (!take) throw new Refusal("unknown", `${shot} has no take ${number} in its ${pass} pass`);
  if (!isUsable(take))
    throw new Refusal("conflict", `${shot} take ${take.take} ${whyUnusable(take)}: choose another take`);
  const mp4 = await requireVideo(ep, take);
  const cut = await cutFrame(await ports.tools(), mp4, frame ?? "first");
  return { cut, from: frameSource(take, cut, await fileHash(ports.fileHashes, mp4)) };
}

async function videoFrame(ports: Ports, ep: EpisodeFolder, { video, time }: Body): Promise<Frame> {
  const path = /^refs\/_videos\/(?<name>[^/\\]+)$/.exec(video ?? "");
  const name = path?.groups?.["name"] ?? "..";
  if (name === "." || name === "..")
    throw new Refusal("bad-input", `${video} is no kept video: send refs/_videos/<name>, as GET refs/videos says it`);
  const file = await requireOwnPath(ep, "refs", "_videos", name);
  if (!(await exists(file))) throw new Refusal("unknown", `there is no video ${video}`);
  const tools = await ports.tools();
  const { seconds, video: facts } = await probeMedia(tools, file);
  const at = time ?? 0;
  if (!facts || at >= seconds)
    throw new Refusal("bad-input", `time ${at} is outside ${name}, which is ${Math.round(seconds * 100) / 100} s long`);
  const cut = await cutFrame(tools, file, Math.floor(at * (facts.rate.num / facts.rate.den) + 1e-6));
  const source = { source_video: `refs/_videos/${name}`, source_time: at, source_frame: cut.frame };
  return { cut, from: { ...source, source_frames: cut.frames, source_sha1: await fileHash(ports.fileHashes, file) } };
}
