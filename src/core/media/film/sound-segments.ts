// The sound of a film in segments that are encoded separately and kept: which AAC packets each has, which samples it takes to
// encode them, and where one segment's packets give way to the next one's. An encoder needs a moment to settle, so each segment is
// encoded from before its first packet on, and has some packets beyond both ends, among which a seam is looked for.
//
//   segment      |----- 375 packets, 8 s -----|
//   kept      |--|----------------------------|--|
//   encoded |#####################################|#|     samples: a run-up, and what the last window reaches into
import { canFollow, type Packet } from "../aac/packets.ts";
import type { SoundPiece } from "./sound-plan.ts";
import { AAC_FRAME } from "../ffmpeg-flags.ts";

/** Packets, or samples, from the first one to before the last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Packets of the film and what lies in a file of them, one beside the other. */
export interface PackedStretch {
  readonly kept: Stretch;
  readonly packets: readonly Packet[];
}

const SEGMENT = 375;
const OVERLAP = 12;
/** Packets in which an encoder finds its bit rate. */
const RUN_UP = 32;
/** Frames of samples behind a packet that have a say in it. */
const RUN_OUT = 2;

/** Packet p is decoded to the frame of samples p-1; the first to none. */
export function packetsOf(samples: number): number {
  return Math.ceil(samples / AAC_FRAME) + 1;
}

/** The segments of so many samples. */
export function segmentsOf(samples: number): readonly Stretch[] {
  const packets = packetsOf(samples);
  // What is left at the end is part of the last whole segment.
  const count = Math.max(1, Math.floor(packets / SEGMENT));
  return Array.from({ length: count }, (_, index) => ({
    from: index * SEGMENT,
    to: index === count - 1 ? packets : (index + 1) * SEGMENT,
  }));
}

/** The packets that are kept of a stretch. */
export function withOverlap({ from, to }: Stretch, samples: number): Stretch {
  return { from: Math.max(0, from - OVERLAP), to: Math.min(packetsOf(samples), to + OVERLAP) };
}

/** The samples that it takes to encode a kept stretch; `late`: packets that come of them before its first. */
export function samplesToEncode(kept: Stretch, samples: number): Stretch & { readonly late: number } {
  const first = Math.max(0, kept.from - RUN_UP);
  const to = Math.min(samples, (kept.to + RUN_OUT) * AAC_FRAME);
  return { from: first * AAC_FRAME, to, late: kept.from - first };
}

export interface PlacedPiece {
  readonly piece: SoundPiece;
  /** Its place among the film's pieces, and the sample at which it begins. */
  readonly index: number;
  readonly at: number;
}

/** The pieces in a stretch of samples. */
export function piecesIn(pieces: readonly SoundPiece[], { from, to }: Stretch): readonly PlacedPiece[] {
  let end = 0;
  return pieces.flatMap((piece, index) => {
    const at = end;
    end += piece.length;
    return end > from && at < to ? [{ piece, index, at }] : [];
  });
}

/**
 * All that decides the sound of a stretch, except its position in the film; `markOf` identifies the file of a path, null where it
 * is not there.
 */
export function soundsIn(pieces: readonly SoundPiece[], stretch: Stretch, markOf: (path: string) => unknown) {
  return piecesIn(pieces, stretch).map(({ piece: { path, lead, skip, length, gain, fades }, at }) => {
    const file = path === null ? null : markOf(path);
    return {
      file,
      isThere: path === null || file !== null,
      at: at - stretch.from,
      lead,
      skip,
      length,
      gain,
      ...(fades && { fades }),
    };
  });
}

/** The film's packet with which the second of two neighbours takes over; undefined when they cannot be joined. */
export function seamOf(border: number, first: PackedStretch, second: PackedStretch): number | undefined {
  for (let away = 0; away < OVERLAP; away++) {
    for (const seam of [border - away, border + away]) {
      const [before, same] = [first, second].map(({ kept, packets }) => packets[seam - 1 - kept.from]);
      if (before && same && canFollow(same, before)) return seam;
    }
  }
  return undefined;
}

// Which neighbouring segments of a film's sound are encoded by one run of an encoder: long runs have fewer seams, some at a time are
// sooner done.

/** Segments: a shorter run is not worth a program; a longer one would hold too much in memory. */
const LEAST = 4;

const MOST = 75;

/** `missing` in order. `whole`: segments that have to be in one run with the one behind them. */
export function runsOf(
  missing: readonly number[],
  whole: ReadonlySet<number>,
  atOnce: number,
): readonly (readonly number[])[] {
  const enough = Math.min(MOST, Math.max(LEAST, Math.ceil(missing.length / atOnce)));
  const runs: number[][] = [];
  for (const index of missing) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const isNext = before === index - 1;
    if (last && isNext && (last.length < enough || whole.has(index - 1))) last.push(index);
    else runs.push([index]);
  }
  return runs;
}
