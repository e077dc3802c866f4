// Model files for tests: a header as safetensors files have it, and a few bytes in place of the weights.

/** `tensors`: name to shape. `header`: text in place of the header that they make. `says`: a length in place of the header's own. */
export function modelFile(
  tensors: Readonly<Record<string, readonly number[]>>,
  { header, says }: { readonly header?: string; readonly says?: bigint } = {},
): Uint8Array {
  const entries = Object.entries(tensors).map(([name, shape]) => [name, { dtype: "F16", shape, data_offsets: [0, 2] }]);
  const text = Buffer.from(
    header ?? JSON.stringify({ __metadata__: { format: "pt" }, ...Object.fromEntries(entries) }),
  );
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(says ?? BigInt(text.length));
  return Buffer.concat([length, text, Buffer.from([1, 2, 3, 4])]);
}

/** What tells a Wan 2.2 TI2V 5B model. */
export const TI2V_TENSORS = {
  "head.modulation": [1],
  "blocks.29.self_attn.q.weight": [3072],
  "patch_embedding.weight": [3072, 48, 1, 2, 2],
} as const;
