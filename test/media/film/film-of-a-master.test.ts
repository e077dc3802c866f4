// What a master asks of a film: clips encoded as finely as it says, beside copied ones all the same, and its name only while it may have it.
import { expect } from "chai";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../../src/contracts/refusal.ts";
import { assembleFilm } from "../../../src/media/film/assemble-film.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { trimmed, whole } from "../cut-clips.ts";
import { decodeFrames, makeClip } from "../test-clips.ts";
import { toolSets } from "../tool-sets.ts";

const [WIDTH, HEIGHT, FRAMES] = [128, 72, 24];

for (const { name, tools } of toolSets) {
  describe(`the film of a master, with ${name}`, function () {
    this.timeout(20_000);
    const folder = suiteFolder();

    it("encodes what it has to in that quality, beside what it copies", async () => {
      const source = `testsrc2=s=${WIDTH}x${HEIGHT}:r=24,noise=alls=20:allf=t:all_seed=1`;
      const clip = await makeClip(tools.ffmpeg.path, join(folder(), "clip.mp4"), { frames: FRAMES, source });
      const assemble = async (film: string, fineness: { crf?: number }) => {
        const [output, scratch] = [join(folder(), film), join(folder(), "scratch")];
        const clips = [whole("sh010", clip, FRAMES), trimmed(whole("sh020", clip, FRAMES), 2, 0)];
        const order = { clips, fps: 24, width: WIDTH, height: HEIGHT, output, scratch, ...fineness };
        const { copied, encoded, warnings } = await assembleFilm(tools, order);
        expect({ copied, encoded, warnings }).to.deep.equal({ copied: ["sh010"], encoded: ["sh020"], warnings: [] });
        expect((await decodeFrames(tools.ffmpeg.path, output)).length).to.equal(2 * FRAMES - 2);
        return (await stat(output)).size;
      };
      const [plain, fine] = [await assemble("plain.mp4", {}), await assemble("fine.mp4", { crf: 14 })];
      expect(fine).to.be.above(plain * 1.1);
      expect(await assemble("same.mp4", { crf: 18 })).to.equal(plain);
    });
    it("replaces nothing where another has taken its name over meanwhile", async () => {
      const clip = await makeClip(tools.ffmpeg.path, join(folder(), "taken.mp4"), { frames: FRAMES });
      const [output, scratch] = [join(folder(), "theirs.mp4"), join(folder(), "scratch")];
      await writeFile(output, "of somebody else");
      const order = { clips: [whole("sh010", clip, FRAMES)], fps: 24, width: WIDTH, height: HEIGHT, output, scratch };
      const confirm = () => Promise.reject(new Refusal("conflict", "taken over"));
      expect(await assembleFilm(tools, order, { confirm }).then(() => "", String)).to.include("taken over");
      expect(await readFile(output, "utf8")).to.equal("of somebody else");
    });
  });
}
