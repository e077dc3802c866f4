import { expect } from "chai";
import { mkdir, readFile, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openHostFolder } from "../../../src/disk/models/host-folder.ts";
import { ModelHeaders } from "../../../src/disk/models/model-headers.ts";
import { families } from "../../support/servers/model-choices.ts";
import { modelFile, TI2V_TENSORS } from "../../support/media/model-file.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const TODAY = { now: () => new Date("2026-06-01T00:00:00Z") };
const GOOD = modelFile(TI2V_TENSORS);

describe("headers of a host's model files", () => {
  const folder = scratchFolder();
  const cachePath = () => join(folder(), "modelid_cache.json");

  async function put(files: Readonly<Record<string, Uint8Array>>): Promise<void> {
    await writeFiles(folder(), files);
    for (const path of Object.keys(files)) await utimes(join(folder(), path), LONG_AGO, LONG_AGO);
  }

  async function open(table = families): Promise<ModelHeaders> {
    const host = await openHostFolder(folder());
    return new ModelHeaders({ folder: host, cachePath: cachePath(), families: table, clock: TODAY });
  }

  async function reported(file: string, headers?: ModelHeaders, models = "diffusion_models") {
    const [said] = await (headers ?? (await open())).read([{ folder: models, file }]);
    return said?.families ?? said;
  }

  it("tell the family of a file, however the host separates its folders", async () => {
    await put({ "models/diffusion_models/wan/a.safetensors": GOOD });
    expect(await reported("wan/a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
    expect(await reported("wan\\a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("are read under a folder's old name too", async () => {
    await put({ "models/unet/a.safetensors": GOOD });
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("are read where extra_model_paths.yaml says", async () => {
    const yaml = "other:\n  base_path: shared\n  diffusion_models: |\n    one\n    two\n";
    await put({ "shared/two/a.safetensors": GOOD, "extra_model_paths.yaml": Buffer.from(yaml) });
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  for (const [what, bytes] of [
    ["an empty file", new Uint8Array()],
    ["a file of seven bytes", GOOD.slice(0, 7)],
    ["a torn header", GOOD.slice(0, 60)],
    ["a length beyond the file", modelFile(TI2V_TENSORS, { says: 1000n })],
    ["a length beyond all bounds", modelFile(TI2V_TENSORS, { says: (1n << 64n) - 1n })],
    ["no length", modelFile(TI2V_TENSORS, { says: 0n })],
    ["no JSON", modelFile({}, { header: "<html>" })],
    ["a list", modelFile({}, { header: "[]" })],
    ["null", modelFile({}, { header: "null" })],
    ["depth without end", modelFile({}, { header: "[".repeat(100_000) })],
    ["tensors without shapes", modelFile({}, { header: '{"a": 1}' })],
    ["shapes of words", modelFile({}, { header: '{"a": {"shape": ["x"]}}' })],
  ] as const) {
    it(`are nothing in ${what}`, async () => {
      await put({ "models/diffusion_models/a.safetensors": bytes });
      expect(await reported("a.safetensors")).to.equal(null);
    });
  }

  for (const name of [
    "../secret.safetensors",
    "/etc/secret.safetensors",
    "a/../../secret.safetensors",
    "C:\\s.safetensors",
    "",
  ]) {
    it(`are never looked for outside of the models folder: ${name || "no name"}`, async () => {
      await put({ "models/secret.safetensors": GOOD, "secret.safetensors": GOOD });
      expect(await reported(name)).to.equal(null);
      expect(await reported("secret.safetensors", undefined, "..")).to.equal(null);
    });
  }

  it("are read through a link, as people keep their models on another disk", async () => {
    await put({ "elsewhere/a.safetensors": GOOD });
    await mkdir(join(folder(), "models"));
    await symlink(join(folder(), "elsewhere"), join(folder(), "models/diffusion_models"));
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("of great length are read as well", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 8000 }, (_, i) => [`blocks.3.some_long_layer_name.${i}.weight`, [1]]),
    );
    await put({ "models/diffusion_models/a.safetensors": modelFile({ ...many, ...TI2V_TENSORS }) });
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("are remembered over a restart for as long as the file is the same", async () => {
    const path = "models/diffusion_models/a.safetensors";
    await put({ [path]: GOOD });
    await reported("a.safetensors");
    await put({ [path]: Buffer.alloc(GOOD.length) }); // same size and time: only memory can still tell
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
    await writeFile(join(folder(), path), "other");
    await utimes(join(folder(), path), LONG_AGO, LONG_AGO);
    expect(await reported("a.safetensors")).to.equal(null);
  });

  it("are forgotten when the table of families is another", async () => {
    await put({ "models/diffusion_models/a.safetensors": GOOD });
    await reported("a.safetensors");
    expect(await reported("a.safetensors", await open({}))).to.deep.equal([]);
  });

  it("of a file that was written a moment ago are not remembered", async () => {
    await put({ "models/diffusion_models/a.safetensors": GOOD });
    const moment = new Date(TODAY.now().getTime() - 1000);
    await utimes(join(folder(), "models/diffusion_models/a.safetensors"), moment, moment);
    await reported("a.safetensors");
    expect(await readFile(cachePath(), "utf8").catch(() => "none")).to.equal("none");
  });

  it("survive a broken memory, and one that cannot be written", async () => {
    await put({ "models/diffusion_models/a.safetensors": GOOD });
    await writeFile(cachePath(), "{");
    expect(await reported("a.safetensors")).to.deep.equal(["wan2.2-ti2v-5b"]);
    const host = await openHostFolder(folder());
    const nowhere = new ModelHeaders({ folder: host, cachePath: join(folder(), "models"), families, clock: TODAY });
    expect(await reported("a.safetensors", nowhere)).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("are found where the host says that it keeps its files", async () => {
    await put({ "elsewhere/a.safetensors": GOOD, "a.safetensors": GOOD });
    const host = await openHostFolder(folder(), { diffusion_models: [join(folder(), "elsewhere")] });
    const headers = new ModelHeaders({ folder: host, cachePath: cachePath(), families, clock: TODAY });
    expect(await reported("a.safetensors", headers)).to.deep.equal(["wan2.2-ti2v-5b"]);
    expect(await reported("../a.safetensors", headers)).to.equal(null);
    expect(await reported("a.safetensors", headers, "vae")).to.equal(null);
  });

  it("cannot be read while the host's folder is not known", async () => {
    const blind = new ModelHeaders({ folder: null, cachePath: cachePath(), families, clock: TODAY });
    expect(blind.canRead).to.equal(false);
    expect(await reported("a.safetensors", blind)).to.equal(null);
  });
});
