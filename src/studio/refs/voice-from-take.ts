// POST /studio/refs/voice-from-take: a stretch of a take's sound becomes a candidate of a voice. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { voiceFromTakeRoute } from "../../contracts/routes/ref-imports.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { isUsable, mp4Of, pathOf, whyUnusable } from "../../core/takes/take.ts";
import { fileHash } from "../../disk/reading/file-cache.ts";
import { findTake } from "../../disk/takes/read-takes.ts";
import { probeMedia } from "../../media/probe.ts";
import { requireVideo } from "../shared/references/cut-candidate.ts";
import { cutVoice, requireSpan } from "../shared/references/cut-voice.ts";
import { readReferences, requireReference } from "../shared/references/episode-references.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = Pick<StudioPorts, "clock" | "emit" | "tools" | "scratch" | "fileHashes">;

export async function voiceFromTake(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof voiceFromTakeRoute>,
): Promise<ReplyOf<typeof voiceFromTakeRoute>> {
  const { folder: ep } = episode;
  const { ref, shot, pass, start, end, note } = body;
  const reference = requireReference(await readReferences(episode), ref);
  if (reference.kind !== "voice") throw new Refusal("bad-input", `${ref} is no voice: send voice:<id>`);
  const take = await findTake(ep, { shot, take: body.take, pass });
  if (!take) throw new Refusal("unknown", `${shot} has no take ${body.take} in its ${pass} pass`);
  if (!isUsable(take))
    throw new Refusal("conflict", `${shot} take ${take.take} ${whyUnusable(take)}: choose another take`);
  const mp4 = await requireVideo(ep, take);
  const { seconds, audio } = await probeMedia(await ports.tools(), mp4);
  if (!audio) throw new Refusal("conflict", `${shot} take ${take.take} has no sound`);
  requireSpan({ start, end, seconds, of: "the take" });
  const bytes = await cutVoice(ports, mp4, { start, end });
  const from = { source_shot: shot, source_take: take.take, source_pass: pass, source_start: start, source_end: end };
  const file = { source_mp4: pathOf(take, mp4Of(take)) ?? "", source_sha1: await fileHash(ports.fileHashes, mp4) };
  const whose = { ref, view: null, source: "from_take" as const, note: note ?? "", width: null, height: null };
  const draft = { ...whose, ...from, ...file, seconds: end - start };
  const made = await storeCandidate(ports, ep, draft, { bytes, ending: ".wav" });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeRefTake(made);
}
