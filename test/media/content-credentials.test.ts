// Films are signed only with the user's own program and key; what cannot be signed stands as it was.
import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentCredentials } from "../../src/media/credentials/content-credentials.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { placeStandInC2pa } from "../support/programs/stand-in-c2patool.ts";

const ABOUT = { title: "tide.mp4", version: "0.1.0", sourceType: "algorithmicMedia" };

describe("content credentials", () => {
  const folder = scratchFolder();
  const film = () => join(folder(), "tide.mp4");
  const open = async (more: object = {}, key = "a key") => {
    const [program, pem, scratch] = [await placeStandInC2pa(folder()), join(folder(), "key.pem"), join(folder(), "s")];
    await mkdir(scratch, { recursive: true });
    await Promise.all([writeFile(pem, key), writeFile(film(), "a film")]);
    const named = { program, key: pem, certificate: pem, algorithm: "es256" };
    return new ContentCredentials({ ...named, path: process.env["PATH"] ?? "", scratch, ...more });
  };

  it("are written with the user's key, and read again", async () => {
    const credentials = await open();
    expect([await credentials.canSign(), (await credentials.read(film())).state]).to.deep.equal([true, "none"]);
    await credentials.sign(film(), ABOUT);
    expect(await readFile(film(), "utf8")).to.match(/^a film/);
    expect(await credentials.read(film())).to.deep.equal({ state: "valid", text: "it is signed by Ada Films" });
    expect(await readdir(join(folder(), "s"))).to.deep.equal([]);
  });

  it("are not written without the program, a key or its certificates", async () => {
    for (const lacking of [{ program: "/gone/c2patool" }, { key: null }, { certificate: null }])
      expect(await (await open(lacking)).canSign()).to.equal(false);
    const without = await open({ program: null, path: "" });
    expect((await without.read(film())).state).to.equal("absent");
  });

  it("leave the film as it was when they cannot be written", async () => {
    const credentials = await open({}, "another key");
    const error = await credentials.sign(film(), ABOUT).catch((thrown: unknown) => (thrown as Error).message);
    expect(error).to.match(/^tide\.mp4 could not be signed \(.*the key is no good.*\): it stands unsigned$/);
    expect(await readFile(film(), "utf8")).to.equal("a film");
    expect(await readdir(join(folder(), "s"))).to.deep.equal([]);
  });
});
