// POST /studio/refs/pano-view: what is seen in a panorama becomes a candidate of the location's plate, unpicked. docs/http.md "Panoramas".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { panoViewRoute } from "../../contracts/routes/refs/parts.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { isPanorama } from "../../core/media/panorama-view.ts";
import { parsePictureHeader } from "../../core/media/picture-file.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { PANO } from "../../core/refs/ref-names.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { makePicture } from "../../media/stage/make-picture.ts";
import { readReferences, requireReference } from "../shared/references/episode-references.ts";
import { requireMedia } from "../shared/references/take-media.ts";
import { storeCandidate } from "../shared/references/store-candidate.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

export async function savePanoView(
  ports: Pick<StudioPorts, "clock" | "emit">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof panoViewRoute>,
): Promise<ReplyOf<typeof panoViewRoute>> {
  const { folder: ep } = episode;
  const { take = null, yaw, pitch, fov, width, height, note } = body;
  const refs = await readReferences(episode);
  const reference = requireReference(refs, body.ref);
  if (reference.kind !== "location")
    throw new Refusal("bad-input", `${reference.id} has no panoramas: send location:<id>`);
  const { path, name } = await requireMedia(refs, reference, { view: PANO, take });
  const bytes = await readWhole(path);
  const header = parsePictureHeader(bytes);
  if (!header) throw new Refusal("tool-failed", `${name} cannot be read as a picture: replace it`);
  if (!isPanorama(header)) {
    const size = `${header.width}x${header.height}`;
    throw new Refusal(
      "bad-input",
      `${name} is ${size} and no panorama: choose one that is twice as wide as it is high`,
    );
  }
  const size = { width, height };
  const png = await makePicture({ make: "view", file: path, gaze: { yaw, pitch, fov }, size });
  const from = { pano_view: { take, sha1: sha1(bytes), yaw, pitch, fov } };
  const whose = { ref: reference.id, view: null, source: "imported" as const, note: note ?? "", ...size };
  const made = await storeCandidate(ports, ep, { ...whose, ...from }, { bytes: png, ending: ".png" });
  ports.emit({ type: "studio.episode", data: { ep } });
  return describeRefTake(made);
}
