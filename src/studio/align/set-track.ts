// POST /studio/track: takes a recording into the episode and names it in the series config, or takes it out of the config. The file
// itself always stays.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, UploadedFile } from "../../contracts/route.ts";
import type { setTrackRoute, SetTrackReply } from "../../contracts/routes/align.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import { importSound } from "../shared/recordings/import-sound.ts";
import { requireSource } from "../shared/texts/require-source.ts";
import type { StudioPorts } from "../ports.ts";
import {
  dropModeBefore,
  keepModeBefore,
  notSaved,
  textWithTrack,
  textWithoutTrack,
} from "../shared/recordings/name-track.ts";
import { trackAt } from "../shared/recordings/recording.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock" | "tools" | "probes" | "scratch" | "shotlists">;

export async function setTrack(
  ports: Ports,
  body: BodyOf<typeof setTrackRoute>,
  sent?: UploadedFile,
): Promise<SetTrackReply> {
  const ep = body.ep as EpisodeFolder;
  const { source_path: source, track: none, pass } = body;
  if (none === null && (source !== undefined || sent)) {
    throw new Refusal("bad-input", "send either a recording, or track: null to take it out");
  }
  return ports.locks.hold(`track:${ep}`, async () => {
    if (none === null) return clear(ports, ep);
    const series = await requireSource(ports, ep, "series");
    const { path: own, copied } = await importSound(ports, ep, { path: source, sent });
    const text = textWithTrack(ep, series, own);
    await keepModeBefore(ports, ep, series.text);
    const hash = await save(ports, ep, series, text);
    const build = await rebuilt(ports, ep);
    const track = await trackAt(ports, ep, own, pass);
    return { track, hash, build, path: own, copied, reformatted: false };
  });
}

async function clear(ports: Ports, ep: EpisodeFolder): Promise<SetTrackReply> {
  const series = await requireSource(ports, ep, "series");
  const hash = await save(ports, ep, series, await textWithoutTrack(ports, ep, series));
  await dropModeBefore(ports, ep);
  const build = await rebuilt(ports, ep);
  return { track: null, hash, build, path: null, copied: false, reformatted: false };
}

async function save(ports: Ports, ep: EpisodeFolder, { location, hash }: AuthoredText, text: string): Promise<string> {
  const saved = await saveAuthored(ep, location, { text, baseHash: hash }, ports);
  if (saved.is !== "saved") throw notSaved(saved);
  return saved.hash;
}

async function rebuilt(ports: Ports, ep: EpisodeFolder) {
  const build = await buildTexts(ports, ep);
  ports.emit({ type: "studio.episode", data: { ep } });
  return build;
}
