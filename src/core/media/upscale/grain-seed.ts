// Where the noise of a frame begins: the same take, kind and frame always give the same.

/** 32 bits. `seed`: digits, up to 64 bits. `kind` tells an upscale's grain from a post's over it. */
export function grainSeed(seed: string, kind: "upscale" | "post", frame: number): number {
  const whole = BigInt.asUintN(64, BigInt(/^\d+$/.test(seed) ? seed : "0"));
  const words = [Number(whole & 0xffff_ffffn), Number(whole >> 32n), kind === "post" ? 1 : 0, frame];
  return words.reduce((state, word) => mixed(state ^ word), 0x9e37_79b9);
}

/** Every bit of the result depends on every bit of the value. */
function mixed(value: number): number {
  let next = Math.imul(value ^ (value >>> 16), 0x7feb_352d);
  next = Math.imul(next ^ (next >>> 15), 0x846c_a68b);
  return (next ^ (next >>> 16)) >>> 0;
}
