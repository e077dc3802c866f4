import { expect } from "chai";
import { animaticArgs, recordingArgs, speechArgs } from "../../../src/core/media/animatic-args.ts";

const take = { width: 512, height: 288, fps: 24, sound: "/s/a.wav", part: "/s/a.mp4.part" };

describe("arguments of an animatic take", () => {
  it("are exactly these", () => {
    expect(animaticArgs(take).join(" ")).to.equal(
      "-nostdin -hide_banner -v error -f rawvideo -pix_fmt yuv420p -s 512x288 -framerate 24 -i pipe:0 -i file:/s/a.wav -map 0:v:0 -map 1:a:0 " +
        "-c:v libx264 -preset veryfast -crf 20 -profile:v high -threads 1 -g 24 -keyint_min 24 -sc_threshold 0 -bf 0 " +
        "-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709 -bsf:v filter_units=remove_types=6 " +
        "-c:a aac -aac_coder fast -b:a 96k -fflags +bitexact -flags:v +bitexact+cgop -flags:a +bitexact -map_metadata -1 " +
        "-video_track_timescale 24000 -movflags +faststart+write_colr -f mp4 -y file:/s/a.mp4.part",
    );
  });
  it("count time in ticks of which every frame has a whole number", () => {
    const timing = (fps: number) => {
      const args = animaticArgs({ ...take, fps });
      return [
        args[args.indexOf("-framerate") + 1],
        args[args.indexOf("-video_track_timescale") + 1],
        args[args.indexOf("-g") + 1],
      ];
    };
    expect([23.976, 29.97, 25, 12.5, 0.5].map(timing)).to.deep.equal([
      ["24000/1001", "24000", "24"],
      ["30000/1001", "30000", "30"],
      ["25", "25000", "25"],
      ["12500/1000", "12500", "13"],
      ["500/1000", "500", "1"],
    ]);
  });
  it("name a path so that it is never an option or a protocol", () => {
    expect(animaticArgs({ ...take, part: "-y.part" })).to.include("file:-y.part");
    expect(recordingArgs({ path: "http://x/y.mp3", start: 1, end: 2.5 })).to.include.members([
      "file:http://x/y.mp3",
      "1.000000",
      "1.500000",
    ]);
  });
  it("leave the words of a line out of the speech program's arguments", () => {
    expect(speechArgs({ voice: "en-gb+f2", pitch: 45, speed: 175 }).join(" ")).to.equal(
      "--stdin --stdout -b 1 -v en-gb+f2 -p 45 -s 175",
    );
  });
});
