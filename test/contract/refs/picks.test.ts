// The listing of references, what is picked, cleared, put away and set. docs/http.md "References".
import { expect } from "chai";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SeriesRef } from "../../../src/contracts/replies/ref.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const RED = 0xff0000ff;
const BLUE = 0x0000ffff;
const VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"] as const;

describe("references", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    studio = await openRealStudio({ series: seriesFor("minimax_h3_ref2va"), script: threeShots });
  });
  afterEach(() => studio.close());

  const pick = (body: object, status = 200) => studio.put("/refs/pick", { ep: studio.ep, ...body }).expect(status);
  const quay = "location:quay";

  it("are those of the series with their shots, their words and what would make them", async () => {
    const { refs: all, defaults } = await refs.list();
    expect(all.map(({ id }) => id)).to.deep.equal(["subject:ada", "subject:crate", quay, "voice:ada"]);
    expect(defaults).to.include({ target: "card", target_source: "default", voice_target: "guide_voice" });
    const [ada, crate] = all as SeriesRef[];
    expect(ada).to.deep.include({ kind: "character", panels: 4, exists: false, picked: null, live_from: null });
    expect(ada?.views.map(({ view }) => view)).to.deep.equal([...VIEWS]);
    expect(ada?.effective).to.deep.equal({ target: "card" });
    expect(ada?.used_by.proxy).to.include("sh010");
    expect(crate?.views).to.deep.equal([]);
    expect(crate?.effective).to.include({ target: "card", seed_source: "stable", width: 1024, height: 1024 });
    expect(crate?.built_prompt).to.be.a("string");
  });

  it("get their first finished candidate picked after the listing, and a sheet once it has four views", async () => {
    await refs.candidate(quay, null, 2, BLUE);
    await refs.candidate(quay, null, 1, RED);
    for (const view of VIEWS) await refs.candidate("subject:ada", view, 1, RED);
    await refs.list();
    await until(async () => (await refs.one(quay)).picked === 1, "the first plate was not picked");
    await until(async () => (await refs.one("subject:ada")).live_from === "views", "the sheet was not stitched");
    const ada = await refs.one("subject:ada");
    expect(ada.views.map(({ picked }) => picked)).to.deep.equal([1, 1, 1, 1]);
    expect(ada).to.include({ exists: true, live_owner: "tide" });
  });

  it("that were cleared stay so until something is picked", async () => {
    await refs.candidate(quay, null, 1, RED);
    await pick({ ref: quay, take: 1 });
    const said = await studio.saidDuring(() => studio.delete("/refs/pick", { ep: studio.ep, ref: quay }).expect(200));
    const statuses = said.flatMap(({ type, data }) => (type === "studio.ref" ? [data["status"]] : []));
    expect(statuses).to.deep.equal(["cleared"]);
    const after = await refs.one(quay);
    expect(after).to.include({ exists: false, picked: null });
    expect(after.cleared).to.be.a("string");
    expect((await refs.one(quay)).exists).to.equal(false);
    expect((await pick({ ref: quay, take: 1 })).body).to.include({ exists: true, picked: 1, cleared: null });
  });

  it("have one live file and one record of it, however many pick at once", async () => {
    for (const take of [1, 2, 3]) await refs.candidate(quay, null, take, 0x112233ff * take);
    await Promise.all([1, 2, 3, 1, 2, 3].map((take) => pick({ ref: quay, take })));
    const { picked, live_owner: owner } = await refs.one(quay);
    const live = await refs.bytes("refs/quay.png");
    expect(owner).to.equal("tide");
    expect(live).to.deep.equal(await refs.bytes(`refs/_takes/location__quay/location__quay_t0${picked}.png`));
  });

  it("keep what a person put there when something else is picked", async () => {
    await writeFiles(studio.ep, { "refs/quay.png": await png(0x00ff00ff) });
    await refs.candidate(quay, null, 1, RED);
    await pick({ ref: quay, take: 1 });
    const kept = (await listFiles(studio.ep)).filter((name) => name.includes("_trash"));
    expect(kept).to.have.length(1);
    expect(await refs.bytes(kept[0] ?? "")).to.deep.equal(await png(0x00ff00ff));
  });

  it("lose a candidate to the trash, and are cleared when it was the pick", async () => {
    await refs.candidate(quay, null, 1, RED);
    await pick({ ref: quay, take: 1 });
    const discard = (body: object, status = 200) =>
      studio.post("/refs/discard", { ep: studio.ep, ref: quay, take: 1, ...body }).expect(status);
    const { body } = await discard({});
    expect(body).to.include({ exists: false, picked: null });
    expect(body.takes).to.deep.equal([]);
    await discard({}, 404);
    await discard({ ref: "subject:ada" }, 400);
    await refs.candidate(quay, null, 1, RED);
    expect((await listFiles(studio.ep)).filter((name) => name.includes("_trash"))).to.have.length(2);
  });

  it("refuse what cannot be picked", async () => {
    await pick({ ref: quay, take: 1 }, 404);
    await pick({ ref: "subject:ada", take: 1 }, 400);
    await pick({ ref: "subject:ada", view: "05_top", take: 1 }, 400);
    await pick({ ref: "location:nowhere", take: 1 }, 404);
    await refs.candidate(quay, null, 1, RED);
    await rm(join(studio.ep, "refs/_takes/location__quay/location__quay_t01.png"));
    await pick({ ref: quay, take: 1 }, 409);
    await studio.delete("/refs/pick", { ep: studio.ep, ref: "voice:ada" }).expect(400);
  });

  it("are made with values that are set: a view has those of its character, and its own", async () => {
    const put = (body: object, status = 200) =>
      studio.put("/refs/override", { ep: studio.ep, ref: "subject:ada", ...body }).expect(status);
    await put({ fields: { steps: 5, seed: 9 } });
    await put({ view: "04_face", fields: { prompt: "Just the face.", steps: 7 } });
    const [front, , , face] = (await refs.one("subject:ada")).views;
    expect(front?.override).to.deep.include({ values: { steps: 5, seed: "9" }, own: [] });
    expect(face?.override).to.deep.include({ own: ["prompt", "steps"], stale: false });
    expect(face?.effective).to.include({ steps: 7, seed: "9", seed_source: "override", prompt: "Just the face." });
    await put({ fields: { prompt: "x" } }, 400);
    await put({ fields: { size: "64x64" } }, 400);
    await put({ ref: "voice:ada", fields: { size: "512x512" } }, 400);
    await put({ fields: { negative: "people" } }, 400);
    const { body } = await studio
      .delete("/refs/override", { ep: studio.ep, ref: "subject:ada", view: "04_face" })
      .expect(200);
    expect(body.override).to.deep.equal({ steps: 5, seed: "9", stale: false });
  });

  it("say of a prompt that the series was changed since it was written", async () => {
    await studio.put("/refs/override", { ep: studio.ep, ref: quay, fields: { prompt: "Wet stones." } }).expect(200);
    expect((await refs.one(quay)).override.stale).to.equal(false);
    const path = join(studio.ep, "series.json");
    const series = JSON.parse(await readFile(path, "utf8")) as { locations: { quay: { description: string } } };
    series.locations.quay.description = "Another place altogether.";
    await writeFile(path, JSON.stringify(series));
    expect((await refs.one(quay)).override.stale).to.equal(true);
  });

  it("are made by the targets that the episode chooses", async () => {
    const put = (body: object, status = 200) => studio.put("/refs/defaults", { ep: studio.ep, ...body }).expect(status);
    expect((await put({ target: "krea2" })).body.defaults).to.include({ target: "krea2", target_source: "editor" });
    expect((await refs.one(quay)).effective.target).to.equal("krea2");
    expect((await put({ target: null })).body.defaults).to.include({ target: "card", target_source: "default" });
    await put({ target: "guide_voice" }, 400);
    await put({}, 400);
  });
});

describe("references that two episodes share", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    const series = seriesFor();
    const shared = { ...series, locations: { quay: { ...series.locations.quay, plate: "../refs/quay.png" } } };
    studio = await openRealStudio({ series: shared, script: threeShots });
    await writeEpisode(studio.root, "ebb", threeShots.replace("= tide", "= ebb"), shared);
  });
  afterEach(() => studio.close());

  it("are told of as such, with the episode that picked them, and both are told of a change", async () => {
    await refs.candidate("location:quay", null, 1, RED);
    const said = await studio.saidDuring(() =>
      studio.put("/refs/pick", { ep: studio.ep, ref: "location:quay", take: 1 }).expect(200),
    );
    const episodes = said.flatMap(({ type, data }) => (type === "studio.episode" ? [String(data["ep"])] : []));
    expect(episodes.map((ep) => ep.split("/").at(-1))).to.have.members(["tide", "ebb"]);
    expect(await refs.one("location:quay")).to.deep.include({ shared_with: ["ebb"], live_owner: "tide" });
    const ep = join(studio.root, "ebb");
    const theirs = (await studio.get("/refs", { ep }).expect(200)).body.refs as SeriesRef[];
    const quay = theirs.find(({ id }) => id === "location:quay");
    expect(quay).to.deep.include({ shared_with: ["tide"], live_owner: "tide", picked: null, exists: true });
    const { body } = await studio.get("/refs/owner-takes", { ep, ref: "location:quay" }).expect(200);
    expect(body.owner).to.equal("tide");
    expect(body.takes[0]).to.include({ episode: "tide", picked: true, take: 1 });
    expect(body.takes[0].image).to.equal("../tide/refs/_takes/location__quay/location__quay_t01.png");
    await studio.get("/thumb", { ep, path: body.takes[0].image, w: 128, v: "1" }).expect(200);
  });
  it("are explained by one of them when both pick at once", async () => {
    const ebb = join(studio.root, "ebb");
    await refs.candidate("location:quay", null, 1, RED);
    const stem = "refs/_takes/location__quay/location__quay_t01";
    const record = await refs.record("location__quay_t01");
    await writeFiles(ebb, { [`${stem}.json`]: record, [`${stem}.png`]: await png(BLUE) });
    for (let round = 0; round < 5; round++) {
      const episodes = [studio.ep, ebb];
      await Promise.all(
        episodes.map((ep) => studio.put("/refs/pick", { ep, ref: "location:quay", take: 1 }).expect(200)),
      );
      const live = await readFile(join(studio.root, "refs/quay.png"));
      const owner = live.equals(await readFile(join(ebb, `${stem}.png`))) ? "ebb" : "tide";
      const entries = await Promise.all(episodes.map((ep) => studio.get("/refs", { ep }).expect(200)));
      const owners = entries.map(
        ({ body }) => (body.refs as SeriesRef[]).find(({ id }) => id === "location:quay")?.live_owner,
      );
      expect(owners).to.deep.equal([owner, owner]);
    }
  });
});
