// A local host that asks who is there, shares its jobs with another, and lies on a machine that is started for a job: with the whole service.
import { expect } from "chai";
import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { GuardServer } from "../../support/guard/guard-server.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const SECRET = "0pen-sesame";

describe("local hosts of other people", function () {
  this.timeout(30_000);
  const scratch = scratchFolder();
  let film: Buffer;
  let host: StandInHost;
  let other: StandInHost;
  let guard: GuardServer;
  let studio: RealStudio;
  before(async () => void (film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 })));
  beforeEach(async () => {
    host = await openModelHost(["wan22_ti2v"], film);
    other = await openModelHost(["wan22_ti2v"], film);
    const opens = ({ headers }: IncomingMessage) => headers.authorization === `Bearer ${SECRET}`;
    guard = await new GuardServer(() => host.port, opens).open();
  });
  afterEach(async () => {
    await studio.close();
    await guard.close();
    for (const each of [host, other]) await each.close().catch(() => undefined);
  });
  const open = async (env: Record<string, string>) => {
    studio = await openRealStudio({ env, series: seriesFor("wan22_ti2v"), script: threeShots });
  };
  const render = async () => {
    const request = { ep: studio.ep, pass: "proxy", allow_missing_refs: true, backend: "local" };
    const { body } = await studio.post("/render", request).expect(200);
    expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
  };
  const local = async () => {
    const { body } = await studio.get("/backends");
    return (body.backends as { name: string; down: string | null; hosts?: { where: string }[] }[]).find(
      ({ name }) => name === "local",
    )!;
  };
  const statuses = async () => {
    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "proxy" });
    return (body.shots as { takes: { status: string }[] }[]).flatMap(({ takes }) => takes.map(({ status }) => status));
  };

  it("are let be until they are told who asks, and never show it again", async () => {
    await open({ STUDIO_LOCAL_URL: guard.url });
    expect((await local()).down).to.match(/does not let us in .*local_auth/);
    await studio.put("/settings", { local_auth: "password" }).expect(400);
    await studio.put("/settings", { local_auth: "set" }).expect(400);
    await studio.put("/settings", { local_url: guard.url, local_auth: `bearer ${SECRET}` }).expect(200);
    expect((await local()).down).to.equal(null);
    await render();
    await studio.idle();
    expect(await statuses()).to.deep.equal(["ok", "ok", "ok"]);
    const shown = await Promise.all(["/settings", "/jobs", "/backends"].map((path) => studio.get(path)));
    expect(JSON.stringify([shown.map(({ body }) => body as object), studio.events])).not.to.include(SECRET);
    await studio.put("/settings", { local_auth: "set" }).expect(200);
    expect((await local()).down, "what is shown can be sent back").to.equal(null);
  });

  it("share the jobs of one lane", async () => {
    await open({ STUDIO_LOCAL_URL: host.url, STUDIO_LOCAL_HOSTS: other.url });
    host.switches.runFor = other.switches.runFor = 300;
    expect((await local()).hosts!.map(({ where }) => where)).to.deep.equal([host.url, other.url]);
    await render();
    await studio.idle();
    expect(await statuses()).to.deep.equal(["ok", "ok", "ok"]);
    expect([host.accepted.length, other.accepted.length].toSorted((a, b) => a - b)).to.deep.equal([1, 2]);
  });

  it("are started for a job that waits, and their hours are written down", async () => {
    const write = "require('fs').writeFileSync(process.argv[1], '')";
    const command = (name: string) => JSON.stringify([process.execPath, "-e", write, join(scratch(), name)]);
    const pod = { STUDIO_POD_START: command("on"), STUDIO_POD_STOP: command("off"), STUDIO_POD_STOP_ON_EXIT: "1" };
    const url = host.url;
    await host.close();
    await open({ STUDIO_LOCAL_URL: url, ...pod });
    expect((await local()).down).to.be.a("string");
    expect(existsSync(join(scratch(), "on")), "nobody waits for it").to.equal(false);
    await render();
    await until(() => existsSync(join(scratch(), "on")), "it was not started");
    await host.open();
    await studio.idle();
    expect(await statuses()).to.deep.equal(["ok", "ok", "ok"]);
    expect(existsSync(join(scratch(), "off"))).to.equal(false);
    const note = join(studio.user, "default/studio/pod.json");
    expect(existsSync(note)).to.equal(true);
    await studio.close();
    expect([existsSync(join(scratch(), "off")), existsSync(note)]).to.deep.equal([true, false]);
  });
});
