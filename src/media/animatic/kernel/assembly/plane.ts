// What the kernel's functions work on: descriptions in linear memory, written by load-kernel's caller, 32-bit words each.

/** One value per pixel, in rows: brightness, colour or alpha. */
@unmanaged
export class Plane {
  address: usize;
  width: i32;
  height: i32;
  /** Bytes from one row to the next. */
  pitch: i32;
}

/** Where a target's pixels lie in a source: centre of the first pixel and the way to the next, in 1/65536 of a source pixel. */
@unmanaged
export class Window {
  left: i32;
  top: i32;
  step: i32;
}

/** A picture as a canvas holds it: red, green, blue, alpha, the colours multiplied by alpha. Sides are even. */
@unmanaged
export class Raster {
  pixels: usize;
  width: i32;
  height: i32;
}

/** The planes of a layer, in video colours; premultiplied, with alpha in both resolutions, unless `alpha` is 0. */
@unmanaged
export class Layer {
  luma: usize;
  blue: usize;
  red: usize;
  alpha: usize;
  smallAlpha: usize;
}
