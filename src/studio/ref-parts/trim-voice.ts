// POST /studio/refs/voice-trim: a stretch of a voice becomes a new candidate of it; what it is cut from stays. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { voiceTrimRoute } from "../../contracts/routes/refs/parts.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { probeMedia } from "../../media/probe.ts";
import { cutVoice, requireSpan } from "../shared/references/cut-voice.ts";
import { readReferences, requireReference } from "../shared/references/episode-references.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import { requireMedia } from "../shared/references/take-media.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

export async function trimVoice(
  ports: Pick<StudioPorts, "clock" | "emit" | "tools" | "scratch">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof voiceTrimRoute>,
): Promise<ReplyOf<typeof voiceTrimRoute>> {
  const { folder: ep } = episode;
  const { take = null, start, end, note } = body;
  const refs = await readReferences(episode);
  const reference = requireReference(refs, body.ref);
  if (reference.kind !== "voice") throw new Refusal("bad-input", `${reference.id} is no voice: send voice:<id>`);
  const { path, name } = await requireMedia(refs, reference, { view: null, take });
  const { seconds } = await probeMedia(await ports.tools(), path);
  requireSpan({ start, end, seconds, of: name });
  const bytes = await cutVoice(ports, path, { start, end });
  const trim = { take, sha1: sha1(await readWhole(path)), start, end };
  const whose = {
    ref: reference.id,
    view: null,
    source: "edited" as const,
    note: note ?? "",
    width: null,
    height: null,
  };
  const made = await storeCandidate(ports, ep, { ...whose, seconds: end - start, trim }, { bytes, ending: ".wav" });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeRefTake(made);
}
