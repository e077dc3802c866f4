// POST /studio/refs/discard: a candidate goes to the trash; a reference that it was picked for is cleared. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { discardRefRoute } from "../../contracts/routes/refs.ts";
import { livePick, pickedView } from "../../core/refs/picks.ts";
import { PANO, SHEET, TOUR } from "../../core/refs/ref-names.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { discardRefTake } from "../../disk/refs/discard-ref-take.ts";
import { hashLive } from "../../disk/refs/live-file.ts";
import { describeReference, type DescribePorts } from "../shared/references/describe-references.ts";
import {
  readBothPicks,
  readReferences,
  requireReference,
  requireRefTake,
  requireView,
  type EpisodeReferences,
} from "../shared/references/episode-references.ts";
import { clearLive, type LivePorts } from "../shared/references/make-live.ts";
import { announceSharers } from "../shared/references/siblings.ts";
import { announceRef } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function discardRef(
  ports: LivePorts & DescribePorts,
  episode: EpisodeContext,
  { ref, view: asked, take: number }: EpisodeInput<typeof discardRefRoute>,
): Promise<ReplyOf<typeof discardRefRoute>> {
  const { folder: ep } = episode;
  const refs = await readReferences(episode);
  const reference = requireReference(refs, ref);
  const view = requireView(reference, asked, [SHEET, PANO, TOUR]);
  if (view === null && reference.views.length > 0) {
    throw new Refusal(
      "bad-input",
      `say which view of ${ref} the candidate is of: ${reference.views.join(", ")} or ${SHEET}`,
    );
  }
  const take = await requireRefTake(ep, { ref, view, take: number });
  const isPicked = reference.kind !== "voice" && (await pickedTake(refs, reference, view)) === number;
  if (isPicked) await clearLive(ports, refs, reference, view);
  await discardRefTake(ep, take, ports.clock.now());
  announceRef(ports, ep, take, "discarded");
  if (isPicked) {
    announceRef(ports, ep, { ref, view, take: null }, "cleared");
    await announceSharers(ports, refs, reference.path);
  }
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeReference(ports, episode, ref);
}

async function pickedTake(refs: EpisodeReferences, reference: Reference, view: string | null): Promise<number | null> {
  const picks = (await readBothPicks(refs))[reference.scope === "shot" ? "shots" : "series"];
  const live = reference.path === null ? undefined : await hashLive(refs.reach, reference.path);
  const at = { live, episode: refs.name };
  return view === null ? livePick(picks, reference.id, live, refs.name) : pickedView(picks, reference.id, view, at);
}
