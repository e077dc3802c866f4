import { expect } from "chai";
import { parsePacketCount, parseProbe } from "../../../src/core/media/probe-report.ts";
import {
  findMissing,
  parseFeatureNames,
  parseMediaVersion,
  parseSpeechVersion,
} from "../../../src/core/media/tool-report.ts";

describe("what programs say of themselves", () => {
  it("is a version with a number or a build's name, and the library's", () => {
    const debian =
      "ffmpeg version 5.1.9-0+deb12u1 Copyright (c) 2000-2026 the FFmpeg developers\nlibavcodec     59. 37.100 / 59. 37.100\n";
    expect(parseMediaVersion(debian)).to.equal("ffmpeg 5.1.9-0+deb12u1, libavcodec 59.37.100");
    const built =
      "ffprobe version N-66595-gc2b38619c0-static https://x/  Copyright\r\nlibavcodec     60. 22.100 / 60. 22.100\r\n";
    expect(parseMediaVersion(built)).to.equal("ffprobe N-66595-gc2b38619c0-static, libavcodec 60.22.100");
    expect(parseMediaVersion("ffmpeg version 7\n")).to.equal("ffmpeg 7");
    expect(parseMediaVersion("hello")).to.equal(undefined);
    expect(parseSpeechVersion("eSpeak NG text-to-speech: 1.51  Data at: /usr/lib")).to.equal("espeak-ng 1.51");
    expect(parseSpeechVersion("")).to.equal(undefined);
  });
  it("is a list of names under a legend", () => {
    const encoders =
      "Encoders:\n V..... = Video\n ------\n V....D libx264              libx264 H.264 (codec h264)\n A....D aac                  AAC\n";
    expect([...parseFeatureNames(encoders)]).to.deep.equal(["libx264", "aac"]);
    const filters =
      "Filters:\n  T.. = Timeline support\n  | = Source or sink filter\n TSC scale             V->V       Scale\n .. tpad V->V Pad\n";
    expect([...parseFeatureNames(filters)]).to.deep.equal(["scale", "tpad"]);
  });
  it("is told in words where something is missing", () => {
    const nothing = new Set<string>();
    const missing = findMissing({ encoder: new Set(["aac", "mjpeg", "pcm_f32le"]), decoder: nothing, filter: nothing });
    expect(missing).to.include("the libx264 encoder").and.include("the h264 decoder").and.include("the tpad filter");
    expect(missing).to.not.include("the aac encoder");
    expect(missing).to.include("the pcm_s16le encoder").and.include("the volume filter");
  });
});

describe("what ffprobe says of a file", () => {
  it("is read with its exact fractions, and without what is not known", () => {
    const stream = {
      ...{
        codec_type: "video",
        codec_name: "hevc",
        profile: "Main",
        level: 93,
        width: 720,
        height: 576,
        pix_fmt: "yuv420p",
      },
      ...{
        avg_frame_rate: "30000/1001",
        r_frame_rate: "60/1",
        nb_frames: "N/A",
        sample_aspect_ratio: "16:15",
        time_base: "1/90000",
      },
      ...{ color_range: "tv", color_space: "unknown", duration: "2.5" },
    };
    const cover = { codec_type: "video", disposition: { attached_pic: 1 } };
    const sound = {
      codec_type: "audio",
      codec_name: "mp3",
      sample_rate: "44100",
      channels: 1,
      time_base: "1/14112000",
      duration_ts: 99,
    };
    const facts = parseProbe(JSON.stringify({ streams: [cover, sound, stream], format: { duration: "2.6" } }));
    expect(facts).to.deep.equal({
      seconds: 2.6,
      video: {
        ...{ codec: "hevc", profile: "Main", level: 93, width: 720, height: 576, pixelFormat: "yuv420p", frames: null },
        rate: { num: 30_000, den: 1001 },
        pixelAspect: { num: 16, den: 15 },
        timeBase: { num: 1, den: 90_000 },
        colour: { range: "tv", space: null, primaries: null, transfer: null },
        headerHash: null,
      },
      audio: { codec: "mp3", hertz: 44_100, channels: 1, samples: null },
    });
  });
  it("is nothing when it is no JSON object", () => {
    expect([parseProbe("oops"), parseProbe("3")]).to.deep.equal([undefined, undefined]);
    expect(parseProbe("{}")).to.deep.equal({ seconds: 0, video: null, audio: null });
    expect(parsePacketCount('{"streams":[{"nb_read_packets":"31"}]}')).to.equal(31);
    expect(parsePacketCount('{"streams":[]}')).to.equal(undefined);
  });
});
