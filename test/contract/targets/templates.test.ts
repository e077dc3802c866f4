import { expect } from "chai";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import type { EpisodeFolder } from "../../../src/disk/roots.ts";
import { ShowTargets } from "../../../src/disk/targets/show-targets.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { noteRun } from "../../../src/studio/shared/targets/note-run.ts";
import { openTurns, type Turn, type TurnServer } from "../../machine/download/bad-servers.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { openCatalogue, type StandInCatalogue } from "../../support/servers/stand-in-catalogue.ts";
import { SUBGRAPH_FILM, uiOf, PICTURE } from "../../support/values/own-workflows.ts";
import { WORKFLOW_INFO } from "../../support/values/workflow-classes.ts";

const recorded = (name: string, url: string, directory: string) => ({ models: [{ name, url, directory }] });

const REPOSITORY = "/someone/door/resolve/main";

/** A picture's workflow with what its loaders record. */
const PAINTER = uiOf(PICTURE, {
  unet: recorded("door.safetensors", `https://huggingface.co${REPOSITORY}/door.safetensors`, "diffusion_models"),
  clip: recorded("text.safetensors", "https://127.0.0.1/text.safetensors", "text_encoders"),
  vae: recorded("vae.pt", `https://huggingface.co${REPOSITORY}/vae.pt`, "vae"),
});

/** A WebP of one pixel. */
const PICTURE_BYTES = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

describe("Templates of the host", () => {
  let studio: RealStudio;
  let host: StandInCatalogue;
  let hub: TurnServer;
  before(async () => {
    hub = await openTurns();
    host = await openCatalogue(WORKFLOW_INFO);
    host.templates.set("film", { kind: "video", workflow: SUBGRAPH_FILM });
    host.templates.set("door", { kind: "image", workflow: PAINTER });
    host.templates.set("shape", { kind: "3d", workflow: SUBGRAPH_FILM });
    const newer = {
      ...SUBGRAPH_FILM,
      nodes: [...SUBGRAPH_FILM.nodes, { id: 9, type: "NodeOfTomorrow", inputs: [], outputs: [] }],
    };
    host.templates.set("newer", { kind: "video", workflow: newer });
    host.pictures.set("door-1.webp", PICTURE_BYTES);
    host.pictures.set("film-1.webp", Buffer.from("<script>no picture</script>".repeat(9)));
    host.models.set("text_encoders", ["text.safetensors"]);
    studio = await openRealStudio({ env: { HF_ENDPOINT: hub.origin } });
    await studio.put("/settings", { local_url: host.url });
  });
  after(async () => {
    await studio.close();
    await host.close();
    await hub.close();
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
  it("are said to be ready where the host has all of their files and nodes, which is asked for", async () => {
    const { body } = await studio.get("/templates", { ready: "1" });
    const rows = (body as { templates: { name: string; ready: boolean; files_missing: number }[] }).templates;
    expect(rows.map(({ name, ready, files_missing: files }) => [name, ready, files])).to.deep.equal([
      ["film", true, 0],
      ["door", false, 2],
      ["newer", false, 0],
    ]);
    const plain = (await studio.get("/templates")).body as { templates: { ready: null }[] };
    expect(plain.templates[0]).to.deep.include({ ready: null, files_missing: null });
  });
  it("sum up what is missing, with the sizes that its servers say where they are asked for", async () => {
    const missing = async (more: object) =>
      ((await studio.get("/templates/template", { name: "door", ...more })).body as { missing: object }).missing;
    expect(await missing({})).to.deep.equal({ files: 2, bytes: 0, unknown: 2 });
    const size: Turn = (_, response) => response.writeHead(200, { "content-length": 5000 }).end();
    hub.answer({ [`${REPOSITORY}/door.safetensors`]: [size] });
    expect(await missing({ sizes: "1" })).to.deep.equal({ files: 2, bytes: 5000, unknown: 1 });
  });
  it("show the host's own picture, kept once it was fetched, and nothing that is no picture", async () => {
    const rows = ((await studio.get("/templates")).body as { templates: { name: string; picture: boolean }[] })
      .templates;
    expect(rows.map(({ name, picture }) => [name, picture])).to.deep.equal([
      ["film", true],
      ["door", true],
      ["newer", false],
    ]);
    const ask = (name: string) => fetch(`${studio.url}/studio/templates/picture?name=${name}`);
    const first = await ask("door");
    expect([first.status, first.headers.get("content-type")]).to.deep.equal([200, "image/webp"]);
    expect(Buffer.from(await first.arrayBuffer()).equals(PICTURE_BYTES)).to.equal(true);
    host.pictures.delete("door-1.webp");
    expect((await ask("door")).status).to.equal(200);
    for (const name of ["film", "newer", "gone", "../../secret"]) expect((await ask(name)).status, name).to.equal(404);
    host.isAway = true;
    expect((await ask("newer")).status).to.equal(502);
    host.isAway = false;
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
    const proven = async () => {
      const { body: all } = await studio.get("/targets", { kind: "image", ep: studio.ep });
      return (all as { targets: { id: string; proven: string }[] }).targets.find(({ id }) => id === "door")?.proven;
    };
    expect(await proven()).to.equal("drafted");
    const show = new ShowTargets(buildRegistry(shipped.files));
    const episode = {
      folder: studio.ep,
      roots: [studio.root],
      registry: () => show.registryFor([studio.root], studio.ep as EpisodeFolder),
    };
    const said: string[] = [];
    const ports = {
      locks: new KeyedLock(),
      emit: ({ type }: { type: string }) => said.push(type),
      graphRecords: { forget: () => undefined },
      log: {},
    };
    for (const id of ["door", "door", "chroma", "gone"])
      await noteRun(ports as never, { ...episode, reread: () => episode } as never, id);
    expect([await proven(), said]).to.deep.equal(["run", ["studio.episode"]]);
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
