import { expect } from "chai";
import type { TakeMeasurements } from "../../../src/contracts/files/sidecar.ts";
import { AviChunks } from "../../../src/core/takes/check/avi-chunks.ts";
import { judgeCheck, type ExpectedTake } from "../../../src/core/takes/check/judge-check.ts";
import { PictureMeter, colourDistance } from "../../../src/core/takes/check/picture-meter.ts";
import { SoundMeter } from "../../../src/core/takes/check/take-meter.ts";
import { GRID } from "../../../src/core/media/stills-args.ts";

const CELLS = GRID.width * GRID.height;

/** A flat grey picture in limited range; `changed` gives some cells another lightness. */
function picture(light: number, changed: Readonly<Record<number, number>> = {}): Uint8Array {
  const bytes = new Uint8Array(CELLS * 1.5).fill(128);
  bytes.fill(light, 0, CELLS);
  for (const [cell, value] of Object.entries(changed)) bytes[Number(cell)] = value;
  return bytes;
}

function lookAt(pictures: readonly Uint8Array[]) {
  const meter = new PictureMeter();
  for (const each of pictures) meter.add(each);
  return meter.result();
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe("the look of a take", () => {
  it("finds the longest black stretch, noise and all", () => {
    const black = () => picture(17, { 5: 22 });
    const look = lookAt([black(), picture(90), black(), black(), black(), picture(90)]);
    expect(look.frames).to.equal(6);
    expect(look.black).to.deep.equal({ from: 2, frames: 3 });
  });

  it("takes one lit cell for a picture", () => {
    expect(lookAt([picture(16, { 100: 60 })]).black).to.equal(null);
  });

  it("finds where nothing moves, whatever the encoder changes of it", () => {
    const moving = times(5, (at) => picture(60 + 10 * at));
    const standing = times(8, (at) => picture(150 + (at % 2), { 3: 149 }));
    expect(lookAt([...moving, ...standing]).still).to.deep.equal({ from: 5, frames: 8 });
  });

  it("takes a slow move for a move, though no two neighbours differ by much", () => {
    const { still } = lookAt(times(60, (at) => picture(60 + at)));
    expect(still?.frames).to.be.at.most(7);
  });

  it("calls no picture alone a standing one", () => {
    expect(lookAt([picture(60)]).still).to.equal(null);
  });

  it("reads the first picture's colour by BT.709", () => {
    const red = picture(63);
    red.fill(102, CELLS, CELLS * 1.25).fill(240, CELLS * 1.25);
    const [r, g, b] = lookAt([red, picture(200)]).first ?? [];
    expect([r, g, b].map((part) => Math.round(10 * (part ?? 9)) + 0)).to.deep.equal([10, 0, 0]);
  });
});

describe("the sound of a take", () => {
  const receive = (samples: readonly number[]) => {
    const meter = new SoundMeter();
    meter.add(new Uint8Array(Int16Array.from(samples).buffer), 2);
    return meter.result();
  };

  it("is none, nothing, or as loud as its loudest sample", () => {
    expect(new SoundMeter().result()).to.equal(null);
    expect(receive([0, 0])).to.deep.equal({ peak_db: -120, clipped: 0 });
    expect(receive([0, -16_384])?.peak_db).to.equal(-6);
  });

  it("counts what stays at the top of one channel, and lets a wave touch it", () => {
    const [top, low] = [32_767, -32_768];
    expect(receive([top, 0, 0, 0, top, 0, top, 0])?.clipped).to.equal(0);
    expect(receive([top, 9, top, 9, low, 9, low, 9, 0, 9])?.clipped).to.equal(4);
  });
});

describe("an AVI from a pipe", () => {
  const chunk = (type: string, content: readonly number[]) => {
    const header = Buffer.alloc(8);
    header.write(type, "latin1");
    header.writeUInt32LE(content.length, 4);
    return Buffer.concat([header, Buffer.from(content), Buffer.alloc(content.length % 2)]);
  };
  const list = (type: string, kind: string) =>
    Buffer.concat([Buffer.from(type), Buffer.from([255, 255, 255, 255]), Buffer.from(kind)]);
  const film = Buffer.concat([
    list("RIFF", "AVI "),
    list("LIST", "hdrl"),
    chunk("strh", [...Buffer.from("vids"), 1]),
    chunk("strf", [40, 0, 9, 0]),
    chunk("strh", [...Buffer.from("auds"), 1, 2]),
    chunk("strf", [1, 0, 2, 0]),
    list("LIST", "movi"),
    chunk("00dc", [1, 2, 3]),
    chunk("01wb", [4, 5]),
    chunk("00dc", []),
    chunk("00dc", [6]),
    chunk("idx1", [7, 7, 7, 7]),
  ]);

  for (const step of [1, 5, 1000]) {
    it(`gives pictures and sound in pieces of ${step} bytes`, () => {
      const received: string[] = [];
      const reader = new AviChunks({
        onPicture: (bytes) => void received.push(`picture ${bytes.join()}`),
        onSound: (bytes, channels) => void received.push(`sound of ${channels} channels ${bytes.join()}`),
      });
      for (let at = 0; at < film.length; at += step) reader.add(film.subarray(at, at + step));
      expect(received).to.deep.equal(["picture 1,2,3", "sound of 2 channels 4,5", "picture 6"]);
    });
  }
});

describe("two colours", () => {
  it("are as far apart as they look", () => {
    expect(colourDistance([1, 1, 1], [0, 0, 0])).to.be.closeTo(100, 0.1);
    expect(colourDistance([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).to.equal(0);
    expect(colourDistance([0.5, 0.5, 0.5], [0.51, 0.51, 0.51])).to.be.within(0.5, 2);
  });
});

describe("what a check says", () => {
  const measured: TakeMeasurements = {
    frames: 48,
    decoded: 48,
    fps: 24,
    width: 512,
    height: 288,
    black: null,
    still: null,
    sound: { peak_db: -12, clipped: 0 },
    first_distance: null,
  };
  const asked: ExpectedTake = {
    fps: 24,
    width: 512,
    height: 288,
    length: 48,
    length_source: "script",
    sizesItself: false,
    isDrawn: false,
    speaks: true,
  };
  const say = (changes: Partial<TakeMeasurements>, more: Partial<ExpectedTake> = {}) =>
    judgeCheck({ ...measured, ...changes }, { ...asked, ...more }).map(({ kind, text }) => `${kind}: ${text}`);

  it("is nothing of a take as it should be", () => {
    expect(say({})).to.deep.equal([]);
    expect(say({ fps: 23.976, first_distance: 5 }, { fps: 23.976 })).to.deep.equal([]);
  });

  it("names another length, size and rate than was asked for", () => {
    expect(say({ frames: 1, decoded: 1, width: 640, height: 360, fps: 24 }, { fps: 23.976 })).to.deep.equal([
      "length: 1 frame long, asked for 48",
      "size: 640x360 pixels, asked for 512x288",
      "rate: 24 frames a second, asked for 23.976",
    ]);
  });

  it("says that a part of the film is missing", () => {
    expect(say({ decoded: 20 })).to.deep.equal(["torn: only 20 of its 48 frames can be decoded"]);
  });

  it("lets a model choose a length that the script leaves open", () => {
    expect(say({ frames: 60, decoded: 60 }, { length_source: "predicted" })).to.deep.equal([]);
  });

  it("lets a model choose a size that cannot be asked for", () => {
    expect(say({ width: 864, height: 496 }, { sizesItself: true })).to.deep.equal([]);
  });

  it("tells a fade from a black take", () => {
    expect(say({ black: { from: 0, frames: 11 } })).to.deep.equal([]);
    expect(say({ black: { from: 12, frames: 12 } })).to.deep.equal(["black: black for 0.5 s from frame 12"]);
    const all = { from: 0, frames: 48 };
    expect(say({ black: all, still: all })).to.deep.equal(["black: black from its first frame to its last"]);
    expect(say({ frames: 4, decoded: 4, black: { from: 0, frames: 4 } }, { length: 4 })).to.have.length(1);
  });

  it("tells where a model's picture stopped, and lets a drawn one stand", () => {
    expect(say({ still: { from: 0, frames: 23 } })).to.deep.equal([]);
    expect(say({ still: { from: 20, frames: 28 } })).to.deep.equal(["frozen: nothing moves for 1.2 s from frame 20"]);
    expect(say({ still: { from: 0, frames: 48 } }, { isDrawn: true })).to.deep.equal([]);
  });

  it("misses a sound only where somebody speaks", () => {
    expect(say({ sound: null })).to.deep.equal(["silent: it has no sound, and somebody speaks"]);
    expect(say({ sound: { peak_db: -80, clipped: 0 } })).to.deep.equal([
      "silent: nothing can be heard, and somebody speaks",
    ]);
    expect(say({ sound: null }, { speaks: false })).to.deep.equal([]);
    expect(say({ sound: { peak_db: -120, clipped: 0 } }, { isDrawn: true })).to.deep.equal([]);
  });

  it("names sound that is cut off, and a first frame in other colours", () => {
    expect(say({ sound: { peak_db: 0, clipped: 900 } })).to.deep.equal([
      "clipped: its sound is too loud: 900 samples are cut off",
    ]);
    expect(say({ first_distance: 31.4 })).to.deep.equal([
      "first: it does not begin in the colours of its keyframe (distance 31)",
    ]);
  });
});
