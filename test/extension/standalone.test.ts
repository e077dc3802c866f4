// How the service starts and ends: nothing it opened stays open, and nothing it started goes on without it.
import { expect } from "chai";
import { mkdirSync, rmSync } from "node:fs";
import { chmod, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createConnection, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import request from "supertest";
import { openStandalone, type Standalone, type StandaloneOptions } from "../../extension/standalone.ts";
import { readEnvironment } from "../../src/environment.ts";
import { silentLog } from "../../src/machine/log.ts";
import { exists } from "../../src/machine/paths.ts";
import { writeAtomic } from "../../src/machine/write-file.ts";
import { anyTools } from "../media/tool-sets.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

describe("the service on its own", function () {
  this.timeout(30_000);
  let scratch: Scratch;
  let service: Standalone | undefined;
  beforeEach(async () => {
    scratch = await openScratch();
  });
  afterEach(async () => {
    service?.stop(false);
    await service?.ended;
    service = undefined;
    await scratch.remove();
  });

  const own = (...names: string[]) => join(scratch.folder, "user", "default", "studio", ...names);
  const options = (env: Readonly<Record<string, string>> = {}): StandaloneOptions => ({
    environment: {
      ...readEnvironment({ ...process.env, ...env }, process.platform, scratch.folder),
      userDir: join(scratch.folder, "user"),
    },
    log: silentLog,
    host: "127.0.0.1",
    port: 0,
    runRoots: [scratch.folder],
  });

  it("ends a film that is being joined, with its program, before it gives the folder back", async () => {
    const ep = await writeEpisode(scratch.folder);
    const pid = join(scratch.folder, "pid");
    const script = `#!/bin/sh\ncase "$*" in *concat*) echo $$ > "${pid}"; exec sleep 60;; esac\nexec "${anyTools().ffmpeg.path}" "$@"\n`;
    const ffmpeg = join(scratch.folder, "ffmpeg");
    await writeFile(ffmpeg, script);
    await chmod(ffmpeg, 0o755);
    service = await openStandalone(options({ STUDIO_FFMPEG: ffmpeg }));
    const at = request(service.url);
    await at.post("/studio/build").send({ ep }).expect(200);
    await at
      .post("/studio/render")
      .send({ ep, shots: ["sh030"] })
      .expect(200);
    const takes = join(ep, "renders_proxy", "sh030");
    const record = () => readFile(join(takes, "sh030_t01.json"), "utf8");
    await until(async () => (await record()).includes('"ok"'), "the take was not drawn", { within: 25_000, every: 20 });
    const film = at
      .post("/studio/assemble")
      .send({ ep })
      .expect(200)
      .then((reply): unknown => reply.body);
    await until(() => exists(pid), "the film was not being joined", { every: 20 });
    await at.post("/studio/server/stop").send({}).expect(200);
    expect(await service.ended).to.equal(0);
    expect(isRunning(Number(await readFile(pid, "utf8")))).to.equal(false);
    expect(await readdir(own("scratch"))).to.deep.equal([]);
    expect(await readdir(join(ep, "renders_proxy"))).to.deep.equal(["sh030"]);
    expect(await exists(own("owner.json"))).to.equal(false);
    const body = await film;
    expect(body).to.deep.include({ ok: false, output: null });
    expect((body as { error: string }).error).to.contain("the service is stopping");
  });

  it("stops when another has taken over the folder, and leaves that one's files alone", async () => {
    service = await openStandalone({ ...options(), beat: 10 });
    const owner = JSON.parse(await readFile(own("owner.json"), "utf8")) as object;
    const other = JSON.stringify({ ...owner, secret: "another's" });
    // As a studio writes it: a file that is half there is read as none, and would be written anew.
    await writeAtomic(own("owner.json"), other);
    expect(await service.ended).to.equal(1);
    expect(await readFile(own("owner.json"), "utf8")).to.equal(other);
  });

  it("shows a page, or says how to build it", async () => {
    service = await openStandalone(options());
    const page = await request(service.url).get("/");
    expect(page.status).to.be.oneOf([200, 503]);
    if (page.status === 503) expect(page.text).to.contain("npm run build:page");
  });

  it("gives the folder back when it cannot start", async () => {
    await mkdir(own("queue.ndjson"), { recursive: true });
    const failure = await openStandalone(options()).then(String, String);
    expect(failure).to.contain("EISDIR");
    expect(await exists(own("owner.json"))).to.equal(false);
  });

  it("listens no more when it cannot say where it answers", async () => {
    const port = await freePort();
    const start = openStandalone({
      ...options(),
      get port() {
        rmSync(own("owner.json"));
        mkdirSync(own("owner.json"));
        return port;
      },
    });
    expect(await start.then(String, String)).to.contain("EISDIR");
    expect(await answers(port)).to.equal(false);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });
}
