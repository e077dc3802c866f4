import { expect } from "chai";
import fc from "fast-check";
import { settingsLike, x264Params } from "../../../src/core/media/h264/encode-settings.ts";
import { type H264Headers, parseH264Headers, startsWithIdr } from "../../../src/core/media/h264/headers.ts";
import { BASELINE_AVCC, MEDIUM_AVCC, OWN_AVCC, OWN_AVCC_WITH_TAIL, bytesFromHex } from "./movie-bytes.ts";

function headersOf(hex: string): H264Headers {
  const headers = parseH264Headers(bytesFromHex(hex));
  if (!headers) throw new Error("the headers were not read");
  return headers;
}

describe("H.264 headers", () => {
  it("tell size, shape, colours and order of the pictures", () => {
    expect(headersOf(OWN_AVCC).sequence).to.deep.equal({
      ...{ profile: 100, level: 21, chroma: 1, bitDepth: 8, width: 512, height: 288, progressive: true },
      ...{ refs: 1, orderType: 2, pixelAspect: [1, 1], reordered: 0 },
      colour: { fullRange: false, primaries: 1, transfer: 1, matrix: 1 },
    });
    expect(headersOf(MEDIUM_AVCC).sequence).to.deep.include({ refs: 4, orderType: 0, reordered: 2 });
    expect(headersOf(BASELINE_AVCC).sequence).to.deep.include({ profile: 66, width: 512, height: 288 });
  });
  it("tell how the pictures were encoded", () => {
    expect(headersOf(OWN_AVCC).picture).to.deep.equal({
      ...{ cabac: true, activeRefs: 1, weightedP: true, weightedB: false },
      ...{ startQp: 20, chromaOffset: 0, transform8: true },
    });
    expect(headersOf(BASELINE_AVCC).picture).to.deep.include({ cabac: false, weightedP: false, transform8: false });
  });
  it("are the same for clips that differ only in what newer writers add", () => {
    expect(headersOf(OWN_AVCC_WITH_TAIL).key).to.equal(headersOf(OWN_AVCC).key);
    expect(headersOf(MEDIUM_AVCC).key).to.not.equal(headersOf(OWN_AVCC).key);
  });
  it("are refused when cut short, whatever they are cut to", () => {
    const whole = bytesFromHex(OWN_AVCC);
    // The last byte of the picture header may be missing unnoticed: what it holds has its default.
    for (let length = 0; length < whole.length - 2; length++) {
      expect(parseH264Headers(whole.subarray(0, length)), `${length} bytes`).to.equal(undefined);
    }
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => void parseH264Headers(bytes)));
  });
  it("allow one header of each kind only", () => {
    const two = bytesFromHex(OWN_AVCC);
    two[5] = 0xe2;
    expect(parseH264Headers(two)).to.equal(undefined);
  });
});

describe("the first stored picture", () => {
  const unit = (kind: number, length = 2) => [0, 0, 0, length, kind, ...Array.from({ length: length - 1 }, () => 0)];
  it("is a full restart when the first unit with picture data is one", () => {
    expect(startsWithIdr(Uint8Array.from([...unit(0x06, 30), ...unit(0x65, 9)]), 4)).to.equal(true);
    expect(startsWithIdr(Uint8Array.from([...unit(0x09), ...unit(0x41, 9), ...unit(0x65, 9)]), 4)).to.equal(false);
    expect(startsWithIdr(Uint8Array.from([0, 2, 0x65, 0]), 2)).to.equal(true);
    expect(startsWithIdr(new Uint8Array(), 4)).to.equal(false);
    expect(startsWithIdr(Uint8Array.from(unit(0x06, 200).slice(0, 50)), 4)).to.equal(false);
  });
});

describe("settings that give the same headers", () => {
  it("repeat every choice that shows", () => {
    const { params, crf } = settingsLike(headersOf(MEDIUM_AVCC));
    expect(crf).to.equal(20);
    expect(params).to.deep.equal({
      ...{ level: 21, ref: 3, bframes: 3, "b-pyramid": "normal", weightp: 1, weightb: 1, cabac: 1, "8x8dct": 1 },
      "chroma-qp-offset": -2,
    });
    expect(settingsLike(headersOf(BASELINE_AVCC)).params).to.include({ bframes: 0, weightp: 0, cabac: 0, "8x8dct": 0 });
  });
  it("put the quality right by a zone where the headers name a coarser or finer start", () => {
    const settings = { params: { ref: 1 }, crf: 24, saysSquare: true };
    expect(x264Params(settings, 48)).to.equal("ref=1:zones=0,48,b=2.0000");
    expect(x264Params({ ...settings, crf: 18 }, 48)).to.equal("ref=1");
    expect(x264Params({ ...settings, crf: 12 }, 48)).to.equal("ref=1:zones=0,48,b=0.5000");
    expect(x264Params({ ...settings, crf: 20 }, 48, 14)).to.equal("ref=1:zones=0,48,b=2.0000");
    expect(x264Params({ ...settings, crf: 14 }, 48, 14)).to.equal("ref=1");
  });
});
