import { expect } from "chai";
import fc from "fast-check";
import { parsePictureHeader, isWholePicture } from "../../../src/core/media/picture-file.ts";
import { THUMB_WIDTHS, thumbName, widthClass, shrinkPixels } from "../../../src/core/media/thumbnail.ts";

describe("the widths of small pictures", () => {
  it("are rounded up to a class", () => {
    expect([1, 128, 129, 256, 300, 513, 1024, 4000].map(widthClass)).to.deep.equal([
      128, 128, 256, 256, 512, 1024, 1024, 1024,
    ]);
  });
  it("have names of their own, as have paths, sizes and times", () => {
    const source = { realPath: "/ep/a.png", bytes: 10n, changedNs: 99n };
    const names = [
      ...THUMB_WIDTHS.map((width) => thumbName(source, width)),
      thumbName({ ...source, realPath: "/ep/b.png" }, 128),
      thumbName({ ...source, bytes: 11n }, 128),
      thumbName({ ...source, changedNs: 98n }, 128),
    ];
    expect(new Set(names).size).to.equal(names.length);
    for (const name of names) expect(name).to.match(/^([0-9a-f]{2})\/\1[0-9a-f]{38}\.jpg$/);
  });
});

describe("the header of a picture", () => {
  const pad = (...bytes: (number | string)[]) =>
    Uint8Array.from([
      ...bytes.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : [part])),
      ...new Uint8Array(32),
    ]);
  it("tells kind and size of each kind", () => {
    const size = (bytes: Uint8Array) => {
      const header = parsePictureHeader(bytes);
      return header && `${header.kind} ${header.width}x${header.height}`;
    };
    expect(size(pad("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 0, 0, 2, 1, 0, 0, 1, 0))).to.equal("png 513x256");
    expect(size(pad("GIF89a", 0x20, 3, 0x10, 0))).to.equal("gif 800x16");
    expect(size(pad("BM", ...new Uint8Array(12), 40, 0, 0, 0, 64, 0, 0, 0, 0xe0, 0xff, 0xff, 0xff))).to.equal(
      "bmp 64x32",
    );
    // An application segment, filler bytes, tables, then the frame.
    expect(
      size(pad(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9, 0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0)),
    ).to.equal("jpeg 512x256");
    expect(size(pad("RIFF\0\0\0\0WEBPVP8X", 10, 0, 0, 0, 0x10, 0, 0, 0, 0xff, 1, 0, 0x1f, 1, 0))).to.equal(
      "webp 512x288",
    );
    expect(size(pad("RIFF\0\0\0\0WEBPVP8 ", 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0x68, 1))).to.equal(
      "webp 640x360",
    );
    expect(size(pad("RIFF\0\0\0\0WEBPVP8L", 0, 0, 0, 0, 0x2f, 0x7f, 0xc2, 0x59, 0))).to.equal("webp 640x360");
  });
  it("is nothing for other files, short ones and empty pictures", () => {
    expect(parsePictureHeader(new Uint8Array(64))).to.equal(undefined);
    expect(parsePictureHeader(pad("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 0, 0, 0, 0, 0, 0, 1, 0))).to.equal(undefined);
    expect(parsePictureHeader(pad("\x89PNG").subarray(0, 20))).to.equal(undefined);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 2, maxLength: 200 }), (bytes) => {
        parsePictureHeader(bytes);
        parsePictureHeader(Uint8Array.from([0xff, 0xd8, ...bytes]));
      }),
    );
  });
});

describe("the end of a picture's file", () => {
  const bytesOf = (...parts: (number | string)[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : [part])));
  const WHOLE = {
    png: bytesOf(
      "\x89PNG\r\n\x1a\n\0\0\0\x02IHDR",
      1,
      2,
      0,
      0,
      0,
      0,
      "\0\0\0\x04IDATIEND",
      0,
      0,
      0,
      0,
      "\0\0\0\0IEND",
      1,
      2,
      3,
      4,
    ),
    // Its notes hold a small picture with an end of its own.
    jpeg: bytesOf(0xff, 0xd8, 0xff, 0xe1, 0, 6, 1, 0xff, 0xd9, 2, 0xff, 0xda, 0, 3, 1, 7, 0xff, 0, 0xd9, 9, 0xff, 0xd9),
    webp: bytesOf("RIFF", 12, 0, 0, 0, "WEBPVP8 ", 1, 2, 3, 4),
  };
  for (const [kind, whole] of Object.entries(WHOLE)) {
    it(`is found where a ${kind} has all its bytes, and more, and not in any part of it`, () => {
      expect(isWholePicture(whole)).to.equal(true);
      expect(isWholePicture(Uint8Array.from([...whole, 1, 2, 3]))).to.equal(true);
      for (let length = 0; length < whole.length; length++)
        expect(isWholePicture(whole.subarray(0, length)), `${length}`).to.equal(false);
    });
  }
  it("is none of other files", () => {
    expect(isWholePicture(bytesOf("GIF89a and more bytes than a header has"))).to.equal(false);
  });
});

describe("shrinking pixels", () => {
  const picture = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
  it("averages the area under each new pixel, on white", () => {
    const data = Uint8Array.from([10, 20, 30, 255, 30, 40, 50, 255, 0, 0, 0, 0, 100, 100, 100, 51]);
    const small = shrinkPixels({ width: 4, height: 1, data }, 2);
    expect([small.width, small.height]).to.deep.equal([2, 1]);
    expect([...small.data]).to.deep.equal([20, 30, 40, 255, 240, 240, 240, 255]);
  });
  it("keeps an even colour even at any size", () => {
    fc.assert(
      fc.property(picture, fc.integer({ min: 1, max: 50 }), fc.nat(255), ([width, height], wanted, grey) => {
        const data = new Uint8Array(width * height * 4).fill(grey).map((byte, at) => (at % 4 === 3 ? 255 : byte));
        const small = shrinkPixels({ width, height, data }, wanted);
        expect(small.width).to.equal(Math.min(width, wanted));
        expect(small.height).to.be.within(1, height);
        expect(new Set(small.data.filter((_, at) => at % 4 !== 3))).to.deep.equal(new Set([grey]));
      }),
    );
  });
  it("keeps the average of the picture, and a picture of the same size as it is", () => {
    fc.assert(
      fc.property(
        picture,
        fc.integer({ min: 1, max: 40 }),
        fc.infiniteStream(fc.nat(255)),
        ([width, height], wanted, bytes) => {
          const data = new Uint8Array(width * height * 4).map((_, at) =>
            at % 4 === 3 ? 255 : Number(bytes.next().value),
          );
          const small = shrinkPixels({ width, height, data }, wanted);
          const mean = (pixels: Uint8Array) => pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length;
          expect(mean(small.data)).to.be.closeTo(mean(data), 0.6);
          if (wanted >= width) expect(small.data).to.deep.equal(data);
        },
      ),
      { numRuns: 60 },
    );
  });
});
