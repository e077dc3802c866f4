import { expect } from "chai";
import { join } from "node:path";
import { FileCache } from "../../../../src/disk/reading/file-cache.ts";
import { TakeIndex } from "../../../../src/disk/take-index/take-index.ts";
import type { JsonRead } from "../../../../src/disk/reading/json-file.ts";
import { readEnvironment } from "../../../../src/environment.ts";
import { systemClock } from "../../../../src/machine/clock.ts";
import { silentLog } from "../../../../src/machine/log.ts";
import { openReadingPorts } from "../../../../src/wiring/open-reading.ts";
import { gatherClips } from "../../../../src/studio/shared/film/gather-clips.ts";
import { readPass } from "../../../../src/studio/shared/pass/read-pass.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { requireEpisodeContext } from "../../../../src/studio/shared/episode/episode-context.ts";

describe("what a film is gathered from", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
    await studio.post("/render", { ep: studio.ep, shots: ["sh010", "sh030"] }).expect(200);
    await studio.post("/render", { ep: studio.ep, shots: ["sh030"], redo: true }).expect(200);
    await studio.idle();
  });
  after(() => studio.close());

  const video = (shot: string, take: number) => join(studio.ep, "renders_proxy", shot, `${shot}_t0${take}.mp4`);
  const gather = async (entries: object[]) => {
    await studio.put("/cut", { ep: studio.ep, entries }).expect(200);
    const environment = { ...readEnvironment({}, process.platform, studio.root), userDir: studio.user };
    const room = await openReadingPorts({ environment, runRoots: [studio.root], log: silentLog });
    const ports = {
      ...room,
      clock: systemClock,
      shotlists: new FileCache<JsonRead<unknown>>(systemClock),
      takeIndex: new TakeIndex(systemClock),
      fileHashes: new FileCache<string>(systemClock),
    };
    const asked: string[] = [];
    const hasSound = async (path: string) => asked.push(path) > 0;
    const gathered = await gatherClips(
      { hasSound },
      await readPass(ports, await requireEpisodeContext(ports, studio.ep), "proxy"),
    );
    return { asked, files: [...gathered.files.keys()] };
  };

  it("is the takes that the cut plays, and each file tells everything at one reading", async () => {
    const { asked, files } = await gather([{ shot: "sh030", take: 1 }]);
    expect(files).to.have.members([video("sh010", 1), video("sh030", 1)]);
    expect(asked).to.deep.equal([]);
  });

  it("is not what is left out, and besides it what is named as sound", async () => {
    const audio = { source: "take", shot: "sh030", take: 1 };
    const { asked, files } = await gather([
      { shot: "sh010", audio },
      { shot: "sh030", out: true },
    ]);
    expect(files).to.deep.equal([video("sh010", 1)]);
    expect(asked).to.deep.equal([]);
  });
});
