// AAC packets as an encoder puts them out one after another (ADTS), and where packets of two encodes of the same sound can follow one
// another. A packet is decoded together with the one before it: half of its window overlaps half of that one's. The two halves cancel
// their errors when both are of one length and shape, so a seam needs the same window on its left in both encodes.

export interface Packet {
  /** Bytes from the start of the file: the packet without its ADTS header. */
  readonly at: number;
  readonly length: number;
  /** How its window ends, the same number for the same way; undefined when its first bytes do not say. */
  readonly ending: number | undefined;
  /** A number of its bytes. */
  readonly print: number;
}

/** Bits of each byte that have to be so: sync word, MPEG-4, no checksum; AAC-LC at 48 kHz in stereo; one block. Private bits and the size do not count. */
const HEADER = [
  { mask: 0xff, bits: 0xff },
  { mask: 0xff, bits: 0xf1 },
  { mask: 0xfd, bits: 0x4c },
  { mask: 0xc0, bits: 0x80 },
  { mask: 0x00, bits: 0x00 },
  { mask: 0x00, bits: 0x00 },
  { mask: 0x03, bits: 0x00 },
] as const;
const HEADER_BYTES = HEADER.length;

/** The packets of AAC-LC in stereo at 48 kHz; undefined when the bytes are anything else, or are cut short. */
export function readPackets(bytes: Uint8Array): readonly Packet[] | undefined {
  const packets: Packet[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = sizeOf(bytes, at);
    if (size === undefined || at + size > bytes.length) return undefined;
    const [from, to] = [at + HEADER_BYTES, at + size];
    packets.push({ at: from, length: to - from, ending: endingOf(bytes, from), print: printOf(bytes, from, to) });
    at = to;
  }
  return packets;
}

/** Some packets as a file of their own: its bytes in the file of all, and the packets in it. */
export function cutPackets(all: readonly Packet[], from: number, to: number) {
  const [first, last] = [all[from], all[to - 1]];
  const start = first ? first.at - HEADER_BYTES : 0;
  const end = last ? last.at + last.length : 0;
  return { start, end, packets: all.slice(from, to).map((packet) => ({ ...packet, at: packet.at - start })) };
}

/** Bytes of the packet with its header. */
function sizeOf(bytes: Uint8Array, at: number): number | undefined {
  const header = bytes.subarray(at, at + HEADER_BYTES);
  if (header.length < HEADER_BYTES || HEADER.some(({ mask, bits }, index) => ((header[index] ?? 0) & mask) !== bits)) {
    return undefined;
  }
  const [high = 0, middle = 0, low = 0] = header.subarray(3, 6);
  const size = ((high & 3) << 11) + (middle << 3) + (low >> 5);
  return size > HEADER_BYTES + 1 ? size : undefined;
}

/** FNV-1a: enough to distinguish a packet from that of the same moment and length in another encode. */
function printOf(bytes: Uint8Array, from: number, to: number): number {
  let print = 0x811c9dc5;
  for (let at = from; at < to; at++) print = Math.imul(print ^ (bytes[at] ?? 0), 0x01000193);
  return print >>> 0;
}

/** What a packet of two channels begins with: kind and number of the element, whether both have one window, then that window. */
const PAIR = 1;
const LONG = 0;
/** From short ones back to long. */
const LONG_STOP = 3;

function endingOf(bytes: Uint8Array, at: number): number | undefined {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  const isTogether = first >> 5 === PAIR && (first & 1) === 1;
  const sequence = (second >> 5) & 3;
  if (!isTogether || (sequence !== LONG && sequence !== LONG_STOP)) return undefined;
  return (second >> 4) & 1;
}

/** Whether what follows `packet` in one encode may follow `other`, the packet of the same samples in another encode. */
export function canFollow(packet: Packet, other: Packet): boolean {
  if (packet.length === other.length && packet.print === other.print) return true;
  return packet.ending !== undefined && packet.ending === other.ending;
}
