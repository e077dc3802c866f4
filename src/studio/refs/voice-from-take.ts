// POST /studio/refs/voice-from-take: a stretch of a take's sound becomes a candidate of a voice. docs/http.md "References".
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { voiceFromTakeRoute } from "../../contracts/routes/ref-imports.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { isUsable, mp4Of, pathOf, whyUnusable } from "../../core/takes/take.ts";
import { fileHash } from "../../disk/reading/file-cache.ts";
import { findTake } from "../../disk/takes/read-takes.ts";
import { removeFile } from "../../machine/files.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { probeMedia } from "../../media/probe.ts";
import { cutSound } from "../../media/stage/cut-sound.ts";
import { requireVideo } from "../shared/references/cut-candidate.ts";
import { readReferences, requireReference } from "../shared/references/episode-references.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = Pick<StudioPorts, "clock" | "emit" | "tools" | "scratch" | "fileHashes">;

/** Seconds. */
const SHORTEST = 0.2;
const LONGEST = 30;

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
  requireSpan({ start, end, seconds });
  const wav = join(ports.scratch, `${randomUUID()}.wav`);
  try {
    await cutSound(await ports.tools(), { from: mp4, to: wav, window: { start, end } }, new AbortController().signal);
    const from = { source_shot: shot, source_take: take.take, source_pass: pass, source_start: start, source_end: end };
    const file = { source_mp4: pathOf(take, mp4Of(take)) ?? "", source_sha1: await fileHash(ports.fileHashes, mp4) };
    const whose = { ref, view: null, source: "from_take" as const, note: note ?? "", width: null, height: null };
    const draft = { ...whose, ...from, ...file, seconds: end - start };
    const made = await storeCandidate(ports, ep, draft, { bytes: await readWhole(wav), ending: ".wav" });
    ports.emit({ type: "studio.episode", data: { ep } });
    return describeRefTake(made);
  } finally {
    await removeFile(wav);
  }
}

function requireSpan({
  start,
  end,
  seconds,
}: {
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
}): void {
  const span = end - start;
  if (span < SHORTEST || span > LONGEST) {
    throw new Refusal(
      "bad-input",
      `start to end must be ${SHORTEST} to ${LONGEST} s, not ${Math.round(span * 100) / 100}`,
    );
  }
  if (end > seconds + 0.05)
    throw new Refusal("bad-input", `end is after the take, which is ${Math.round(seconds * 100) / 100} s long`);
}
