// A film that says how it came about plays as one that does not, bit by bit; ffmpeg's own way of saying it in a QuickTime file is read too.
import { expect } from "chai";
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sourceTypePacket } from "../../src/core/media/mp4/xmp-box.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { readSourceType } from "../../src/media/read-clip.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { decodedHash } from "../support/media/decoded-hash.ts";
import { measureFilm } from "../support/media/measure-film.ts";
import { whole } from "./cut-clips.ts";
import { makeClip } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

const execute = promisify(execFile);
const xmp = sourceTypePacket("trainedAlgorithmicMedia");

for (const { name, tools } of toolSets) {
  describe(`a film that says how it came about, with ${name}`, () => {
    const folder = suiteFolder();
    const assemble = async (file: string, more: { xmp?: string }) => {
      const clip = await makeClip(tools.ffmpeg.path, join(folder(), "clip.mp4"), { frames: 36, tone: 440 });
      const [output, scratch] = [join(folder(), file), join(folder(), "scratch")];
      const size = { fps: 24, width: 128, height: 72 };
      await assembleFilm(tools, { clips: [whole("sh010", clip, 36)], ...size, output, scratch, ...more });
      return output;
    };

    it("has it behind all that plays, and plays the same", async () => {
      const [plain, marked] = [await assemble("plain.mp4", {}), await assemble("marked.mp4", { xmp })];
      const [before, after] = [await readFile(plain), await readFile(marked)];
      expect(after.subarray(0, before.length).equals(before)).to.equal(true);
      expect(after.subarray(before.length + 24).toString("utf8")).to.equal(xmp);
      expect(await decodedHash(marked)).to.equal(await decodedHash(plain));
      expect(await measureFilm(marked)).to.deep.equal(await measureFilm(plain));
      expect([await readSourceType(plain), await readSourceType(marked)]).to.deep.equal([
        null,
        "trainedAlgorithmicMedia",
      ]);
      const said = await execute(tools.ffmpeg.path, ["-v", "warning", "-i", marked, "-f", "null", "-"]);
      expect(said.stderr).to.equal("");
    });

    it("has it in the movie's own data where it is a QuickTime file", async () => {
      const [film, mov] = [await assemble("film.mp4", {}), join(folder(), "film.mov")];
      await execute(tools.ffmpeg.path, ["-v", "error", "-y", "-i", film, "-c", "copy", "-metadata", `xmp=${xmp}`, mov]);
      expect(await readSourceType(mov)).to.equal("trainedAlgorithmicMedia");
      expect(await decodedHash(mov)).to.equal(await decodedHash(film));
    });
  });
}
