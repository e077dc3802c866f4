// A host of one's own and another one behind a proxy: shots that name no backend go to whichever is free and has what they need.
import { expect } from "chai";
import { join } from "node:path";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

const TOKEN = "token-of-the-proxy";

describe("renders that name no backend", function () {
  this.timeout(30_000);
  let film: Buffer;
  let host: StandInHost;
  let proxy: StandInApi;
  let studio: RealStudio;
  before(async () => void (film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 })));
  const open = async (models?: StandInHost["models"]) => {
    host = await openModelHost(["wan22_ti2v"], film);
    if (models) host.models = models;
    proxy = await new StandInApi(film, TOKEN).open();
    const env = { STUDIO_LOCAL_URL: host.url, STUDIO_PROXY_URL: proxy.url, STUDIO_PROXY_TOKEN: TOKEN };
    studio = await openRealStudio({ env, series: seriesFor("wan22_ti2v"), script: threeShots });
    await placeSdk(join(studio.user, "default/studio/sdk"));
  };
  afterEach(async () => {
    await studio.close();
    await host.close();
    await proxy.close();
  });

  const render = async (more: object = {}) => {
    const request = { ep: studio.ep, pass: "proxy", allow_missing_refs: true, ...more };
    const { body } = await studio.post("/render", request).expect(200);
    expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
    const { jobs } = (await studio.get("/jobs")).body as { jobs: { id: string; lane: string }[] };
    return (body.queued as { prompt_id: string }[]).map((job) => jobs.find(({ id }) => id === job.prompt_id)?.lane);
  };

  it("are spread over both, and both bring their films", async () => {
    await open();
    host.switches.runFor = 60;
    expect(await render()).to.deep.equal(["local", "proxy", "local"]);
    await studio.idle();
    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "proxy" });
    const takes = (body.shots as { takes: { status: string; save_notes: string }[] }[]).flatMap((shot) => shot.takes);
    expect(takes.map(({ status, save_notes: notes }) => status + notes)).to.deep.equal(["ok", "ok", "ok"]);
    expect([host.accepted.length, proxy.taken.length]).to.deep.equal([2, 1]);
  });

  it("go to the other one where one lacks the files", async () => {
    await open({});
    expect(await render()).to.deep.equal(["proxy", "proxy", "proxy"]);
    await studio.idle();
  });

  it("go to the other one where one is paused or away", async () => {
    await open();
    await studio.post("/jobs/pause", { lane: "local", paused: true }).expect(200);
    expect(await render()).to.deep.equal(["proxy", "proxy", "proxy"]);
    await studio.idle();
    await studio.post("/jobs/pause", { lane: "local", paused: false }).expect(200);
    await proxy.close();
    expect(await render({ redo: true, shots: ["sh010", "sh020"] })).to.deep.equal(["local", "local"]);
    await studio.idle();
    await proxy.open();
  });

  it("go where they are sent when they name one", async () => {
    await open();
    expect(await render({ backend: "proxy" })).to.deep.equal(["proxy", "proxy", "proxy"]);
    await studio.idle();
    expect(host.accepted).to.deep.equal([]);
  });
});
