// The studio inside a host that has an app, a server, a websocket and a queue of its own.
import { expect } from "chai";
import express from "express";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import request from "supertest";
import { mount, PAGE, type Mounted } from "../../extension/mount.ts";
import type { StudioEvent } from "../../src/contracts/events.ts";
import { readEnvironment } from "../../src/environment.ts";
import { exists } from "../../src/machine/paths.ts";
import { silentLog } from "../../src/machine/log.ts";
import { agentOver, overHttp } from "../support/agents/agent.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { StandInHost } from "../support/servers/stand-in-host.ts";

describe("the studio in a host", () => {
  let scratch: Scratch;
  let queue: StandInHost;
  let server: Server;
  let mounted: Mounted;
  let url = "";
  let ep = "";
  const events: StudioEvent[] = [];

  before(async () => {
    scratch = await openScratch();
    ep = await writeEpisode(scratch.folder);
    queue = await new StandInHost(Buffer.from("a film")).open();
    const app = express();
    app.use(express.json()); // as hosts do
    app.get("/", (_request, response) => void response.send("the host's own page"));
    app.get("/studious", (_request, response) => void response.json({ host: true }));
    server = createServer(app);
    const userDir = join(scratch.folder, "user");
    mounted = await mount({
      app,
      server,
      socket: { broadcast: (event) => void events.push(event) },
      queue: { url: queue.url },
      environment: {
        ...readEnvironment({ STUDIO_HOST_URL: "http://127.0.0.1:9" }, process.platform, scratch.folder),
        userDir,
      },
      log: silentLog,
      runRoots: [scratch.folder],
      validateReplies: true,
    });
    app.use((_request, response) => void response.status(418).send("the host's own end"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await mounted.announced;
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    if (server.listening) await new Promise((resolve) => server.close(resolve));
    await mounted.close();
    await queue.close();
    await scratch.remove();
  });

  it("answers agents under its own prefixes, and leaves the host's /mcp to the host", async () => {
    const agent = await agentOver(overHttp(`${url}/studio/mcp`));
    const { said } = await agent.call("list_episodes");
    expect(said).to.deep.include({ total: 1 });
    await agent.close();
    await request(url).post("/mcp").send({}).expect(418);
  });

  it("answers every route under both prefixes, but none that would stop the host", async () => {
    for (const prefix of ["/studio", "/api/studio"]) {
      await request(url).get(`${prefix}/info`).expect(200);
      await request(url).get(`${prefix}/jobs`).expect(200);
      const stop = await request(url).post(`${prefix}/server/stop`).send({}).expect(404);
      expect(stop.body).to.deep.equal({
        error: `there is no ${prefix}/server/stop here: GET ${prefix}/openapi.json lists every route`,
      });
      const { body } = await request(url).get(`${prefix}/openapi.json`).expect(200);
      const { paths } = body as { paths: object };
      expect(paths).to.include.keys("/studio/jobs", "/api/studio/jobs");
      expect(paths).to.not.have.any.keys("/studio/server/stop", "/api/studio/server/stop");
    }
  });

  it("leaves everything else to the host", async () => {
    expect((await request(url).get("/").expect(200)).text).to.equal("the host's own page");
    await request(url).get("/studious").expect(200, { host: true });
    await request(url).get("/models").expect(418);
    const foreign = await request(url).get("/studious").set("Origin", "http://elsewhere.example");
    expect(foreign.status, "the studio's guard is not the host's").to.equal(200);
    await request(url).get("/studio/info").set("Origin", "http://elsewhere.example").expect(403);
  });

  it("shows its page under /studio/, by whatever path the host lies", async () => {
    const short = await request(url).get("/studio?x=1").expect(302);
    expect(short.headers["location"]).to.equal("./studio/");
    const page = await request(url).get("/studio/");
    expect(page.status).to.equal((await exists(join(PAGE, "index.html"))) ? 200 : 503);
    await request(url).get("/api/studio/").expect(404);
  });

  it("lets a link of another site lead to the page, and to nothing else", async () => {
    const visit = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
    expect((await request(url).get("/studio/").set(visit)).status).to.not.equal(403);
    await request(url).get("/studio/config").set(visit).expect(403);
  });

  it("runs `local` on the host's queue, whatever the settings name", async () => {
    const { body } = await request(url).get("/studio/settings").expect(200);
    const { settings, from_env: by } = body as { settings: object; from_env: object };
    expect(settings).to.include({ local_url: queue.url, host_url: queue.url, local_via: "host" });
    expect(by).to.include({ local_url: "the host", host_url: "the host" });
    await request(url).get("/studio/backends").expect(200);
    expect(queue.asked).to.include("GET /prompt");
  });

  it("tells the host's websocket what happens", async () => {
    events.length = 0;
    await request(url).post("/studio/build").send({ ep }).expect(200);
    expect(events).to.deep.include({ type: "studio.episode", data: { ep } });
  });

  it("ends with the host's server, and gives the folder back", async () => {
    const owner = join(scratch.folder, "user", "default", "studio", "owner.json");
    expect(await exists(owner)).to.equal(true);
    await new Promise((resolve) => server.close(resolve));
    await mounted.close();
    expect(await exists(owner)).to.equal(false);
  });
});
