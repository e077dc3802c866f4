// What the kernel's functions work on: descriptions in linear memory, 32-bit words each, written by whoever calls.

/** One value per pixel, in rows: bytes, or 16 bits that count in 1/64 of a step. */
@unmanaged
export class Plane {
  address: usize;
  width: i32;
  height: i32;
  /** Bytes from one row to the next. */
  pitch: i32;
}

/** What each value along one side of a target is made of. */
@unmanaged
export class Weights {
  /** First source value of each, 32 bits. */
  first: usize;
  /** Of so many values from there on, 16 bits each, in 1/16384. */
  weights: usize;
  /** A multiple of eight across, of two down. */
  taps: i32;
}

export function rowOf(plane: Plane, row: i32): usize {
  return plane.address + <usize>(row * plane.pitch);
}

/** How a row is written whose width is no multiple of eight. */
export class Bytes {
  /** As many of eight bytes as are left of the row. */
  static store(to: usize, values: v128, left: i32): void {
    if (left >= 8) return v128.store64_lane(to, values, 0);
    let rest = i64x2.extract_lane(values, 0);
    for (let at = 0; at < left; at++, rest >>= 8) store<u8>(to + at, <u8>rest);
  }
}
