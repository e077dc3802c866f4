// POST /studio/refs/keyframe: one frame of a take becomes a candidate of a shot's first or last frame. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { KeyframeRef } from "../../contracts/replies/ref.ts";
import type { keyframeRoute } from "../../contracts/routes/refs.ts";
import { takeInUse } from "../../core/cut/cut-facts.ts";
import { keyframeReference } from "../../core/refs/reference.ts";
import { isUsable, whyUnusable, type Take } from "../../core/takes/take.ts";
import { hashLive } from "../../disk/refs/live-file.ts";
import { readPass, requireShot, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import { cutCandidate, type CutPorts } from "../shared/references/cut-candidate.ts";
import { describeKeyframe, type DescribePorts } from "../shared/references/describe-references.ts";
import { liveContextOf, makeLive, type LivePorts } from "../shared/references/make-live.ts";
import { neighbourOf } from "../../core/cut/resolve.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { EpisodeInput } from "../../contracts/route.ts";

type Body = EpisodeInput<typeof keyframeRoute>;
type Ports = SnapshotPorts & CutPorts & LivePorts & DescribePorts;

export async function cutKeyframe(ports: Ports, episode: EpisodeContext, body: Body): Promise<KeyframeRef> {
  const { folder: ep } = episode;
  const snapshot = await readPass(ports, episode, body.pass);
  const { id: shot } = requireShot(snapshot, body.shot);
  const end = body.which;
  const source = requireSource(snapshot, body);
  const frame = body.frame ?? (end === "first" ? "last" : "first");
  const made = await cutCandidate(ports, ep, { shot, end, source, frame, note: body.note ?? "" });
  const reference = keyframeReference(shot, end);
  const context = await liveContextOf(episode);
  const isWanted = body.pick ?? (await hashLive(context.reach, reference.path)) === undefined;
  if (isWanted) await makeLive(ports, context, { reference, take: made });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeKeyframe(ports, episode, reference);
}

/** The take that is named, else the one that the source shot plays in the cut. */
function requireSource(snapshot: PassSnapshot, body: Body): Take {
  const shot = requireSourceShot(snapshot, body);
  const { cutFacts, cut, pass } = snapshot;
  const named = body.source_take ?? undefined;
  const entry = cut.find((each) => each.entry.shot === shot)?.entry ?? { shot };
  const take =
    named === undefined ? takeInUse(entry, cutFacts) : cutFacts.takes(shot, pass).find((each) => each.take === named);
  if (take && isUsable(take)) return take;
  if (named !== undefined && !take) throw new Refusal("unknown", `${shot} has no take ${named} in its ${pass} pass`);
  if (take) throw new Refusal("conflict", `${shot} take ${take.take} ${whyUnusable(take)}: choose another take`);
  const missing = entry.take === undefined ? "has no usable take" : `plays take ${entry.take}, which is not there`;
  throw new Refusal("conflict", `${shot} ${missing}: render it first, or name a take of another shot`);
}

function requireSourceShot(snapshot: PassSnapshot, { shot, which, source_shot: named }: Body): string {
  if (named !== null && named !== undefined) return requireShot(snapshot, named).id;
  const beside = neighbourOf(snapshot.cut, shot, which === "first" ? "previous" : "next");
  if (beside) return beside.entry.shot;
  const where = which === "first" ? "before" : "after";
  throw new Refusal("bad-input", `the ${snapshot.pass} cut has no shot ${where} ${shot}: name one in source_shot`);
}
