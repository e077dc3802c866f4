import { expect } from "chai";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { openCatalogue, type StandInCatalogue } from "../../support/servers/stand-in-catalogue.ts";
import { SUBGRAPH_FILM, uiOf, PICTURE } from "../../support/values/own-workflows.ts";
import { WORKFLOW_INFO } from "../../support/values/workflow-classes.ts";

const recorded = (name: string, url: string, directory: string) => ({ models: [{ name, url, directory }] });

/** A picture's workflow with what its loaders record. */
const PAINTER = uiOf(PICTURE, {
  unet: recorded("door.safetensors", "https://models.example/door.safetensors", "diffusion_models"),
  clip: recorded("text.safetensors", "https://127.0.0.1/text.safetensors", "text_encoders"),
  vae: recorded("vae.pt", "https://models.example/vae.pt", "vae"),
});

describe("Templates of the host", () => {
  let studio: RealStudio;
  let host: StandInCatalogue;
  before(async () => {
    host = await openCatalogue(WORKFLOW_INFO);
    host.templates.set("film", { kind: "video", workflow: SUBGRAPH_FILM });
    host.templates.set("door", { kind: "image", workflow: PAINTER });
    host.templates.set("shape", { kind: "3d", workflow: SUBGRAPH_FILM });
    const newer = {
      ...SUBGRAPH_FILM,
      nodes: [...SUBGRAPH_FILM.nodes, { id: 9, type: "NodeOfTomorrow", inputs: [], outputs: [] }],
    };
    host.templates.set("newer", { kind: "video", workflow: newer });
    host.models.set("text_encoders", ["text.safetensors"]);
    studio = await openRealStudio();
    await studio.put("/settings", { local_url: host.url });
  });
  after(async () => {
    await studio.close();
    await host.close();
  });
  const listed = async (query: object = {}) => {
    const { body } = await studio.get("/templates", query as Record<string, string>);
    return (body as { templates: { name: string }[] }).templates.map(({ name }) => name);
  };
  const described = async (name: string) =>
    (await studio.get("/templates/template", { name })).body as Record<string, unknown>;

  it("are listed by what they make, and found by words", async () => {
    expect(await listed()).to.deep.equal(["film", "door", "newer"]);
    expect(await listed({ kind: "image" })).to.deep.equal(["door"]);
    expect(await listed({ q: "wan FILM" })).to.deep.equal(["film"]);
  });
  it("say which of their files and nodes the host lacks, and whether they can become a target", async () => {
    const painter = await described("door");
    expect([painter["kind"], painter["can_save"], painter["problems"], painter["nodes_missing"]]).to.deep.equal([
      "image",
      true,
      [],
      [],
    ]);
    const files = painter["files"] as { file: string; installed: boolean }[];
    expect(files.map(({ file, installed }) => [file, installed])).to.deep.equal([
      ["door.safetensors", false],
      ["text.safetensors", true],
      ["vae.pt", false],
    ]);
    expect(await described("newer")).to.deep.include({ can_save: true, nodes_missing: ["NodeOfTomorrow"] });
    expect((await studio.get("/templates/template", { name: "gone" })).status).to.equal(404);
    expect((await studio.get("/templates/template", { name: "../../secret" })).status).to.equal(404);
  });
  it("become targets of the show, drafts until somebody saw what they make", async () => {
    const { body } = await studio.post("/targets/inspect", { ep: studio.ep, template: "door" });
    const inspected = body as { proposal: object; bindings: { param: string; why: string }[]; sample: string };
    expect(inspected.sample).to.equal("a red door");
    expect(inspected.bindings.find(({ param }) => param === "width")).to.deep.include({
      why: "by its name: EmptyLatentImage.width",
      asked: false,
    });
    const saved = await studio.put("/targets/custom", { ep: studio.ep, target: inspected.proposal, template: "door" });
    expect([saved.status, (saved.body as { id: string; draft: boolean }).draft]).to.deep.equal([200, true]);
    const targets = (await studio.get("/targets", { kind: "image", ep: studio.ep })).body as {
      targets: { id: string; custom: boolean; draft: boolean }[];
    };
    expect(targets.targets.find(({ id }) => id === "door")).to.deep.include({ custom: true, draft: true });
    const made = await studio.put("/refs/defaults", { ep: studio.ep, target: "door" });
    expect(made.status).to.equal(200);
  });
  it("are installed from their own addresses; what could run code, or has nowhere to go, is not", async () => {
    const reply = await studio.post("/templates/install", { name: "door" });
    expect(reply.status).to.equal(409);
    expect((reply.body as { error: string }).error).to.match(
      /^STUDIO_NO_SDK_INSTALL forbids|^the folder of the workflow host/,
    );
  });
  it("cannot be had of a host that does not answer", async () => {
    host.isAway = true;
    expect((await studio.get("/templates")).status).to.equal(502);
    host.isAway = false;
  });
});
