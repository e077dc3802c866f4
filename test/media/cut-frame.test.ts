import { expect } from "chai";
import { Jimp } from "jimp";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFrame } from "../../src/media/cut-frame.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { greyOf, makeClip } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

for (const { name, tools } of toolSets) {
  describe(`a frame cut with ${name}`, () => {
    const folder = suiteFolder();
    let counting = "";
    before(async () => {
      counting = await makeClip(tools.ffmpeg.path, join(folder(), "counting.mp4"), { frames: 40, tone: null });
    });

    /** The lightness that a picture in full range shows for a frame of a counting clip. */
    const shown = (frame: number) => ((greyOf(frame) - 16) * 255) / 219;
    const lightAt = async (png: Uint8Array) => {
      const image = await Jimp.fromBuffer(Buffer.from(png));
      return (image.getPixelColor(image.width / 2, image.height / 2) >>> 24) & 255;
    };

    for (const [request, frame] of [
      [0, 0],
      [1, 1],
      [17, 17],
      [39, 39],
      [-1, 39],
      [-40, 0],
      [-3, 37],
      ["first", 0],
      ["last", 39],
    ] as const) {
      it(`is frame ${frame} of 40 for ${request}`, async () => {
        const cut = await cutFrame(tools, counting, request);
        expect(cut).to.include({ frame, frames: 40, width: 128, height: 72 });
        expect(await lightAt(cut.png)).to.be.closeTo(shown(frame), 1.5);
      });
    }

    it("is exact in films whose frames are stored out of order", async () => {
      const encoding = ["-c:v", "libx264", "-crf", "10", "-bf", "3", "-g", "100"];
      const mp4 = await makeClip(tools.ffmpeg.path, join(folder(), "b.mp4"), { frames: 30, encoding });
      for (const frame of [1, 2, 3, 28, 29]) {
        expect(await lightAt((await cutFrame(tools, mp4, frame)).png)).to.be.closeTo(shown(frame), 2);
      }
    });

    it("has the colours of the film, in a file that says nothing about gamma", async () => {
      const scale = "scale=out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp";
      const request = {
        ...{ frames: 3, tone: null, source: "color=c=0xC02040:s=72x128:r=24" },
        encoding: ["-c:v", "libx264", "-crf", "2", "-vf", scale],
      };
      const { png } = await cutFrame(tools, await makeClip(tools.ffmpeg.path, join(folder(), "red.mp4"), request), 1);
      const image = await Jimp.fromBuffer(Buffer.from(png));
      expect([image.width, image.height]).to.deep.equal([72, 128]);
      const colour = image.getPixelColor(36, 64) >>> 0;
      const parts = [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];
      for (const [index, part] of [192, 32, 64].entries()) expect(parts[index]).to.be.closeTo(part, 2);
      expect(Buffer.from(png).toString("latin1")).not.to.match(/gAMA|cHRM|cICP/);
    });

    it("comes out of folders with any name, and leaves nothing beside them", async () => {
      const home = join(folder(), "it's %d, [x]:y");
      await mkdir(home);
      const mp4 = join(home, "take.mp4");
      await writeFile(mp4, await readFile(counting));
      expect((await cutFrame(tools, mp4, 5)).frame).to.equal(5);
      expect(await readdir(home)).to.deep.equal(["take.mp4"]);
    });

    for (const request of [40, -41, 100_000]) {
      it(`is refused for frame ${request} of 40`, async () => {
        const { kind, message } = await refusalOf(cutFrame(tools, counting, request));
        expect(kind).to.equal("bad-input");
        expect(message).to.equal(
          `frame ${request} is outside counting.mp4, which has 40 frames: choose 0 to 39, or -1 to -40 from the end`,
        );
      });
    }

    it("is refused for a film that is cut off or none", async () => {
      const bytes = await readFile(counting);
      const broken = join(folder(), "broken.mp4");
      await writeFile(broken, bytes.subarray(0, Math.floor(bytes.length * 0.6)));
      expect((await refusalOf(cutFrame(tools, broken, "last"))).message).to.contain("frame 39 of broken.mp4");
      await writeFile(broken, "no film");
      expect((await refusalOf(cutFrame(tools, broken, 0))).kind).to.equal("tool-failed");
    });

    it("ends with the signal's reason when it is stopped", async () => {
      const stop = new AbortController();
      stop.abort(new Error("enough"));
      const cut = cutFrame(tools, counting, 3, stop.signal).then(
        () => "cut",
        (error: Error) => error.message,
      );
      expect(await cut).to.equal("enough");
    });
  });
}
