// POST /studio/refs/copy-take: a finished picture becomes a candidate of another reference, unpicked. docs/http.md "References".
import { extname } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { copyRefTakeRoute } from "../../contracts/routes/ref-imports.ts";
import { parsePictureHeader } from "../../core/media/picture-file.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { PANO, SHEET, TOUR } from "../../core/refs/ref-names.ts";
import { isUsableRef, pictureOf } from "../../core/refs/ref-take.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import {
  type EpisodeReferences,
  readReferences,
  requireReference,
  requireRefTake,
  requireView,
} from "../shared/references/episode-references.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

export async function copyRefTake(
  ports: Pick<StudioPorts, "clock" | "emit">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof copyRefTakeRoute>,
): Promise<ReplyOf<typeof copyRefTakeRoute>> {
  const { folder: ep } = episode;
  const { from, view, to, toView } = requireEnds(await readReferences(episode), body);
  const take = await requireRefTake(ep, { ref: from.id, view, take: body.take });
  const picture = isUsableRef(take) ? pictureOf(take) : undefined;
  if (picture === undefined) throw new Refusal("conflict", `${from.id} take ${take.take} has no finished picture`);
  const bytes = await readWhole(await requireOwnPath(ep, ...take.folder.split("/"), picture));
  const { width = null, height = null } = parsePictureHeader(bytes) ?? {};
  const copied = { ref: from.id, view, take: take.take, sha1: sha1(bytes) };
  const whose = { ref: to.id, view: toView, source: "imported" as const, note: "", width, height };
  const made = await storeCandidate(ports, ep, { ...whose, copied_from: copied }, { bytes, ending: extname(picture) });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeRefTake(made);
}

/** Where it is copied from, and where to. */
function requireEnds(refs: EpisodeReferences, body: EpisodeInput<typeof copyRefTakeRoute>) {
  const from = requireReference(refs, body.ref);
  const view = requireView(from, body.view, [SHEET, PANO, TOUR]);
  const target = typeof body.to === "string" ? { ref: body.to, view: null } : body.to;
  const to = requireReference(refs, target.ref);
  const toView = requireView(to, target.view, [SHEET]);
  if (to.kind === "voice" || from.kind === "voice")
    throw new Refusal("bad-input", "voices are not copied: cut one from a take, or import it");
  if (toView === null && to.views.length > 0)
    throw new Refusal("bad-input", `to needs a view: ${to.id} has ${to.views.join(", ")}`);
  if (to.id === from.id && toView === view) throw new Refusal("bad-input", `${to.id} has that candidate already`);
  return { from, view, to, toView };
}
