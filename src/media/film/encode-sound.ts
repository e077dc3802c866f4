// Encodes segments of a film's sound as AAC packets, each run of neighbours by one program that is fed as they are decoded. What was
// encoded of sounds that can be read is kept for the next film.
import { join } from "node:path";
import PQueue from "p-queue";
import { cutPackets, readPackets } from "../../core/media/aac/packets.ts";
import type { JoinPlan } from "../../core/media/film/join-plan.ts";
import type { SoundPiece } from "../../core/media/film/sound-plan.ts";
import {
  type PackedStretch,
  type Stretch,
  samplesToEncode,
  withOverlap,
  packetsOf,
  piecesIn,
} from "../../core/media/film/sound-segments.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { makeFolder } from "../../machine/files.ts";
import { run, writeChunk } from "../../machine/spawn.ts";
import { RUNS_AT_ONCE, packPath, type AssembleRun } from "./assemble-run.ts";
import { takePart, writeSound } from "./join-sound.ts";
import { packSoundArgs } from "../../core/media/film/join-film-args.ts";

/** Bytes of a stereo float sample pair. */
const PAIR = 8;

/** A segment whose packets lie in a file of their own. */
export interface SoundPack extends PackedStretch {
  readonly path: string;
}

export interface SegmentOrder {
  readonly segments: readonly Stretch[];
  /** What each is kept under. */
  readonly names: readonly (string | undefined)[];
  /** Segments that one program encodes, by their places. */
  readonly runs: readonly (readonly number[])[];
}

/** The segments by their places; undefined when ffmpeg made other packets than it should. */
export async function encodeSegments(
  task: AssembleRun,
  plan: JoinPlan,
  order: SegmentOrder,
): Promise<ReadonlyMap<number, SoundPack> | undefined> {
  const failed = new AbortController();
  const signal = AbortSignal.any([task.signal, failed.signal]);
  const reporter = new SoundReporter(task, plan, order);
  const queue = new PQueue({ concurrency: RUNS_AT_ONCE });
  const jobs = order.runs.map((indexes) =>
    queue.add(() => encodeRun({ ...task, signal }, plan, order, { indexes, reporter })),
  );
  try {
    const made = await Promise.all(jobs);
    return made.includes(undefined) ? undefined : new Map(made.flatMap((packs) => packs ?? []));
  } finally {
    failed.abort();
    await Promise.allSettled(jobs);
  }
}

/** Reports while runs go on: a piece at the border of two runs is decoded by both. */
class SoundReporter {
  readonly #task: AssembleRun;
  readonly #warned = new Set<string>();
  readonly #total: number;
  #done = 0;
  /** Pieces that cannot be read: a film that has them is encoded each time, so that it is reported each time. */
  readonly unread = new Set<SoundPiece>();

  constructor(task: AssembleRun, plan: JoinPlan, order: SegmentOrder) {
    this.#task = task;
    this.#total = order.runs.reduce(
      (sum, indexes) => sum + piecesIn(plan.sounds, spanOf(plan, order, indexes)).length,
      0,
    );
  }

  readonly onPiece = () => this.#task.onStage("sound", ++this.#done, this.#total);

  readonly warn = (sentence: string, piece: SoundPiece) => {
    this.unread.add(piece);
    if (!this.#warned.has(sentence)) this.#task.warn(sentence);
    this.#warned.add(sentence);
  };
}

function spanOf({ samples }: JoinPlan, { segments }: SegmentOrder, indexes: readonly number[]) {
  const [first, last] = [segments[indexes[0] ?? 0], segments[indexes.at(-1) ?? 0]];
  return samplesToEncode(withOverlap({ from: first?.from ?? 0, to: last?.to ?? 0 }, samples), samples);
}

interface SoundRun {
  readonly indexes: readonly number[];
  readonly reporter: SoundReporter;
}

async function encodeRun(
  task: AssembleRun,
  plan: JoinPlan,
  order: SegmentOrder,
  { indexes, reporter }: SoundRun,
): Promise<readonly (readonly [number, SoundPack])[] | undefined> {
  const span = spanOf(plan, order, indexes);
  const bytes = await encode(task, plan, span, { reporter, scratch: join(task.order.scratch, `sound-${indexes[0]}`) });
  const packets = readPackets(bytes);
  if (packets?.length !== packetsOf(span.to - span.from)) return undefined;
  const first = packetsOf(span.from) - 1;
  const packs: [number, SoundPack][] = [];
  for (const index of indexes) {
    const kept = withOverlap(order.segments[index]!, plan.samples);
    const path = packPath(task, index);
    const cut = cutPackets(packets, kept.from - first, kept.to - first);
    await writeAtomic(path, bytes.subarray(cut.start, cut.end));
    packs.push([index, { path, kept, packets: cut.packets }]);
    const pieces = piecesIn(plan.sounds, samplesToEncode(kept, plan.samples));
    const name = order.names[index];
    if (name !== undefined && !pieces.some(({ piece }) => reporter.unread.has(piece)))
      await task.cache?.store(name, path);
  }
  return packs;
}

async function encode(
  { ffmpeg, order, signal }: AssembleRun,
  { sounds }: JoinPlan,
  span: Stretch,
  { reporter, scratch }: { readonly reporter: SoundReporter; readonly scratch: string },
): Promise<Buffer> {
  const placed = piecesIn(sounds, span);
  const skipped = span.from - (placed[0]?.at ?? 0);
  const pieces = placed.map(({ piece }) => piece);
  await makeFolder(scratch);
  const { onPiece, warn } = reporter;
  const ports = { ffmpeg: ffmpeg.path, scratch, signal, warn, onPiece };
  const chunks: Buffer[] = [];
  await run(ffmpeg.path, packSoundArgs(order.soundRate), {
    signal,
    onOutput: (chunk) => void chunks.push(chunk),
    feed: (stdin) => {
      const take = takePart((chunk) => writeChunk(stdin, chunk), skipped * PAIR, (span.to - span.from) * PAIR);
      return writeSound(take, pieces, ports);
    },
  });
  return Buffer.concat(chunks);
}
