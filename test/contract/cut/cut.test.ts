// The cut and the film made of it: docs/http.md "Cut and overrides" and "Assemble", against the whole studio.
import { expect } from "chai";
import { readFile, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { CutFile } from "../../../src/contracts/files/cut.ts";
import type { CutView, EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("the cut", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio, { again: true });
  });
  afterEach(() => studio.put("/cut", { ep: studio.ep, entries: [] }).expect(200));

  const views = async (pass = "proxy"): Promise<Map<string, CutView>> => {
    const { shots } = (await studio.get("/episode", { ep: studio.ep, pass }).expect(200)).body as EpisodeStatus;
    return new Map(shots.map((shot) => [shot.shot, shot.cut]));
  };
  const put = (entries: object[]) => studio.put("/cut", { ep: studio.ep, entries });
  const copies = async () =>
    (await readdir(join(studio.ep, "_history"))).filter((name) => name.startsWith("cut.json."));
  const sentence = (body: unknown) => (body as { error: string }).error;

  it("plays the latest usable take until one is picked", async () => {
    expect((await views()).get("sh010")).to.include({ take: 2, picked: false, usable: true, frames: 24 });
    const { body } = await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 1 }).expect(200);
    expect((body as { cut: CutFile }).cut.proxy.map(({ shot }) => shot)).to.deep.equal(["sh010", "sh020", "sh030"]);
    expect((await views()).get("sh010")).to.include({ take: 1, picked: true });
    await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: null }).expect(200);
    expect((await views()).get("sh010")).to.include({ take: 2, picked: false });
  });

  it("refuses a take that is not there and an entry that is locked, unless forced", async () => {
    await studio.put("/pick", { ep: studio.ep, shot: "sh999", take: 1 }).expect(404);
    const missing = await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 7 }).expect(404);
    expect(sentence(missing.body)).to.include("take 7");
    await put([{ shot: "sh010", locked: true }]).expect(200);
    const locked = await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 1 }).expect(409);
    expect(locked.body).to.include({ locked: true });
    await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 1, force: true }).expect(200);
  });

  it("keeps order, trims, notes, flags and orphans, and a copy of the file before", async () => {
    await put([
      { shot: "sh030" },
      { shot: "sh010", trim_in: 2, trim_out: 3, note: "hold", flag: true, stars: [1] },
      { shot: "gone" },
    ]).expect(200);
    const now = await views();
    expect([...now.keys()]).to.deep.equal(["sh030", "sh010", "sh020", "gone"]);
    expect(now.get("sh010")).to.include({ trim_in: 2, trim_out: 3, note: "hold", flag: true });
    expect(now.get("sh010")).to.deep.include({ stars: [1] });
    const [before, kept] = [await readFile(join(studio.ep, "cut.json")), await copies()];
    await put([{ shot: "sh030" }]).expect(200);
    const [copy = "", ...others] = (await copies()).filter((name) => !kept.includes(name));
    expect(await readFile(join(studio.ep, "_history", copy))).to.deep.equal(before);
    expect(others).to.deep.equal([]);
    const all = await copies();
    await put([{ shot: "sh030" }]).expect(200);
    expect(await copies()).to.deep.equal(all);
  });

  it("refuses what would not leave a cut", async () => {
    expect(sentence((await put([{ shot: "sh010" }, { shot: "sh010" }]).expect(400)).body)).to.include("sh010");
    expect(sentence((await put([{ shot: "sh010", trim_in: 12, trim_out: 12 }]).expect(400)).body)).to.include("sh010");
    for (const trim of [1.5, "1", true, -1]) await put([{ shot: "sh010", trim_in: trim }]).expect(400);
    expect(sentence((await put([{ shot: "sh010", colour: "red" }]).expect(400)).body)).to.include("colour");
  });

  it("goes back to script order and zero trims, but for what is locked", async () => {
    await put([{ shot: "sh030", trim_in: 1 }, { shot: "sh010", trim_in: 2, locked: true }, { shot: "sh020" }]).expect(
      200,
    );
    await studio.post("/cut/reset", { ep: studio.ep, what: "all" }).expect(200);
    const now = await views();
    expect([...now.keys()]).to.deep.equal(["sh010", "sh020", "sh030"]);
    expect([now.get("sh010")?.trim_in, now.get("sh030")?.trim_in]).to.deep.equal([2, 0]);
    await studio.post("/cut/reset", { ep: studio.ep, what: "picks" }).expect(400);
  });

  it("copies order and trims onto the other pass", async () => {
    await put([{ shot: "sh030" }, { shot: "sh010", trim_in: 2 }, { shot: "sh020" }]).expect(200);
    await studio.post("/cut/copy", { ep: studio.ep, from: "proxy", to: "final", what: "all" }).expect(200);
    const final = await views("final");
    expect([...final.keys()]).to.deep.equal(["sh030", "sh010", "sh020"]);
    expect(final.get("sh010")).to.include({ trim_in: 2 });
    await studio.post("/cut/copy", { ep: studio.ep, from: "proxy", to: "proxy", what: "all" }).expect(400);
  });

  it("assembles what it says, to the frame", async () => {
    await put([{ shot: "sh030" }, { shot: "sh010", trim_in: 2, trim_out: 3 }, { shot: "sh020", out: true }]).expect(
      200,
    );
    const { body } = await studio.post("/assemble", { ep: studio.ep }).expect(200);
    const made = body as { ok: boolean; output: string; report: string };
    expect(made.ok, JSON.stringify(body)).to.equal(true);
    const film = await measureFilm(made.output);
    expect(film.frames).to.equal(12 + 24 - 5);
    expect(film.samples).to.be.within(31 * 2000, 31 * 2000 + 1024);
    expect(await readFile(join(studio.ep, "renders_proxy", "tide_proxy_shots.txt"), "utf8")).to.match(
      /^00:00:00:00\tsh030/,
    );
    const stages = studio.events.filter(({ type }) => type === "studio.assemble").map(({ data }) => data["stage"]);
    expect(stages.at(-1)).to.equal("done");
  });

  it("takes from the cache what an earlier film encoded", async () => {
    const assemble = async () => {
      const { body } = await studio.post("/assemble", { ep: studio.ep, size: "96x96" }).expect(200);
      return (body as { report: string }).report.split("\n")[1];
    };
    expect([await assemble(), await assemble()]).to.deep.equal([
      "0 pictures copied, 0 kept from before, 3 encoded",
      "0 pictures copied, 3 kept from before, 0 encoded",
    ]);
  });

  it("letterboxes a film of another size", async () => {
    const { body } = await studio.post("/assemble", { ep: studio.ep, size: "128x128" }).expect(200);
    expect(await measureFilm((body as { output: string }).output)).to.include({ width: 128, height: 128 });
    const odd = await studio.post("/assemble", { ep: studio.ep, size: "127x71" }).expect(200);
    expect(odd.body).to.include({ ok: false });
  });

  it("refuses a whole film while a shot has no take, and makes a partial one", async () => {
    const folder = join(studio.ep, "renders_proxy", "sh020");
    await rename(folder, `${folder}.away`);
    try {
      const whole = await studio.post("/assemble", { ep: studio.ep, partial: false }).expect(200);
      expect(whole.body).to.include({ ok: false });
      expect(sentence(whole.body)).to.include("sh020");
      const part = await studio.post("/assemble", { ep: studio.ep }).expect(200);
      expect(part.body).to.include({ ok: true });
    } finally {
      await rename(`${folder}.away`, folder);
    }
  });
});
