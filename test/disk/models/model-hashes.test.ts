// SHA-256 of a host's model files: taken where its folders are on this machine, and once for as long as a file is the same.
import { expect } from "chai";
import { mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../../../src/core/lib/hash.ts";
import { openHostFolder } from "../../../src/disk/models/host-folder.ts";
import { ModelHashes } from "../../../src/disk/models/model-hashes.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const FILE = { folder: "loras", file: "fast.safetensors" };
const LONG_AGO = new Date(2020, 0, 1);

describe("the hashes of model files", () => {
  const folder = scratchFolder();
  const path = () => join(folder(), "models", "loras", FILE.file);
  const cachePath = () => join(folder(), "model_hashes.json");
  const open = async () =>
    new ModelHashes({ folder: await openHostFolder(folder()), cachePath: cachePath(), clock: systemClock });
  beforeEach(async () => {
    await mkdir(join(folder(), "models", "loras"), { recursive: true });
    await writeFile(path(), "a model");
    await utimes(path(), LONG_AGO, LONG_AGO);
  });

  it("are those of the files, null for one that is not here or may not be looked at", async () => {
    const hashes = await open();
    const files = [FILE, { folder: "loras", file: "gone.safetensors" }, { folder: "..", file: "loras" }];
    expect(await hashes.read(files)).to.deep.equal([sha256("a model"), null, null]);
    const none = new ModelHashes({ folder: null, cachePath: cachePath(), clock: systemClock });
    expect(await none.read([FILE])).to.deep.equal([null]);
  });

  it("are not taken where that was not asked for, and known ones are told all the same", async () => {
    const hashes = await open();
    const mayRead = () => false;
    expect(await hashes.read([FILE], { mayRead })).to.deep.equal([null]);
    await hashes.read([FILE]);
    expect(await hashes.read([FILE], { mayRead })).to.deep.equal([sha256("a model")]);
  });

  it("are taken once, over restarts too, until the file is another one", async () => {
    await (await open()).read([FILE]);
    const kept = JSON.parse(await readFile(cachePath(), "utf8")) as { files: Record<string, { sha256: string }> };
    const [known] = Object.values(kept.files);
    expect(known?.sha256).to.equal(sha256("a model"));
    await writeFile(cachePath(), JSON.stringify(kept).replace(sha256("a model"), sha256("kept")));
    expect(await (await open()).read([FILE])).to.deep.equal([sha256("kept")]);
    await writeFile(path(), "another model");
    expect(await (await open()).read([FILE])).to.deep.equal([sha256("another model")]);
  });
});
