import { expect } from "chai";
import { parseH264Headers } from "../../../src/core/media/h264/headers.ts";
import { parseMovie } from "../../../src/core/media/mp4/movie.ts";
import {
  MEDIUM_AVCC,
  OWN_AVCC,
  type TrackOptions,
  aacSound,
  bytesFromHex,
  evenPicture,
  moovOf,
} from "./movie-bytes.ts";
import { findFilmFault } from "../../../src/core/media/film/film-check.ts";

const FRAMES = 48;
const promise = {
  frames: FRAMES,
  fps: 24,
  samples: 96_000,
  headersKey: parseH264Headers(bytesFromHex(OWN_AVCC))?.key ?? "",
  sizes: [
    Uint32Array.from({ length: 30 }, (_, index) => 100 + index),
    Uint32Array.from({ length: 18 }, (_, index) => 130 + index),
  ],
};

function faultOf(
  picture: Partial<TrackOptions> = {},
  sound: TrackOptions = aacSound(96_000),
  changes: Partial<typeof promise> = {},
) {
  const movie = parseMovie(moovOf([evenPicture(FRAMES, picture), sound]));
  return movie && findFilmFault(movie, { ...promise, ...changes });
}

describe("a joined film", () => {
  it("is as promised when every frame is there, in time, unchanged, with sound as long as the picture", () => {
    expect(faultOf()).to.equal(undefined);
    const delays = [
      [1, 2000],
      [1, 3000],
      [1, 1000],
      [45, 2000],
    ] as const;
    expect(faultOf({ delays, edits: [[2000, 2000]] })).to.equal(undefined);
  });
  it("is faulty when frames are missing or changed", () => {
    expect(faultOf({}, undefined, { frames: 49 })).to.equal("the joined film has 48 frames where the cut has 49");
    const sizes = Array.from({ length: FRAMES }, (_, index) => (index === 40 ? 7 : 100 + index));
    expect(faultOf({ sizes })).to.equal("the joined film changed a clip's stored picture");
  });
  it("is faulty when its headers are not the clips'", () => {
    expect(faultOf({ avcC: MEDIUM_AVCC })).to.equal("the joined film changed its headers");
    expect(faultOf({ formats: 2 })).to.equal("the joined film changed its headers");
  });
  it("is faulty when a frame is early, late or lasts too long", () => {
    expect(
      faultOf({
        durations: [
          [30, 1000],
          [1, 1001],
          [17, 1000],
        ],
      }),
    ).to.equal("frame 31 of the joined film is not shown at its time");
    expect(
      faultOf({
        edits: [
          [21, -1],
          [2000, 0],
        ],
      }),
    ).to.equal("the joined film's picture does not start at zero");
    expect(
      faultOf({
        durations: [
          [47, 1000],
          [1, 999],
        ],
      }),
    ).to.equal("the joined film's picture has another length");
  });
  it("is faulty when the sound is short, late, or more than an AAC frame longer", () => {
    expect(faultOf({}, aacSound(95_999))).to.equal("the joined film's sound ends before its picture");
    expect(faultOf({}, aacSound(96_000, { edits: [[1999, 1024]] }))).to.equal(
      "the joined film's sound ends before its picture",
    );
    expect(faultOf({}, aacSound(97_100))).to.match(/sound is \d+ samples longer than its picture/);
    expect(
      faultOf(
        {},
        aacSound(96_000, {
          edits: [
            [20, -1],
            [2000, 1024],
          ],
        }),
      ),
    ).to.equal("the joined film's sound does not start at zero");
    expect(faultOf({}, aacSound(96_000, { handler: "tmcd" }))).to.equal(
      "the joined film lacks its picture or its sound",
    );
  });
});
