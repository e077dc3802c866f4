// DELETE /studio/refs/pick: the live file goes, its candidate stays. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { clearRefRoute } from "../../contracts/routes/refs.ts";
import { SHEET } from "../../core/refs/ref-names.ts";
import { describeReference, type DescribePorts } from "../shared/references/describe-references.ts";
import { readReferences, requireReference, requireView } from "../shared/references/episode-references.ts";
import { clearLive, type LivePorts } from "../shared/references/make-live.ts";
import { announceRef } from "../shared/references/store-candidate.ts";
import { announceSharers } from "../shared/references/siblings.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function clearRef(
  ports: LivePorts & DescribePorts,
  episode: EpisodeContext,
  { ref, view: asked }: EpisodeInput<typeof clearRefRoute>,
): Promise<ReplyOf<typeof clearRefRoute>> {
  const refs = await readReferences(episode);
  const reference = requireReference(refs, ref);
  if (reference.kind === "voice") {
    throw new Refusal(
      "bad-input",
      `${ref} is a voice, which is not cleared: pick another sample, or change voice_sample in the config`,
    );
  }
  const view = requireView(reference, asked, [SHEET]);
  await clearLive(ports, refs, reference, view);
  announceRef(ports, episode.folder, { ref, view, take: null }, "cleared");
  await announceSharers(ports, refs, reference.path);
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return describeReference(ports, episode, ref);
}
