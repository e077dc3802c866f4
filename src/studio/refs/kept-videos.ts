// POST /studio/refs/video and GET /studio/refs/videos: videos of the person's own beside the references. docs/http.md "References".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf, UploadedFile } from "../../contracts/route.ts";
import type { keepVideoRoute, KeptVideo, videosRoute } from "../../contracts/routes/ref-imports.ts";
import { keepVideo as keepFile, readKeptVideos, type KeptFile } from "../../disk/refs/kept-videos.ts";
import { requireSource } from "../../disk/source-file.ts";
import { probeMedia } from "../../media/probe.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

type Ports = Pick<StudioPorts, "tools" | "probes" | "locks">;

export async function keepVideo(
  ports: Ports,
  { folder: ep }: EpisodeContext,
  { source_path: path }: EpisodeInput<typeof keepVideoRoute>,
  { upload }: { readonly upload?: UploadedFile | undefined } = {},
): Promise<ReplyOf<typeof keepVideoRoute>> {
  const source = await requireSource(path, upload, "a video");
  const facts = await probeMedia(await ports.tools(), source.path).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!facts?.video || facts.seconds <= 0)
    throw new Refusal("bad-input", `${source.name} cannot be read as a video: send a whole video file`);
  const { file: _file, ...kept } = await keepFile(ep, { from: source.path, name: source.name }, ports.locks);
  return { ...kept, duration: facts.seconds };
}

export async function listVideos(ports: Ports, { folder: ep }: EpisodeContext): Promise<ReplyOf<typeof videosRoute>> {
  return { videos: await mapPool(await readKeptVideos(ep), (kept) => withDuration(ports, kept)) };
}

async function withDuration({ tools, probes }: Ports, { file, ...kept }: KeptFile): Promise<KeptVideo> {
  const read = probes.read(file, async (at) => probeMedia(await tools(), at));
  const facts = await read.catch(() => undefined);
  return { ...kept, duration: facts?.seconds ?? null };
}
