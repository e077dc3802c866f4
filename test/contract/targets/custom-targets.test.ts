import { expect } from "chai";
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { openCatalogue, type StandInCatalogue } from "../../support/servers/stand-in-catalogue.ts";

const node = (id: number, type: string, inputs: unknown[], values: unknown[]) => ({
  ...{ id, type, inputs, mode: 0, outputs: [], widgets_values: values },
});
const input = (name: string, type: string, link: number) => ({ name, type, link });

/** A film of nodes that need no model, as the host's front end saves it. */
const BLANK_FILM = {
  nodes: [
    node(1, "EmptyImage", [], [256, 128, 1, 9]),
    node(2, "RepeatImageBatch", [input("image", "IMAGE", 1)], [48]),
    node(4, "CreateVideo", [input("images", "IMAGE", 2)], [24]),
    node(5, "SaveVideo", [input("video", "VIDEO", 3)], ["v", "auto", "auto"]),
  ],
  links: [
    [1, 1, 0, 2, 0, "IMAGE"],
    [2, 2, 0, 4, 0, "IMAGE"],
    [3, 4, 0, 5, 0, "VIDEO"],
  ],
};

interface Inspected {
  readonly proposal: Record<string, unknown>;
  readonly can_save: boolean;
  readonly problems: string[];
}

describe("A show's own targets", () => {
  let studio: RealStudio;
  let host: StandInCatalogue;
  beforeEach(async () => {
    host = await openCatalogue();
    host.saved.set("blank film.json", JSON.stringify(BLANK_FILM));
    studio = await openRealStudio();
    await studio.put("/settings", { local_url: host.url });
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const inspect = (body: object = {}) =>
    studio.post("/targets/inspect", { workflow: "blank film", ep: studio.ep, ...body });
  const proposed = async () => ((await inspect()).body as Inspected).proposal;
  const save = (target: unknown, more: object = {}) =>
    studio.put("/targets/custom", { ep: studio.ep, target, ...more });
  const remove = (id: string) => studio.delete("/targets/custom", { ep: studio.ep, id });

  it("are proposed from a saved workflow by its name, or from one that is sent; nothing is written", async () => {
    const first = await inspect();
    expect(first.status).to.equal(200);
    const body = first.body as Inspected;
    expect([body.can_save, body.problems, body.proposal["id"], body.proposal["workflow"]]).to.deep.equal([
      true,
      [],
      "blank_film",
      "blank film.json",
    ]);
    const sent = (await inspect({ workflow: BLANK_FILM, label: "Sent" })).body as Inspected;
    expect([sent.proposal["id"], sent.proposal["workflow"]]).to.deep.equal(["sent", null]);
    expect(await readdir(studio.root)).not.to.include("targets");
  });
  it("get an id of their own, so that a second of the same name replaces nothing", async () => {
    const sent = async () => ((await inspect({ workflow: BLANK_FILM, label: "Sent" })).body as Inspected).proposal;
    const first = await sent();
    expect((await save(first, { graph: BLANK_FILM })).status).to.equal(200);
    expect([first["id"], (await sent())["id"]]).to.deep.equal(["sent", "sent_2"]);
    expect((await save(await proposed())).status).to.equal(200);
    expect((await proposed())["id"]).to.equal("blank_film");
  });
  it("are not proposed without a workflow, a saver, or a host", async () => {
    expect((await studio.post("/targets/inspect", { ep: studio.ep })).status).to.equal(400);
    expect((await inspect({ workflow: "nothing" })).status).to.equal(404);
    expect((await inspect({ workflow: "../../secret" })).status).to.equal(400);
    const bare = { nodes: BLANK_FILM.nodes.slice(0, 1), links: [] };
    expect((await inspect({ workflow: bare })).body).to.deep.equal({
      error:
        "no node of the workflow saves a video, a picture or a sound: end it with one that does, such as SaveVideo",
    });
    host.saved.set("broken.json", "{");
    expect((await inspect({ workflow: "broken" })).status).to.equal(400);
    host.isAway = true;
    expect((await inspect()).status).to.equal(502);
  });
  it("are saved with the show and can be named by its episodes at once", async () => {
    const reply = await save(await proposed());
    expect(reply.status).to.equal(200);
    const entry = { id: "blank_film", kind: "video", label: "blank film", short: "blank film", draft: true };
    const path = "../targets/blank_film/target.json";
    const listed = { ...entry, workflow: "blank film.json", path };
    expect(reply.body).to.deep.equal({ ok: true, id: "blank_film", path, draft: true, targets: [listed] });
    const files = await readdir(join(studio.root, "targets", "blank_film"));
    expect(files.toSorted()).to.deep.equal(["target.json", "workflow.json"]);
    const shot = { ep: studio.ep, pass: "proxy", shot: "sh010", target: "blank_film" };
    const { status, body } = await studio.get("/shot", shot);
    expect(status).to.equal(200);
    expect((body as { effective: object }).effective).to.deep.include({ target: "blank_film", width: 128 });
    const chosen = await studio.put("/episode-target", { ep: studio.ep, target: "blank_film" });
    expect(chosen.body).to.deep.include({ target: "blank_film", target_source: "editor" });
  });
  it("tell the page that the episode changed", async () => {
    const target = await proposed();
    const said = await studio.saidDuring(() => save(target));
    expect(said).to.deep.include({ type: "studio.episode", data: { ep: studio.ep } });
  });
  it("are drafts until somebody says otherwise, which changes nothing else", async () => {
    await save(await proposed());
    const unknown = await studio.get("/shot", { ep: studio.ep, pass: "proxy", shot: "sh010", target: "nobody" });
    expect((unknown.body as { error: string }).error).not.to.contain("blank_film");
    const graph = await readFile(join(studio.root, "targets", "blank_film", "workflow.json"), "utf8");
    host.isAway = true;
    const reply = await studio.put("/targets/custom", { ep: studio.ep, id: "blank_film", draft: false });
    expect(reply.body).to.deep.include({ ok: true, draft: false });
    const listed = await studio.get("/shot", { ep: studio.ep, pass: "proxy", shot: "sh010", target: "nobody" });
    expect((listed.body as { error: string }).error).to.contain("blank_film");
    expect(await readFile(join(studio.root, "targets", "blank_film", "workflow.json"), "utf8")).to.equal(graph);
    expect((await studio.put("/targets/custom", { ep: studio.ep, id: "nobody", draft: true })).status).to.equal(404);
    expect((await studio.put("/targets/custom", { ep: studio.ep, id: "ltx2", draft: true })).status).to.equal(400);
    expect((await studio.put("/targets/custom", { ep: studio.ep })).status).to.equal(400);
  });
  it("are refused with every reason, and nothing is written", async () => {
    const target = await proposed();
    const reply = await save({ ...target, id: "Wrong", kind: "song" });
    expect(reply.status).to.equal(400);
    const { error, problems } = reply.body as { error: string; problems: string[] };
    expect([problems.length, error]).to.deep.equal([2, problems[0]]);
    for (const change of [{ id: "wan22_ti2v" }, { id: "../up" }, { workflow: null }, { workflow: "gone.json" }]) {
      const answer = await save({ ...target, ...change });
      expect([answer.status, Array.isArray((answer.body as { problems: unknown }).problems)]).to.deep.equal([
        400,
        true,
      ]);
    }
    const stray = { ...(target["binding"] as object), seed: [{ node: "77", class_type: "KSampler", field: "seed" }] };
    expect(((await save({ ...target, binding: stray })).body as { error: string }).error).to.match(
      /^seed goes to KSampler/,
    );
    host.isAway = true;
    expect((await save(target)).status).to.equal(502);
    expect(await readdir(studio.root)).not.to.include("targets");
  });
  it("may come of a workflow that is saved nowhere, which is sent along", async () => {
    const target = { ...(await proposed()), workflow: null };
    expect((await save(target, { graph: BLANK_FILM })).status).to.equal(200);
  });
  it("are removed with their files; what else is in their folder stays", async () => {
    await save(await proposed());
    const folder = join(studio.root, "targets", "blank_film");
    await writeFile(join(folder, "notes.txt"), "mine");
    expect((await remove("blank_film")).body).to.deep.equal({ ok: true, id: "blank_film", deleted: true, targets: [] });
    expect(await readdir(folder)).to.deep.equal(["notes.txt"]);
    expect((await remove("blank_film")).body).to.deep.include({ deleted: false });
    expect((await remove("../../..")).body).to.deep.include({ deleted: false });
    expect((await remove("ltx2")).status).to.equal(400);
    expect((await studio.delete("/targets/custom", { ep: studio.ep })).status).to.equal(400);
  });
  it("are not read where their file is broken, has another's id, or one that comes with the studio", async () => {
    await save(await proposed());
    const folder = join(studio.root, "targets");
    const text = await readFile(join(folder, "blank_film", "target.json"), "utf8");
    for (const [id, content] of [
      ["broken", "{"],
      ["other", text],
      ["ltx2", text.replaceAll("blank_film", "ltx2")],
    ] as const) {
      await mkdir(join(folder, id));
      await writeFile(join(folder, id, "target.json"), content);
    }
    const { body } = await remove("nobody");
    expect((body as { targets: { id: string }[] }).targets.map(({ id }) => id)).to.deep.equal(["blank_film"]);
    const shot = await studio.get("/shot", { ep: studio.ep, pass: "proxy", shot: "sh010", target: "ltx2" });
    expect((shot.body as { effective: { target: string; steps: unknown } }).effective.steps).not.to.equal(null);
  });
  it("are not written through a link that leads out of the show", async () => {
    const outside = join(studio.root, "..", "outside");
    await mkdir(outside);
    const target = await proposed();
    await symlink(outside, join(studio.root, "targets"));
    expect((await save(target)).status).to.equal(403);
    expect(await readdir(outside)).to.deep.equal([]);
  });
});
