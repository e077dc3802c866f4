// POST /studio/track: takes a recording into the episode and names it in the series config, or takes it out of the config. The file
// itself always stays.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, UploadedFile } from "../../contracts/route.ts";
import type { setTrackRoute, SetTrackReply } from "../../contracts/routes/align.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import { importSound } from "../shared/recordings/import-sound.ts";
import type { StudioPorts } from "../ports.ts";
import {
  dropModeBefore,
  keepModeBefore,
  notSaved,
  textWithTrack,
  textWithoutTrack,
} from "../shared/recordings/name-track.ts";
import { trackAt } from "../shared/recordings/recording.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock" | "tools" | "probes" | "scratch" | "shotlists">;

export async function setTrack(
  ports: Ports,
  episode: EpisodeContext,
  body: EpisodeInput<typeof setTrackRoute>,
  { upload: sent }: { readonly upload?: UploadedFile | undefined } = {},
): Promise<SetTrackReply> {
  const { folder: ep } = episode;
  const { source_path: source, track: none, pass } = body;
  if (none === null && (source !== undefined || sent)) {
    throw new Refusal("bad-input", "send either a recording, or track: null to take it out");
  }
  return ports.locks.hold(`track:${ep}`, async () => {
    if (none === null) return clear(ports, episode);
    const series = requireText(await episode.text("series"));
    const { path: own, copied } = await importSound(ports, ep, { path: source, sent });
    const text = textWithTrack(ep, series, own);
    await keepModeBefore(ports, episode, series.text);
    const hash = await save(ports, ep, series, text);
    const build = await rebuilt(ports, episode);
    const track = await trackAt(ports, episode.reread(), own, pass);
    return { track, hash, build, path: own, copied, reformatted: false };
  });
}

async function clear(ports: Ports, episode: EpisodeContext): Promise<SetTrackReply> {
  const series = requireText(await episode.text("series"));
  const hash = await save(ports, episode.folder, series, await textWithoutTrack(episode, series));
  await dropModeBefore(ports, episode);
  const build = await rebuilt(ports, episode);
  return { track: null, hash, build, path: null, copied: false, reformatted: false };
}

async function save(ports: Ports, ep: EpisodeFolder, { location, hash }: AuthoredText, text: string): Promise<string> {
  const saved = await saveAuthored(ep, location, { text, baseHash: hash }, ports);
  if (saved.is !== "saved") throw notSaved(saved);
  return saved.hash;
}

async function rebuilt(ports: Ports, episode: EpisodeContext) {
  const build = await buildTexts(ports, episode);
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return build;
}
