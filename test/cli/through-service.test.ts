// A command beside a running service: what it may reach, what it takes back when it is stopped, and what it says when the service goes.
import { expect } from "chai";
import { pngOf } from "../support/media/one-colour.ts";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import request from "supertest";
import type { Job } from "../../src/contracts/files/job.ts";
import type { JobsReply } from "../../src/contracts/routes/jobs.ts";
import { sha1 } from "../../src/core/lib/hash.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import { runCli, startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { seriesFor, smallSeries, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

const long = threeShots.replace("dur: 1\n", "dur: 10\n");

describe("a command beside a running service", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  let service: RunningCli;
  let url: string;
  const user = () => join(folder(), "user");
  const owner = () => join(user(), "default", "studio", "owner.json");
  beforeEach(async () => {
    service = startCli(["serve", "--port", "0", "--user-dir", user(), "--no-open"], { STUDIO_LOG: "debug" });
    url = (await service.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m))[1] ?? "";
  });
  afterEach(async () => {
    service.kill("SIGKILL");
    await service.ended;
  });

  const cli = (...args: string[]) => [...args, "--user-dir", user()];
  const here = (...args: string[]) => runHere(user(), ...args);
  const jobs = async () => ((await request(url).get("/studio/jobs").expect(200)).body as JobsReply).jobs;
  const queued = (count: number) =>
    until(async () => (await jobs()).length === count, `the service had no ${count} jobs`, {
      within: 45_000,
      every: 20,
    });
  const pause = (paused: boolean) => request(url).post("/studio/jobs/pause").send({ lane: "builtin", paused });

  it("cancels what it queued when it is stopped, and nothing else", async () => {
    const [theirs, ours] = [await writeEpisode(folder(), "theirs"), await writeEpisode(folder(), "ours")];
    expect((await here("build", theirs)).code).to.equal(0);
    await pause(true).expect(200);
    const waiting = startCli(cli("render", theirs, "--shots", "sh010"));
    await queued(1);
    const running = startCli(cli("make", ours));
    await queued(4);
    running.kill("SIGINT");
    const ended = await running.ended;
    expect([ended.code, ended.stderr.includes("stopped: what was finished is kept")]).to.deep.equal([1, true]);
    const byStatus = (status: Job["status"], list: Job[]) => list.filter((job) => job.status === status).length;
    const after = await jobs();
    expect([byStatus("canceled", after), byStatus("queued", after)]).to.deep.equal([3, 1]);
    await pause(false).expect(200);
    expect((await waiting.ended).code).to.equal(0);
  });

  it("leaves what somebody else queued for the same episode", async () => {
    const ep = await writeEpisode(folder(), "tide");
    await pause(true).expect(200);
    const first = startCli(cli("make", ep, "--shots", "sh010"));
    await queued(1);
    const second = startCli(cli("make", ep));
    await queued(3);
    second.kill("SIGINT");
    expect((await second.ended).code).to.equal(1);
    expect((await jobs()).filter(({ status }) => status === "queued").map(({ title }) => title)).to.deep.equal([
      "sh010 take 1 (proxy)",
    ]);
    await pause(false).expect(200);
    expect((await first.ended).code).to.equal(0);
  });

  it("stops the film that it waits for when it is stopped", async () => {
    const ep = await writeEpisode(folder(), "tide", long);
    expect((await here("build", ep)).code).to.equal(0);
    expect((await here("render", ep, "--shots", "sh010")).code).to.equal(0);
    const running = startCli(cli("assemble", ep, "--size", "1920x1080"));
    await running.said(/assembling/);
    running.kill("SIGINT");
    expect((await running.ended).code).to.equal(1);
    expect((await readdir(join(ep, "renders_proxy"))).filter((name) => name.endsWith(".mp4"))).to.deep.equal([]);
    const again = await here("assemble", ep);
    expect(again.code, again.stderr).to.equal(0);
  });

  it("says so and ends with 1 when the service dies in the middle, and the next one works alone at once", async () => {
    const ep = await writeEpisode(folder());
    await pause(true).expect(200);
    const running = startCli(cli("make", ep));
    await queued(3);
    service.kill("SIGKILL");
    const { code, stderr } = await running.ended;
    expect([code, stderr.includes(`the studio at ${url} has gone in the middle of this`)]).to.deep.equal([1, true]);
    expect((await here("build", ep)).code).to.equal(0);
  });

  /** A show whose place has a picture beside the episodes, or one that is missing. */
  const writeShow = async (name: string, hasPicture: boolean) => {
    const show = join(folder(), name);
    const ep = await writeEpisode(show, "tide", undefined, null);
    const locations = { quay: { ...smallSeries.locations.quay, plate: "refs/quay.png" } };
    await writeFile(join(show, "series.json"), JSON.stringify({ ...smallSeries, locations }));
    await mkdir(join(show, "refs"));
    if (hasPicture) await writeFile(join(show, "refs", "quay.png"), pngOf(0x40a0ffff, 64, 36));
    return ep;
  };
  const clip = async (ep: string, take = 1) =>
    sha1(await readFile(join(ep, "renders_proxy", "sh030", `sh030_t0${take}.mp4`)));

  it("may name a folder outside the roots for itself alone, and its takes read what they would read without a service", async () => {
    const [ep, same, bare] = [await writeShow("a", true), await writeShow("b", true), await writeShow("c", false)];
    const alone = join(folder(), "alone");
    const shot = ["--shots", "sh030"];
    for (const path of [ep, same, bare]) expect((await here("build", path)).code).to.equal(0);
    const done = [
      await runCli(cli("render", ep, ...shot)),
      await runHere(alone, "render", same, ...shot),
      await here("render", bare, ...shot),
    ];
    expect(done.map(({ code }) => code)).to.deep.equal([0, 0, 0]);
    expect(await clip(ep)).to.equal(await clip(same));
    expect(await clip(ep)).not.to.equal(await clip(bare));
    await request(url).get("/studio/episode").query({ ep }).expect(403);
    expect((await request(url).get("/studio/episodes").expect(200)).body).to.deep.equal([]);
    const [retried] = (await jobs()).filter(({ info }) => (info as { ep?: string }).ep === ep);
    await request(url).post("/studio/jobs/retry").send({ id: retried?.id }).expect(200);
    await until(
      async () => (await jobs()).every(({ finished }) => finished !== null),
      "the job that was tried again did not end",
    );
    expect(await clip(ep, 2)).to.equal(await clip(ep));
  });

  it("shows its secret to nobody: no argument, no log, no reply, no journal", async () => {
    const ep = await writeEpisode(folder());
    const { secret } = JSON.parse(await readFile(owner(), "utf8")) as { secret: string };
    const running = startCli(cli("make", ep));
    await running.said(/drawing/);
    const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
    const read = (name: string) =>
      Promise.all(pids.map((pid) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")));
    const seen = [...(await read("cmdline")), ...(await read("environ"))];
    const made = await running.ended;
    expect(made.code).to.equal(0);
    const failed = await here("make", await writeEpisode(folder(), "bad", "= bad\n"), "--json");
    expect(failed.code).to.equal(1);
    const replies = [JSON.stringify(await jobs()), (await request(url).get("/studio/openapi.json")).text];
    service.kill("SIGTERM");
    const { stdout, stderr } = await service.ended;
    const names = await readdir(folder(), { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile() && each.name !== "owner.json");
    const texts = await Promise.all(files.map((each) => readFile(join(each.parentPath, each.name), "latin1")));
    const said = [
      ...seen,
      ...replies,
      ...texts,
      stdout,
      stderr,
      made.stdout,
      made.stderr,
      failed.stdout,
      failed.stderr,
    ];
    expect(said.filter((text) => text.includes(secret))).to.deep.equal([]);
  });

  it("does not show its secret to the address of another machine", async () => {
    const ep = await writeEpisode(folder());
    const now = JSON.parse(await readFile(owner(), "utf8")) as { host: string };
    await writeFile(owner(), JSON.stringify({ ...now, host: `not-${hostname()}` }));
    const { code, stderr } = await here("build", ep);
    expect([code, stderr.includes(`already runs on not-${hostname()}`)]).to.deep.equal([1, true]);
  });

  it("says that an owner which does not answer does not answer", async () => {
    const ep = await writeEpisode(folder());
    const now = JSON.parse(await readFile(owner(), "utf8")) as { url: string };
    await writeFile(owner(), JSON.stringify({ ...now, url: "http://127.0.0.1:9" }));
    const { code, stderr } = await here("build", ep);
    expect([code, stderr.includes("http://127.0.0.1:9 does not answer")]).to.deep.equal([1, true]);
  });
});

describe("a command beside another process", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  const user = () => join(folder(), "user");

  it("works through a service that listens on every address of the machine", async () => {
    const ep = await writeEpisode(folder());
    const flags = ["--port", "0", "--listen", "0.0.0.0", "--user-dir", user(), "--no-open"];
    const wide = startCli(["serve", ...flags]);
    await wide.said(/^listening on http:\/\/0\.0\.0\.0:/m);
    const { code, stderr } = await runHere(user(), "build", ep);
    wide.kill("SIGTERM");
    await wide.ended;
    expect([code, stderr]).to.deep.equal([0, ""]);
  });

  it("names the process of another command that works in the user folder, which answers nobody", async () => {
    const host = await openModelHost(["wan22_ti2v"], Buffer.from("a film that never comes"));
    host.switches.runFor = Infinity;
    const ep = await writeEpisode(folder(), "tide", threeShots, seriesFor("wan22_ti2v"));
    const first = startCli(["make", ep, "--user-dir", user()], { STUDIO_LOCAL_URL: host.url });
    await first.said(/drawing/);
    const { code, stderr } = await runCli(["build", ep, "--user-dir", user()]);
    first.kill("SIGKILL");
    await first.ended;
    await host.close();
    expect([code, /already runs as process \d+ .* wait until it has ended/.test(stderr)]).to.deep.equal([1, true]);
  });
});
