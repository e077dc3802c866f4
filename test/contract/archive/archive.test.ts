// An episode archived, opened elsewhere, built and assembled again: the same film, frame by frame and sample by sample.
import { expect } from "chai";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ArchiveReply } from "../../../src/contracts/routes/proof/archive.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { decodedHash } from "../../support/media/decoded-hash.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";

interface Opened {
  readonly folder: string;
  readonly ep: string;
  readonly files: number;
}

describe("an archive of an episode", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let film: string;
  allInStudio(async (opened) => {
    studio = opened;
    await studio.put("/settings", { api_key: "secret-key-of-mine" }).expect(200);
    await placeTakes(studio, { again: true });
    await mkdir(join(studio.ep, "refs"), { recursive: true });
    await writeFile(join(studio.ep, "refs", "unused.png"), "a picture that no shot reads");
    await writeFile(join(studio.ep, "negative.txt"), "blur");
    const record = join(studio.ep, "renders_proxy", "sh020", "sh020_t01.json");
    const made = JSON.parse(await readFile(record, "utf8")) as object;
    await writeFile(record, JSON.stringify({ ...made, owner: "me", save_notes: `kept in ${studio.user}/x.mp4` }));
    const entries = [{ shot: "sh030" }, { shot: "sh010", take: 1, trim_in: 2 }, { shot: "sh020" }];
    await studio.put("/cut", { ep: studio.ep, entries }).expect(200);
    const { body } = await studio.post("/assemble", { ep: studio.ep }).expect(200);
    film = (body as { output: string }).output;
  });

  const archive = async (more: object = {}) =>
    (await studio.post("/export/archive", { ep: studio.ep, ...more }).expect(200)).body as ArchiveReply;
  const openAs = (name: string, source: string) =>
    studio.post("/archive/open", { source_path: source, parent: studio.root, name });

  it("tells of its stages, holds what plays, and nothing of this machine", async () => {
    let reply: ArchiveReply | undefined;
    const said = await studio.saidDuring(async () => (reply = await archive()));
    const stages = said.flatMap(({ type, data }) => (type === "studio.archive" ? [data["stage"]] : []));
    expect([...new Set(stages)]).to.deep.equal(["gather", "write", "check", "done"]);
    expect(reply).to.include({ takes: 3 }).and.deep.include({ left_out: [] });
    const { body } = await openAs("quiet", reply?.file ?? "").expect(200);
    const { ep, folder, files } = body as Opened;
    const held = await listFiles(folder);
    expect(held).to.have.length(files);
    expect(held).to.include.members(["tide/tide.md", "tide/cut.json", "tide/negative.txt", "tide/episode.lock.json"]);
    expect(held.filter((name) => /_t02|unused|\.zip$|renders_proxy\/tide/.test(name))).to.deep.equal([]);
    const text = await readFile(join(ep, "renders_proxy", "sh020", "sh020_t01.json"), "utf8");
    expect(text).to.contain("kept in x.mp4").and.not.contain("owner").and.not.contain(studio.user);
    const bytes = await readFile(reply?.file ?? "");
    for (const place of [studio.user, studio.root, "secret-key-of-mine"]) expect(bytes.includes(place)).to.equal(false);
  });

  it("gives the same film where it is opened, and the lock finds nothing else there", async () => {
    await mkdir(join(studio.ep, "master"), { recursive: true });
    await writeFile(join(studio.ep, "master", "tide_master.md"), `- film: ${studio.user}/tide.mp4\n`);
    await writeFile(join(studio.ep, "master", ".assembling.json"), "{}");
    const { file } = await archive({ films: true });
    const { ep } = (await openAs("elsewhere", file).expect(200)).body as Opened;
    expect(await readFile(join(ep, "master", "tide_master.md"), "utf8")).to.equal("- film: tide.mp4\n");
    const before = await decodedHash(join(ep, "renders_proxy", "tide_proxy.mp4"));
    expect(before).to.equal(await decodedHash(film));
    await rm(join(ep, "renders_proxy", "tide_proxy.mp4"));
    await studio.post("/build", { ep }).expect(200);
    const { body } = await studio.post("/assemble", { ep }).expect(200);
    expect(body).to.include({ ok: true });
    expect(await decodedHash((body as { output: string }).output)).to.equal(before);
    const { body: checked } = await studio.get("/lock", { ep }).expect(200);
    expect(checked).to.deep.include({ same: true, differs: [], unknown: [] });
    const { body: status } = await studio.get("/episode", { ep, pass: "proxy" }).expect(200);
    const { shots } = status as { shots: { takes: { stale: string[] }[] }[] };
    expect(shots.flatMap(({ takes }) => takes.flatMap(({ stale }) => stale))).to.deep.equal([]);
  });

  it("holds every finished take when all are wanted, and is planned as it is made", async () => {
    const { body } = await studio.get("/export/archive", { ep: studio.ep, takes: "all" }).expect(200);
    const planned = body as { takes: number; files: number; archives: { path: string }[] };
    const made = await archive({ takes: "all" });
    expect([planned.takes, planned.files]).to.deep.equal([made.takes, made.files]);
    expect(made.takes).to.equal(4);
    const { body: after } = await studio.get("/export/archive", { ep: studio.ep }).expect(200);
    const { archives } = after as typeof planned;
    expect(archives.map(({ path }) => path))
      .to.include(made.path)
      .and.have.length(planned.archives.length + 1);
  });

  it("is refused where something has the name, the folder is no root's, or the file is none", async () => {
    const { file } = await archive();
    await openAs("tide", file).expect(409);
    await openAs("../up", file).expect(400);
    await studio.post("/archive/open", { source_path: file, parent: studio.user, name: "x" }).expect(403);
    const bad = await openAs("x", join(studio.ep, "tide.md")).expect(400);
    expect((bad.body as { error: string }).error).to.contain("tide.md cannot be opened");
    await openAs("x", join(studio.ep, "gone.zip")).expect(404);
  });

  it("has a lock that says in sentences what is not as it was", async () => {
    const { body: none } = await studio.get("/lock", { ep: studio.ep }).expect(200);
    expect(none).to.deep.include({ lock: null, same: false });
    const { body } = await studio.post("/lock", { ep: studio.ep }).expect(200);
    const { lock } = body as { lock: { takes: { shot: string }[]; texts: { path: string }[] } };
    expect(lock.texts.map(({ path }) => path)).to.deep.equal(["tide.md", "series.json", "negative.txt", "cut.json"]);
    expect((await studio.get("/lock", { ep: studio.ep })).body).to.deep.include({ same: true, differs: [] });
    await appendFile(join(studio.ep, "tide.md"), "\n// a word\n");
    await appendFile(join(studio.ep, "renders_proxy", "sh030", "sh030_t01.mp4"), "x");
    const { body: after } = await studio.get("/lock", { ep: studio.ep }).expect(200);
    const { differs } = after as { differs: { text: string }[] };
    expect(differs.map(({ text }) => text)).to.deep.equal([
      "tide.md has changed",
      "take 1 of sh030 (proxy) has another film now",
    ]);
  });

  it("is refused for an episode that is not built", async () => {
    const ep = join(studio.root, "bare");
    await mkdir(ep);
    await writeFile(join(ep, "bare.md"), "= bare\n");
    await studio.post("/export/archive", { ep }).expect(404);
    await studio.post("/lock", { ep }).expect(404);
  });
});
