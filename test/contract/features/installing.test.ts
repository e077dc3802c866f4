import { expect } from "chai";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { NEURAL_FILES } from "../../../src/core/animatic/voice/neural-voice.ts";
import type { ReplyOf } from "../../../src/contracts/route.ts";
import type { featuresRoute } from "../../../src/contracts/routes/install/features.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { openService, type Service } from "../../support/episodes/open-service.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";
import { openTurns, send, type TurnServer, type Turn } from "../../machine/download/bad-servers.ts";

type Reply = ReplyOf<typeof featuresRoute>;

const NAME = "wan2.2_vae.safetensors";
const PATH = "/Comfy-Org/Wan_2.2_ComfyUI_Repackaged/resolve/main/split_files/vae/wan2.2_vae.safetensors";
const HEADER = Buffer.from(JSON.stringify({ w: { dtype: "U8", shape: [3000], data_offsets: [0, 3000] } }));
const LENGTH = Buffer.alloc(8);
LENGTH.writeBigUInt64LE(BigInt(HEADER.length));
const MODEL = Buffer.concat([LENGTH, HEADER, Buffer.alloc(3000, 7)]);
const SHA256 = createHash("sha256").update(MODEL).digest("hex");

describe("The feature installer", () => {
  const shared = suiteFolder();
  let turn = 0;
  const scratch = () => join(shared(), String(turn));
  let hub: TurnServer;
  let host: StandInHost;
  let service: Service;
  const start = async (more: Record<string, string> = {}) => {
    const env = {
      ...{ HF_ENDPOINT: hub.origin, HF_TOKEN: "", STUDIO_NO_SDK_INSTALL: "0" },
      ...{ STUDIO_LOCAL_URL: host.url, STUDIO_HOST_FOLDER: join(scratch(), "host") },
    };
    service = await openService(scratch(), { runRoots: [scratch()], env: { ...env, ...more } });
  };
  beforeEach(async () => {
    turn++;
    hub = await openTurns();
    host = await openModelHost(["wan22_ti2v"]);
    host.models["vae"] = [];
    await mkdir(join(scratch(), "host", "models", "vae"), { recursive: true });
    await mkdir(join(scratch(), "host", "custom_nodes"));
  });
  afterEach(async () => {
    await service.stop();
    await host.close();
    await hub.close();
  });

  const get = async () => (await (await fetch(`${service.url}/studio/features`)).json()) as Reply;
  const post = async (path: string, body: object = {}) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${service.url}/studio/features${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> & Reply };
  };
  const settled = async () => {
    await until(async () => !(await get()).job.running, "the installation did not end");
    return (await get()).job.tasks;
  };
  const feature = async (id: string) => (await get()).features.find((each) => each.id === id);
  const whole: Turn = (_, response) =>
    response
      .writeHead(200, { "content-length": MODEL.length, "x-linked-etag": `"${SHA256}"`, "x-linked-size": MODEL.length })
      .end(MODEL);

  it("lists what is missing with where it comes from and goes to, and installs it", async () => {
    await start();
    const before = await feature("wan22_ti2v");
    expect(before).to.include({ group: "video", status: "partial" });
    const item = before?.items.find(({ name }) => name === NAME);
    expect(item).to.include({ key: `model:vae/${NAME}`, status: "missing", folder: "vae", target: "wan22_ti2v" });
    expect(item?.url).to.equal(`https://huggingface.co${PATH}`);

    const nowListed: Turn = (request, response) => {
      host.models["vae"] = [NAME];
      whole(request, response);
    };
    hub.answer({ [PATH]: [nowListed] });
    const asked = await post("/install", { features: ["wan22_ti2v"] });
    expect(asked.body).to.deep.include({ queued: [`model:vae/${NAME}`] });
    expect(await settled()).to.have.nested.property("[0].status", "done");
    expect(await readFile(join(scratch(), "host", "models", "vae", NAME))).to.deep.equal(MODEL);
    expect(await feature("wan22_ti2v")).to.include({ status: "installed" });
  });

  it("says the sizes of downloads, and asks for each once", async () => {
    await start();
    hub.answer({ [PATH]: [whole] });
    const sizes = async () => (await (await fetch(`${service.url}/studio/features/sizes`)).json()) as { sizes: object };
    expect((await sizes()).sizes).to.include({ [`https://huggingface.co${PATH}`]: MODEL.length });
    await sizes();
    expect(hub.asked.filter(({ url, method }) => url === PATH && method === "HEAD")).to.have.length(1);
  });

  it("says what a gated file needs, and goes on with the next", async () => {
    await start();
    hub.answer({ [PATH]: [send(401)] });
    await post("/install", { files: [NAME] });
    const [task] = await settled();
    expect(task).to.include({ status: "failed" });
    expect(task?.error).to.match(/needs a token: open https:\/\/huggingface.co\/Comfy-Org\/Wan_2.2_ComfyUI_Repackaged/);
  });

  it("skips what no record names or pins, in sentences", async () => {
    await start();
    const { body } = await post("/install", {
      files: ["x.safetensors"],
      classes: ["Nothing", "RTXVideoSuperResolution"],
      features: ["none"],
    });
    expect(body).to.deep.include({ queued: [] });
    expect(body["skipped"]).to.have.length(4);
    expect(String(body["skipped"]))
      .to.match(/no record of a target names x.safetensors/)
      .and.match(/no record pins a commit/);
  });

  it("answers 409 where nothing is known of the host's folder", async () => {
    await start({ STUDIO_HOST_FOLDER: "" });
    expect(await feature("wan22_ti2v")).to.include({ status: "unavailable" });
    const { status, body } = await post("/install", { features: ["wan22_ti2v"] });
    expect(status).to.equal(409);
    expect(body).to.include({ error: (await get()).place.why_not });
  });

  it("fetches the guide voice into the studio's own folder, without any host, and keeps only what has the hash of its record", async () => {
    await start({ STUDIO_HOST_FOLDER: "", STUDIO_LOCAL_URL: "" });
    const { name, url } = NEURAL_FILES.model;
    const listed = await feature("guide-voice");
    expect(listed).to.include({ group: "audio", status: "missing", restart: false });
    const where = listed?.items.find((item) => item.name === name)?.where ?? "";
    expect(where).to.match(/[\\/]studio[\\/]guide-voice$/);
    hub.answer({ [new URL(url).pathname]: [whole] });
    const { body } = await post("/install", { files: [name] });
    expect(body).to.deep.include({ queued: [`model:guide-voice/${name}`] });
    const [task] = await settled();
    expect(task).to.include({ status: "failed" });
    expect(task?.error).to.contain(name);
    expect(await readdir(where)).not.to.contain(name);
  });

  it("does not know what is installed while the host is silent", async () => {
    await start({ STUDIO_LOCAL_URL: "http://127.0.0.1:9" });
    expect(await feature("wan22_ti2v")).to.include({ status: "unknown" });
  });

  it("keeps the bytes of what was canceled, and goes on after the service was started again", async () => {
    await start();
    const half = Math.floor(MODEL.length / 2);
    const slow: Turn = (_, response) => {
      response.writeHead(200, { "content-length": MODEL.length, etag: '"a"', "x-linked-etag": `"${SHA256}"` });
      response.write(MODEL.subarray(0, half));
    };
    const part = join(scratch(), "host", "models", "vae", `${NAME}.part`);
    const kept = () =>
      until(async () => (await stat(part).catch(() => null))?.size === half, "half of it did not come");
    hub.answer({ [PATH]: [slow] });
    await post("/install", { files: [NAME] });
    await kept();
    await post("/cancel");
    expect(await settled()).to.have.nested.property("[0].status", "canceled");

    const rest: Turn = ({ headers }, response) => {
      expect(headers).to.include({ range: `bytes=${half}-`, "if-range": '"a"' });
      const range = { "content-range": `bytes ${half}-${MODEL.length - 1}/${MODEL.length}`, etag: '"a"' };
      response.writeHead(206, range);
      response.write(MODEL.subarray(half, half + 1));
    };
    hub.answer({ [PATH]: [rest] });
    await post("/install", { files: [NAME] });
    await until(async () => (await stat(part)).size === half + 1, "it was not gone on with");
    await service.stop();
    const last = { "content-range": `bytes ${half + 1}-${MODEL.length - 1}/${MODEL.length}`, etag: '"a"' };
    hub.answer({ [PATH]: [send(206, last, MODEL.subarray(half + 1))] });
    await start();
    expect(await settled()).to.have.nested.property("[0].status", "done");
    expect(await readdir(join(scratch(), "host", "models", "vae"))).to.deep.equal([NAME]);
    expect(await readFile(join(scratch(), "host", "models", "vae", NAME))).to.deep.equal(MODEL);
  });
});
