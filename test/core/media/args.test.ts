import { expect } from "chai";
import fc from "fast-check";
import { DEFAULT_SETTINGS } from "../../../src/core/media/h264/encode-settings.ts";
import { middleFrame, stillsArgs, stripFrames } from "../../../src/core/media/stills-args.ts";
import { readSoundArgs } from "../../../src/core/media/sound-args.ts";
import { encodeClipArgs } from "../../../src/core/media/film/encode-clip-args.ts";
import { joinFilmArgs, concatName, buildConcatList } from "../../../src/core/media/film/join-film-args.ts";

const START = "-nostdin -hide_banner -v error";
const TAGS = "-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709";

describe("what ffmpeg is asked", () => {
  it("to encode a clip again", () => {
    const args = encodeClipArgs({
      ...{ input: "/ep/in.mp4", output: "/s/out.mp4", from: 5, length: 24, fps: 23.976, width: 512, height: 288 },
      ...{ timescale: 24_000, settings: DEFAULT_SETTINGS },
    });
    const filter =
      "fps=24000/1001,tpad=stop_mode=clone:stop=29,trim=start_frame=5:end_frame=29,setpts=PTS-STARTPTS," +
      "scale=w='if(gt(dar,512/288),512,max(2,2*round(288*dar/2)))':h='if(gt(dar,512/288),max(2,2*round(512/dar/2)),288)'" +
      ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp:out_color_matrix=bt709:out_range=tv," +
      "format=yuv420p,pad=512:288:(ow-iw)/2:(oh-ih)/2:black,setsar=1";
    expect(args.join(" ")).to.equal(
      `${START} -i /ep/in.mp4 -map 0:v:0 -vf ${filter} -c:v libx264 -preset veryfast -threads 2 -crf 18 ` +
        `-x264-params ref=1:bframes=0:weightp=1 -g 24 -keyint_min 24 -sc_threshold 0 ${TAGS} -flags:v +bitexact+cgop ` +
        "-bsf:v filter_units=remove_types=6 -map_metadata -1 -fflags +bitexact -video_track_timescale 24000 " +
        "-movflags +write_colr -f mp4 -y /s/out.mp4",
    );
  });
  it("to read the sound of several files in one run", () => {
    const args = readSoundArgs([
      { path: "/a.mp4", from: 0, seconds: 1.1, gain: 1, output: "/s/0.wav" },
      { path: "/b.wav", from: 12, seconds: 2, gain: 0.5, output: "/s/1.wav" },
    ]);
    const out = (filter: string) =>
      `-ar 48000 -af aresample=async=1:first_pts=0,${filter}aformat=channel_layouts=mono|stereo -c:a pcm_f32le -f wav -y`;
    expect(args.join(" ")).to.equal(
      `${START} -t 1.100000 -i /a.mp4 -ss 12 -t 2.000000 -i /b.wav ` +
        `-map 0:a:0 ${out("")} /s/0.wav -map 1:a:0 ${out("volume=0.5:precision=double,")} /s/1.wav`,
    );
  });
  it("to join a film", () => {
    expect(joinFilmArgs({ list: "/s/list.txt", timescale: 24_000, output: "/ep/f.mp4.part" }).join(" ")).to.equal(
      `${START} -copyts -f concat -safe 0 -auto_convert 0 -i /s/list.txt -f f32le -ar 48000 -ac 2 -i pipe:0 ` +
        `-map 0:v:0 -c:v copy -video_track_timescale 24000 ${TAGS} -map 1:a:0 -c:a aac -b:a 192k -aac_coder fast ` +
        "-flags:a +bitexact -map_metadata -1 -fflags +bitexact -movflags +faststart+write_colr -f mp4 -y /ep/f.mp4.part",
    );
  });
  it("to make two stills in one decode", () => {
    const args = stillsArgs({ input: "/t.mp4", frames: 16, thumbnail: "/t.jpg", strip: "/s.jpg" });
    const filter = args[args.indexOf("-filter_complex") + 1]?.split(";") ?? [];
    expect(filter[0]).to.equal("[0:v:0]split=9[f0][f1][f2][f3][f4][f5][f6][f7][middle]");
    expect(filter[1]).to.match(/^\[f0\]select='eq\(n,1\)',setpts=0,scale=.*\[c0\]$/);
    expect(filter.at(-1)).to.contain("[middle]select='eq(n,8)'");
    expect(args.filter((word) => word.startsWith("/"))).to.deep.equal(["/t.mp4", "/t.jpg", "/s.jpg"]);
  });
});

describe("a concat list", () => {
  it("names clips between quotes, and knows names that no line can hold", () => {
    expect(concatName("/it's [1], a:b.mp4")).to.equal(String.raw`'/it'\''s [1], a:b.mp4'`);
    expect([concatName("a\nb"), concatName("a\rb"), concatName("a\0b")]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    expect(() => buildConcatList([{ path: "a\nb", length: 1 }], 24)).to.throw("cannot name");
  });
  it("gives each clip its time from zero", () => {
    expect(
      buildConcatList(
        [
          { path: "/a.mp4", length: 5 },
          { path: "b.mp4", length: 24 },
        ],
        24,
      ),
    ).to.equal(
      "ffconcat version 1.0\nfile '/a.mp4'\ninpoint 0\nduration 0.208333\nfile 'b.mp4'\ninpoint 0\nduration 1.000000\n",
    );
  });
  it("adds up no rounding over a long film", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 300 }),
        fc.constantFrom(24, 23.976, 29.97),
        (lengths, fps) => {
          const list = buildConcatList(
            lengths.map((length) => ({ path: "a", length })),
            fps,
          );
          const total = [...list.matchAll(/duration (\S+)/g)].reduce(
            (sum, [, text]) => sum + Math.round(Number(text) * 1e6),
            0,
          );
          const frames = lengths.reduce((sum, length) => sum + length, 0);
          const rate = fps === 24 ? 24 : (Math.round(fps) * 1000) / 1001;
          expect(total).to.be.closeTo((frames / rate) * 1e6, 0.51);
        },
      ),
    );
  });
});

describe("the frames of a strip", () => {
  it("are the middles of eight equal parts, in order and inside the clip", () => {
    expect(stripFrames(240)).to.deep.equal([15, 45, 75, 105, 135, 165, 195, 225]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (frames) => {
        const cells = stripFrames(frames);
        expect(cells).to.have.length(8);
        expect(cells).to.deep.equal(cells.toSorted((a, b) => a - b));
        expect(cells.every((frame) => frame >= 0 && frame < frames)).to.equal(true);
        expect(middleFrame(frames)).to.be.within(0, frames - 1);
      }),
    );
  });
});
