// Texts of any code points, for properties. The library's own take a second to open: it lists every code point first.
import fc, { type Arbitrary } from "fast-check";

const [FIRST_SURROGATE, SURROGATES] = [0xd800, 0x800];

const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((code) => String.fromCodePoint(code < FIRST_SURROGATE ? code : code + SURROGATES));

export function anyText(maxLength?: number): Arbitrary<string> {
  return fc.string({ unit: codePoint, ...(maxLength !== undefined && { maxLength }) });
}
