// Notes about shots: docs/http.md "Issues", against the whole studio.
import { expect } from "chai";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";

describe("issues", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    await studio.idle();
  });
  afterEach(() => rm(file(), { force: true }));

  const file = () => join(studio.ep, "_issues.json");
  const script = () => join(studio.ep, "tide.md");
  const note = async (fields: object = {}) =>
    (await studio.post("/issues", { ep: studio.ep, shot: "sh010", note: " too dark ", ...fields }).expect(200))
      .body as Issue;
  const list = async (query: object = {}) =>
    ((await studio.get("/issues", { ep: studio.ep, ...query }).expect(200)).body as { issues: Issue[] }).issues;
  const sentence = ({ body }: { body: unknown }) => (body as { error: string }).error;

  it("keep what made the take, whatever becomes of the script", async () => {
    const issue = await note();
    expect(issue).to.include({ shot: "sh010", pass: "proxy", take: 1, note: "too dark", addressed: false });
    expect(issue).to.include({ target: "animatic", take_file: "renders_proxy/sh010/sh010_t01.mp4" });
    expect(issue.id).to.match(/^[0-9a-f]{8}$/);
    expect(issue.seed).to.match(/^\d+$/);
    expect(issue.script.split("\n")[0]).to.equal("## sh010");
    expect(issue.script.split("\n").at(-1)).to.equal("Ada walks to the edge of the quay.");
    expect(issue.prompt).to.contain("Ada walks");
    try {
      await writeFile(script(), threeShots.replace("Ada walks to", "Ada runs to"));
      const [edited] = await list();
      expect(edited).to.deep.equal(issue);
      await studio.post("/build", { ep: studio.ep }).expect(200);
      const [built] = await list();
      expect(built).to.deep.equal({ ...issue, addressed: true });
    } finally {
      await writeFile(script(), threeShots);
      await studio.post("/build", { ep: studio.ep }).expect(200);
    }
    expect((await list())[0]).to.include({ addressed: false });
    const stored = JSON.parse(await readFile(file(), "utf8")) as { version: number; items: object[] };
    expect(stored.version).to.equal(1);
    expect(stored.items[0]).not.to.have.property("addressed");
  });

  it("are listed in the order noted, of one pass or both, and told as they come and go", async () => {
    let first: Issue | undefined;
    const [added] = await studio.saidDuring(async () => (first = await note()));
    expect(added).to.deep.include({ type: "studio.issues" });
    expect(added?.data).to.deep.equal({ ep: studio.ep, pass: "proxy", shot: "sh010", id: first?.id });
    const second = await note({ pass: "final", shot: "sh020", note: "second" });
    expect(second).to.include({ take: null, take_file: null });
    expect((await list()).map(({ note: text }) => text)).to.deep.equal(["too dark", "second"]);
    expect((await list({ pass: "final" })).map(({ shot }) => shot)).to.deep.equal(["sh020"]);
    const said = await studio.saidDuring(async () => {
      const { body } = await studio.delete("/issues", { ep: studio.ep, id: `${first?.id},nobody` }).expect(200);
      expect(body).to.deep.equal({ removed: 1, issues: [second] });
    });
    expect(said.map(({ data }) => data)).to.deep.equal([{ ep: studio.ep, pass: null, removed: 1 }]);
  });

  it("are cleared pass by pass, and those only that were addressed; the file goes with the last", async () => {
    await note({ pass: "final" });
    await note();
    await note({ take: null });
    await studio.post("/render", { ep: studio.ep, shots: ["sh010"], redo: true }).expect(200);
    await studio.idle();
    expect((await list()).map(({ addressed }) => addressed)).to.deep.equal([false, true, false]);
    const clear = async (query: object) =>
      (await studio.delete("/issues", { ep: studio.ep, pass: "proxy", clear: "1", ...query }).expect(200)).body as {
        removed: number;
      };
    expect(await clear({ addressed: "1" })).to.include({ removed: 1 });
    expect(await clear({})).to.include({ removed: 1 });
    expect(existsSync(file())).to.equal(true);
    expect(await clear({ pass: "final" })).to.deep.equal({ removed: 1, issues: [] });
    expect(existsSync(file())).to.equal(false);
  });

  it("come back as they were once they were closed, and only those", async () => {
    const first = await note({ frame: 3, by: "Ada" });
    const second = await note({ note: "second" });
    await studio.delete("/issues", { ep: studio.ep, id: first.id }).expect(200);
    await studio.delete("/issues", { ep: studio.ep, id: second.id }).expect(200);
    const restore = (ids: readonly string[]) => studio.post("/issues/restore", { ep: studio.ep, ids });
    const { body } = await restore([first.id]).expect(200);
    expect(body).to.deep.equal({ issues: [first] });
    await restore([first.id, second.id]).expect(200);
    expect((await list()).map(({ id }) => id)).to.have.members([first.id, second.id]);
    expect(sentence(await restore(["nobody"]).expect(404))).to.contain("nobody");
    await restore([]).expect(400);
  });

  it("are none where nothing is wrong, and refuse what is no note", async () => {
    const bad = (fields: object) => studio.post("/issues", { ep: studio.ep, shot: "sh010", note: "x", ...fields });
    expect(sentence(await bad({ note: " \n " }).expect(400))).to.contain("note");
    expect(sentence(await bad({ note: "x".repeat(4001) }).expect(400))).to.contain("4000");
    await bad({ note: "x".repeat(4000) }).expect(200);
    expect(sentence(await bad({ shot: "sh999" }).expect(404))).to.contain("sh999");
    expect(sentence(await bad({ take: 99 }).expect(404))).to.contain("99");
    expect(sentence(await studio.delete("/issues", { ep: studio.ep }).expect(400))).to.contain("clear=1");
    await studio.delete("/issues", { ep: studio.ep, id: "a", clear: "1" }).expect(400);
  });

  it("are never begun anew over a file that cannot be read", async () => {
    for (const text of ["{", '{"version": 2, "items": []}', '{"version": 1, "items": [{"id": 5}]}', "[]", ""]) {
      await writeFile(file(), text);
      await studio.get("/issues", { ep: studio.ep }).expect(500);
      await studio.post("/issues", { ep: studio.ep, shot: "sh010", note: "x" }).expect(500);
      await studio.delete("/issues", { ep: studio.ep, clear: "1" }).expect(500);
      await studio.get("/issues/export", { ep: studio.ep }).expect(500);
      expect(await readFile(file(), "utf8")).to.equal(text);
    }
  });

  it("are exported as a text and as data, without those that were addressed unless asked for", async () => {
    await note();
    await note({ shot: "sh020", note: "the crate is missing" });
    await writeFile(script(), threeShots.replace("Ada walks to", "Ada runs to"));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const exported = async (query: object) =>
      (await studio.get("/issues/export", { ep: studio.ep, ...query }).expect(200)).body as Record<string, unknown>;
    const { format, text } = await exported({ pass: "proxy" });
    expect(format).to.equal("md");
    expect(text).to.contain("# tide: 1 issue (proxy pass)").and.contain("the crate is missing").and.not.contain("dark");
    expect((await exported({ addressed: "1" }))["text"])
      .to.contain("2 issues")
      .and.contain("too dark");
    const bundle = await exported({ format: "json", addressed: "1" });
    expect(bundle).to.include({ episode: "tide", pass: null });
    expect(bundle["instruction"]).to.be.a("string");
    expect((bundle["issues"] as Issue[]).map(({ addressed }) => addressed)).to.deep.equal([true, false]);
  });

  it("go to another frame of their take, with the words of then, and keep what made it", async () => {
    const issue = await note({ frame: 3 });
    const moved = (await studio.put("/issues", { ep: studio.ep, id: issue.id, frame: 9 }).expect(200)).body as Issue;
    expect(moved).to.deep.equal({ ...issue, frame: 9, ...(moved.line !== undefined && { line: moved.line }) });
    await studio.put("/issues", { ep: studio.ep, id: issue.id, frame: 4, note: " nearer " }).expect(200);
    expect((await list())[0]).to.include({ frame: 4, note: "nearer", take: issue.take });
    const gone = await studio.put("/issues", { ep: studio.ep, id: "00000000", frame: 1 }).expect(404);
    expect(sentence(gone)).to.contain("00000000");
  });

  it("that come at once are all kept", async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => note({ note: `note ${index}` })));
    expect(new Set((await list()).map(({ id }) => id)).size).to.equal(12);
  });
});
