// Frames and planes in the kernel's memory: where they lie, and their descriptions.
import type { SideMap, Size } from "../../../core/media/upscale/place-picture.ts";
import { colourAcross, colourDown } from "../../../core/media/upscale/place-picture.ts";
import type { Arena } from "../../animatic/kernel/arena.ts";
import { frameBytes } from "../frame-reader.ts";

/** Values in rows in memory. `described`: address of the kernel's description. */
export interface Plane extends Size {
  readonly address: number;
  /** Bytes from one row to the next. */
  readonly pitch: number;
  readonly described: number;
}

/** Brightness, blueness, redness; the last two have half the size. */
export type Planes = readonly [Plane, Plane, Plane];

export interface Frame extends Size {
  readonly address: number;
  readonly planes: Planes;
}

export function openFrame(arena: Arena, { width, height }: Size): Frame {
  const address = arena.take(frameBytes({ width, height }));
  return frameAt(arena, address, { width, height });
}

function frameAt(arena: Arena, address: number, { width, height }: Size): Frame {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const colours = address + width * height;
  const plane = (at: number, size: Size) => describePlane(arena, { ...size, address: at, pitch: size.width });
  const small = { width: across, height: down };
  const planes: Planes = [
    plane(address, { width, height }),
    plane(colours, small),
    plane(colours + across * down, small),
  ];
  return { width, height, address, planes };
}

/** A part of a frame: both corners and sides even. */
export function partOf(arena: Arena, frame: Frame, corner: { left: number; top: number }, size: Size): Planes {
  const part = (plane: Plane, step: number): Plane =>
    describePlane(arena, {
      width: size.width / step,
      height: size.height / step,
      pitch: plane.pitch,
      address: plane.address + (corner.top / step) * plane.pitch + corner.left / step,
    });
  return [part(frame.planes[0], 1), part(frame.planes[1], 2), part(frame.planes[2], 2)];
}

/** A plane of 16 bits. Rows are whole vectors. */
export function openWide(arena: Arena, { width, height }: Size): Plane {
  const pitch = widePitch(width);
  return describePlane(arena, { width, height, pitch, address: arena.take(pitch * height) });
}

/** A plane of bytes, or of so many bytes a value. */
export function openBytes(arena: Arena, { width, height }: Size, bytes = 1): Plane {
  const pitch = width * bytes;
  return describePlane(arena, { width, height, pitch, address: arena.take(pitch * height) });
}

export function widePitch(width: number): number {
  return 16 * Math.ceil(width / 8);
}

function describePlane(arena: Arena, plane: Omit<Plane, "described">): Plane {
  return { ...plane, described: arena.words(plane.address, plane.width, plane.height, plane.pitch) };
}

/** Where a plane's values come from, along both sides. */
export interface PlaneMap {
  readonly across: SideMap;
  readonly down: SideMap;
}

/** The maps of brightness and of the colours, from that of brightness. */
export function mapsOf(across: SideMap, down: SideMap): readonly [PlaneMap, PlaneMap, PlaneMap] {
  const colours = { across: colourAcross(across), down: colourDown(down) };
  return [{ across, down }, colours, colours];
}
