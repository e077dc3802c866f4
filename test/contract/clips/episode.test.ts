// Clips that become an episode of a show of its own: texts to go on with, and nothing of them lost.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeEntry, EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { until } from "../../support/until.ts";

describe("clips that become an episode", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let ep: string;
  allInStudio(async (opened) => {
    studio = opened;
    ep = (await studio.post("/clips/ensure").expect(200)).body.ep as string;
    for (const text of ["A red kite over the dunes.", "Rain on a window."]) {
      const { shot } = (await studio.post("/clips/add", { ep, text, seconds: 1 }).expect(200)).body as { shot: string };
      await studio.post("/clip/queue", { ep, shot, takes: 2 }).expect(200);
    }
    const isOver = async () => (await studio.get("/jobs")).body.steps.length === 0;
    await until(isOver, "the clips were not asked for", { within: 30_000, every: 20 });
    await studio.idle();
    await studio.put("/pick", { ep, shot: "clip01", pass: "proxy", take: 1 }).expect(200);
  });

  const make = async (body: object, status = 200) =>
    (await studio.post("/clips/episode", { ep, title: "Kites", ...body }).expect(status)).body;
  const shots = async (of: string) =>
    ((await studio.get("/episode", { ep: of }).expect(200)).body as EpisodeStatus).shots;

  it("has one of them with its takes, its picture and what was kept", async () => {
    const made = await make({ shots: ["clip01"] });
    const own = join(studio.root, "kites/ep01");
    expect(made).to.deep.equal({ ep: own, shots: ["clip01"] });
    const [clip, ...others] = await shots(own);
    expect(others).to.deep.equal([]);
    expect(clip?.takes.map(({ take, status }) => `${take} ${status}`)).to.deep.equal(["1 ok", "2 ok"]);
    expect(clip?.cut).to.include({ take: 1, picked: true });
    expect(clip?.takes.flatMap(({ stale }) => stale)).to.deep.equal([]);
    expect(clip?.missing_refs).to.deep.equal([]);
    expect(await readdir(join(studio.root, "kites/refs"))).to.deep.equal(["clip01"]);
    expect(await readFile(join(own, "ep01.md"), "utf8")).to.match(/^= clips {2}Kites\n\n# clip01 clip01\n/);
    const entries = (await studio.get("/episodes")).body as EpisodeEntry[];
    expect(entries.find((entry) => entry.ep === own)).to.include({ simple: false, series: "Kites", shots: 1 });
    const { body: refs } = await studio.get("/refs", { ep: own }).expect(200);
    const plate = (refs.refs as { id: string; exists: boolean; picked: number }[]).find(
      ({ id }) => id === "location:clip01",
    );
    expect(plate).to.include({ exists: true, picked: 1 });
  });

  it("has all of them, and leaves the clips as they were", async () => {
    const before = await shots(ep);
    const made = await make({ title: "All of them" });
    expect(made.shots).to.deep.equal(["clip01", "clip02"]);
    expect((await shots(made.ep as string)).map(({ takes }) => takes.length)).to.deep.equal([2, 2]);
    expect(await shots(ep)).to.deep.equal(before);
    const more = { ep: made.ep, pass: "proxy", shots: ["clip02"], redo: true };
    expect((await studio.post("/render", more).expect(200)).body.queued).to.have.length(1);
  });

  it("is refused where it cannot be", async () => {
    expect((await make({ title: "?" }, 400)).error).to.include("no letters or digits");
    expect((await make({ shots: ["clip09"] }, 404)).error).to.include("there is no clip clip09");
    await make({ title: "Twice" });
    expect((await make({ title: "Twice" }, 409)).error).to.include("is there already");
    const own = { ep: join(studio.root, "twice/ep01") };
    expect((await make({ ...own, title: "Other" }, 409)).error).to.include("no project of clips");
  });
});
