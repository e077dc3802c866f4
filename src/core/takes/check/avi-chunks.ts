// Takes apart an AVI as it comes out of ffmpeg, piece by piece: the one container that carries raw pictures and raw sound side by
// side through a pipe, so that one decode gives both. Of damaged bytes it gives what it can find.

export interface AviListener {
  /** The raw bytes of one picture. */
  readonly onPicture: (bytes: Uint8Array) => void;
  /** The raw bytes of some sound, of so many channels in turn. */
  readonly onSound: (bytes: Uint8Array, channels: number) => void;
}

const HEADER_BYTES = 8;
/** A list's header and what kind of list it is. */
const LIST_BYTES = 12;

export class AviChunks {
  readonly #listener: AviListener;
  #rest: Buffer = Buffer.alloc(0);
  #stream = "";
  #channels = 1;

  constructor(listener: AviListener) {
    this.#listener = listener;
  }

  add(bytes: Buffer): void {
    const all = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    let at = 0;
    for (let next = this.#take(all, at); next !== undefined; next = this.#take(all, at)) at = next;
    this.#rest = all.subarray(at);
  }

  /** Where the chunk at `at` ends; undefined while it is not all there. */
  #take(all: Buffer, at: number): number | undefined {
    if (all.length < at + LIST_BYTES) return undefined;
    const type = all.toString("latin1", at, at + 4);
    if (type === "RIFF" || type === "LIST") return at + LIST_BYTES;
    const size = all.readUInt32LE(at + 4);
    const start = at + HEADER_BYTES;
    const end = start + size + (size % 2);
    if (all.length < end) return undefined;
    if (size > 0) this.#report(type, all.subarray(start, start + size));
    return end;
  }

  #report(type: string, content: Buffer): void {
    if (type === "strh") this.#stream = content.toString("latin1", 0, 4);
    else if (type === "strf" && this.#stream === "auds" && content.length >= 4)
      this.#channels = content.readUInt16LE(2);
    else if (type.endsWith("dc") || type.endsWith("db")) this.#listener.onPicture(content);
    else if (type.endsWith("wb")) this.#listener.onSound(content, Math.max(1, this.#channels));
  }
}
