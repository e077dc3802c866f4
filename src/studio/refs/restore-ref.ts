// POST /studio/refs/restore: a candidate that was put away is a candidate again. Nothing is picked by it: a person does that.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { restoreRefRoute } from "../../contracts/routes/refs/trash.ts";
import { PANO, SHEET, TOUR } from "../../core/refs/ref-names.ts";
import { refTakeStatus } from "../../core/refs/ref-take.ts";
import { restoreRefTake } from "../../disk/refs/ref-trash.ts";
import { describeReference, type DescribePorts } from "../shared/references/describe-references.ts";
import { readReferences, requireReference, requireView } from "../shared/references/episode-references.ts";
import { announceRef } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

export async function restoreRef(
  ports: DescribePorts & Pick<StudioPorts, "locks" | "emit">,
  episode: EpisodeContext,
  { ref, view: asked, take, set }: EpisodeInput<typeof restoreRefRoute>,
): Promise<ReplyOf<typeof restoreRefRoute>> {
  const reference = requireReference(await readReferences(episode), ref);
  const view = requireView(reference, asked, [SHEET, PANO, TOUR]);
  const restored = await restoreRefTake(episode.folder, { ref, view, take, set }, ports.locks);
  announceRef(ports, episode.folder, restored, refTakeStatus(restored) === "ok" ? "ok" : "failed");
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return describeReference(ports, episode, ref);
}
