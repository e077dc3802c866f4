// The sound of a film as AAC packets: segments of it that an earlier film encoded are taken as they were kept, the others are encoded in
// as few runs as use the processors, and all are joined packet by packet. What is decoded of it is exactly as long as one encode's.
import { join } from "node:path";
import type { JoinPlan } from "../../core/media/film/join-plan.ts";
import { readPackets } from "../../core/media/aac/packets.ts";
import {
  type Stretch,
  samplesToEncode,
  withOverlap,
  packetsOf,
  seamOf,
  segmentsOf,
  soundsIn,
  runsOf,
} from "../../core/media/film/sound-segments.ts";
import { soundMovieHead } from "../../core/media/mp4/sound-movie.ts";
import { openPartialFile } from "../../machine/partial-file.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { RUNS_AT_ONCE, packPath, type AssembleRun } from "./assemble-run.ts";
import { cacheName, fileIdentity } from "./cache-key.ts";
import type { SoundPack, encodeSegments } from "./encode-sound.ts";
import { SOUND_KILOBITS, packSoundArgs } from "../../core/media/film/join-film-args.ts";

export interface PackedSound {
  /** Bytes of every packet. */
  readonly sizes: Uint32Array;
  /** An MP4 file of them. */
  readonly path: string;
}

/** Undefined where nothing is gained by it, and where ffmpeg's packets are not those of AAC as it is known here. */
export async function packSound(
  task: AssembleRun,
  plan: JoinPlan,
  encode: typeof encodeSegments,
): Promise<PackedSound | undefined> {
  const segments = segmentsOf(plan.samples);
  if (segments.length < 2) return undefined;
  const names = await nameSegments(task, plan, segments);
  const packs = await Promise.all(segments.map((segment, index) => takeCached(task, plan, { segment, index, names })));
  const whole = new Set<number>();
  for (;;) {
    const missing = [...packs.keys()].filter((index) => !packs[index]);
    const runs = runsOf(missing, whole, RUNS_AT_ONCE);
    const made = await encode(task, plan, { segments, names, runs });
    if (!made) return undefined;
    for (const [index, pack] of made) packs[index] = pack;
    const seams = segments.slice(1).map(({ from }, index) => seamOf(from, packs[index]!, packs[index + 1]!));
    if (!seams.includes(undefined)) return joinPacks(task, plan, packs as readonly SoundPack[], seams as number[]);
    // What cannot be joined is encoded in one run, together with all that it was in one run with.
    const known = whole.size;
    for (const [index, seam] of seams.entries()) if (seam === undefined) whole.add(index);
    if (whole.size === known) return undefined;
    for (const index of whole) packs[index] = packs[index + 1] = undefined;
  }
}

/** What each segment is kept under; undefined where nothing is kept, or a sound of it is not there. */
async function nameSegments(
  { cache, ffmpeg, order }: AssembleRun,
  { sounds, samples }: JoinPlan,
  segments: readonly Stretch[],
): Promise<readonly (string | undefined)[]> {
  if (!cache) return segments.map(() => undefined);
  const paths = [...new Set(sounds.flatMap(({ path }) => path ?? []))];
  const identities = new Map<string, object | undefined>();
  for (const path of paths) identities.set(path, await fileIdentity(path).catch(() => undefined));
  return segments.map((segment) => {
    const stretch = withOverlap(segment, samples);
    const audible = samplesToEncode(stretch, samples);
    const files = soundsIn(sounds, audible, (path) => identities.get(path) ?? null);
    if (files.some(({ isThere }) => !isThere)) return undefined;
    const form = [audible.late, stretch.to - stretch.from, audible.to - audible.from].map(String);
    return cacheName({ files, args: [...packSoundArgs(order.soundRate), ...form], version: ffmpeg.version });
  });
}

interface CachedSegment {
  readonly segment: Stretch;
  readonly index: number;
  readonly names: readonly (string | undefined)[];
}

async function takeCached(
  task: AssembleRun,
  { samples }: JoinPlan,
  { segment, index, names }: CachedSegment,
): Promise<SoundPack | undefined> {
  const name = names[index];
  const path = packPath(task, index);
  if (name === undefined || !(await task.cache?.use(name, path))) return undefined;
  const kept = withOverlap(segment, samples);
  const packets = readPackets(await readWhole(path));
  return packets?.length === kept.to - kept.from ? { path, kept, packets } : undefined;
}

async function joinPacks(
  { order }: AssembleRun,
  { samples }: JoinPlan,
  packs: readonly SoundPack[],
  seams: readonly number[],
): Promise<PackedSound> {
  const parts = packs.map(({ path, kept, packets }, index) => {
    const [from, to] = [seams[index - 1] ?? 0, seams[index] ?? packetsOf(samples)];
    return { path, packets: packets.slice(from - kept.from, to - kept.from) };
  });
  const sizes = Uint32Array.from(parts.flatMap(({ packets }) => packets.map(({ length }) => length)));
  const path = join(order.scratch, "sound.m4a");
  const file = await openPartialFile(path, 0);
  try {
    await file.write(soundMovieHead(sizes, samples, order.soundRate ?? SOUND_KILOBITS));
    for (const part of parts) {
      const bytes = await readWhole(part.path);
      await file.write(Buffer.concat(part.packets.map(({ at, length }) => bytes.subarray(at, at + length))));
    }
  } finally {
    await file.close();
  }
  return { sizes, path };
}
