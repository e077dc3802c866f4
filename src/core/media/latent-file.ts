// A take's kept latent as one file: the picture's latent and the sound's, as a host saves and loads each, in one safetensors file.
// Form: eight bytes of header length, a JSON header with each tensor's type, shape and place, then the tensors' bytes.

/** Under these names a host's own latent files hold their tensor, and the mark that its values are not scaled. */
const TENSOR = "latent_tensor";
const MARK = "latent_format_version_0";
const MOST_HEADER = 16 * 1024 * 1024;

interface Tensor {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [number, number];
}

interface Stored {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly bytes: Uint8Array;
}

export interface Latents {
  readonly video: Uint8Array;
  /** Null for a silent target. */
  readonly audio: Uint8Array | null;
}

/** One file of what a host saved for a take, in whatever order; undefined when no picture's latent is among it. */
export function joinLatents(saved: readonly Uint8Array[]): Uint8Array | undefined {
  const tensors = saved.flatMap((bytes) => readTensors(bytes)?.get(TENSOR) ?? []);
  const video = tensors.find(isPicture);
  const audio = tensors.find((tensor) => !isPicture(tensor));
  if (!video) return undefined;
  return writeTensors(new Map([["video", video], ...(audio ? [["audio", audio] as const] : [])]));
}

/** The files that a host can load again; undefined for a file that is no kept latent. */
export function splitLatent(kept: Uint8Array): Latents | undefined {
  const tensors = readTensors(kept);
  const video = tensors?.get("video");
  const audio = tensors?.get("audio");
  if (!video) return undefined;
  const alone = (tensor: Stored) =>
    writeTensors(
      new Map([
        [TENSOR, tensor],
        [MARK, EMPTY],
      ] as const),
    );
  return { video: alone(video), audio: audio ? alone(audio) : null };
}

/** Whether these are whole tensors. */
export function isTensorFile(file: Uint8Array): boolean {
  const header = readHeader(file);
  if (!header) return false;
  const wanted = Object.values(header.tensors).filter(isTensor).length;
  return wanted > 0 && readTensors(file)?.size === wanted;
}

const EMPTY: Stored = { dtype: "F32", shape: [0], bytes: new Uint8Array() };

/** Batch, channels, time, height and width; sound has no height and width. */
function isPicture({ shape }: Stored): boolean {
  return shape.length === 5;
}

function readTensors(file: Uint8Array): Map<string, Stored> | undefined {
  const header = readHeader(file);
  if (!header) return undefined;
  const found = Object.entries(header.tensors).flatMap(([name, held]): [string, Stored][] => {
    if (!isTensor(held)) return [];
    const [from, to] = held.data_offsets;
    const bytes = file.subarray(header.end + from, header.end + to);
    return bytes.length === to - from ? [[name, { dtype: held.dtype, shape: held.shape, bytes }]] : [];
  });
  return new Map(found);
}

function readHeader(file: Uint8Array): { readonly tensors: object; readonly end: number } | undefined {
  if (file.length < 8) return undefined;
  const length = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  if (length > MOST_HEADER || length + 8 > file.length) return undefined;
  try {
    const tensors: unknown = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length)));
    return tensors !== null && typeof tensors === "object" ? { tensors, end: 8 + length } : undefined;
  } catch {
    return undefined;
  }
}

function isTensor(held: unknown): held is Tensor {
  if (held === null || typeof held !== "object") return false;
  const { dtype, shape, data_offsets: offsets } = held as Partial<Record<keyof Tensor, unknown>>;
  const areNumbers = (list: unknown) => Array.isArray(list) && list.every((one) => Number.isInteger(one) && one >= 0);
  return typeof dtype === "string" && areNumbers(shape) && areNumbers(offsets) && (offsets as unknown[]).length === 2;
}

/** The header is filled up with blanks, so that the tensors begin at a multiple of eight bytes. */
function writeTensors(tensors: ReadonlyMap<string, Stored>): Uint8Array {
  let at = 0;
  const header: Record<string, Tensor> = {};
  for (const [name, { dtype, shape, bytes }] of tensors) {
    header[name] = { dtype, shape, data_offsets: [at, at + bytes.length] };
    at += bytes.length;
  }
  const text = JSON.stringify(header);
  const head = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 8) * 8));
  const file = new Uint8Array(8 + head.length + at);
  new DataView(file.buffer).setBigUint64(0, BigInt(head.length), true);
  file.set(head, 8);
  let end = 8 + head.length;
  for (const { bytes } of tensors.values()) {
    file.set(bytes, end);
    end += bytes.length;
  }
  return file;
}
