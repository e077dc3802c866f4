// Values that win over the build: docs/http.md "Cut and overrides" and "Episode target".
import { expect } from "chai";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { OverrideReply } from "../../../src/contracts/routes/overrides.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("overrides", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const path = () => join(studio.ep, "overrides.json");
  const onDisk = async () => JSON.parse(await readFile(path(), "utf8")) as OverridesFile;
  const put = (fields: object, more: object = {}) =>
    studio.put("/override", { ep: studio.ep, pass: "proxy", shot: "sh010", fields, ...more });
  const set = async (fields: object, more: object = {}) => (await put(fields, more).expect(200)).body as OverrideReply;
  const remove = async (query: object = {}) =>
    (await studio.delete("/override", { ep: studio.ep, shot: "sh010", ...query }).expect(200)).body as OverrideReply;
  const detail = async (query: object = {}) =>
    (await studio.get("/shot", { ep: studio.ep, pass: "proxy", shot: "sh010", ...query }).expect(200))
      .body as ShotDetail;
  const status = async () => (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;

  it("set a value for one pass or both, and share seed and note between them", async () => {
    const one = await set({ prompt: "as if painted", seed: "18446744073709551615", note: "try" });
    expect(one.override.proxy).to.deep.equal({
      prompt: "as if painted",
      seed: "18446744073709551615",
      note: "try",
      stale: false,
    });
    expect(one.override.final).to.deep.equal({ seed: "18446744073709551615", note: "try", stale: false });
    expect([one.target, one.built_target]).to.deep.equal(["animatic", "animatic"]);
    const both = await set({ negative: "" }, { both: true });
    expect(both.override.final).to.include({ negative: "" });
    expect((await detail()).effective).to.include({
      prompt: "as if painted",
      seed: "18446744073709551615",
      seed_source: "override",
    });
    expect((await detail()).built_values?.prompt).to.not.equal("as if painted");
  });

  it("clear one with null, a note or a model also with an empty text, and leave no empty blocks behind", async () => {
    await set({ prompt: "x", note: "y", model: "m.safetensors", loras: ["grain:0.5"] }, { both: true });
    await set({ prompt: null, model: "", note: "", loras: null }, { both: true });
    expect(await onDisk()).to.deep.equal({ episode: "tide" });
  });

  it("say what is written over a drawn take, in words that are known", async () => {
    await set({ slate: "clean" });
    expect((await detail()).effective).to.deep.include({ slate: "clean" });
    expect((await detail()).effective.sources?.["slate"]).to.deep.equal({ source: "override" });
    await put({ slate: "none" }).expect(400);
    await set({ slate: null });
    expect((await detail()).effective).to.deep.include({ slate: "full" });
    expect((await detail()).effective.sources?.["slate"]).to.deep.equal({ source: "preset" });
  });

  it("hold no LoRA at all as an empty list", async () => {
    expect((await set({ loras: [] })).override.proxy).to.deep.equal({ loras: [], stale: false });
  });

  it("turn stale when the story moves on, and still apply", async () => {
    await set({ prompt: "x" });
    const script = join(studio.ep, "tide.md");
    const text = await readFile(script, "utf8");
    await writeFile(script, text.replace(/^(## sh010.*)$/m, "$1\nmusic: a low drone"));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const found = await detail();
    expect(found.override_stale).to.equal(true);
    expect(found.effective.prompt).to.equal("x");
  });

  it("go with a pass, or all at once with the target", async () => {
    await set({ prompt: "x", seed: "5" }, { both: true });
    expect((await remove({ pass: "proxy" })).override).to.deep.equal({
      final: { prompt: "x", seed: "5", stale: false },
      proxy: { seed: "5", stale: false },
    });
    expect((await remove()).override).to.deep.equal({ final: { stale: false }, proxy: { stale: false } });
    expect(await onDisk()).to.deep.equal({ episode: "tide" });
  });

  it("keep keys that they do not know", async () => {
    const mine = { episode: "tide", shots: { sh020: { animatic: { note: "n", mood: "calm" } } }, colour: "teal" };
    await writeFile(path(), JSON.stringify(mine));
    await set({ note: "x" });
    await remove();
    expect(await onDisk()).to.deep.equal(mine);
  });

  for (const [what, fields, kind] of [
    ["a field that they do not know", { mood: "calm" }, 400],
    ["no field at all", {}, 400],
    ["a target that is an image's", { target: "krea2" }, 400],
    ["a seed past 64 bits", { seed: "18446744073709551616" }, 400],
    ["a size that is no size", { size: "wide" }, 400],
    ["steps of half a step", { steps: 1.5 }, 400],
  ] as const) {
    it(`refuse ${what}, and write nothing`, async () => {
      const { body } = await put(fields).expect(kind);
      expect((body as { error: string }).error).to.be.a("string");
      expect(await readdir(studio.ep)).to.not.include("overrides.json");
    });
  }

  it("refuse a shot of no build, and pass values of a pass that is not built", async () => {
    await put({ note: "x" }, { shot: "sh999" }).expect(404);
    await rm(join(studio.ep, "shotlist", "shotlist_proxy.json"));
    await put({ prompt: "x" }).expect(409);
    await put({ note: "x" }).expect(200);
  });

  it("refuse a broken file instead of writing over it", async () => {
    await writeFile(path(), "{");
    await put({ note: "x" }).expect(500);
    expect(await readFile(path(), "utf8")).to.equal("{");
  });

  it("give the episode a target, and take it back", async () => {
    const at = async (target: string | null) =>
      (await studio.put("/episode-target", { ep: studio.ep, target }).expect(200)).body as object;
    expect(await at("animatic")).to.deep.equal({ target: "animatic", target_source: "editor", series_target: null });
    expect(await status()).to.include({ target: "animatic", target_source: "editor" });
    expect(await onDisk()).to.deep.equal({ episode: { id: "tide", target: "animatic" } });
    expect(await at(null)).to.deep.equal({ target: "animatic", target_source: "default", series_target: null });
    expect(await onDisk()).to.deep.equal({ episode: "tide" });
    await studio.put("/episode-target", { ep: studio.ep }).expect(400);
    await studio.put("/episode-target", { ep: studio.ep, target: "krea2" }).expect(400);
  });

  it("keep the built target as the shot's own while the episode has another", async () => {
    expect((await set({ target: "animatic" })).override.proxy).to.not.have.property("target");
    await studio.put("/episode-target", { ep: studio.ep, target: "animatic" }).expect(200);
    const kept = await set({ target: "animatic" });
    expect(kept.override.proxy).to.include({ target: "animatic" });
    expect((await set({ target: null })).override.proxy).to.not.have.property("target");
  });
});

describe("where a setting comes from", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const sources = async (pass = "proxy") =>
    ((await studio.get("/shot", { ep: studio.ep, pass, shot: "sh010" }).expect(200)).body as ShotDetail).effective
      .sources;
  const edit = async (name: string, change: (text: string) => string) => {
    const path = join(studio.ep, name);
    await writeFile(path, change(await readFile(path, "utf8")));
    await studio.post("/build", { ep: studio.ep }).expect(200);
  };

  it("is told layer by layer, with the line of the script that says it", async () => {
    expect(await sources()).to.deep.include({ steps: { source: "preset" }, model: { source: "preset" } });
    await edit("series.json", (text) => {
      const config = JSON.parse(text) as Record<string, Record<string, unknown>>;
      config["proxy"] = { ...config["proxy"], steps: 4 };
      config["profiles"] = { night: { steps: 6, loras: ["grain:0.5"] } };
      return JSON.stringify(config, null, 2);
    });
    expect(await sources()).to.deep.include({ steps: { source: "proxy" }, loras: { source: "preset" } });
    await edit("tide.md", (text) => text.replace(/^(# .*)$/m, "$1\nprofile: night"));
    const lineOf = async (words: string) =>
      (await readFile(join(studio.ep, "tide.md"), "utf8")).split("\n").indexOf(words) + 1;
    const profile = { source: "sequence profile", line: await lineOf("profile: night") };
    expect(await sources()).to.deep.include({ steps: profile, loras: profile });
    await edit("tide.md", (text) => text.replace(/^(## sh010.*)$/m, "$1\nsteps: 9"));
    expect(await sources()).to.deep.include({ steps: { source: "shot", line: await lineOf("steps: 9") } });
    await studio.put("/override", { ep: studio.ep, shot: "sh010", fields: { steps: 12 } }).expect(200);
    expect(await sources()).to.deep.include({ steps: { source: "override" } });
    expect(await sources("final")).to.deep.include({ steps: { source: "shot", line: await lineOf("steps: 9") } });
  });
});
