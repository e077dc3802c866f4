// The takes of many shots, read again and again while their files come, change and go.
import { expect } from "chai";
import { rm, symlink, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isUsable, sidecarOf, takeStatus } from "../../../src/core/takes/take.ts";
import { TakeIndex } from "../../../src/disk/take-index/take-index.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("a shelf of takes", () => {
  const ep = episodeFolder();
  /** Every file counts as settled, so that only its stamp tells whether it changed. */
  const settled = { now: () => new Date(Date.now() + 10_000) };
  let takeIndex: TakeIndex;
  let films: { loud: Buffer; silent: Buffer };
  before(async () => {
    const film = { frames: 2, width: 64, height: 64, fps: 24 };
    films = { loud: await smallFilm(film), silent: await smallFilm({ ...film, isLoud: false }) };
  });
  beforeEach(() => (takeIndex = new TakeIndex(settled)));
  afterEach(() => takeIndex.close());

  const write = (files: Readonly<Record<string, unknown>>) =>
    writeFiles(ep(), Object.fromEntries(Object.entries(files).map(([name, held]) => [`renders_proxy/${name}`, held])));
  const read = async (shot = "sh010") => (await takeIndex.read(ep(), { shots: [shot], pass: "proxy" })).get(shot) ?? [];

  it("holds each shot once, also those that have none", async () => {
    await write({ "sh010/sh010_t01.json": makeSidecar() });
    const found = await takeIndex.read(ep(), { shots: ["sh010", "sh020", "sh010"], pass: "proxy" });
    expect([...found].map(([shot, takes]) => [shot, takes.length])).to.deep.equal([
      ["sh010", 1],
      ["sh020", 0],
    ]);
  });
  it("says of hundreds of shots, read by threads, what reading them one by one says", async () => {
    const shots = Array.from({ length: 80 }, (_, n) => `sh${n}`);
    for (const shot of shots) {
      await write({ [`${shot}/${shot}_t01.json`]: makeSidecar({ shot }), [`${shot}/${shot}_t01.mp4`]: films.loud });
      await write({ [`${shot}/${shot}_t02.json`]: "", [`${shot}/${shot}_t03.mp4`]: "half" });
    }
    const found = await takeIndex.read(ep(), { shots, pass: "proxy" });
    for (const shot of shots) {
      const takes = (found.get(shot) ?? []).map(({ isLoud, ...take }) => [take, isLoud] as const);
      expect(takes.map(([take]) => take)).to.deep.equal(await readTakes(ep(), { shot, pass: "proxy" }));
      expect(takes.map(([, isLoud]) => isLoud)).to.deep.equal([true, undefined, false]);
    }
  });
  it("hands out the same list while nothing changed, and reads only what did", async () => {
    await write({ "sh010/sh010_t01.json": makeSidecar(), "sh010/sh010_t02.json": makeSidecar({ take: 2 }) });
    const first = await read();
    expect(await read()).to.equal(first);
    await write({ "sh010/sh010_t02.json": makeSidecar({ take: 2, note: "better" }) });
    const second = await read();
    expect(sidecarOf(second[1]!)?.note).to.equal("better");
    expect(sidecarOf(second[0]!)).to.equal(sidecarOf(first[0]!));
  });
  it("never holds what a file said before, not even when it keeps its size and time", async () => {
    const path = join(ep(), "renders_proxy", "sh010", "sh010_t01.json");
    const long = new Date("2001-01-01T00:00:00Z");
    const statuses: string[] = [];
    for (const status of ["ok", "queued", "failed", "ok", "failed"] as const) {
      await write({ "sh010/sh010_t01.json": JSON.stringify(makeSidecar({ status })).padEnd(4000) });
      await utimes(path, long, long);
      statuses.push(takeStatus((await read())[0]!));
      await sleep(20); // longer than the tick of the system's file times
    }
    expect(statuses).to.deep.equal(["ok", "queued", "failed", "ok", "failed"]);
  });
  it("trusts no file that changed within the last two seconds", async () => {
    const now = new TakeIndex({ now: () => new Date() });
    const take = async () => (await now.read(ep(), { shots: ["sh010"], pass: "proxy" })).get("sh010")?.[0];
    await write({ "sh010/sh010_t01.json": makeSidecar() });
    const first = await take();
    expect(await take()).to.not.equal(first);
    await now.close();
  });
  it("says what has sound: no video that is empty, half, silent, or no film", async () => {
    await write({
      "sh010/sh010_t01.mp4": films.loud,
      "sh010/sh010_t02.mp4": films.silent,
      "sh010/sh010_t03.mp4": "",
      "sh010/sh010_t04.mp4": films.loud.subarray(0, 200),
      "sh010/sh010_t05.mp4": "no film",
    });
    expect((await read()).map(({ isLoud }) => isLoud)).to.deep.equal([true, false, false, false, false]);
  });
  it("notices a video that went, a record that went, and a folder that went", async () => {
    await write({ "sh010/sh010_t01.json": makeSidecar(), "sh010/sh010_t01.mp4": films.loud });
    expect(isUsable((await read())[0]!)).to.equal(true);
    await rm(join(ep(), "renders_proxy", "sh010", "sh010_t01.mp4"));
    expect(isUsable((await read())[0]!)).to.equal(false);
    await rm(join(ep(), "renders_proxy", "sh010", "sh010_t01.json"));
    expect(await read()).to.deep.equal([]);
    await rm(join(ep(), "renders_proxy"), { recursive: true });
    expect(await read()).to.deep.equal([]);
  });
  it("answers while files come and go beneath it", async () => {
    const name = (n: number) => `sh010/sh010_t${String(10 + n)}.json`;
    let isDone = false;
    const churning = (async () => {
      for (let n = 0; n < 60; n++) {
        await write({ [name(n)]: n % 3 === 0 ? '{"half' : makeSidecar({ take: 10 + n }) });
        if (n > 4) await rm(join(ep(), "renders_proxy", name(n - 4)));
      }
      isDone = true;
    })();
    while (!isDone) expect(await read()).to.be.an("array");
    await churning;
    expect(await read()).to.have.lengthOf((await readTakes(ep(), { shot: "sh010", pass: "proxy" })).length);
  });
  it("refuses a folder that is a link out of the episode", async () => {
    await write({});
    await symlink("/tmp", join(ep(), "renders_proxy"));
    const refusal = await refusalOf(read());
    expect(refusal.kind).to.equal("outside-roots");
    await rm(join(ep(), "renders_proxy"));
    await write({ "sh020/sh020_t01.json": makeSidecar() });
    await symlink("/tmp", join(ep(), "renders_proxy", "sh010"));
    expect((await refusalOf(read())).kind).to.equal("outside-roots");
  });
});
