// Shots that carry on from the one before, rendered on a workflow host: docs/http.md "Rendering", rules 6 and 7.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Jimp } from "jimp";
import { splitLatent } from "../../../src/core/media/latent-file.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import { latentFile } from "../../support/media/latent-file.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";

/** The second shot carries on from the first. */
const carryingOn = (mode: string) => threeShots.replace("## sh020\n", `## sh020\ncontinuous: ${mode}\n`);

describe("a shot that carries on, on a workflow host", () => {
  let at: HostStudio;
  const open = async (target: string, mode: string) => {
    at = await openHostStudio(target, { script: carryingOn(mode) });
    await at.allPictures();
  };
  afterEach(() => at.close());
  const both = { shots: ["sh020", "sh010"], allow_missing_refs: true };
  const uploaded = (name: unknown) => {
    const bytes = at.host.uploads.get(String(name).replace(/ \[\w+\]$/, ""));
    expect(bytes, `${String(name)} of ${[...at.host.uploads.keys()].join()}`).to.not.equal(undefined);
    return bytes!;
  };

  it("waits for the shot before it in the same request, and starts from its last frame", async () => {
    await open("wan22_ti2v", "first");
    const { body } = await at.render(both);
    expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
    expect(body.queued.map(({ shot }: { shot: string }) => shot)).to.deep.equal(["sh010", "sh020"]);
    const [before, after] = body.queued as { prompt_id: string }[];
    expect(body.continuity_at_start).to.have.length(1);
    const { jobs } = (await at.studio.get("/jobs").expect(200)).body as { jobs: { id: string; after?: string }[] };
    expect(before!.prompt_id).to.be.a("string");
    expect(jobs.find(({ id }) => id === after!.prompt_id)?.after).to.equal(before!.prompt_id);
    await at.studio.idle();
    const record = await at.sidecar(1, "sh020");
    expect(record.status, record.save_notes).to.equal("ok");
    const first = await Jimp.fromBuffer(uploaded(at.ofClass("LoadImage")[0]!.inputs["image"]));
    expect([first.bitmap.width, first.bitmap.height]).to.deep.equal([64, 48]);
    expect(at.host.accepted).to.have.length(2);
  });

  it("is not rendered when the shot before it fails", async () => {
    await open("wan22_ti2v", "first");
    at.host.switches.fails = "CUDA out of memory";
    await at.render(both);
    await at.studio.idle();
    expect(at.host.accepted).to.have.length(1);
    expect((await at.sidecar(1, "sh020")).status).to.equal("failed");
  });

  it("holds the frames of the take before, where no latent of it was kept", async () => {
    await open("minimax_h3_ref2va", "latent");
    await at.render(both);
    await at.studio.idle();
    const { continued_from, status, save_notes } = await at.sidecar(1, "sh020");
    expect(status, save_notes).to.equal("ok");
    expect(continued_from).to.include({ shot: "sh010", take: 1, pass: "proxy", via: "frames" });
  });

  it("holds the latents that were kept, picture and sound, on the host that made them", async () => {
    await open("minimax_h3_ref2va", "latent");
    const saved = [latentFile([1, 24, 4, 6, 8], 3), latentFile([1, 64, 20], 5)];
    at.host.latents = saved;
    await at.render({ ...both, shots: ["sh010"], save_latent: true });
    await at.studio.idle();
    const { latent } = await at.sidecar();
    expect(latent).to.equal("sh010_t01.latent.safetensors");
    const kept = splitLatent(await readFile(join(at.studio.ep, "renders_proxy/sh010", latent!)));
    expect([kept!.video.length, kept!.audio!.length].every((length) => length > 100)).to.equal(true);
    await at.render({ ...both, shots: ["sh020"] });
    await at.studio.idle();
    const record = await at.sidecar(1, "sh020");
    expect(record.status, record.save_notes).to.equal("ok");
    expect(record.continued_from).to.include({ shot: "sh010", via: "latent" });
    const loaded = at.ofClass("LoadLatent").map(({ inputs }) => uploaded(inputs["latent"]));
    expect(loaded.map((bytes) => bytes.length)).to.deep.equal([kept!.video.length, kept!.audio!.length]);
  });
});
