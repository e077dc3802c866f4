// Whether a file that calls itself a safetensors file can be one, by its head and its length: a web page or half a file is not. Asked where
// nobody says which hash a file should have.

/** Bytes that `frameProblem` needs of the start, for a file whose head says how long its header is. */
export const FRAME_START = 8;
const LONGEST_HEADER = 100_000_000;

/** Length of the header in bytes, or null where that cannot be one. */
export function headerLength(start: Uint8Array, size: number): number | null {
  if (start.length < FRAME_START) return null;
  const view = new DataView(start.buffer, start.byteOffset, FRAME_START);
  const length = view.getBigUint64(0, true);
  return length < 2n || length > BigInt(Math.min(LONGEST_HEADER, size - FRAME_START)) ? null : Number(length);
}

/** Why it cannot be whole, or undefined. `size`: of the file, in bytes. */
export function frameProblem(header: string, size: number): string | undefined {
  const ends = endsOf(header);
  if (!ends) return "it is no safetensors file";
  const due = FRAME_START + Buffer.byteLength(header) + Math.max(0, ...ends);
  return due === size ? undefined : `its header tells of ${due} bytes, and ${size} came`;
}

function endsOf(header: string): number[] | undefined {
  try {
    const { __metadata__: _metadata, ...tensors } = JSON.parse(header) as Record<
      string,
      { data_offsets?: [number, number] }
    >;
    const ends = Object.values(tensors).map(({ data_offsets: offsets }) => offsets?.[1]);
    return ends.every((end): end is number => Number.isSafeInteger(end)) ? ends : undefined;
  } catch {
    return undefined;
  }
}
