// POST /studio/refs/import: a picture or a sound of the person's own becomes a candidate, and with `pick` the live file. docs/http.md
// "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { importRefRoute } from "../../contracts/routes/ref-imports.ts";
import { PANO, SHEET } from "../../core/refs/ref-names.ts";
import { requireSource } from "../../disk/source-file.ts";
import { describeReference, type DescribePorts } from "../shared/references/describe-references.ts";
import { readReferences, requireReference, requireView } from "../shared/references/episode-references.ts";
import { makeLive, type LivePorts } from "../shared/references/make-live.ts";
import { namedVoice } from "../shared/references/name-voice.ts";
import { receiveCandidate, type ReceivePorts } from "../shared/references/receive-candidate.ts";
import { announceSharers } from "../shared/references/siblings.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

const YES = new Set<unknown>([true, "1", "true", "yes", "on"]);

export async function importRef(
  ports: LivePorts & DescribePorts & ReceivePorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof importRefRoute>,
  { upload }: { readonly upload?: UploadedFile | undefined } = {},
): Promise<ReplyOf<typeof importRefRoute>> {
  const { ref, note = "", source_path: path } = body;
  const source = await requireSource(path, upload, "a picture or a sound");
  const refs = await readReferences(episode);
  const reference = requireReference(refs, ref);
  const asked = requireView(reference, body.view, [SHEET, PANO]);
  const view = asked === null && reference.views.length > 0 ? SHEET : asked;
  const isPicked = YES.has(body.pick);
  if (isPicked && view === PANO)
    throw new Refusal("bad-input", `a panorama of ${ref} cannot be picked: save a view of it as its plate`);
  const from = upload ? { original_name: source.name, source_path: null } : { source_path: source.path };
  const take = await receiveCandidate(ports, episode.folder, { reference, view, source, note, from });
  if (isPicked) {
    const named =
      reference.kind === "voice" && reference.path === null ? await namedVoice(ports, refs, reference) : reference;
    await makeLive(ports, refs, { reference: named, take });
    await announceSharers(ports, refs, named.path);
  }
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return describeReference(ports, episode.reread(), ref);
}
