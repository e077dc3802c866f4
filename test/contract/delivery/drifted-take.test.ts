// A model's take that does not begin in the colours of its keyframe: what its check says, and what matching does about it.
import { expect } from "chai";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../../src/machine/spawn.ts";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { GradeReply } from "../../../src/contracts/routes/delivery/grade.ts";
import { openHostStudio } from "../../support/servers/host-studio.ts";
import { FFMPEG } from "../../support/media/measure-film.ts";

/** Soft colours, as a keyframe has them; and as a model made them: darker, and another white. */
const SCENE =
  "nullsrc=s=128x96:r=24,geq=r='150+70*sin(X/23)*cos(Y/31)':g='140+60*cos((X+Y)/27)':b='120+70*sin(Y/19)',format=rgb24";
const DRIFT = "lutrgb=r='pow(val/255,1.8)*255':g='pow(val/255,1.4)*255':b='pow(val/255,1.1)*255'";
const TO_709 = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
const TAGS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

describe("a take that drifted from its keyframe", function () {
  this.timeout(60_000);

  it("is matched to the picture that it began from, whole, from that picture's first frame", async () => {
    const folder = await mkdtemp(join(tmpdir(), "drifted-"));
    const [still, film] = [join(folder, "still.png"), join(folder, "film.mp4")];
    const draw = (...args: string[]) => run(FFMPEG, ["-v", "error", "-f", "lavfi", "-i", ...args]);
    await draw(SCENE, "-frames:v", "1", "-y", still);
    await draw(`${SCENE},${DRIFT},${TO_709}`, "-frames:v", "12", "-crf", "8", ...TAGS, "-y", film);
    const at = await openHostStudio("wan22_i2v", { film: await readFile(film) });
    const { studio } = at;
    try {
      await at.allPictures();
      await writeFile(join(studio.ep, "refs/shots/sh010/first.png"), await readFile(still));
      await at.render();
      await studio.idle();
      const takeNow = async () => {
        const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
        return shots.find(({ shot }) => shot === "sh010")?.takes[0];
      };
      const check = (await takeNow())?.check;
      expect(check?.measured?.first_distance).to.be.above(12);
      expect(check?.findings.map(({ kind }) => kind)).to.include("first");
      const { body } = await studio.post("/grade", { ep: studio.ep, shots: ["sh010"], match: "first" }).expect(200);
      const { graded, errors } = body as GradeReply;
      expect(errors).to.deep.equal([]);
      expect(graded[0]?.grade.reference).to.equal("refs/shots/sh010/first.png");
      expect(graded[0]?.grade.distance.before).to.be.above(10);
      expect(graded[0]?.grade.distance.after).to.be.below(3);
      // Another picture under that name is not the one that the take began from.
      await at.picture("refs/shots/sh010/first.png");
      const again = await studio.post("/grade", { ep: studio.ep, shots: ["sh010"], match: "first" }).expect(200);
      expect((again.body as GradeReply).errors[0]?.error).to.include("is another one by now");
      expect((await takeNow())?.grade).to.include({ match: "first", fresh: true });
    } finally {
      await at.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
