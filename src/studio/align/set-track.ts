// POST /studio/track: takes a recording into the episode and names it in the series config, or takes it out of the config. The file
// itself always stays.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, SentFile } from "../../contracts/route.ts";
import type { setTrackRoute, SetTrackReply } from "../../contracts/routes/align.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { buildTexts, type BuildPorts } from "../episodes/act-build-texts.ts";
import { bringSound } from "../sounds/act-bring-sound.ts";
import { requireSource } from "../sources/act-require-source.ts";
import type { Studio } from "../studio.ts";
import { dropModeBefore, keepModeBefore, notSaved, textWithTrack, textWithoutTrack } from "./act-name-track.ts";
import { trackAt } from "./act-recording.ts";

type Ports = BuildPorts & Pick<Studio, "clock" | "tools" | "probes" | "scratch" | "shotlists">;

export async function setTrack(
  studio: Ports,
  body: BodyOf<typeof setTrackRoute>,
  sent?: SentFile,
): Promise<SetTrackReply> {
  const ep = body.ep as EpisodeFolder;
  const { source_path: source, track: none, pass } = body;
  if (none === null && (source !== undefined || sent)) {
    throw new Refusal("bad-input", "send either a recording, or track: null to take it out");
  }
  return studio.locks.hold(`track:${ep}`, async () => {
    if (none === null) return clear(studio, ep);
    const series = await requireSource(studio, ep, "series");
    const { path: own, copied } = await bringSound(studio, ep, { path: source, sent });
    const text = textWithTrack(ep, series, own);
    await keepModeBefore(studio, ep, series.text);
    const hash = await save(studio, ep, series, text);
    const build = await rebuilt(studio, ep);
    const track = await trackAt(studio, ep, own, pass);
    return { track, hash, build, path: own, copied, reformatted: false };
  });
}

async function clear(studio: Ports, ep: EpisodeFolder): Promise<SetTrackReply> {
  const series = await requireSource(studio, ep, "series");
  const hash = await save(studio, ep, series, await textWithoutTrack(studio, ep, series));
  await dropModeBefore(studio, ep);
  const build = await rebuilt(studio, ep);
  return { track: null, hash, build, path: null, copied: false, reformatted: false };
}

async function save(studio: Ports, ep: EpisodeFolder, { place, hash }: AuthoredText, text: string): Promise<string> {
  const saved = await saveAuthored(ep, place, { text, baseHash: hash }, studio);
  if (saved.is !== "saved") throw notSaved(saved);
  return saved.hash;
}

async function rebuilt(studio: Ports, ep: EpisodeFolder) {
  const build = await buildTexts(studio, ep);
  studio.emit({ type: "studio.episode", data: { ep } });
  return build;
}
