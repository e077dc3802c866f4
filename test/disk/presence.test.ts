import { expect } from "chai";
import { readFile, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { Presence, studioId } from "../../src/disk/presence.ts";
import { exists } from "../../src/machine/paths.ts";
import type { EpisodeFolder } from "../../src/disk/roots.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { markProcess } from "../../src/machine/process/process-mark.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

const OURS = "11111111-1111-4111-8111-111111111111";
const THEIRS = "22222222-2222-4222-8222-222222222222";

const ago = (milliseconds: number) => new Date(systemClock.now().getTime() - milliseconds).toISOString();

describe("studios that work on one episode", () => {
  const ep = episodeFolder();
  let elapsed = 0;
  let open: Presence[] = [];
  const studio = (id: string) => {
    const presence = new Presence({ id, clock: systemClock, elapsed: () => elapsed, beat: 3_600_000 });
    open.push(presence);
    return presence;
  };
  afterEach(async () => {
    for (const presence of open) await presence.close();
    open = [];
    elapsed = 0;
  });
  const lifeOf = async (owner = THEIRS) => (await studio(OURS).find(ep(), owner)).life;
  const sign = (changes: object) => writeFiles(ep(), { [`_cache/studios/${THEIRS}.json`]: JSON.stringify(changes) });

  it("know of each other from before the first take until the last job is over", async () => {
    const theirs = studio(THEIRS);
    let working: EpisodeFolder[] = [];
    await theirs.start(() => working);
    expect(await lifeOf()).to.equal("unsigned");
    await theirs.enter(ep());
    expect(await studio(OURS).find(ep(), THEIRS)).to.deep.equal({ life: "lives", host: hostname() });
    working = [ep()];
    await theirs.forget(ep(), THEIRS);
    expect(await lifeOf()).to.equal("lives");
    await theirs.close();
    expect(await lifeOf()).to.equal("unsigned");
    expect(await listFiles(ep())).to.deep.equal([]);
  });

  it("are told apart from themselves, which no sign is asked for", async () => {
    expect(await lifeOf(OURS)).to.equal("own");
    for (const odd of ["", "../../../etc/passwd", "x"]) expect(await lifeOf(odd)).to.equal("unsigned");
  });

  it("are signed for again after a start, for the jobs that wait", async () => {
    await studio(THEIRS).start(() => [ep()]);
    expect(await lifeOf()).to.equal("lives");
  });

  describe("on this machine", () => {
    const at = new Date().toISOString();
    it("are gone with their process, also when its number is another's by now", async () => {
      const mark = await markProcess(systemClock);
      if (mark.birth === null) return;
      await sign({ ...mark, at });
      expect(await lifeOf()).to.equal("lives");
      await sign({ ...mark, birth: `${mark.birth}0`, at });
      expect(await lifeOf()).to.equal("gone");
      await sign({ ...mark, pid: 4_194_305, at });
      expect(await lifeOf()).to.equal("gone");
    });
    it("are gone after the machine was started again", async () => {
      const mark = await markProcess(systemClock);
      if (mark.boot === null) return;
      await sign({ ...mark, boot: "an earlier start", at: "2001-01-01T00:00:00Z" });
      expect(await lifeOf()).to.equal("gone");
    });
    it("have nothing to do with a copy of the episode, whose sign nobody keeps", async () => {
      await sign({ ...(await markProcess(systemClock)), at: ago(3_600_000) });
      expect(await lifeOf()).to.equal("unsigned");
    });
  });

  describe("on another machine, or in a container", () => {
    const theirs = (changes: object = {}) =>
      sign({
        pid: process.pid,
        host: "elsewhere",
        boot: "theirs",
        space: "pid:[1]",
        at: new Date().toISOString(),
        ...changes,
      });
    it("may live as long as their sign changes, whatever their clock says", async () => {
      const ours = studio(OURS);
      const at = ago(7_200_000);
      for (let beat = 0; beat < 5; beat++, elapsed += 60_000) {
        await theirs({ beat, at });
        expect(await ours.find(ep(), THEIRS)).to.deep.equal({ life: "unknown", host: "elsewhere" });
      }
    });
    it("are gone when it does not change while we watch", async () => {
      const ours = studio(OURS);
      await theirs();
      expect((await ours.find(ep(), THEIRS)).life).to.equal("unknown");
      elapsed = 89_000;
      expect((await ours.find(ep(), THEIRS)).life).to.equal("unknown");
      elapsed = 91_000;
      expect((await ours.find(ep(), THEIRS)).life).to.equal("gone");
    });
    it("are gone at the first look when it is older than any clock is wrong", async () => {
      await theirs({ at: ago(26 * 3_600_000) });
      expect(await lifeOf()).to.equal("gone");
    });
    it("are watched as well where their sign cannot be read", async () => {
      await writeFiles(ep(), { [`_cache/studios/${THEIRS}.json`]: "{" });
      expect(await lifeOf()).to.equal("unknown");
    });
  });

  it("do not make an episode anew that was deleted", async () => {
    const theirs = studio(THEIRS);
    await rm(ep(), { recursive: true });
    await theirs.enter(ep());
    await theirs.start(() => [ep()]);
    expect(await exists(ep())).to.equal(false);
  });
});

describe("the name of a studio", () => {
  const folder = scratchFolder();
  it("stays the same as long as its user folder does", async () => {
    const id = await studioId(folder());
    expect(await studioId(folder())).to.equal(id);
    await writeFiles(folder(), { "studio-id": "torn" });
    const next = await studioId(folder());
    expect(next).to.match(/^[0-9a-f-]{36}$/);
    expect((await readFile(join(folder(), "studio-id"), "utf8")).trim()).to.equal(next);
  });
});
