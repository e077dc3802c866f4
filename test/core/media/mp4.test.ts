import { expect } from "chai";
import fc from "fast-check";
import { boxesIn, parseBoxHeader } from "../../../src/core/media/mp4/boxes.ts";
import {
  moovHasSound,
  type Movie,
  parseMovie,
  pictureTrack,
  soundTrack,
  movieHasSound,
} from "../../../src/core/media/mp4/movie.ts";
import { shownTimes, totalDuration } from "../../../src/core/media/mp4/samples.ts";
import { aacSound, box, evenPicture, moovOf, words } from "./movie-bytes.ts";
import { soundLengthPatches } from "../../../src/core/media/mp4/sound-movie.ts";
import { parseWavHeader } from "../../../src/core/media/wav.ts";

describe("the boxes of an mp4", () => {
  it("may be short, long, or reach to the end", () => {
    expect(parseBoxHeader(box("free", [1, 2]))).to.deep.equal({ type: "free", headerSize: 8, size: 10 });
    const long = Uint8Array.from([...words(1), ...Buffer.from("mdat"), ...words(1, 4)]);
    expect(parseBoxHeader(long)).to.deep.equal({ type: "mdat", headerSize: 16, size: 2 ** 32 + 4 });
    expect(parseBoxHeader(Uint8Array.from([...words(0), ...Buffer.from("mdat")]))).to.deep.include({ size: 0 });
  });
  it("are not believed when their length is impossible", () => {
    expect(parseBoxHeader(Uint8Array.from([...words(7), ...Buffer.from("free")]))).to.equal(undefined);
    expect(parseBoxHeader(long16(3))).to.equal(undefined);
    expect(parseBoxHeader(box("free").subarray(0, 7))).to.equal(undefined);
    const beyond = Buffer.concat([box("free"), words(100), Buffer.from("mdat")]);
    expect(boxesIn(beyond).map(({ type }) => type)).to.deep.equal(["free"]);
  });

  function long16(size: number): Uint8Array {
    return Uint8Array.from([...words(1), ...Buffer.from("mdat"), ...words(0, size)]);
  }
});

describe("the tables of an mp4", () => {
  it("tell frames, sizes and times of the picture", () => {
    const movie = parseMovie(moovOf([evenPicture(3), aacSound(6000)]));
    const picture = movie && pictureTrack(movie);
    expect(picture).to.deep.include({ kind: "picture", timescale: 24_000, formats: ["avc1"], width: 512, height: 288 });
    expect([...(picture?.samples.sizes ?? [])]).to.deep.equal([100, 101, 102]);
    expect(picture?.edits).to.deep.equal([{ duration: 125, from: 0 }]);
    expect(picture?.samples).to.deep.include({ count: 3, startsWithSync: true, firstAt: 48 });
    expect(movie && soundTrack(movie)).to.deep.include({
      kind: "sound",
      timescale: 48_000,
      formats: ["mp4a"],
      width: 0,
    });
  });
  it("put reordered frames back in the order they are shown", () => {
    const delays = [
      [1, 1024],
      [1, 2560],
      [1, 1024],
      [1, 0],
      [1, 512],
    ] as const;
    const movie = parseMovie(moovOf([evenPicture(5, { durations: [[5, 512]], delays })]));
    const samples = movie && pictureTrack(movie)?.samples;
    expect(samples && [...shownTimes(samples)]).to.deep.equal([1024, 1536, 2048, 2560, 3072]);
    expect(samples && totalDuration(samples)).to.equal(2560);
  });
  it("are read as far as they go when they are cut short, and never throw", () => {
    const whole = moovOf([evenPicture(40, { delays: [[40, 0]] }), aacSound(80_000)]);
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }),
        (length, changes) => {
          const bytes = whole.slice(0, length);
          for (const [at, value] of changes) if (at < length) bytes[at] = value;
          const movie = parseMovie(bytes);
          for (const { samples } of movie?.tracks ?? []) {
            expect(samples.sizes.length).to.be.at.most(1 << 23);
            if (samples.count < 1000) shownTimes(samples);
          }
          expect(moovHasSound(bytes)).to.equal(movie !== undefined && movieHasSound(movie));
          soundLengthPatches(bytes, 10);
        },
      ),
      { numRuns: 300 },
    );
  });
  it("are no movie without a header", () => {
    expect(parseMovie(box("trak"))).to.equal(undefined);
    expect(parseMovie(new Uint8Array())).to.equal(undefined);
  });
});

describe("whether a film has sound", () => {
  const hasSound = (moov: Uint8Array) => {
    const reported = movieHasSound(parseMovie(moov) as Movie);
    expect(moovHasSound(moov)).to.equal(reported);
    return reported;
  };
  it("is told by a sound track with samples", () => {
    expect(hasSound(moovOf([evenPicture(2), aacSound(4000)]))).to.equal(true);
    expect(hasSound(moovOf([evenPicture(2)]))).to.equal(false);
    expect(hasSound(moovOf([evenPicture(2), { ...aacSound(0), sizes: [], durations: [] }]))).to.equal(false);
    expect(hasSound(moovOf([evenPicture(2), { ...evenPicture(2), handler: "tmcd" }]))).to.equal(false);
  });
  it("is told by the tracks alone when the samples lie in fragments", () => {
    const sound = { ...aacSound(0), sizes: [], durations: [] };
    expect(hasSound(moovOf([sound], box("mvex")))).to.equal(true);
  });
});

describe("the header of a wav", () => {
  it("tells what the samples are and where they start", () => {
    expect(parseWavHeader(wavOf(2, 400))).to.deep.equal({
      format: 1,
      channels: 2,
      hertz: 48_000,
      bitsPerSample: 16,
      dataAt: 54,
      dataBytes: 400,
    });
  });
  it("is none in what is cut short, damaged or something else", () => {
    const wav = wavOf(2, 400);
    for (const length of [0, 11, 30, 50])
      expect(parseWavHeader(wav.subarray(0, length)), `${length}`).to.equal(undefined);
    expect(parseWavHeader(Buffer.from("words"))).to.equal(undefined);
    const zeros = Buffer.concat([wav.subarray(0, 12), Buffer.alloc(1_000_000)]);
    expect(parseWavHeader(zeros)).to.equal(undefined);
  });

  /** With a chunk of odd length before the samples. */
  function wavOf(channels: number, bytes: number): Uint8Array {
    const head = Buffer.alloc(54);
    head.write("RIFF", 0);
    head.write("WAVEfmt ", 8);
    head.writeUInt32LE(16, 16);
    head.writeUInt16LE(1, 20);
    head.writeUInt16LE(channels, 22);
    head.writeUInt32LE(48_000, 24);
    head.writeUInt16LE(16, 34);
    head.write("note", 36);
    head.writeUInt32LE(1, 40);
    head.write("data", 46);
    head.writeUInt32LE(bytes, 50);
    return head;
  }
});

describe("the length that a film promises for its sound", () => {
  const patched = (moov: Uint8Array, seconds: number) => {
    const copy = moov.slice();
    for (const { at, bytes } of soundLengthPatches(moov, seconds)) copy.set(bytes, at);
    return copy;
  };
  it("is rounded up where ffmpeg rounded it down, and nothing else changes", () => {
    const moov = moovOf([evenPicture(43), aacSound(86_000)]);
    const after = parseMovie(patched(moov, 86_000 / 48_000));
    const before = parseMovie(moov);
    expect(before && soundTrack(before)?.edits).to.deep.equal([{ duration: 1791, from: 1024 }]);
    expect(after && soundTrack(after)?.edits).to.deep.equal([{ duration: 1792, from: 1024 }]);
    expect(after && pictureTrack(after)).to.deep.equal(before && pictureTrack(before));
    expect(patched(moov, 86_000 / 48_000).filter((byte, at) => byte !== moov[at]).length).to.equal(4);
  });
  it("stays when it is long enough already", () => {
    expect(soundLengthPatches(moovOf([aacSound(96_000)]), 2)).to.deep.equal([]);
    expect(soundLengthPatches(moovOf([evenPicture(5)]), 2)).to.deep.equal([]);
  });
});
