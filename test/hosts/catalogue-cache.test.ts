import { expect } from "chai";
import type { Host } from "../../src/hosts/host.ts";
import { cacheCatalogue } from "../../src/hosts/catalogue-cache.ts";

type Folders = Readonly<Record<string, readonly string[]>>;

/** A host of these folders that counts what it is asked; null: it does not answer. */
function hostOf(answers: { folders: Folders | null }) {
  const asked: string[] = [];
  const host = {
    url: "http://host",
    down: async () => null,
    folders: async () => (answers.folders ? Object.keys(answers.folders) : undefined),
    nodeClasses: async () => (asked.push("nodes"), answers.folders && {}) ?? undefined,
    models: async (folder: string) => (
      asked.push(folder),
      answers.folders ? [...(answers.folders[folder] ?? [])] : undefined
    ),
  } as unknown as Host;
  return { host, asked };
}

describe("a host's catalogue", () => {
  let now = 0;
  const clock = { now: () => new Date(now) };
  beforeEach(() => (now = 1_000_000));

  it("asks once for all who ask within half a minute, and hands out the same list", async () => {
    const { host, asked } = hostOf({ folders: { vae: ["a"] } });
    const catalogue = cacheCatalogue(() => host, clock)();
    const both = await Promise.all([catalogue?.models("vae"), catalogue?.models("vae")]);
    now += 29_999;
    expect(await catalogue?.models("vae")).to.equal(both[0]);
    expect(both[0]).to.equal(both[1]);
    expect(asked).to.deep.equal(["vae"]);
    now += 1;
    await catalogue?.models("vae");
    expect(asked).to.deep.equal(["vae", "vae"]);
  });

  it("asks again for who wants it fresher", async () => {
    const { host, asked } = hostOf({ folders: { vae: ["a"] } });
    const catalogue = cacheCatalogue(() => host, clock)();
    await catalogue?.models("vae");
    now += 4000;
    await catalogue?.models("vae", 3000);
    await catalogue?.models("vae", 3000);
    expect(asked).to.have.length(2);
  });

  it("never keeps silence", async () => {
    const answers: { folders: Folders | null } = { folders: null };
    const { host } = hostOf(answers);
    const catalogue = cacheCatalogue(() => host, clock)();
    expect([await catalogue?.models("vae"), await catalogue?.nodeClasses()]).to.deep.equal([undefined, undefined]);
    answers.folders = { vae: ["a"] };
    expect([await catalogue?.models("vae"), await catalogue?.nodeClasses()]).to.deep.equal([["a"], {}]);
  });

  it("lists quantized files with the others of their folder, where the host has a folder of them", async () => {
    const folders = { diffusion_models: ["a.safetensors"], unet_gguf: ["a-Q4.gguf"], text_encoders: ["b.safetensors"] };
    const { host, asked } = hostOf({ folders });
    const catalogue = cacheCatalogue(() => host, clock)();
    expect(await catalogue?.models("diffusion_models")).to.deep.equal(["a.safetensors", "a-Q4.gguf"]);
    expect(await catalogue?.models("text_encoders")).to.deep.equal(["b.safetensors"]);
    expect(asked).to.deep.equal(["diffusion_models", "unet_gguf", "text_encoders"]);
  });

  it("finds models where an older host keeps them", async () => {
    const { host } = hostOf({ folders: { unet: ["a"], clip: ["b"], vae: [] } });
    const catalogue = cacheCatalogue(() => host, clock)();
    expect(await catalogue?.models("diffusion_models")).to.deep.equal(["a"]);
    expect(await catalogue?.models("text_encoders")).to.deep.equal(["b"]);
    expect(await catalogue?.models("vae")).to.deep.equal([]);
  });

  it("is another one for another host, and none without", async () => {
    const [first, second] = [hostOf({ folders: { vae: ["a"] } }), hostOf({ folders: { vae: ["b"] } })];
    let host: Host | null = first.host;
    const open = cacheCatalogue(() => host, clock);
    expect(await open()?.models("vae")).to.deep.equal(["a"]);
    host = second.host;
    expect(await open()?.models("vae")).to.deep.equal(["b"]);
    host = null;
    expect(open()).to.equal(null);
  });
});
