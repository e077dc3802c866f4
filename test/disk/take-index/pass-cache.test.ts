// What a take index of takes keeps for the next process: never anything that is not so any more.
import { expect } from "chai";
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { sidecarOf, type Take } from "../../../src/core/takes/take.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { PassCache } from "../../../src/disk/take-index/pass-cache.ts";
import { readContents } from "../../../src/disk/take-index/read-contents.ts";
import { TakeIndex } from "../../../src/disk/take-index/take-index.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import type { Clock } from "../../../src/machine/clock.ts";
import { ThreadPool } from "../../../src/machine/threads/thread-pool.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { seededDice } from "../../support/values/seeded-random.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const SHOTS = Array.from({ length: 20 }, (_, n) => `sh${n}`);
const LONG_AGO = new Date("2001-01-01T00:00:00Z");
/** Every file counts as settled, so that only its stamp tells whether it changed. */
const settled: Clock = { now: () => new Date(Date.now() + 10_000) };

/** So many milliseconds. */
function ago(ms: number): Date {
  const now = new Date();
  now.setTime(now.getTime() - ms);
  return now;
}

type Run = (this: unknown, order: { readonly read?: readonly string[] }) => Promise<unknown>;

describe("a pass that is kept for the next process", () => {
  const ep = episodeFolder();
  let films: { loud: Buffer; silent: Buffer };
  before(async () => {
    const film = { frames: 2, width: 64, height: 64, fps: 24 };
    films = { loud: await smallFilm(film), silent: await smallFilm({ ...film, isLoud: false }) };
  });

  const keptIn = () => join(ep(), "..", "kept");
  const at = (shot: string, name = "") => join(ep(), "renders_proxy", shot, name);
  const keptFile = async () => join(keptIn(), (await readdir(keptIn()))[0] ?? "");
  const recall = async (clock = settled) => {
    const kept = new PassCache({ folder: keptIn(), clock, inTurn: (steps) => Promise.resolve(runSteps(steps)) });
    return (await kept.load(ep(), "proxy")) ?? new Map();
  };

  async function writeTakes(takes = 2): Promise<void> {
    for (const shot of SHOTS) {
      const files = Array.from({ length: takes }, (_, n) => takeFiles(shot, n + 1, films.loud));
      await writeFiles(at(shot), Object.assign({}, ...files) as Record<string, unknown>);
    }
  }

  /** What a take index of a process that knows nothing yet tells of every shot, and how many files it read for that. */
  async function readAfresh(clock = settled): Promise<{ takes: Map<string, readonly Take[]>; reads: number }> {
    const pools = ThreadPool.prototype as unknown as { run: Run };
    const run: Run = pools.run;
    let reads = 0;
    pools.run = function (this: unknown, order) {
      reads += order.read?.length ?? 0;
      return run.call(this, order);
    };
    const takeIndex = new TakeIndex(clock, keptIn());
    try {
      const takes = new Map(await takeIndex.read(ep(), { shots: SHOTS, pass: "proxy" }));
      return { takes, reads };
    } finally {
      pools.run = run;
      await takeIndex.close();
    }
  }

  /** Every file read, nothing from any memory. */
  async function readCold(): Promise<Map<string, readonly Take[]>> {
    const takes = SHOTS.map(async (shot) => {
      const found = await readTakes(ep(), { shot, pass: "proxy" });
      return [shot, found.map((take) => received(at(shot), take))] as const;
    });
    return new Map(await Promise.all(takes));
  }

  it("reads no file that is as it was", async () => {
    await writeTakes();
    expect((await readAfresh()).reads).to.equal(80);
    const { takes, reads } = await readAfresh();
    expect(reads).to.equal(0);
    expect(takes).to.deep.equal(await readCold());
  });

  it("reads the files that changed, and those alone", async () => {
    await writeTakes();
    await readAfresh();
    for (const shot of SHOTS) await writeFiles(at(shot), takeFiles(shot, 3, films.silent));
    const { takes, reads } = await readAfresh();
    expect(reads).to.equal(40);
    expect(takes).to.deep.equal(await readCold());
  });

  it("reads again what a check had to mend, and what is no record", async () => {
    await writeTakes();
    const old: Record<string, unknown> = { ...makeSidecar({ shot: "sh3" }) };
    delete old["notes"];
    for (const shot of SHOTS) {
      await writeFiles(at(shot), { [`${shot}_t01.json`]: { ...old, shot }, [`${shot}_t02.json`]: "{" });
    }
    await writeFiles(at("sh4"), {
      "sh4_t03.json": JSON.stringify(makeSidecar({ shot: "sh4" })).replace("{", '{"odd":1e999,'),
    });
    for (const shot of SHOTS)
      await writeFiles(at(shot), { [`${shot}_t05.mp4`]: films.silent, [`${shot}_t06.mp4`]: "half" });
    expect((await readAfresh()).takes).to.deep.equal(await readCold());
    const { takes, reads } = await readAfresh();
    expect(reads).to.equal(41);
    expect(takes).to.deep.equal(await readCold());
  });

  it("keeps nothing that changed within the last two seconds", async () => {
    await writeTakes();
    await readAfresh({ now: () => new Date() });
    expect(await readdir(keptIn()).catch(() => [])).to.deep.equal([]);
  });

  it("is always what a cold reading finds, whatever happens to the files between two processes", async () => {
    const dice = seededDice(20261122);
    await writeTakes();
    for (let round = 0; round < 12; round++) {
      const clock = [settled, settled, { now: () => new Date() }, { now: () => ago(3_600_000) }][dice(4)];
      const { takes } = await readAfresh(clock);
      expect(takes, `round ${round}`).to.deep.equal(await readCold());
      for (let left = dice(3) === 0 ? 60 : 6; left > 0; left--) await mutate(dice);
    }
  }).timeout(60_000);

  it("believes no line of a file with a wrong byte in it", async () => {
    await writeTakes();
    await readAfresh();
    const whole = await recall();
    const bytes = await readFile(await keptFile());
    const dice = seededDice(7);
    for (let round = 0; round < 60; round++) {
      const torn = Buffer.from(dice(4) === 0 ? bytes.subarray(0, dice(bytes.length)) : bytes);
      if (torn.length === bytes.length) {
        const place = dice(torn.length);
        torn[place] = (torn[place]! + 1 + dice(255)) % 256;
      }
      await writeFile(await keptFile(), torn);
      const found = await recall();
      expect(found.size).to.be.lessThan(whole.size);
      for (const [name, folder] of found) expect(folder, name).to.deep.equal(whole.get(name));
    }
    expect((await readAfresh()).takes).to.deep.equal(await readCold());
  });

  it("is not that of another program, of another episode, of a newer format, or of the future", async () => {
    await writeTakes();
    await readAfresh();
    expect((await recall()).size).to.equal(20);
    expect((await recall({ now: () => ago(60_000) })).size).to.equal(0);
    const [first = "", ...rest] = (await readFile(await keptFile(), "utf8")).split("\n");
    const head = first.slice(8);
    const others = [
      head.replace("[1,[", "[2,["),
      head.replace("[1,[", "[1,[9"),
      head.replace(ep(), `${ep()}2`),
      head.replace("proxy", "final"),
    ];
    for (const [index, other] of [head, ...others].entries()) {
      await writeFile(await keptFile(), [`${crc32(other).toString(16).padStart(8, "0")}${other}`, ...rest].join("\n"));
      expect((await recall()).size).to.equal(index === 0 ? 20 : 0);
    }
  });

  it("is written again where it could not be believed", async () => {
    await writeTakes();
    await readAfresh();
    await writeFile(await keptFile(), "something else\n");
    expect((await readAfresh()).reads).to.equal(80);
    expect((await readAfresh()).reads).to.equal(0);
  });

  it("is one of the two dozen that were asked for last, and goes when nobody asked for months", async () => {
    await mkdir(keptIn());
    const months = ago(100 * 24 * 3_600_000);
    await writeFile(join(keptIn(), "old.kept"), "");
    await utimes(join(keptIn(), "old.kept"), months, months);
    const kept = new PassCache({
      folder: keptIn(),
      clock: settled,
      inTurn: (steps) => Promise.resolve(runSteps(steps)),
    });
    for (let n = 0; n < 30; n++) kept.update(`${ep()}${n}` as EpisodeFolder, "final", { news: 64, folders: () => [] });
    await kept.close();
    const names = await readdir(keptIn());
    expect(names).to.have.lengthOf(24);
    expect(names).to.not.include("old.kept");
  });

  it("holds up nobody who reads takes while it cannot be written", async () => {
    await writeTakes();
    await writeFile(keptIn(), "a file in its place");
    expect((await readAfresh()).takes).to.deep.equal(await readCold());
  });

  /** One of the things that people, other programs and renders do to takes. */
  async function mutate(dice: (sides: number) => number): Promise<void> {
    const shot = SHOTS[dice(SHOTS.length)]!;
    const stem = `${shot}_t0${1 + dice(4)}`;
    const take = Number(stem.slice(-2));
    const json = at(shot, `${stem}.json`);
    const video = at(shot, `${stem}.mp4`);
    const quiet = (work: Promise<unknown>) => work.catch(() => undefined);
    await mkdir(at(shot), { recursive: true });
    const deeds = [
      () => writeFiles(at(shot), takeFiles(shot, take, films.silent)),
      () => sameSize(json),
      () => sameSize(video),
      () => rm(video, { force: true }),
      () => rm(json, { force: true }),
      () => quiet(rename(video, at(shot, `${shot}_t0${1 + dice(4)}.mp4`))),
      () => quiet(rename(json, at(shot, `${shot}_t0${1 + dice(4)}.json`))),
      () => quiet(utimes(dice(2) === 0 ? json : video, LONG_AGO, LONG_AGO)),
      () => writeFile(json, ["", "{", "[]", '{"status":"ok"}'][dice(4)]!),
      () => quiet(appendFile(json, " ")),
      () => rm(at(shot), { recursive: true }),
      () => swap(at(shot), at(SHOTS[dice(SHOTS.length)]!)),
      () => writeFile(video, dice(2) === 0 ? films.loud : films.loud.subarray(0, 200)),
    ];
    await deeds[dice(deeds.length)]!();
  }

  /** Other bytes, as many, and the time of before. */
  async function sameSize(path: string): Promise<void> {
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) return;
    const { atime, mtime } = await stat(path);
    const text = bytes.toString("latin1");
    await writeFile(
      path,
      text.includes('"ok"') ? text.replace('"ok"', '"no"') : text.replace("soun", "text"),
      "latin1",
    );
    await utimes(path, atime, mtime);
  }

  async function swap(one: string, other: string): Promise<void> {
    if (one === other) return;
    await rename(one, `${one}-away`);
    await rename(other, one).catch(() => undefined);
    await rename(`${one}-away`, other);
  }
});

function takeFiles(shot: string, take: number, film: Uint8Array): Record<string, unknown> {
  const stem = `${shot}_t0${take}`;
  return { [`${stem}.json`]: makeSidecar({ shot, take }), [`${stem}.mp4`]: film, [`${stem}.jpg`]: "" };
}

/** With whether its video has sound, as the take index tells it. */
function received(folder: string, take: Take): Take {
  const recorded = sidecarOf(take)?.mp4;
  const video = [recorded, `${take.shot}_t0${take.take}.mp4`].find((name) => name && take.files.has(name));
  return video ? { ...take, isLoud: readContents([join(folder, video)])[0] === true } : take;
}
