// Frames put together from layers: sampled through a moving window, or drawn at a fixed position. Video planes from end to end.
// Knows no canvas and no film; whoever paints hands over pixels.
import type { Allocator, Arena } from "./arena.ts";
import { loadKernel, type Kernel } from "./load-kernel.ts";

/** Pixels as a canvas holds them: red, green, blue, alpha, the colours multiplied by alpha; both sides even. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** Where it begins in the pixels and how many of them a row has, where it is a part of them. */
  readonly part?: { readonly first: number; readonly pitch: number };
}

/** A raster turned into planes; addresses of what the kernel reads. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  readonly planes: number;
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
  /** Absent on a layer that covers everything. */
  readonly alpha?: number;
  readonly smallAlpha?: number;
}

/** A picture of yuv420p in memory. */
export interface FrameBuffer {
  readonly address: number;
  /** The whole frame, as the encoder takes it. Valid until the memory grows: made after all layers. */
  readonly bytes: Uint8Array;
}

/** What of a layer fills the frame: the centre in layer pixels, and layer pixels per frame pixel. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One of a picture's three planes, seen from the frame. */
interface Part {
  /** Address of the plane in the frame. */
  readonly address: number;
  /** Bytes per row. */
  readonly pitch: number;
  /** 1 for brightness, 2 for colour: frame pixels per value, each way. */
  readonly step: 1 | 2;
  readonly source: number;
  readonly alpha: number | undefined;
}

const ONE = 65_536;
/** Bytes of what describes a clear layer to the kernel. */
const DESCRIPTIONS = [20, 16, 16, 16, 16, 16] as const;

/** Holds one take's frame size, memory and scratch space. */
export class Compositor {
  readonly width: number;
  readonly height: number;
  readonly #arena: Arena;
  readonly #kernel: Kernel;
  readonly #scratch: number;
  readonly #colours: number;
  readonly #alphas: number;
  readonly #descriptions: number;
  /** Bytes of the largest raster that room was reserved for. */
  #largest = 0;
  #view = new Int32Array();

  constructor(width: number, height: number, arena: Arena) {
    this.width = width;
    this.height = height;
    this.#arena = arena;
    this.#kernel = loadKernel(arena.memory);
    this.#scratch = arena.take(this.#kernel.scratchBytes(width));
    this.#colours = arena.take(width * height);
    this.#alphas = arena.take(width * height);
    this.#descriptions = arena.take(64);
  }

  /** Turns a raster into planes, in memory that was reserved or is free. A solid one loses its alpha. */
  addLayer(raster: Raster, kind: "solid" | "clear", room: Allocator = this.#arena): Layer {
    const { width, height } = raster;
    const clear = kind === "clear";
    const [luma = 0, blue = 0, red = 0, alpha = 0, smallAlpha = 0] = planeSizes(width, height)
      .slice(0, clear ? 5 : 3)
      .map((bytes) => room.take(bytes));
    const planes = this.#arena.wordsIn(room, [luma, blue, red, alpha, smallAlpha]);
    const large = (address: number) => this.#arena.wordsIn(room, [address, width, height, width]);
    const small = (address: number) => this.#arena.wordsIn(room, [address, width / 2, height / 2, width / 2]);
    const layer = { width, height, planes, luma: large(luma), blue: small(blue), red: small(red) };
    this.#fill(layer, raster);
    return clear ? { ...layer, alpha: large(alpha), smallAlpha: small(smallAlpha) } : layer;
  }

  /** Room for a clear layer of at most this size that is painted when frames are drawn already. */
  reserve(width: number, height: number): Allocator {
    this.#largest = Math.max(this.#largest, width * height * 4);
    return this.#arena.reserve(...planeSizes(width, height), ...DESCRIPTIONS);
  }

  /** Memory for frames. After this, layers may be added only where room was reserved: else the frames' views would go stale. */
  openFrames(count: number): readonly FrameBuffer[] {
    const size = (this.width * this.height * 3) / 2;
    const addresses = Array.from({ length: count }, () => this.#arena.take(size));
    this.#arena.prepare(this.#largest + 64);
    return addresses.map((address) => ({ address, bytes: new Uint8Array(this.#arena.memory.buffer, address, size) }));
  }

  /** Fills a frame, or its part under a layer that is not solid, with what the window shows of the layer; a share of a clear layer. */
  show(frame: FrameBuffer, layer: Layer, window: Window, share = 1): void {
    if (layer.alpha === undefined) this.#fillWith(frame, layer, window);
    else if (share > 0) this.#coverWith(frame, layer, window, share);
  }

  /** Covers a frame with a clear layer again and again, one of its corners at a place in whole pixels. */
  tile(frame: FrameBuffer, layer: Layer, at: { readonly x: number; readonly y: number }, share = 1): void {
    if (share <= 0) return;
    for (const part of this.#parts(frame, layer)) {
      const [width, height] = [layer.width / part.step, layer.height / part.step];
      const [left, top] = [firstTile(at.x / part.step, width), firstTile(at.y / part.step, height)];
      for (let y = top; y < this.height / part.step; y += height)
        for (let x = left; x < this.width / part.step; x += width)
          this.#blendTile(part, { x, y, width, height }, share);
    }
  }

  /** One tile, cut at the frame's edges; all in the plane's own values. */
  #blendTile(part: Part, tile: Rectangle, share: number): void {
    const [x, y] = [Math.max(0, tile.x), Math.max(0, tile.y)];
    const width = Math.min(this.width / part.step, tile.x + tile.width) - x;
    const height = Math.min(this.height / part.step, tile.y + tile.height) - y;
    if (width <= 0 || height <= 0 || part.alpha === undefined) return;
    const target = this.#describe(0, [part.address + y * part.pitch + x, width, height, part.pitch]);
    const cut = (slot: number, plane: number) => {
      const words = this.#words();
      const [address, pitch] = [words[plane >> 2] ?? 0, words[(plane >> 2) + 3] ?? 0];
      return this.#describe(slot, [address + (y - tile.y) * pitch + (x - tile.x), width, height, pitch]);
    };
    this.#over(target, cut(16, part.source), cut(32, part.alpha), share);
  }

  #over(target: number, source: number, alpha: number, share: number): void {
    if (share >= 1) this.#kernel.over(target, source, alpha);
    else this.#kernel.overPart(target, source, alpha, Math.round(share * 256));
  }

  /** Draws a layer over a frame, its corner at an even position; it must lie inside. */
  blend(frame: FrameBuffer, layer: Layer, x: number, y: number): void {
    for (const part of this.#parts(frame, layer)) {
      if (part.alpha === undefined) continue;
      const target = this.#plane(0, part, { x, y, width: layer.width, height: layer.height });
      this.#kernel.over(target, part.source, part.alpha);
    }
  }

  /** Dissolves a frame into another; `share` 1 is the other. */
  dissolve(frame: FrameBuffer, other: FrameBuffer, share: number): void {
    this.#kernel.mix(frame.address, other.address, Math.round(share * 256), frame.bytes.length);
  }

  copy(from: FrameBuffer, to: FrameBuffer): void {
    to.bytes.set(from.bytes);
  }

  #fill(layer: Pick<Layer, "width" | "height" | "planes">, raster: Raster): void {
    this.#arena.borrow(() => {
      const { width, height, pixels, part } = raster;
      const address = this.#arena.take(width * height * 4);
      if (part) {
        for (let row = 0; row < height; row++) {
          const from = (part.first + row * part.pitch) * 4;
          this.#arena.put(address + row * width * 4, pixels.subarray(from, from + width * 4));
        }
      } else this.#arena.put(address, pixels);
      this.#kernel.convert(this.#arena.words(address, width, height), layer.planes);
    });
  }

  #fillWith(frame: FrameBuffer, layer: Layer, window: Window): void {
    const whole = { x: 0, y: 0, width: this.width, height: this.height };
    for (const part of this.#parts(frame, layer)) {
      const target = this.#plane(0, part, whole);
      this.#kernel.sample(target, part.source, this.#windowOf(part, whole, window), this.#scratch);
    }
  }

  #coverWith(frame: FrameBuffer, layer: Layer, window: Window, share: number): void {
    const area = this.#areaOf(layer, window);
    if (area.width <= 0 || area.height <= 0) return;
    for (const part of this.#parts(frame, layer)) {
      const seen = this.#windowOf(part, area, window);
      const target = this.#plane(0, part, area);
      const colours = this.#scratchPlane(16, this.#colours, part, area);
      const alphas = this.#scratchPlane(32, this.#alphas, part, area);
      this.#kernel.sample(colours, part.source, seen, this.#scratch);
      this.#kernel.sample(alphas, part.alpha ?? 0, seen, this.#scratch);
      this.#over(target, colours, alphas, share);
    }
  }

  #parts(frame: FrameBuffer, layer: Layer): readonly Part[] {
    const { width, height } = this;
    const blue = frame.address + width * height;
    const red = blue + (width * height) / 4;
    const small = { pitch: width / 2, step: 2 as const, alpha: layer.smallAlpha };
    return [
      { address: frame.address, pitch: width, step: 1, source: layer.luma, alpha: layer.alpha },
      { ...small, address: blue, source: layer.blue },
      { ...small, address: red, source: layer.red },
    ];
  }

  /** The even rectangle of the frame that a layer can touch. */
  #areaOf(layer: Layer, window: Window): Rectangle {
    const left = window.x - (window.scale * this.width) / 2;
    const top = window.y - (window.scale * this.height) / 2;
    const x = Math.max(0, evenDown((-1 - left) / window.scale));
    const y = Math.max(0, evenDown((-1 - top) / window.scale));
    const right = Math.min(this.width, evenUp((layer.width + 1 - left) / window.scale));
    const bottom = Math.min(this.height, evenUp((layer.height + 1 - top) / window.scale));
    return { x, y, width: right - x, height: bottom - y };
  }

  /**
   * Describes to the kernel where a rectangle's values lie in the source plane. A layer's colour values sit in the middle of
   * their four pixels; a film's sit between its two rows, on the left one of its two columns.
   */
  #windowOf(part: Part, area: Rectangle, window: Window): number {
    const { scale } = window;
    const left = window.x - (scale * this.width) / 2 + area.x * scale;
    const top = window.y - (scale * this.height) / 2 + area.y * scale;
    const [x, y] =
      part.step === 1
        ? [left + scale / 2 - 0.5, top + scale / 2 - 0.5]
        : [(left + scale / 2) / 2 - 0.5, (top + scale) / 2 - 0.5];
    return this.#describe(48, [Math.round(x * ONE), Math.round(y * ONE), Math.round(scale * ONE)]);
  }

  #plane(slot: number, part: Part, area: Rectangle): number {
    const address = part.address + (area.y / part.step) * part.pitch + area.x / part.step;
    return this.#describe(slot, [address, area.width / part.step, area.height / part.step, part.pitch]);
  }

  #scratchPlane(slot: number, address: number, part: Part, area: Rectangle): number {
    const width = area.width / part.step;
    return this.#describe(slot, [address, width, area.height / part.step, width]);
  }

  #describe(slot: number, values: readonly number[]): number {
    const address = this.#descriptions + slot;
    this.#words().set(values, address >> 2);
    return address;
  }

  /** The memory as 32-bit words: another view whenever it has grown. */
  #words(): Int32Array {
    const { buffer } = this.#arena.memory;
    if (this.#view.buffer !== buffer) this.#view = new Int32Array(buffer);
    return this.#view;
  }
}

/** Bytes of a clear layer's planes: brightness, two colours, alpha in both resolutions. */
function planeSizes(width: number, height: number): readonly number[] {
  const whole = width * height;
  return [whole, whole / 4, whole / 4, whole, whole / 4];
}

/** Where the first of endless tiles begins, at or before 0. */
function firstTile(place: number, length: number): number {
  const rest = ((Math.floor(place) % length) + length) % length;
  return rest === 0 ? 0 : rest - length;
}

function evenDown(value: number): number {
  return 2 * Math.floor(value / 2);
}

function evenUp(value: number): number {
  return 2 * Math.ceil(value / 2);
}
