import { expect } from "chai";
import { join } from "node:path";
import { findHolds } from "../../../src/core/refs/tours/find-holds.ts";
import { watchVideo } from "../../../src/media/refs/watch-video.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { makeClip } from "../test-clips.ts";
import { toolSets } from "../tool-sets.ts";

/** Seconds of the pattern's way: it stands still from one second to two, and from three to four. */
const WAY = "min(T,1)+max(0,min(T,3)-2)+max(0,T-4)";
const MOVING = `nullsrc=s=256x144:r=24,geq=lum='128+100*sin((X+120*(${WAY}))/9)*sin(Y/11)':cb=128:cr=128`;

for (const { name, tools } of toolSets) {
  describe(`a video that is watched for its holds with ${name}`, function () {
    this.timeout(20_000);
    const folder = suiteFolder();
    const film = () => join(folder(), "held.mp4");
    before(() => makeClip(tools.ffmpeg.path, film(), { frames: 120, size: "256x144", tone: null, source: MOVING }));

    it("has one where it opens and one in each stretch that stands still", async () => {
      const watched = await watchVideo(tools, film());
      expect([watched.motion.length, watched.sharpness.length, watched.fps]).to.deep.equal([120, 120, 24]);
      const holds = findHolds(watched);
      expect(holds.map(({ kind }) => kind)).to.deep.equal(["opening", "held", "held"]);
      expect(holds[1]?.time).to.be.within(1, 2.05);
      expect(holds[2]?.time).to.be.within(3, 4.05);
    });

    it("is refused in a sentence where it cannot be read, and is left when it is called off", async () => {
      const said = await watchVideo(tools, join(folder(), "none.mp4")).catch((error: Error) => error.message);
      expect(said).to.include("none.mp4 cannot be read");
      const stopped = watchVideo(tools, film(), AbortSignal.abort(new Error("called off")));
      expect(await stopped.catch((error: Error) => error.message)).to.equal("called off");
    });
  });
}
