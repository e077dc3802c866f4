// Overrides written into the texts: docs/http.md "Promote".
import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { PromotePlan } from "../../../src/contracts/routes/promote.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("promoting overrides", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const script = () => readFile(join(studio.ep, "tide.md"), "utf8");
  const overrides = async () => JSON.parse(await readFile(join(studio.ep, "overrides.json"), "utf8")) as OverridesFile;
  const set = (shot: string, fields: object, more: object = {}) =>
    studio.put("/override", { ep: studio.ep, shot, fields, both: true, ...more }).expect(200);
  const plan = async (query: object = {}) =>
    (await studio.get("/promote", { ep: studio.ep, ...query }).expect(200)).body as PromotePlan;
  const promote = (body: object) => studio.post("/promote", { ep: studio.ep, ...body });
  const effective = async (shot: string, pass: string) =>
    ((await studio.get("/shot", { ep: studio.ep, pass, shot }).expect(200)).body as ShotDetail).effective;

  it("plans lines for what a script can say, tells what it cannot, and shows the diff", async () => {
    await set("sh010", {
      model: "big.safetensors",
      loras: ["grain:0.5"],
      steps: 12,
      seed: "7",
      note: "hm",
      prompt: "x",
    });
    const { items, left, diffs, hashes } = await plan();
    expect(items.map(({ id, summary }) => [id, summary])).to.deep.equal([
      ["shot:sh010:model", "sh010: model: big.safetensors"],
      ["shot:sh010:loras", "sh010: lora: grain:0.5"],
      ["shot:sh010:steps", "sh010: steps: 12"],
    ]);
    expect(new Set(left.map(({ field }) => field))).to.deep.equal(new Set(["seed", "note", "prompt"]));
    expect(diffs.series).to.equal("");
    expect(diffs.script.split("\n").filter((line) => /^[+-][^+-]/.test(line))).to.deep.equal([
      "+model: big.safetensors",
      "+lora: grain:0.5",
      "+steps: 12",
    ]);
    expect(hashes.script).to.match(/^[0-9a-f]{40}$/);
  });

  it("writes them, clears them, builds, and renders the same as before", async () => {
    await set("sh010", { model: "big.safetensors", steps: 12, seed: "7" });
    const before = [await effective("sh010", "final"), await effective("sh010", "proxy")];
    const old = await script();
    const { hashes, items } = await plan();
    const { body } = await promote({ items: "all", hashes }).expect(200);
    expect(body).to.deep.include({ promoted: items.map(({ id }) => id) });
    expect((body as { build: { ok: boolean } }).build.ok).to.equal(true);
    expect(await overrides()).to.deep.equal({ episode: "tide", shots: { sh010: { animatic: { seed: "7" } } } });
    const after = [await effective("sh010", "final"), await effective("sh010", "proxy")];
    for (const [i, one] of after.entries()) {
      const { model, steps, loras, target } = before[i]!;
      expect(one).to.deep.include({ model, steps, loras, target });
    }
    const kept = (await script())
      .split("\n")
      .filter((line) => line !== "model: big.safetensors" && line !== "steps: 12");
    expect(kept.join("\n")).to.equal(old);
    expect((await readdir(join(studio.ep, "_history"))).length).to.equal(1);
  });

  it("writes only what is chosen", async () => {
    await set("sh010", { model: "a.safetensors", steps: 12 });
    await set("sh020", { steps: 9 });
    const { hashes } = await plan();
    const { body } = await promote({ items: ["shot:sh020:steps"], hashes }).expect(200);
    expect((body as { promoted: string[] }).promoted).to.deep.equal(["shot:sh020:steps"]);
    expect(Object.keys((await overrides()).shots ?? {})).to.deep.equal(["sh010"]);
    expect((await plan({ shot: "sh010" })).items).to.have.length(2);
  });

  it("leaves what the passes do not share, and stacks of LoRAs", async () => {
    await set("sh010", { steps: 12 }, { both: false, pass: "final" });
    await set("sh020", { loras: ["a", "b:0.5"] });
    const { items, left } = await plan();
    expect(items).to.deep.equal([]);
    expect(left.map(({ shot, field }) => [shot, field])).to.deep.equal([
      ["sh010", "steps"],
      ["sh020", "loras"],
    ]);
    expect(left[0]?.reason).to.include("two passes");
    expect(left[1]?.reason).to.include("stack of 2");
  });

  it("writes the episode's target into the series config, and keeps that file's own layout", async () => {
    const path = join(studio.ep, "series.json");
    const tabbed = `${JSON.stringify(JSON.parse(await readFile(path, "utf8")), null, "\t")}\n`;
    await writeFile(path, tabbed);
    await studio.put("/episode-target", { ep: studio.ep, target: "animatic" }).expect(200);
    const { items, diffs, hashes } = await plan();
    expect(items.map(({ id }) => id)).to.deep.equal(["episode:target"]);
    expect(diffs.series).to.match(/^# series\.json is not laid out /);
    await promote({ items: "all", hashes }).expect(200);
    const now = await readFile(path, "utf8");
    expect(JSON.parse(now)).to.have.nested.property("series.target", "animatic");
    expect(now).to.include('\n\t\t"target": "animatic"');
    const unchanged = now.split("\n").filter((line) => tabbed.split("\n").includes(line));
    expect(unchanged.length).to.be.at.least(tabbed.split("\n").length - 1);
    expect(await overrides()).to.deep.equal({ episode: "tide" });
  });

  it("stops when a file changed since the plan, with what it is now", async () => {
    await set("sh010", { steps: 12 });
    const { hashes } = await plan();
    const mine = `${await script()}// by another hand\n`;
    await writeFile(join(studio.ep, "tide.md"), mine);
    const { body } = await promote({ items: "all", hashes }).expect(409);
    expect(body).to.include({ file: "script", text: mine });
    expect(await script()).to.equal(mine);
    expect((await overrides()).shots).to.have.property("sh010");
  });

  it("writes neither text when the config changed since the plan", async () => {
    await set("sh010", { steps: 12 });
    await studio.put("/episode-target", { ep: studio.ep, target: "animatic" }).expect(200);
    const before = await script();
    const { hashes } = await plan();
    const path = join(studio.ep, "series.json");
    const mine = `${await readFile(path, "utf8")}\n\n`;
    await writeFile(path, mine);
    const { body } = await promote({ items: "all", hashes }).expect(409);
    expect(body).to.include({ file: "series", text: mine });
    expect([await script(), (await plan()).items.length]).to.deep.equal([before, 2]);
  });

  it("writes all that is asked for by name, or nothing, and tells why", async () => {
    await set("sh010", { steps: 12, prompt: "x" });
    const { hashes } = await plan();
    const before = await script();
    const { body } = await promote({ items: ["shot:sh010:steps", "shot:sh010:prompt"], hashes }).expect(400);
    expect((body as { error: string }).error).to.match(/shot:sh010:prompt.* cannot be promoted: the script has/);
    expect(await script()).to.equal(before);
  });

  it("makes no take stale that was made with the same values", async () => {
    await set("sh030", { steps: 12 });
    await studio.post("/render", { ep: studio.ep, shots: ["sh030"] }).expect(200);
    await studio.idle();
    const { hashes } = await plan();
    await promote({ items: "all", hashes }).expect(200);
    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "proxy" }).expect(200);
    const { shots } = body as { shots: { shot: string; takes: { status: string; stale: string[] }[] }[] };
    const takes = shots.find(({ shot }) => shot === "sh030")?.takes;
    expect(takes?.map(({ status, stale }) => [status, stale])).to.deep.equal([["ok", []]]);
  });

  it("writes a reference's prompt into the config, clears it, and says so", async () => {
    const file = join(studio.ep, "refs", "_overrides.json");
    await mkdir(dirname(file), { recursive: true });
    const refs = { "location:quay": { prompt: "an iron quay at noon", seed: "7" }, "voice:ada": { prompt: "low" } };
    await writeFile(file, JSON.stringify({ refs }));
    const { items, left, hashes } = await plan();
    expect(items.map(({ id, scope, ref }) => [id, scope, ref])).to.deep.equal([
      ["ref:location:quay:prompt", "ref", "location:quay"],
    ]);
    expect(left.map(({ ref, field }) => [ref, field])).to.deep.equal([
      ["location:quay", "seed"],
      ["voice:ada", "prompt"],
    ]);
    const said = await studio.saidDuring(async () => {
      const { body } = await promote({ items: "all", hashes }).expect(200);
      expect(body).to.deep.include({ promoted: ["ref:location:quay:prompt"] });
    });
    const config = JSON.parse(await readFile(join(studio.ep, "series.json"), "utf8")) as object;
    expect(config).to.have.nested.property("locations.quay.description", "an iron quay at noon");
    const kept = { refs: { "location:quay": { seed: "7" }, "voice:ada": { prompt: "low" } } };
    expect(JSON.parse(await readFile(file, "utf8"))).to.deep.equal(kept);
    const about = { ep: studio.ep, ref: "location:quay", view: null, take: null };
    expect(said).to.deep.equal([
      { type: "studio.episode", data: { ep: studio.ep } },
      { type: "studio.ref", data: { ...about, status: "promoted" } },
    ]);
  });

  it("refuses items that there are none of, a body without hashes, and texts that do not build", async () => {
    const { hashes } = await plan();
    await promote({ items: ["shot:sh999:steps"], hashes }).expect(400);
    await studio.get("/promote", { ep: studio.ep, shot: "sh999" }).expect(404);
    await promote({ items: "all" }).expect(400);
    await writeFile(join(studio.ep, "tide.md"), "= tide\n");
    await studio.get("/promote", { ep: studio.ep }).expect(400);
  });

  it("answers without a build when there is nothing to promote", async () => {
    const { hashes } = await plan();
    const { body } = await promote({ items: "all", hashes }).expect(200);
    expect(body).to.deep.equal({ promoted: [], left: [], hashes, build: null });
  });
});
