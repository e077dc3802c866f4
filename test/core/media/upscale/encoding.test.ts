import { expect } from "chai";
import { hardwareFor, noHardwareSentence } from "../../../../src/core/media/upscale/choose-encoder.ts";
import { framesInArgs } from "../../../../src/core/media/upscale/film-args.ts";
import { grainSeed } from "../../../../src/core/media/upscale/grain-seed.ts";

const FULL = { width: 1920, height: 1080 };
const LARGE = { width: 5120, height: 2160 };

describe("the encoder of an upscale", () => {
  it("is a hardware encoder of H.264 up to 4096 pixels on a side, where it is left to the studio", () => {
    expect(hardwareFor(FULL, "auto", "review")[0]).to.equal("h264_nvenc");
    expect(hardwareFor({ width: 2160, height: 4096 }, "auto", "review")).to.have.length(4);
    expect(hardwareFor(LARGE, "auto", "review")).to.deep.equal([]);
  });
  it("is software for a master, for whoever asks for it, and never where hardware is forced", () => {
    expect(hardwareFor(FULL, "auto", "master")).to.deep.equal([]);
    expect(hardwareFor(FULL, "sw", "review")).to.deep.equal([]);
    expect(hardwareFor(FULL, "hw", "master")[0]).to.equal("h264_nvenc");
  });
  it("is one of HEVC beyond 4096 where hardware is forced", () => {
    expect(hardwareFor(LARGE, "hw", "review")).to.include("hevc_videotoolbox");
    expect(noHardwareSentence(LARGE)).to.equal(
      "no hardware encoder of HEVC works here for 5120x2160: choose the encoder auto or sw",
    );
  });
  it("marks the colours, copies the sound and sets a key frame a second, whichever it is", () => {
    for (const encoder of ["libx264", "h264_nvenc", "h264_videotoolbox", "h264_qsv", "h264_amf", "hevc_nvenc"]) {
      const film = { ...FULL, fps: 24, encoder, quality: "review" as const, sound: "/a/take.mp4", part: "/a/up.part" };
      const line = framesInArgs(film).join(" ");
      expect(line).to.include(`-c:v ${encoder}`).and.include("-c:a copy").and.include("-g 24 -bf 0");
      expect(line).to.include("-colorspace bt709").and.include("-i file:/a/take.mp4");
      expect(line.includes("hvc1")).to.equal(encoder.startsWith("hevc"));
    }
  });
});

describe("the seed of a frame's grain", () => {
  it("is the same for the same take, kind and frame, and no other", () => {
    expect(grainSeed("42", "upscale", 0)).to.equal(grainSeed("42", "upscale", 0));
    const all = ["0", "42", "9007199254740993", "9007199254740992", "18446744073709551615"].flatMap((seed) =>
      (["upscale", "post"] as const).flatMap((kind) =>
        Array.from({ length: 100 }, (_, frame) => grainSeed(seed, kind, frame)),
      ),
    );
    expect(new Set(all).size).to.equal(1000);
  });
});
