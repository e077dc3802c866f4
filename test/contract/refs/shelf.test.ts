// The shelf: characters and places beyond one show, taken as pinned copies. docs/http.md "The shelf".
import { expect } from "chai";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReplyOf } from "../../../src/contracts/route.ts";
import type { packShelfRoute } from "../../../src/contracts/routes/shelf/packs.ts";
import type { shelfRoute, takeFromShelfRoute } from "../../../src/contracts/routes/shelf/shelf.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"];

describe("the shelf", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let other: string;
  const list = async (ep: string) =>
    (await studio.get("/shelf", { ep }).expect(200)).body as ReplyOf<typeof shelfRoute>;
  const put = async (ep: string, ref: string, more: object = {}, status = 200) =>
    (await studio.post("/shelf/put", { ep, ref, ...more }).expect(status)).body as { sha1: string; error: string };
  const take = async (ep: string, id: string, more: object = {}, status = 200) =>
    (await studio.post("/shelf/take", { ep, id, ...more }).expect(status)).body as ReplyOf<
      typeof takeFromShelfRoute
    > & {
      error: string;
    };
  const config = async (ep: string) => JSON.parse(await readFile(join(ep, "series.json"), "utf8")) as SeriesText;
  const shelfFile = (...names: string[]) => join(studio.root, "_cast", ...names);
  /** A candidate by hand, picked. */
  const give = async (ref: string, colour: number, view: string | null = null) => {
    const folder = ref.replace(":", "__");
    const takes = await readdir(join(studio.ep, "refs/_takes", folder)).catch(() => []);
    const stem = `${folder}${view === null ? "" : `_${view}`}`;
    const number = takes.filter((name) => name.startsWith(`${stem}_t`)).length + 1;
    const file = `refs/_takes/${folder}/${stem}_t0${number}.png`;
    await writeFiles(studio.ep, { [file]: await png(colour, 64, 96) });
    await studio.put("/refs/pick", { ep: studio.ep, ref, view, take: number }).expect(200);
  };
  interface SeriesText {
    subjects: Record<string, Record<string, unknown>>;
    locations: Record<string, Record<string, unknown>>;
  }
  eachInStudio(async (opened) => {
    studio = opened;
    const series = seriesFor();
    const ada = { ...series.subjects.ada, voice_sample: "refs/voices/ada.wav" };
    const own = { ...series, subjects: { ...series.subjects, ada } };
    await writeFile(join(studio.ep, "series.json"), JSON.stringify(own, null, 2));
    const empty = {
      ...series,
      subjects: { tom: { name: "Tom", design: "A boy" } },
      locations: { quay: { description: "Another quay", plate: "refs/q.png" } },
    };
    other = await writeEpisode(studio.root, "other", threeShots, empty);
  });

  it("is empty where nothing was put", async () => {
    expect(await list(studio.ep)).to.deep.equal({ folder: shelfFile(), entries: [], problems: [] });
    expect((await take(other, "ada", {}, 404)).error).to.equal("there is no ada on the shelf: the shelf is empty");
  });

  it("gives a character with text, views, stitched sheet and voice to another show, and says which version it has", async () => {
    for (const [index, view] of VIEWS.entries()) await give("subject:ada", 0x336600ff + index * 0x1000, view);
    await writeFiles(studio.ep, { "refs/voices/ada.wav": "RIFF sound" });
    const { sha1 } = await put(studio.ep, "subject:ada");
    const [entry] = (await list(other)).entries;
    expect(entry).to.include({ id: "ada", kind: "character", name: "Ada", sha1 });
    expect(entry?.files.map(({ slot }) => slot)).to.deep.equal(["picture", ...VIEWS, "voice"]);
    expect(entry?.refs).to.deep.equal([]);
    const taken = await take(other, "ada");
    expect(taken).to.include({ ref: "subject:ada", sha1, series_changed: true });
    expect(taken.picked).to.have.length(5);
    const { ada } = (await config(other)).subjects;
    expect(ada).to.deep.include({ name: "Ada", design: "A harbour pilot in a yellow coat" });
    expect(await readFile(join(other, String(ada?.["sheet"])))).to.deep.equal(
      await readFile(join(studio.ep, "refs/ada.png")),
    );
    expect(await readFile(join(other, String(ada?.["voice_sample"])), "utf8")).to.equal("RIFF sound");
    const [after] = (await list(other)).entries;
    expect(after?.refs).to.have.length(1);
    expect(after?.refs[0]).to.include({ ref: "subject:ada", sha1, newer: false });
    const record = join(other, "refs/_takes/subject__ada/subject__ada_02_side_t01.json");
    expect(JSON.parse(await readFile(record, "utf8"))).to.deep.include({
      source: "imported",
      shelf: { id: "ada", sha1 },
    });
  });

  it("says that it has a newer one, keeps the older one, and changes nothing in a show before it takes it", async () => {
    await give("location:quay", 0x111111ff);
    await put(studio.ep, "location:quay");
    await take(other, "quay", { as: "pier" });
    const plate = join(other, String((await config(other)).locations["pier"]?.["plate"]));
    const before = await readFile(plate);
    await give("location:quay", 0x999999ff);
    const { sha1 } = await put(studio.ep, "location:quay");
    expect((await list(other)).entries[0]?.refs[0]).to.include({ ref: "location:pier", newer: true });
    expect(await readFile(plate)).to.deep.equal(before);
    const [history] = await readdir(shelfFile("quay/_history"));
    expect(await readdir(shelfFile("quay/_history", history ?? ""))).to.have.length(2);
    expect(await readdir(shelfFile("quay"))).to.have.length(3);
    expect(await take(other, "quay", { as: "pier" })).to.include({ sha1, series_changed: false });
    expect(await readFile(plate)).to.deep.equal(await readFile(join(studio.ep, "refs/quay.png")));
    expect((await list(other)).entries[0]?.refs[0]).to.include({ newer: false });
  });

  it("takes twice without a second candidate, and completes what was cut short", async () => {
    await give("subject:crate", 0x663300ff);
    await put(studio.ep, "subject:crate");
    expect((await take(other, "crate")).added).to.have.length(1);
    const live = join(other, String((await config(other)).subjects["crate"]?.["sheet"]));
    await rm(live);
    await rm(join(other, "refs/_shelf.json"));
    const again = await take(other, "crate");
    expect([again.added, again.picked.length, again.series_changed]).to.deep.equal([[], 1, false]);
    expect(await readFile(live)).to.deep.equal(await readFile(join(studio.ep, "refs/crate.png")));
    expect((await list(other)).entries[0]?.refs).to.have.length(1);
  });

  it("does not let one show put its own over what another one put, unless that is said", async () => {
    await put(studio.ep, "location:quay");
    const { error } = await put(other, "location:quay", {}, 409);
    expect(error).to.match(
      /^the shelf has another quay of Low Tide, put .*: take that one first, say another id, or replace/,
    );
    await put(other, "location:quay", { id: "quay_2" });
    await put(other, "location:quay", { replace: true });
    expect((await list(other)).entries.map(({ id }) => id)).to.deep.equal(["quay", "quay_2"]);
    expect(await readdir(shelfFile("quay/_history"))).to.have.length(1);
  });

  it("refuses what has no folder there, another kind under an id, and files that were changed by hand", async () => {
    expect((await put(studio.ep, "voice:ada", {}, 400)).error).to.contain("put its character there");
    expect((await put(studio.ep, "shot:sh010:first", {}, 400)).error).to.contain("a shot keeps it");
    await give("subject:crate", 0x663300ff);
    await put(studio.ep, "subject:crate");
    expect((await take(studio.ep, "crate", { as: "ada" }, 409)).error).to.equal(
      "the series config has ada as a character, and the shelf as a prop: take it under another id",
    );
    const picture = (await readdir(shelfFile("crate"))).find((name) => name.endsWith(".png")) ?? "";
    await writeFile(shelfFile("crate", picture), "other bytes");
    expect((await take(other, "crate", {}, 500)).error).to.equal(
      `${picture} of crate on the shelf was changed by hand: put crate there again`,
    );
    expect(Object.keys((await config(other)).subjects)).to.deep.equal(["tom"]);
    await writeFile(shelfFile("crate/cast.json"), "{");
    expect((await list(other)).problems[0]).to.include({ id: "crate" });
  });

  it("is carried as a pack, which is proven whole before any of it lies on a shelf", async () => {
    await give("subject:crate", 0x663300ff);
    await put(studio.ep, "subject:crate");
    await put(studio.ep, "location:quay");
    const body = { ep: studio.ep, ids: ["crate", "quay"] };
    const pack = (await studio.post("/shelf/pack", body).expect(200)).body as ReplyOf<typeof packShelfRoute>;
    const again = (await studio.post("/shelf/pack", body).expect(200)).body as typeof pack;
    expect(again).to.deep.equal(pack);
    await studio.get("/shelf/file", { ep: other, path: pack.path }).expect(200);
    await studio.get("/shelf/file", { ep: other, path: "../tide/series.json" }).expect(400);
    const unpack = async (source_path: string, more: object = {}, status = 200) =>
      (await studio.post("/shelf/unpack", { ep: other, source_path, ...more }).expect(status)).body;
    expect(await unpack(pack.file)).to.deep.equal({
      unpacked: [],
      skipped: ["crate", "quay"].map((id) => ({ id, reason: "the shelf has this very version" })),
    });
    const bytes = await readFile(pack.file);
    const away = join(studio.root, "away.zip");
    await writeFile(away, bytes);
    await rm(shelfFile(), { recursive: true });
    const half = join(studio.root, "half.zip");
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    for (const wrong of [bytes.subarray(0, bytes.length >> 1), damaged, Buffer.from("no zip")]) {
      await writeFile(half, wrong);
      expect((await unpack(half, {}, 400)).error).to.match(/^half\.zip cannot be unpacked: /);
      expect((await list(other)).entries).to.deep.equal([]);
    }
    expect((await unpack(away)).unpacked).to.have.length(2);
    expect((await take(other, "crate")).picked).to.have.length(1);
  });
});
