// POST /studio/track: takes a recording into the episode and names it in the series config, or takes it out of the config. The file
// itself always stays.
import { realpath } from "node:fs/promises";
import { basename } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { setTrackRoute, SetTrackReply } from "../../contracts/routes/align.ts";
import { nameAtTurn, recordingName, SOUND_FILES } from "../../core/align/recording-name.ts";
import type { AuthoredText } from "../../disk/authored.ts";
import {
  isFile,
  isInside,
  relativeTo,
  requireAbsolute,
  type EpisodeFolder,
  type InsideRoot,
} from "../../disk/roots.ts";
import { saveAuthored } from "../../disk/save-authored.ts";
import { takeIn, type TakenIn } from "../../disk/take-in.ts";
import { buildTexts, type BuildPorts } from "../episodes/act-build-texts.ts";
import { requireSource } from "../sources/act-require-source.ts";
import type { Studio } from "../studio.ts";
import { dropModeBefore, keepModeBefore, notSaved, textWithTrack, textWithoutTrack } from "./act-name-track.ts";
import { trackAt } from "./act-recording.ts";

type Ports = BuildPorts & Pick<Studio, "clock" | "tools" | "probes" | "sidecars">;

export async function setTrack(studio: Ports, body: BodyOf<typeof setTrackRoute>): Promise<SetTrackReply> {
  const ep = body.ep as EpisodeFolder;
  const { source_path: source, pass } = body;
  if ((source === undefined) === (body.track === undefined)) {
    throw new Refusal(
      "bad-input",
      "send either source_path, a sound file on this machine, or track: null to take it out",
    );
  }
  return studio.locks.hold(`track:${ep}`, async () => {
    if (source === undefined) return clear(studio, ep);
    const series = await requireSource(studio, ep, "series");
    const taken = await bring(studio, ep, source);
    const path = relativeTo(ep, taken.path);
    const text = textWithTrack(ep, series, path);
    await keepModeBefore(studio, ep, series.text);
    const hash = await save(studio, ep, series, text);
    const build = await rebuilt(studio, ep);
    const track = await trackAt(studio, ep, path, pass);
    return { track, hash, build, path, copied: taken.copied, reformatted: false };
  });
}

async function clear(studio: Ports, ep: EpisodeFolder): Promise<SetTrackReply> {
  const series = await requireSource(studio, ep, "series");
  const hash = await save(studio, ep, series, await textWithoutTrack(ep, series));
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

/** A file of the episode stays where it lies. */
async function bring(studio: Ports, ep: EpisodeFolder, source: string): Promise<TakenIn> {
  if (source.startsWith("~")) throw new Refusal("bad-input", `source_path must be an absolute path, not ${source}`);
  const named = requireAbsolute(source, "source_path");
  const name = recordingName(named);
  if (name === undefined) {
    throw new Refusal("bad-input", `${basename(named)} is no sound file: bring one of ${SOUND_FILES.join(", ")}`);
  }
  const real = await realpath(named).catch(() => undefined);
  if (real === undefined || !(await isFile(real))) throw new Refusal("unknown", `there is no file ${named}`);
  if (isInside(ep, real)) return { path: real as InsideRoot, copied: false };
  return takeIn(ep, real, { folder: "audio", nameAt: (turn) => nameAtTurn(name, turn) }, studio.locks);
}
