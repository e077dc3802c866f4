import { expect } from "chai";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { openCatalogue, type StandInCatalogue } from "../../support/servers/stand-in-catalogue.ts";

const COPY = "episode-studio/wan22_ti2v.json";

describe("The workflow copies in the host", () => {
  let studio: RealStudio;
  let host: StandInCatalogue;
  beforeEach(async () => {
    host = await openCatalogue();
    studio = await openRealStudio();
    await studio.put("/settings", { local_url: host.url });
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const install = (body: object = {}) => studio.post("/workflow/install", { target: "wan22_ti2v", ...body });
  const remove = (query: object = {}) => studio.delete("/workflow/install", { target: "wan22_ti2v", ...query });

  it("are listed with what people saved themselves, those that a target fills marked", async () => {
    expect((await studio.get("/workflows")).body).to.deep.equal({ workflows: [] });
    host.saved.set("zoo/mine.json", "{}");
    host.saved.set("notes.txt", "not a workflow");
    await install();
    expect((await studio.get("/workflows")).body).to.deep.equal({
      workflows: [
        { name: COPY, target: true },
        { name: "zoo/mine.json", target: false },
      ],
    });
  });
  it("are saved under the name that the target looks up, and render from then on", async () => {
    const reply = await install();
    expect(reply.status).to.equal(200);
    expect(reply.body).to.deep.include({ ok: true, target: "wan22_ti2v", installed: COPY, renders: true });
    expect(reply.body).to.have.property("graph").that.deep.equals({
      name: COPY,
      source: "saved",
      where: host.url,
      env: "STUDIO_WAN22_TI2V_WORKFLOW",
      env_set: false,
      installed: true,
      differs: false,
      repo: "targets/video/wan22_ti2v/workflow.json",
      error: null,
    });
    const saved = JSON.parse(host.saved.get(COPY) ?? "") as { nodes: { type: string; title: string }[] };
    expect(saved.nodes.map(({ title }) => title)).to.include("CLIPTextEncode: prompt");
  });
  it("are the same bytes whenever they are saved", async () => {
    await install();
    const first = host.saved.get(COPY);
    await install({ overwrite: true });
    expect(host.saved.get(COPY)).to.equal(first);
  });
  it("may be saved elsewhere to look at, and do not render there", async () => {
    const { body } = await install({ name: "scratch/try" });
    expect(body).to.deep.include({ installed: "scratch/try.json", renders: false });
    expect((body as { graph: unknown }).graph).to.deep.include({ source: "shipped", installed: false, differs: false });
    expect((await install({ name: "" })).body).to.deep.include({ installed: COPY, renders: true });
  });
  it("say when a person changed them, and what keeps one from being used", async () => {
    await install();
    const text = host.saved.get(COPY) ?? "";
    const graph = async () => {
      await remove({ name: "nothing.json" });
      const { body } = await remove({ name: "nothing.json" });
      return (body as { graph: Record<string, unknown> }).graph;
    };
    host.saved.set(COPY, text.replace('"default"', '"fp8"'));
    expect(await graph()).to.deep.include({ source: "saved", differs: true, error: null });
    host.saved.set(COPY, text.replaceAll('"VAEDecode"', '"GoneNode"'));
    expect((await graph())["error"]).to.match(
      /^its node ".*" \(\d+\) is of the class GoneNode, which the host does not know/,
    );
    host.saved.set(COPY, "{ broken");
    expect(await graph()).to.deep.include({ installed: true, error: `${COPY} in the host is no JSON` });
    host.saved.set(COPY, '{"nodes": []}');
    expect((await graph())["error"]).to.equal("it has no node that runs");
  });
  it("are not written over unless asked, and not under names that lead out", async () => {
    await install();
    const again = await install();
    expect(again.status).to.equal(409);
    expect(again.body).to.deep.equal({
      error: `${COPY} is saved in the host already: send overwrite to replace it, or another name`,
    });
    for (const name of ["../x.json", "a/../../b.json", "/etc/x.json", "C:\\x.json", "a//b.json", ".json"]) {
      expect((await install({ name })).status, name).to.equal(400);
      expect((await remove({ name })).status, name).to.equal(400);
    }
  });
  it("are refused for targets that there are not, or that the studio draws itself", async () => {
    for (const target of ["nobody", "animatic"]) {
      expect((await studio.post("/workflow/install", { target })).status).to.equal(400);
      expect((await studio.delete("/workflow/install", { target })).status).to.equal(400);
    }
    expect((await install({ overwrite: "yes" })).status).to.equal(400);
  });
  it("are removed, after which the shipped workflow renders", async () => {
    await install();
    const { body } = await remove();
    expect(body).to.deep.include({ ok: true, target: "wan22_ti2v", deleted: true, name: COPY });
    expect((body as { graph: unknown }).graph).to.deep.include({ source: "shipped", installed: false });
    expect((await remove()).body).to.deep.include({ deleted: false });
  });
  it("answer 502 while the host is away, takes nothing, lacks a node, or is not set", async () => {
    host.isAway = true;
    const answers = [await studio.get("/workflows"), await install(), await remove()];
    for (const { status, body } of answers) {
      expect(status).to.equal(502);
      expect((body as { error: string }).error).to.contain("host");
    }
    host.isAway = false;
    const lacking = await studio.post("/workflow/install", { target: "ltx2" });
    expect([lacking.status, (lacking.body as { error: string }).error.slice(0, 20)]).to.deep.equal([
      502,
      "the host has no node",
    ]);
    host.isFull = true;
    expect((await install()).status).to.equal(502);
    await studio.put("/settings", { local_url: null });
    expect((await studio.get("/workflows")).status).to.equal(502);
  });
});
