// A latent as a host saves it: one tensor of halves, all of the same value, and the mark that its values are not scaled.

export function latentFile(shape: readonly number[], value: number): Uint8Array {
  const bytes = new Uint8Array(2 * shape.reduce((all, side) => all * side, 1)).fill(value);
  const end = bytes.length;
  const header = JSON.stringify({
    __metadata__: { prompt: "{}" },
    latent_format_version_0: { dtype: "F32", shape: [0], data_offsets: [0, 0] },
    latent_tensor: { dtype: "BF16", shape, data_offsets: [0, end] },
  });
  const file = new Uint8Array(8 + header.length + end);
  new DataView(file.buffer).setBigUint64(0, BigInt(header.length), true);
  file.set(new TextEncoder().encode(header), 8);
  file.set(bytes, 8 + header.length);
  return file;
}
