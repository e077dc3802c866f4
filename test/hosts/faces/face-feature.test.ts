// The installation of the faces feature, with a program that stands in for npm and a server that stands in for the model zoo.
import { expect } from "chai";
import { readdir, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { FaceFeature } from "../../../src/hosts/faces/face-feature.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { placeStandInFaces, standInModels, standInRuntime } from "../../support/media/stand-in-faces.ts";
import { until } from "../../support/until.ts";

describe("the faces feature", () => {
  const scratch = scratchFolder();
  const folder = () => join(scratch(), "faces");
  let zoo: Server;
  let url: string;
  let served: (name: string) => string | undefined;
  beforeEach(async () => {
    served = (name) => name.replace(".onnx", "");
    zoo = createServer((request, response) => {
      const text = served(request.url?.slice(1) ?? "");
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await new Promise<void>((resolve) => zoo.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(zoo.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => zoo.close(resolve)));

  /** A feature whose npm writes these files, after it noted what it was asked for. */
  async function feature(files: Record<string, string> = standInRuntime(), more = ""): Promise<FaceFeature> {
    const script = join(scratch(), "npm.cjs");
    const code = `
      const { mkdirSync, writeFileSync } = require("node:fs"); const { dirname, join } = require("node:path");
      const args = process.argv.slice(2); writeFileSync(join(__dirname, "asked.txt"), args.join(" "));
      for (const [name, text] of Object.entries(${JSON.stringify(files)})) {
        const path = join(args[2], name); mkdirSync(dirname(path), { recursive: true }); writeFileSync(path, text);
      }
      ${more}`;
    await writeFile(script, code);
    return new FaceFeature({ folder: folder(), npm: [process.execPath, script], models: standInModels(url) });
  }
  const states = async (of: FaceFeature) => (await of.record()).files.map(({ state }) => state);

  it("is missing at first, and says what comes from where", async () => {
    const record = await new FaceFeature({ folder: folder() }).record();
    expect(record).to.include({ status: "missing", error: null, folder: join(folder(), "models") });
    expect(record.command).to.equal(`npm install --prefix "${join(folder(), "runtime")}" onnxruntime-web@1.30.0`);
    expect(record.files.map(({ name, state }) => [name, state])).to.deep.equal([
      ["face_detection_yunet_2023mar.onnx", "missing"],
      ["face_recognition_sface_2021dec.onnx", "missing"],
    ]);
    expect(record.files[0]?.url).to.match(/^https:.*\/[0-9a-f]{40}\/models\/.*2023mar\.onnx$/);
  });

  it("is installed in the background, without what is not loaded of the runtime", async () => {
    const faces = await feature();
    faces.install();
    expect((await faces.record()).status).to.equal("installing");
    expect(await faces.parts()).to.equal(null);
    await faces.settled();
    expect(await faces.record()).to.include({ status: "ready", error: null });
    const dist = join(folder(), "runtime/node_modules/onnxruntime-web/dist");
    expect(await readdir(dist)).to.deep.equal(["ort.node.min.mjs"]);
    expect(await readdir(join(folder(), "models"))).to.have.members(["detector.onnx", "embedder.onnx"]);
    expect(await faces.parts()).to.deep.equal({
      runtime: join(dist, "ort.node.min.mjs"),
      detector: join(folder(), "models/detector.onnx"),
      embedder: join(folder(), "models/embedder.onnx"),
    });
  });

  it("takes a model that is another one for none, and leaves nothing of it", async () => {
    served = () => "something else";
    const faces = await feature();
    faces.install();
    await faces.settled();
    const { status, error } = await faces.record();
    expect([status, error]).to.deep.equal([
      "failed",
      `detector.onnx could not be fetched (another file is served there): get it from ${url}/detector.onnx and put it into the folder of models`,
    ]);
    expect(await readdir(join(folder(), "models"))).to.deep.equal([]);
  });

  it("goes on with what is missing when it is asked again", async () => {
    served = (name) => (name === "detector.onnx" ? "detector" : undefined);
    const faces = await feature();
    faces.install();
    await faces.settled();
    expect(await states(faces)).to.deep.equal(["ready", "missing"]);
    served = (name) => (name === "embedder.onnx" ? "embedder" : undefined);
    faces.install();
    await faces.settled();
    expect((await faces.record()).status).to.equal("ready");
  });

  it("counts files that a person put there, and tells a wrong one", async () => {
    await placeStandInFaces(folder());
    const faces = await feature();
    expect((await faces.record()).status).to.equal("ready");
    await writeFiles(join(folder(), "models"), { "embedder.onnx": "of another version" });
    expect(await states(faces)).to.deep.equal(["ready", "other"]);
    expect((await faces.record()).status).to.equal("missing");
  });

  it("takes no other version of the runtime", async () => {
    const faces = await feature(standInRuntime("1.0.0"));
    faces.install();
    await faces.settled();
    expect((await faces.record()).error).to.equal("npm ended well, and onnxruntime-web@1.30.0 is not there");
  });

  it("is not installed any further when the service stops", async () => {
    const faces = await feature({}, "setInterval(() => 1, 1000);");
    faces.install();
    await until(async () => (await readdir(scratch())).includes("asked.txt"), "the runtime was not asked for");
    await faces.close();
    expect((await faces.record()).status).to.equal("failed");
    expect(await readdir(folder())).to.deep.equal([]);
  });
});
