// The pictures of a take's film, a thumbnail and a strip, and what is measured of it, all of one decode. A take without pictures or
// measurements is a take all the same: its record says why.
import { basename, dirname, join } from "node:path";
import type { Sidecar, TakeCheck, TakeMeasurements } from "../../../contracts/files/sidecar.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { storedShots } from "../../../core/compile/stored-build.ts";
import { judgeCheck, type ExpectedTake } from "../../../core/takes/check/judge-check.ts";
import { TakeMeter } from "../../../core/takes/check/take-meter.ts";
import { readBuild } from "../../../disk/builds.ts";
import { filmFacts, type FilmFacts } from "../../../media/probe.ts";
import { moveFile } from "../../../machine/files.ts";
import { cleanStills } from "../../../core/media/stills-args.ts";
import { exists } from "../../../machine/paths.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import type { JobContext } from "../../../jobs/runner.ts";
import { meanColour } from "../../../media/mean-colour.ts";
import { makeStills, type StillsRequest } from "../../../media/stills.ts";
import type { StudioPorts } from "../../ports.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { colourDistance, type Rgb } from "../../../core/takes/check/picture-meter.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type InspectPorts = Pick<StudioPorts, "tools" | "log" | "shotlists" | "fileHashes">;

export interface FilmToInspect {
  readonly episode: EpisodeContext;
  /** The record as it was asked for. */
  readonly record: Sidecar;
  /** Absolute path. */
  readonly mp4: string;
  readonly isDrawn: boolean;
}

export interface SavedPictures {
  readonly thumb: string | null;
  readonly strip: string | null;
  readonly save_notes: string;
}

export async function inspectFilm(
  ports: InspectPorts,
  take: FilmToInspect,
  context: Pick<JobContext, "signal">,
): Promise<SavedPictures & { readonly check: TakeCheck }> {
  const meter = new TakeMeter();
  try {
    const facts = await filmFacts(ports.tools, take.mp4);
    const sound = facts.hasSound ? undefined : await soundBeside(take);
    const look = { sound, onOutput: (bytes: Buffer) => meter.add(bytes) };
    const saved = await savePictures(ports, take.mp4, context, look);
    await takeCleanStills(take.mp4, saved);
    if (saved.thumb === null) throw new Error(saved.save_notes);
    const measured = await measuredOf(ports, take, { facts, meter, signal: context.signal });
    return { ...saved, check: { measured, findings: judgeCheck(measured, await expectationsOf(ports, take)) } };
  } catch (error) {
    context.signal.throwIfAborted();
    ports.log.warn({ video: take.mp4, err: error }, "a take could not be measured");
    const check = { measured: null, findings: [], why: reasonOf(error) };
    return { ...(await savePictures(ports, take.mp4, context)), check };
  }
}

/** Writes `<stem>.jpg` and `<stem>_strip.jpg` beside the video; names, not paths. `look` is given the whole clip meanwhile. */
async function savePictures(
  ports: Pick<StudioPorts, "tools" | "log">,
  mp4: string,
  context: Pick<JobContext, "signal">,
  look?: StillsRequest["look"],
): Promise<SavedPictures> {
  const stem = basename(mp4, ".mp4");
  const names = { thumb: `${stem}.jpg`, strip: `${stem}_strip.jpg` };
  const at = (name: string) => join(dirname(mp4), name);
  try {
    const tools = await ports.tools();
    await makeStills(tools, {
      mp4,
      thumbnail: at(names.thumb),
      strip: at(names.strip),
      signal: context.signal,
      ...(look && { look }),
    });
    return { ...names, save_notes: "" };
  } catch (error) {
    context.signal.throwIfAborted();
    ports.log.warn({ video: mp4, err: error }, "a take has no pictures");
    return { thumb: null, strip: null, save_notes: `no pictures of this take: ${reasonOf(error)}` };
  }
}

/** A drawn take brings pictures without words: they stand for it. */
async function takeCleanStills(mp4: string, { thumb, strip }: SavedPictures): Promise<void> {
  const clean = cleanStills(mp4);
  if (thumb === null || strip === null || !(await exists(clean.strip))) return;
  await moveFile(clean.thumbnail, join(dirname(mp4), thumb));
  await moveFile(clean.strip, join(dirname(mp4), strip));
}

async function soundBeside({ mp4, record }: FilmToInspect): Promise<string | undefined> {
  const wav = join(dirname(mp4), `${takeStem(record.shot, record.take)}_audio.wav`);
  return (await exists(wav)) ? wav : undefined;
}

interface DecodedFilm {
  readonly facts: FilmFacts;
  readonly meter: TakeMeter;
  readonly signal: AbortSignal;
}

async function measuredOf(
  ports: InspectPorts,
  take: FilmToInspect,
  { facts, meter, signal }: DecodedFilm,
): Promise<TakeMeasurements> {
  const { picture, sound } = meter.result();
  const { frames, fps, width, height } = facts;
  if (picture.frames === 0) throw new Error("no picture of it could be decoded");
  const keyframe = take.isDrawn ? undefined : await keyframeColour(ports, take, signal);
  const distance = keyframe && picture.first ? colourDistance(keyframe, picture.first) : null;
  return {
    frames,
    decoded: picture.frames,
    fps: Number(fps.toFixed(4)),
    width,
    height,
    black: picture.black,
    still: picture.still,
    sound: sound,
    first_distance: distance === null ? null : Number(distance.toFixed(1)),
  };
}

/** Of the picture that the take was started from, as long as its file is still that one. */
async function keyframeColour(
  ports: InspectPorts,
  { episode, record }: FilmToInspect,
  signal: AbortSignal,
): Promise<Rgb | undefined> {
  const first = record.refs.find(({ role }) => role === "first");
  if (!first || first.sha1 === null) return undefined;
  const file = await findRefFile(await episode.reach(), first.path);
  if (file === undefined) return undefined;
  const hash = await fileHash(ports.fileHashes, file);
  return hash === first.sha1 ? meanColour(await ports.tools(), file, signal) : undefined;
}

/** Speakers are read from the story; an episode without one counts as silent. */
async function expectationsOf(
  { shotlists }: InspectPorts,
  { episode, record, isDrawn }: FilmToInspect,
): Promise<ExpectedTake> {
  const target = (await episode.registry()).find(record.target);
  const makesSound = target?.kind === "video" && target.capabilities.audio === "generate";
  const build = makesSound ? await readBuild(episode.folder, record.pass, shotlists) : undefined;
  const shot = build && storedShots(build).find(({ id }) => id === record.shot);
  const isAudible = shot !== undefined && shot.entry.audio_policy !== "silent";
  const sizesItself = target?.via !== undefined;
  return { ...record, isDrawn, sizesItself, speaks: isAudible && (shot.story?.dialogue.length ?? 0) > 0 };
}
