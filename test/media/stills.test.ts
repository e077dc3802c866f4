import { expect } from "chai";
import { Jimp } from "jimp";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeStills } from "../../src/media/stills.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type ClipOptions, greyOf, makeClip } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

for (const { name, tools } of toolSets) {
  describe(`pictures of a take with ${name}`, () => {
    const folder = suiteFolder();

    async function stillsOf(options: ClipOptions, inside = "takes") {
      const home = join(folder(), inside);
      await mkdir(home, { recursive: true });
      const mp4 = await makeClip(tools.ffmpeg.path, join(home, "take.mp4"), options);
      const request = { mp4, thumbnail: join(home, "take.jpg"), strip: join(home, "take_strip.jpg") };
      await makeStills(tools, request);
      expect((await readdir(home)).toSorted()).to.deep.equal(["take.jpg", "take.mp4", "take_strip.jpg"]);
      const [thumbnail, strip] = await Promise.all([
        Jimp.fromBuffer(await readFile(request.thumbnail)),
        Jimp.fromBuffer(await readFile(request.strip)),
      ]);
      return { thumbnail, strip };
    }

    /** The lightness that a JPEG, in full range, shows for a frame of a counting clip. */
    const shown = (frame: number) => ((greyOf(frame) - 16) * 255) / 219;
    const redAt = (image: { getPixelColor(x: number, y: number): number }, x: number, y: number) =>
      (image.getPixelColor(x, y) >>> 24) & 255;
    const cells = (strip: Awaited<ReturnType<typeof stillsOf>>["strip"]) =>
      Array.from({ length: 8 }, (_, cell) => redAt(strip, Math.floor((strip.width * (cell + 0.5)) / 8), 48));

    for (const [frames, wanted] of [
      [40, [2, 7, 12, 17, 22, 27, 32, 37]],
      [3, [0, 0, 0, 1, 1, 2, 2, 2]],
      [1, [0, 0, 0, 0, 0, 0, 0, 0]],
    ] as const) {
      it(`spreads eight cells evenly over ${frames} frames and shows the middle one`, async () => {
        const { thumbnail, strip } = await stillsOf({ frames, tone: null }, `takes-${frames}`);
        expect([thumbnail.width, thumbnail.height]).to.deep.equal([480, 270]);
        expect(redAt(thumbnail, 240, 135)).to.be.closeTo(shown(Math.floor(frames / 2)), 3);
        // 96 x 16:9 is 170.67: even sides.
        expect([strip.width, strip.height]).to.deep.equal([8 * 170, 96]);
        for (const [cell, light] of cells(strip).entries()) expect(light).to.be.closeTo(shown(wanted[cell] ?? 0), 3);
      });
    }

    it("keeps the shape of tall pictures and their colours, in folders with any name", async () => {
      const source = "color=c=0xC02040:s=72x128:r=24";
      const { thumbnail, strip } = await stillsOf(
        {
          frames: 5,
          source,
          tone: null,
          encoding: [
            "-c:v",
            "libx264",
            "-crf",
            "2",
            "-vf",
            "scale=out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int+full_chroma_inp",
          ],
        },
        "it's %d, [x]:y",
      );
      expect([thumbnail.width, thumbnail.height]).to.deep.equal([270, 480]);
      expect([strip.width, strip.height]).to.deep.equal([8 * 54, 96]);
      const colour = thumbnail.getPixelColor(135, 240);
      const parts = [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255];
      for (const [index, part] of [192, 32, 64].entries()) expect(parts[index]).to.be.closeTo(part, 6);
    });

    it("leaves no picture of a clip that is cut off, and says so", async () => {
      const home = join(folder(), "broken");
      await mkdir(home);
      const mp4 = await makeClip(tools.ffmpeg.path, join(home, "take.mp4"), { frames: 40 });
      const bytes = await readFile(mp4);
      await writeFile(mp4, bytes.subarray(0, Math.floor(bytes.length * 0.5)));
      const request = { mp4, thumbnail: join(home, "t.jpg"), strip: join(home, "s.jpg") };
      expect(await makeStills(tools, request).then(() => "", String)).to.contain(
        "no pictures could be made of take.mp4",
      );
      expect(await readdir(home)).to.deep.equal(["take.mp4"]);
    });
  });
}
