// A dry run tells what is then sent: each case asks for one, renders, and compares with what the stand-ins got. docs/http.md "Dry runs".
import { expect } from "chai";
import { pngOf } from "../../support/media/one-colour.ts";
import { join } from "node:path";
import type { DryRunReply, DryRunShot } from "../../../src/contracts/routes/renders/dry-run.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";
import { smallFilm } from "../../support/media/small-film.ts";

const GRAPH_TARGETS = [
  "minimax_h3_ref2va",
  "minimax_h3_fl2va",
  "ltx2",
  "ltx2_ingredients",
  "wan22_i2v",
  "wan22_ti2v",
  "wan22_vace",
] as const;
const KEY = "comfyui-0123456789abcdef";
const SEEDANCE = "byteplus/dreamina-seedance-2-5-260628";

type Json = Record<string, unknown>;

const asker =
  (studio: () => RealStudio) =>
  async (more: object = {}): Promise<DryRunReply> => {
    const body = { ep: studio().ep, pass: "proxy", shots: ["sh010"], ...more };
    return (await studio().post("/shot/dryrun", body).expect(200)).body as DryRunReply;
  };

/** The row of a shot. */
const shotOf = ({ shots }: DryRunReply, id = "sh010"): DryRunShot => {
  const found = shots.find(({ shot }) => shot === id);
  if (!found) throw new Error(`no row of ${id}`);
  return found;
};

/** The bytes that the page would be shown. */
const keptBytes = async (studio: RealStudio, file: string | null): Promise<Buffer> => {
  const reply = await studio.get("/shot/dryrun/file", { name: file }).buffer(true).expect(200);
  return reply.body as Buffer;
};

describe("a dry run of a take on a workflow host", function () {
  this.timeout(30_000);
  let at: HostStudio;
  afterEach(() => at.close());
  const dryRun = asker(() => at.studio);
  /** What the host got last, under the job's id as a dry run writes it. */
  const sentGraph = () =>
    JSON.parse(JSON.stringify(at.host.graphs.at(-1)).replaceAll(at.host.accepted.at(-1) ?? "", "dry-run")) as Json;
  const expectSent = async (row: DryRunShot) => {
    expect(row.sent?.graph).to.deep.equal(sentGraph());
    for (const { name, sha1: hash, file } of row.inputs) {
      const bytes = at.host.uploads.get(name ?? "");
      expect(bytes && sha1(bytes), `${name} of ${[...at.host.uploads.keys()].join()}`).to.equal(hash);
      expect(sha1(await keptBytes(at.studio, file))).to.equal(hash);
    }
  };

  for (const target of GRAPH_TARGETS) {
    it(`tells ${target}'s graph and the bytes of its files, and leaves nothing behind`, async () => {
      at = await openHostStudio(target);
      await at.allPictures();
      await at.picture("refs/shots/sh010/first.png");
      const before = await listFiles(at.studio.ep);
      const row = shotOf(await dryRun());
      expect(row, JSON.stringify(row.error)).to.deep.include({ ok: true, error: null, skipped: null, target });
      expect(await listFiles(at.studio.ep)).to.deep.equal(before);
      expect(
        (await listFiles(join(at.studio.user, "default/studio/scratch"))).filter(
          (each) => !each.startsWith("dry-runs/"),
        ),
      ).to.deep.equal([]);
      expect((await at.studio.get("/jobs").expect(200)).body.jobs).to.deep.equal([]);
      expect([at.host.uploads.size, at.host.accepted.length]).to.deep.equal([0, 0]);
      expect(row.inputs.length).to.be.above(0);
      await at.render();
      await at.studio.idle();
      await expectSent(row);
      expect(at.host.uploads.size).to.equal(new Set(row.inputs.map(({ name }) => name)).size);
      const record = await at.sidecar();
      expect(record.inputs).to.deep.equal(Object.fromEntries(row.inputs.map(({ role, name }) => [role, name])));
      const { seed, seed_source, steps, loras, length, resolved = {} } = record;
      expect(row).to.deep.include({ seed, seed_source, steps, loras, length, resolved });
    });
  }

  it("shows a panel as it is cut, of which reference, and its size", async () => {
    at = await openHostStudio("minimax_h3_ref2va");
    await at.allPictures();
    const { inputs, lane, prompt, sources } = shotOf(await dryRun());
    const panel = inputs.find(({ role }) => role === "subject");
    expect(panel).to.include({ kind: "picture", made: "part", slot: "Picture 1", width: 64, height: 64 });
    expect(panel?.from).to.have.length(1);
    expect(panel?.from[0]).to.deep.include({ path: "refs/ada.png", subject: "ada", panel: { panel: 0, of: 4 } });
    expect(lane).to.deep.include({ name: "local", kind: "local", paid: false, held: null });
    expect(prompt).to.include("<Picture 1>").and.to.include("the place in <Picture 2>");
    expect(inputs.map(({ slot }) => slot)).to.deep.equal(["Picture 1", "Picture 2"]);
    expect(sources).to.have.keys(["prompt", "negative", "model", "loras", "steps", "size"]);
  });

  it("cuts the first frame of a shot that carries on from what the cut plays, and leaves its live file alone", async () => {
    at = await openHostStudio("wan22_ti2v", {
      script: threeShots.replace("## sh020\n", "## sh020\ncontinuous: first\n"),
    });
    await at.allPictures();
    await at.render({ allow_missing_refs: true });
    await at.studio.idle();
    const before = await listFiles(at.studio.ep);
    const asked = { shots: ["sh020"], allow_missing_refs: true };
    const row = shotOf(await dryRun(asked), "sh020");
    expect(row.inputs.map(({ made, slot }) => [made, slot])).to.deep.equal([["keyframe", "first frame"]]);
    expect(await listFiles(at.studio.ep)).to.deep.equal(before);
    await at.render(asked);
    await at.studio.idle();
    await expectSent(row);
  });

  it("names the take that a first frame is still to be cut from", async () => {
    at = await openHostStudio("wan22_ti2v", {
      script: threeShots.replace("## sh020\n", "## sh020\ncontinuous: first\n"),
    });
    await at.allPictures();
    const reply = await dryRun({ shots: ["sh020", "sh010"], allow_missing_refs: true });
    expect(reply.shots.map(({ shot }) => shot)).to.deep.equal(["sh010", "sh020"]);
    const row = shotOf(reply, "sh020");
    const why = "sh010 take 1, which this request renders";
    expect(row).to.include({ ok: true, at_start: why });
    expect(row.inputs[0]).to.include({ role: "first", coming: why, sha1: null, file: null });
    expect(JSON.stringify(row.sent?.graph)).to.include(`"image":null`);
  });

  it("holds the end of the take before as it would be sent", async () => {
    at = await openHostStudio("minimax_h3_ref2va", {
      script: threeShots.replace("## sh020\n", "## sh020\ncontinuous: latent\n"),
    });
    await at.allPictures();
    await at.render({ allow_missing_refs: true });
    await at.studio.idle();
    const asked = { shots: ["sh020"], allow_missing_refs: true };
    const row = shotOf(await dryRun(asked), "sh020");
    expect(row.inputs.filter(({ made }) => made === "end of a take").map(({ kind }) => kind)).to.include("film");
    await at.render(asked);
    await at.studio.idle();
    expect(row.sent?.graph).to.deep.equal(sentGraph());
  });

  it("tells why a shot is left alone, and what a redo of it would make", async () => {
    at = await openHostStudio("ltx2");
    await at.allPictures();
    await at.render();
    await at.studio.idle();
    const row = shotOf(await dryRun());
    expect(row).to.deep.include({ ok: false, error: null, seed_source: "new" });
    expect(row.skipped).to.include({ take: 1 });
    const seeded = shotOf(await dryRun({ redo: true, seed: row.seed }));
    expect(seeded).to.include({ ok: true, seed: row.seed, seed_source: "typed" });
    await at.render({ redo: true, seed: row.seed });
    await at.studio.idle();
    expect(seeded.sent?.graph).to.deep.equal(sentGraph());
  });

  it("of a selection has a row for each shot, and what is wrong with one is a value", async () => {
    at = await openHostStudio("wan22_i2v");
    await at.allPictures();
    await at.picture("refs/shots/sh010/first.png");
    const reply = await dryRun({ shots: ["sh010", "sh020", "sh999"] });
    expect(reply.shots.map(({ shot, ok }) => [shot, ok])).to.deep.equal([
      ["sh010", true],
      ["sh020", false],
      ["sh999", false],
    ]);
    expect(shotOf(reply, "sh020").skipped?.missing_refs?.[0]).to.include({ path: "refs/shots/sh020/first.png" });
    expect(shotOf(reply, "sh020").prompt).to.be.a("string");
    expect(shotOf(reply, "sh999").error).to.include("there is no shot sh999");
    expect(reply.totals).to.deep.include({ made: 1, skipped: 1, refused: 1, paid: 0, money: {} });
    const one = await dryRun({ shots: ["sh010", "sh020"], shot: "sh020" });
    expect(one.shots.map(({ shot }) => shot)).to.deep.equal(["sh020"]);
    expect(one.totals.made).to.equal(1);
    const planned = await dryRun({ plan_only: true });
    expect(shotOf(planned)).to.deep.include({ ok: true, inputs: [], sent: null });
  });

  it("tells which model files are missing, and holds for a lane that is paused", async () => {
    at = await openHostStudio("ltx2", { prepare: (host) => void (host.models = { loras: [] }) });
    const row = shotOf(await dryRun());
    expect(row.skipped?.missing_files?.length).to.be.above(0);
    await at.studio.post("/jobs/pause", { lane: "builtin", paused: true }).expect(200);
    const drawn = shotOf(await dryRun({ target: "animatic" }));
    expect(drawn.lane).to.include({ name: "builtin", held: "the lane is paused" });
    expect(drawn).to.deep.include({ ok: true, target_source: "request", sent: { kind: "draw" } });
  });

  it("keeps no file of a name that it did not tell", async () => {
    at = await openHostStudio("ltx2");
    await at.studio.get("/shot/dryrun/file", { name: `${"0".repeat(40)}.png` }).expect(404);
    await at.studio.get("/shot/dryrun/file", { name: "../../owner.json" }).expect(400);
  });
});

describe("a dry run of a take elsewhere", function () {
  this.timeout(30_000);
  let film: Buffer;
  let studio: RealStudio;
  let close: () => Promise<void>;
  before(async () => void (film = await smallFilm({ frames: 12, width: 64, height: 36, fps: 24 })));
  afterEach(async () => {
    await studio.close();
    await close();
  });
  const dryRun = asker(() => studio);

  it("tells the graph that a Comfy API is handed", async () => {
    const api = await new StandInApi(film, "token").open();
    close = () => api.close();
    const env = { STUDIO_PROXY_URL: api.url, STUDIO_PROXY_TOKEN: "token" };
    studio = await openRealStudio({ env, series: seriesFor("wan22_ti2v"), script: threeShots });
    await placeSdk(join(studio.user, "default/studio/sdk"));
    const asked = { shots: ["sh010"], allow_missing_refs: true };
    const row = shotOf(await dryRun(asked));
    expect(row.lane).to.deep.include({ name: "proxy", kind: "proxy", paid: false, where: api.url });
    expect(api.taken).to.deep.equal([]);
    const { body } = await studio.post("/render", { ep: studio.ep, pass: "proxy", ...asked }).expect(200);
    await studio.idle();
    const sent = JSON.stringify(api.graphs[0]).replaceAll(body.queued[0].prompt_id as string, "dry-run");
    expect(row.sent?.graph).to.deep.equal(JSON.parse(sent));
  });

  const openRouter = async (script?: string) => {
    const router = await new StandInRouter(film, KEY).open();
    router.models.set(SEEDANCE, ["content", "duration", "draft"]);
    close = () => router.close();
    const env = { STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url };
    studio = await openRealStudio({ env, series: seriesFor("seedance_25"), ...(script !== undefined && { script }) });
    await placeSdk(join(studio.user, "default/studio/sdk"));
    await studio.put("/settings", { api_key: KEY }).expect(200);
    return router;
  };
  /** The request as the provider gets it: each file's data for its name. */
  const filledBody = async ({ sent, inputs }: DryRunShot) => {
    const read = async ({ name, file }: DryRunShot["inputs"][number]) =>
      [name, `data:image/png;base64,${(await keptBytes(studio, file)).toString("base64")}`] as const;
    const data = new Map(await Promise.all(inputs.map(read)));
    const fill = (_key: string, value: Json | null) => data.get(String(value?.["$file"])) ?? value;
    return JSON.parse(JSON.stringify(sent?.body), fill) as Json;
  };

  it("tells the request of a hosted model with the bytes of its files, its cost, and what limits hold it", async () => {
    const router = await openRouter();
    await studio.put("/settings", { paid_limit: 1 }).expect(200);
    const price = { unit: "second", amount: 12, currency: "credits" };
    await studio.put("/targets/limits", { target: "seedance_25", limits: { price } }).expect(200);
    const picture = pngOf(0x3366ccff, 96, 64);
    await writeFiles(studio.ep, { "refs/shots/sh010/first.png": picture });
    const asked = { shots: ["sh010", "sh020"], allow_missing_refs: true };
    const reply = await dryRun(asked);
    expect(reply.totals).to.deep.include({ made: 2, paid: 2, unpriced: 0 });
    expect(shotOf(reply, "sh020").limit).to.match(/paid limit 1 of 1/);
    const row = shotOf(reply);
    expect(row).to.deep.include({ limit: null, estimate: { amount: 12 * (row.seconds ?? 0), currency: "credits" } });
    expect(row.inputs.map(({ slot, sha1: hash }) => [slot, hash])).to.deep.equal([["first frame", sha1(picture)]]);
    expect(router.asked).to.deep.equal([]);
    await studio.post("/render", { ep: studio.ep, pass: "proxy", ...asked, shots: ["sh010"] }).expect(200);
    await studio.idle();
    expect(router.asked.map(({ body }) => body)).to.deep.equal([await filledBody(row)]);
  });

  it("tells the first frame that a hosted shot carries on from", async () => {
    const router = await openRouter(threeShots.replace("## sh020\n", "## sh020\ncontinuous: first\n"));
    const asked = { ep: studio.ep, pass: "proxy", allow_missing_refs: true };
    await studio.post("/render", { ...asked, shots: ["sh010"] }).expect(200);
    await studio.idle();
    const row = shotOf(await dryRun({ ...asked, shots: ["sh020"] }), "sh020");
    expect(row.inputs.map(({ slot }) => slot)).to.deep.equal(["first frame"]);
    await studio.post("/render", { ...asked, shots: ["sh020"] }).expect(200);
    await studio.idle();
    expect(router.asked[1]?.body).to.deep.equal(await filledBody(row));
  });
});
