// A published film says what it is made of, and whether each part still is what it was; one that is signed plays as it did.
import { expect } from "chai";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { openScratch, type Scratch } from "../../support/episodes/scratch-folder.ts";
import { decodedHash } from "../../support/media/decoded-hash.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { placeStandInC2pa } from "../../support/programs/stand-in-c2patool.ts";

interface Verified {
  same: boolean;
  clips: { shot: string; picture: string; same: boolean }[];
  differs: { text: string }[];
  source_type: string | null;
  credentials: { state: string };
}

describe("GET /studio/master/verify", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  let studio: RealStudio;
  before(async () => {
    scratch = await openScratch();
    const program = await placeStandInC2pa(scratch.folder);
    const key = join(scratch.folder, "key.pem");
    await writeFile(key, "a key");
    studio = await openRealStudio({ env: { STUDIO_C2PATOOL: program, STUDIO_C2PA_KEY: key, STUDIO_C2PA_CERT: key } });
    await placeTakes(studio);
    await mkdir(join(studio.ep, "publish"), { recursive: true });
  });
  after(async () => {
    await studio.close();
    await scratch.remove();
  });
  const path = "publish/tide_proxy.mp4";
  const verify = async () => (await studio.get("/master/verify", { ep: studio.ep, path }).expect(200)).body as Verified;

  it("refuses a film without a proof, and one outside the episode", async () => {
    await studio.get("/master/verify", { ep: studio.ep, path: "renders_proxy/tide_proxy.mp4" }).expect(404);
    await studio.get("/master/verify", { ep: studio.ep, path: "../up.mp4" }).expect(403);
  });

  it("says of each clip what it is, and that all is as it was", async () => {
    const { body } = await studio.post("/assemble", { ep: studio.ep, publish: true }).expect(200);
    const { ok, report, cut, output } = body as { ok: boolean; report: string; cut: string; output: string };
    expect(ok).to.equal(true);
    expect(report).to.contain("it is signed").and.contain("tide_proxy.mp4.proof.json");
    expect(await decodedHash(output)).to.match(/^MD5=/);
    const picture = async (film: string) => (await decodedHash(film)).split(" ")[0];
    expect(await picture(output)).to.equal(await picture(cut));
    const found = await verify();
    expect(found).to.deep.include({ same: true, differs: [], source_type: "algorithmicMedia" });
    expect(found.credentials.state).to.equal("valid");
    expect(found.clips.map(({ shot, picture: file, same }) => [shot, file, same])).to.deep.equal([
      ["sh010", "renders_proxy/sh010/sh010_t01.mp4", true],
      ["sh020", "renders_proxy/sh020/sh020_t01.mp4", true],
      ["sh030", "renders_proxy/sh030/sh030_t01.mp4", true],
    ]);
  });

  it("names what is another thing now", async () => {
    await appendFile(join(studio.ep, "renders_proxy/sh020/sh020_t01.mp4"), "x");
    await appendFile(join(studio.ep, path), "x");
    const found = await verify();
    expect(found.same).to.equal(false);
    expect(found.clips.map(({ same }) => same)).to.deep.equal([true, false, true]);
    expect(found.differs.map(({ text }) => text)).to.deep.equal([
      "tide_proxy.mp4 is another file now than the one that was made",
      "renders_proxy/sh020/sh020_t01.mp4, which take 1 of sh020 plays, is another file now",
      "take 1 of sh020 (proxy) has another film now",
    ]);
  });
});
