// PUT /studio/refs/pick: a candidate becomes the live file. A voice without a path in the config gets one there. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { pickRefRoute } from "../../contracts/routes/refs.ts";
import { PANO, SHEET, TOUR } from "../../core/refs/ref-names.ts";
import type { Reference } from "../../core/refs/reference.ts";
import { describeReference, type DescribePorts } from "../shared/references/describe-references.ts";
import {
  readReferences,
  requireReference,
  requireRefTake,
  requireView,
} from "../shared/references/episode-references.ts";
import { makeLive, type LivePorts } from "../shared/references/make-live.ts";
import { namedVoice } from "../shared/references/name-voice.ts";
import { announceSharers } from "../shared/references/siblings.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = LivePorts & DescribePorts;

export async function pickRef(
  ports: Ports,
  episode: EpisodeContext,
  { ref, view: asked, take: number, force }: EpisodeInput<typeof pickRefRoute>,
): Promise<ReplyOf<typeof pickRefRoute>> {
  const refs = await readReferences(episode);
  const reference = requireReference(refs, ref);
  const view = requireView(reference, asked, [SHEET, PANO, TOUR]);
  requirePickable(reference, view);
  const take = await requireRefTake(episode.folder, { ref, view, take: number });
  const named = reference.kind === "voice" && reference.path === null ? await namedVoice(ports, refs, reference) : null;
  await makeLive(ports, refs, { reference: named ?? reference, take, force });
  await announceSharers(ports, refs, reference.path);
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  if (named) return { ref, path: named.path ?? "", series_changed: true };
  return describeReference(ports, episode.reread(), ref);
}

function requirePickable({ id, views }: Reference, view: string | null): void {
  if (view === PANO)
    throw new Refusal("bad-input", `a panorama of ${id} cannot be picked: save a view of it as its plate`);
  if (view === TOUR)
    throw new Refusal("bad-input", `a held frame of ${id} cannot be picked: copy it to its plate first`);
  if (view === null && views.length > 0) {
    throw new Refusal("bad-input", `${id} is picked view by view: choose ${views.join(", ")}, or ${SHEET} for a sheet`);
  }
}
