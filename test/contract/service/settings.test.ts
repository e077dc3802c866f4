// Settings as they are shown and sent back, and targets in them by any of their names. docs/http.md "Settings record".
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsRecord } from "../../../src/contracts/routes/settings.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";

const KEY = "comfyui-0123456789abcdef";

describe("settings", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  const open = async (options?: Parameters<typeof openRealStudio>[0]) => void (studio = await openRealStudio(options));
  afterEach(() => studio.close());

  const get = async () => ((await studio.get("/settings").expect(200)).body as { settings: SettingsRecord }).settings;
  const put = async (change: object) =>
    ((await studio.put("/settings", change).expect(200)).body as { settings: SettingsRecord }).settings;
  const refused = async (change: object) =>
    ((await studio.put("/settings", change).expect(400)).body as { error: string }).error;
  const stored = () => readFile(join(studio.user, "default/studio/settings.json"), "utf8");

  it("take back what they show, and change nothing by it", async () => {
    await open();
    await put({
      detected_targets: { video: ["wan22_ti2v", "ltx2"] },
      default_targets: { video: "ltx2", image: "krea2" },
    });
    const before = await get();
    expect(before).to.deep.include({
      detected_targets: { video: "wan22_ti2v" },
      default_targets: { video: "ltx2", image: "krea2" },
    });
    const { path: _path, sdk: _sdk, ...shown } = before;
    await put(shown);
    const kept = await stored();
    expect(await put(shown)).to.deep.equal(before);
    expect(await stored()).to.equal(kept);
    expect(await put({ detected_targets: { video: "ltx2" } })).to.deep.include({ detected_targets: { video: "ltx2" } });
    for (const nothing of [{}, null]) {
      const cleared = await put({ detected_targets: nothing, default_targets: nothing });
      expect(cleared).to.deep.include({ detected_targets: {}, default_targets: {} });
    }
  });

  it("keep the key when the word that stands for it is sent back, and never take that word for a key", async () => {
    await open();
    expect(await refused({ api_key: "set" })).to.include("send it itself");
    await put({ api_key: KEY });
    expect((await put({ api_key: "set", paid_limit: 3 })).paid_limit).to.equal(3);
    expect(await stored()).to.include(KEY);
  });

  it("name targets by any name, and keep and show the id that these ship with", async () => {
    await open();
    const url = "https://dep.example";
    const shown = await put({
      deployments: { vid_ti2v: url },
      default_targets: { video: "vid_av2" },
      detected_targets: { video: "vid_i2v" },
      enabled_drafts: ["vid_vace"],
      target_limits: { vid_i2v: { max_seconds: 5 } },
    });
    expect(shown).to.deep.include({
      deployments: { wan22_ti2v: url },
      default_targets: { video: "ltx2" },
      detected_targets: { video: "wan22_i2v" },
      enabled_drafts: ["wan22_vace"],
      target_limits: { wan22_i2v: { max_seconds: 5 } },
    });
    expect(await stored()).to.not.include("vid_");
  });

  it("refuse what they cannot take, with the field, and change nothing", async () => {
    await open();
    const before = await get();
    expect(await refused({ nonsense: 1 })).to.match(/^unknown field nonsense: known here are local_url/);
    expect(await refused({ path: "/x" })).to.match(/^unknown field path/);
    expect(await refused({ target_limits: { ltx2: { max_seconds: "long" } } })).to.include(
      "target_limits.ltx2.max_seconds",
    );
    expect(await refused({ target_limits: { ltx2: { longest: 5 } } })).to.match(
      /unknown field target_limits\.ltx2\.longest/,
    );
    expect(await refused({ target_limits: { ltx2: 5 } })).to.include("target_limits.ltx2 must be an object");
    expect(await refused({ target_limits: { ltx9: {} } })).to.include('there is no target "ltx9"');
    expect(await refused({ target_limits: [] })).to.include("target_limits");
    expect(await refused({ default_targets: { video: "krea2" } })).to.include('there is no video target "krea2"');
    expect(await refused({ default_targets: { film: "ltx2" } })).to.match(/^default_targets/);
    expect(await refused({ detected_targets: { video: "ltx9" } })).to.include('there is no video target "ltx9"');
    expect(await refused({ detected_targets: { film: "ltx2" } })).to.match(/^detected_targets/);
    expect(await get()).to.deep.equal(before);
  });

  it("run a deployment that is keyed by a neutral id, and take it as a backend by either name", async () => {
    const api = await new StandInApi(await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 }), KEY).open();
    const env = { STUDIO_DEPLOYMENTS: JSON.stringify({ vid_ti2v: api.url }), STUDIO_API_KEY: KEY };
    await open({ env, series: seriesFor("vid_ti2v") });
    try {
      await placeSdk(join(studio.user, "default", "studio", "sdk"));
      expect((await get()).deployments).to.deep.equal({ wan22_ti2v: api.url });
      await studio.post("/build", { ep: studio.ep }).expect(200);
      const asked = { ep: studio.ep, pass: "proxy", redo: true };
      for (const backend of ["deployment:vid_ti2v", "deployment:wan22_ti2v", null]) {
        const { body } = await studio.post("/render", { ...asked, shots: ["sh010"], backend }).expect(200);
        expect((body as RenderReply).errors).to.deep.equal([]);
        expect((body as RenderReply).queued).to.have.length(1);
      }
      await studio.idle();
      const names = [1, 2, 3].map((take) => join(studio.ep, `renders_proxy/sh010/sh010_t0${take}.json`));
      for (const name of names) {
        const record = JSON.parse(await readFile(name, "utf8")) as {
          backend: string;
          status: string;
          save_notes: string;
        };
        expect(record, record.save_notes).to.include({ status: "ok", backend: "deployment:wan22_ti2v" });
      }
    } finally {
      await api.close();
    }
  });
});
