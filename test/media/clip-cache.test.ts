import { expect } from "chai";
import { cp, readFile, readdir, rename, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { systemClock } from "../../src/machine/clock.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { ClipCache } from "../../src/media/film/clip-cache.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type Clip, trimmed, whole } from "./cut-clips.ts";
import { decodeFrames, greyOf, makeClip } from "./test-clips.ts";
import { anyTools } from "./tool-sets.ts";

const tools = anyTools();
const NOON = new Date("2030-05-01T12:00:00Z");

describe("clips that an earlier film encoded", () => {
  const folder = suiteFolder();
  let number = 0;
  let mp4 = "";
  let filled = "";
  before(async () => {
    mp4 = await makeClip(tools.ffmpeg.path, join(folder(), "take.mp4"), { frames: 24 });
    const { place, kept } = openKept();
    await assemble(kept);
    filled = place;
  });

  const openKept = (limit?: number, clock = systemClock) => {
    const place = join(folder(), `kept${++number}`);
    return { place, kept: new ClipCache({ folder: place, clock, ...(limit !== undefined && { limit }) }) };
  };
  /** What the first film of the cut kept, in a place of its own. */
  const openFilled = async () => {
    const opened = openKept();
    await cp(filled, opened.place, { recursive: true, preserveTimestamps: true });
    return opened;
  };
  const cut = (): readonly Clip[] => [
    whole("sh010", mp4, 24),
    trimmed(whole("sh020", mp4, 24), 4, 0),
    trimmed(whole("sh030", mp4, 24), 0, 5),
  ];
  const assemble = async (kept: ClipCache, clips = cut(), size = { width: 128, height: 72 }, version?: string) => {
    const output = join(folder(), `film${++number}.mp4`);
    const order = { clips, fps: 24, ...size, output, scratch: join(folder(), `scratch${number}`) };
    const used = version === undefined ? tools : { ffmpeg: { ...tools.ffmpeg, version } };
    return { output, ...(await assembleFilm(used, order, { cache: kept })) };
  };
  const filesIn = async (place: string) =>
    (await readdir(place, { recursive: true, withFileTypes: true }))
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));

  it("are taken by the next film, which has the same bytes", async () => {
    const { kept } = openKept();
    const first = await assemble(kept);
    expect(first).to.deep.include({ copied: ["sh010"], reused: [], encoded: ["sh020", "sh030"] });
    const second = await assemble(kept);
    expect(second).to.deep.include({ copied: ["sh010"], reused: ["sh020", "sh030"], encoded: [] });
    expect(second.reasons["sh020"]).to.equal("it is trimmed");
    expect((await readFile(second.output)).equals(await readFile(first.output))).to.equal(true);
  });

  it("are encoded anew when what decides their bytes changed, and only those", async () => {
    const { kept } = await openFilled();
    const clips = [...cut().slice(0, 2), trimmed(whole("sh030", mp4, 24), 0, 6)];
    expect(await assemble(kept, clips)).to.deep.include({ reused: ["sh020"], encoded: ["sh030"] });
    expect((await assemble(kept, cut(), { width: 64, height: 72 })).reused).to.deep.equal([]);
    expect((await assemble(kept, cut(), undefined, "another ffmpeg")).reused).to.deep.equal([]);
    expect((await assemble(kept)).reused).to.deep.equal(["sh020", "sh030"]);
  });

  it("are not taken for those of a take that was rendered again under its name", async () => {
    const { kept } = openKept();
    const take = await makeClip(tools.ffmpeg.path, join(folder(), "again.mp4"), { frames: 12 });
    const clips = [trimmed(whole("sh010", take, 12), 3, 0)];
    await assemble(kept, clips);
    const times = await stat(take);
    const dark = { frames: 12, source: "color=c=black:s=128x72:r=24" };
    await rename(await makeClip(tools.ffmpeg.path, join(folder(), "dark.mp4"), dark), take);
    await utimes(take, times.atime, times.mtime);
    const film = await assemble(kept, clips);
    expect(film.reused).to.deep.equal([]);
    expect((await decodeFrames(tools.ffmpeg.path, film.output))[0]?.centre).to.be.closeTo(16, 1);
  });

  it("are encoded anew when they are damaged, and mended", async () => {
    const { place, kept } = await openFilled();
    const [one = "", two = ""] = await filesIn(place);
    await truncate(one, 500);
    const bytes = await readFile(two);
    await writeFile(two, bytes.fill(7, 200, 260));
    const film = await assemble(kept);
    expect(film).to.deep.include({ reused: [], encoded: ["sh020", "sh030"], warnings: [] });
    const frames = await decodeFrames(tools.ffmpeg.path, film.output);
    expect(frames[24]?.centre).to.be.closeTo(greyOf(4), 1.5);
    expect((await assemble(kept)).reused).to.deep.equal(["sh020", "sh030"]);
  });

  it("are read again when their files look changed, and not before", async () => {
    const { place, kept } = openKept(undefined, { now: () => NOON });
    await assemble(kept);
    const [one = ""] = await filesIn(place);
    const settled = new Date(NOON.getTime() - 10_000);
    await utimes(one, settled, settled);
    expect((await assemble(kept)).reused).to.have.length(2);
    await writeFile(one, (await readFile(one)).fill(7, 200, 260));
    await utimes(one, settled, settled);
    const into = join(folder(), "looks-alike.mp4");
    expect(await kept.use(basename(dirname(one)), into)).to.equal(true);
    await utimes(one, settled, new Date(settled.getTime() + 1));
    expect(await kept.use(basename(dirname(one)), into)).to.equal(false);
  });

  it("are read at each use while they are new", async () => {
    const { place, kept } = openKept(undefined, { now: () => NOON });
    await assemble(kept);
    const [one = ""] = await filesIn(place);
    const bytes = await readFile(one);
    await utimes(one, NOON, NOON);
    expect((await assemble(kept)).reused).to.have.length(2);
    await writeFile(one, bytes.fill(7, 200, 260));
    await utimes(one, NOON, NOON);
    expect((await assemble(kept)).reused).to.have.length(1);
  });

  it("make way for newer ones when there are too many, the longest unused first", async () => {
    const { place, kept } = openKept(1);
    await assemble(kept);
    await kept.settled();
    expect(await filesIn(place)).to.deep.equal([]);
    expect(await readdir(place)).to.deep.equal([]);
    expect((await assemble(kept)).encoded.length).to.equal(2);
  });

  it("serve films that are made at the same time", async () => {
    const { kept } = openKept();
    const films = await Promise.all([assemble(kept), assemble(kept), assemble(kept)]);
    const [first, ...others] = await Promise.all(films.map(({ output }) => readFile(output)));
    for (const other of others) expect(other.equals(first ?? Buffer.alloc(0))).to.equal(true);
    expect((await assemble(kept)).reused).to.deep.equal(["sh020", "sh030"]);
  });
});
