// A PNG of one colour, made at once: a library that paints takes seconds for a large one.
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** 8 bits of red, green, blue and what is seen through. */
const FORM = [8, 6, 0, 0, 0];

/** `colour`: 0xRRGGBBAA. */
export function pngOf(colour: number, width: number, height: number): Buffer {
  const pixel = Buffer.alloc(4);
  pixel.writeUInt32BE(colour);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 4, pixel)]);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    part("IHDR", Buffer.concat([size, Buffer.from(FORM)])),
    part("IDAT", deflateSync(Buffer.alloc(row.length * height, row))),
    part("IEND", Buffer.alloc(0)),
  ]);
}

function part(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
