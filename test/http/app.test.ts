import { expect } from "chai";
import { createConnection } from "node:net";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { episodeRoute, buildRoute } from "../../src/contracts/routes/episodes.ts";
import { getConfigRoute, putConfigRoute } from "../../src/contracts/routes/config.ts";
import { pickRoute } from "../../src/contracts/routes/cut.ts";
import { thumbRoute } from "../../src/contracts/routes/files.ts";
import { jobsRoute, resetPaidRoute } from "../../src/contracts/routes/jobs.ts";
import { Refusal, REFUSAL_KINDS } from "../../src/contracts/refusal.ts";
import { defineRoute, type Route } from "../../src/contracts/route.ts";
import { EpisodePath, closed } from "../../src/contracts/schema.ts";
import { Type } from "typebox";
import type { AppOptions } from "../support/servers/open-app.ts";
import { run } from "../../src/machine/spawn.ts";
import { bind, type Binding } from "../../src/http/binding.ts";
import { namesEpisode } from "../../src/http/route-fields.ts";
import { NEUTRAL_SENTENCE, STATUSES } from "../../src/http/error-reply.ts";
import { completeTable } from "../../src/http/complete-routes.ts";
import {
  fileAt,
  JSON_TYPE,
  sendRequest,
  openTestServer,
  type TestRequest,
  type TestServer,
} from "./open-test-server.ts";
import { folderOnly } from "../support/episodes/episode-context.ts";

const servers: TestServer[] = [];
async function serverWith(bindings: Binding[], options: Partial<AppOptions> = {}): Promise<TestServer> {
  const server = await openTestServer({ bindings, ...options });
  servers.push(server);
  return server;
}
const write = (method: string, body: unknown): TestRequest => ({
  method,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});
const build = { ok: true, passes: {} };

describe("A request to a route", () => {
  after(() => Promise.all(servers.map((server) => server.close())));

  it("hands its verb the query with numbers read and defaults filled in", async () => {
    const seen: unknown[] = [];
    const server = await serverWith([
      bind(episodeRoute, async (input) => (seen.push(input), {} as EpisodeStatus)),
      bind(thumbRoute, async (input) => (seen.push(input), fileAt("/none"))),
    ]);
    await sendRequest(server, "/studio/episode?ep=%2Ffilms%2Fa+b");
    await sendRequest(server, "/studio/episode?ep=/a&pass=");
    await sendRequest(server, "/api/studio/episode?ep=/a&pass=final&");
    await sendRequest(server, "/studio/thumb?ep=/a&path=x.png&w=300");
    expect(seen).to.deep.equal([
      { ep: "/films/a b", pass: "proxy" },
      { ep: "/a", pass: "proxy" },
      { ep: "/a", pass: "final" },
      { ep: "/a", path: "x.png", w: 300 },
    ]);
  });

  it("hands its verb the body with defaults filled in", async () => {
    const seen: unknown[] = [];
    const server = await serverWith([
      bind(pickRoute, async (input) => (seen.push(input), { cut: { final: [], proxy: [] } as never })),
    ]);
    await sendRequest(server, "/studio/pick", write("PUT", { ep: "/a", pass: "", shot: "sh010", take: null }));
    const utf8 = { "Content-Type": 'Application/JSON; charset="UTF-8"' };
    await sendRequest(server, "/studio/pick", {
      method: "PUT",
      headers: utf8,
      body: '\ufeff{"ep":"/ä","shot":"日","take":2}',
    });
    expect(seen).to.deep.equal([
      { ep: "/a", pass: "proxy", shot: "sh010", take: null, force: false },
      { ep: "/ä", pass: "proxy", shot: "日", take: 2, force: false },
    ]);
  });

  it("has its episode resolved before its verb is asked", async () => {
    const seen: unknown[] = [];
    const openEpisode = async (ep: unknown) => {
      if (ep === "/outside") throw new Refusal("outside-roots", "this folder lies outside of the roots");
      return folderOnly(`/real${String(ep)}`);
    };
    const server = await serverWith([bind(buildRoute, async (input) => (seen.push(input), build))], { openEpisode });
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "/a" }))).status).to.equal(200);
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "/outside" }))).status).to.equal(403);
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "/outside", what: 1 }))).status).to.equal(
      400,
    );
    expect(seen).to.deep.equal([{ ep: "/real/a" }]);
  });

  it("may leave out a body of which every field may be left out", async () => {
    const server = await serverWith([
      bind(resetPaidRoute, async () => ({ jobs: [], lanes: {}, paid: { count: 0, limit: null } })),
    ]);
    expect((await sendRequest(server, "/studio/jobs/paid-reset", { method: "POST" })).status).to.equal(200);
    expect((await sendRequest(server, "/studio/jobs/paid-reset", { method: "POST", body: "x=1" })).status).to.equal(
      400,
    );
  });

  it("is refused when its text is not UTF-8, or is packed", async () => {
    const server = await serverWith([bind(buildRoute, async () => build)]);
    const latin = Buffer.from('{"ep":"/caf\xe9"}', "latin1");
    const reply = await sendRequest(server, "/studio/build", { method: "POST", headers: JSON_TYPE, body: latin });
    expect([reply.status, reply.error]).to.deep.equal([400, "the body is not valid UTF-8"]);
    const charset = { "Content-Type": "application/json; charset=latin1" };
    expect(
      (await sendRequest(server, "/studio/build", { method: "POST", headers: charset, body: latin })).error,
    ).to.include("UTF-8");
    const packed = { ...JSON_TYPE, "Content-Encoding": "gzip" };
    expect(
      (await sendRequest(server, "/studio/build", { method: "POST", headers: packed, body: "x" })).status,
    ).to.equal(400);
    const asking = await serverWith([bind(episodeRoute, async () => ({}) as EpisodeStatus)]);
    for (const query of ["ep=%ff", "ep=%zz", "%ff=1"]) {
      expect((await sendRequest(asking, `/studio/episode?${query}`)).error, query).to.include("not UTF-8");
    }
  });

  it("is refused with 413 when its body is over the limit, declared or not", async () => {
    const server = await serverWith([bind(buildRoute, async () => build)], { bodyLimit: 10_000 });
    const ep = "x".repeat(100_000);
    const declared = await sendRequest(server, "/studio/build", write("POST", { ep }));
    expect([declared.status, declared.error]).to.deep.equal([413, "the body is larger than 9 KB"]);
    const headers = { ...JSON_TYPE, "Transfer-Encoding": "chunked" };
    expect(
      (await sendRequest(server, "/studio/build", { method: "POST", headers, body: JSON.stringify({ ep }) })).status,
    ).to.equal(413);
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "x".repeat(5000) }))).status).to.equal(200);
  });

  it("survives a body nested deeper than any stack", async () => {
    const server = await serverWith([bind(buildRoute, async () => build)]);
    const deep = "[".repeat(200_000);
    for (const body of [
      deep,
      `{"ep":${deep}${"]".repeat(200_000)}}`,
      `{"ep":"/a","x":${deep}${"]".repeat(200_000)}}`,
    ]) {
      expect(
        (await sendRequest(server, "/studio/build", { method: "POST", headers: JSON_TYPE, body })).status,
      ).to.equal(400);
    }
  });

  it("that is given up half way asks nothing of its verb and breaks nothing", async () => {
    let asked = 0;
    const server = await serverWith([bind(buildRoute, async () => ((asked += 1), build))]);
    await new Promise<void>((resolve) => {
      const socket = createConnection(server.port, "127.0.0.1", () => {
        socket.write(
          'POST /studio/build HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"ep"',
        );
        setTimeout(() => socket.destroy(), 30);
      });
      socket.once("close", () => setTimeout(resolve, 30));
    });
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "/a" }))).status).to.equal(200);
    expect([asked, server.lines]).to.deep.equal([1, []]);
  });

  it("may be given up while its verb works", async () => {
    let finish = (): void => {};
    const working = new Promise<void>((resolve) => (finish = resolve));
    const server = await serverWith([bind(buildRoute, async () => (await working, build))]);
    await new Promise<void>((resolve) => {
      const body = '{"ep":"/a"}';
      const head = `POST /studio/build HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
      const socket = createConnection(server.port, "127.0.0.1", () => {
        socket.write(`${head}\r\n\r\n${body}`);
        setTimeout(() => socket.destroy(), 30);
      });
      socket.once("close", () => setTimeout(resolve, 30));
    });
    finish();
    expect((await sendRequest(server, "/studio/build", write("POST", { ep: "/a" }))).status).to.equal(200);
    expect(server.lines).to.deep.equal([]);
  });
});

describe("The answer of a route", () => {
  after(() => Promise.all(servers.map((server) => server.close())));
  const config = { roots: ["/films"], review_copy: false, version: 1, host: "here" };

  it("is JSON in UTF-8, which a client that has it is not sent again", async () => {
    const server = await serverWith([bind(getConfigRoute, async () => config)]);
    const reply = await sendRequest(server, "/studio/config");
    expect([reply.status, JSON.parse(reply.text)]).to.deep.equal([200, config]);
    expect(reply.headers["content-type"]).to.equal("application/json; charset=utf-8");
    const again = await sendRequest(server, "/studio/config", {
      headers: { "If-None-Match": reply.headers.etag ?? "" },
    });
    expect([again.status, again.text]).to.deep.equal([304, ""]);
  });

  it("of each kind of refusal has its status, its sentence and its fields", async () => {
    for (const kind of REFUSAL_KINDS) {
      const server = await serverWith([
        bind(getConfigRoute, () =>
          Promise.reject(new Refusal(kind, "unlock it first", { locked: true, error: "hidden" })),
        ),
      ]);
      const reply = await sendRequest(server, "/studio/config");
      expect(reply.status).to.equal(STATUSES[kind]);
      expect(JSON.parse(reply.text)).to.deep.equal({ error: "unlock it first", locked: true });
    }
    expect(Object.values(STATUSES)).to.deep.equal([400, 403, 403, 404, 409, 413, 500, 500, 502, 503]);
  });

  it("to a fault of ours is a neutral sentence, while the log keeps the stack", async () => {
    const fault = new TypeError("secret /home/anna is undefined");
    const server = await serverWith([bind(getConfigRoute, () => Promise.reject(fault))]);
    const reply = await sendRequest(server, "/studio/config?token=1");
    expect([reply.status, reply.text]).to.deep.equal([500, JSON.stringify({ error: NEUTRAL_SENTENCE })]);
    expect(server.lines).to.have.length(1);
    expect(server.lines[0]).to.deep.include({ level: "error", message: fault.message });
    expect(server.lines[0]?.fields).to.deep.include({ err: fault, method: "GET" });
  });

  it("to a program that is not there is its sentence, with what to do", async () => {
    const server = await serverWith([bind(getConfigRoute, () => run("/opt/anna/ffmpeg", []) as never)]);
    const reply = await sendRequest(server, "/studio/config?token=1");
    const sentence = "ffmpeg could not start: it is not there: install it, or set where it is, then try again";
    expect([reply.status, reply.error]).to.deep.equal([500, sentence]);
  });

  it("that does not fit its contract is a loud 500 while developing, and goes out otherwise", async () => {
    const wrong = bind(getConfigRoute, async () => ({ ...config, version: "one" as never }));
    const strict = await serverWith([wrong]);
    const reply = await sendRequest(strict, "/studio/config");
    expect([reply.status, reply.error]).to.deep.equal([
      500,
      "the reply of getConfig does not fit its contract: version must be a whole number",
    ]);
    expect(strict.lines).to.have.length(1);
    const lenient = await serverWith([wrong], { validateReplies: false });
    expect((await sendRequest(lenient, "/studio/config")).status).to.equal(200);
  });

  it("comes under the host's prefix alone when the studio is mounted in one, the queue's routes too", async () => {
    const jobs = { jobs: [], lanes: {}, paid: { count: 0, limit: null } };
    const server = await serverWith([bind(getConfigRoute, async () => config), bind(jobsRoute, async () => jobs)], {
      prefixes: [{ path: "/api/studio", hasQueue: true }],
    });
    for (const path of ["/api/studio/config", "/api/studio/jobs"])
      expect((await sendRequest(server, path)).status).to.equal(200);
    for (const path of ["/studio/config", "/studio/jobs"])
      expect((await sendRequest(server, path)).status).to.equal(404);
    const document = JSON.parse((await sendRequest(server, "/api/studio/openapi.json")).text) as { paths: object };
    expect(Object.keys(document.paths)).to.include("/api/studio/jobs").and.not.include("/studio/config");
  });
});

describe("The table of routes", () => {
  const standIn = (route: Route): Binding => ({ route, answer: async () => ({}) });

  it("is whole or stops the start", () => {
    expect(() => completeTable([])).to.throw("no verb answers getConfig, putConfig");
    const twice = [getConfigRoute, getConfigRoute].map(standIn);
    expect(() => completeTable(twice)).to.throw(/no verb answers putConfig/);
  });

  it("takes only verbs that reply what their route promises", () => {
    // @ts-expect-error a number is missing
    bind(getConfigRoute, async () => ({ roots: [], review_copy: false, host: "here" }));
    // @ts-expect-error a route that streams needs a file
    bind(thumbRoute, async () => ({ width: 128 }));
    // @ts-expect-error the body has no such field
    bind(putConfigRoute, async ({ root }) => ({ roots: [root], review_copy: false, version: 1, host: "here" }));
  });

  it("guards every field that names an episode, or stops the start", () => {
    expect(namesEpisode(pickRoute)).to.equal(true);
    expect(namesEpisode(jobsRoute)).to.equal(false);
    const optional = { id: "optional", method: "post", path: "/x", summary: "x" } as const;
    const nullable = Type.Optional(Type.Union([EpisodePath, Type.Null()]));
    expect(namesEpisode(defineRoute({ ...optional, body: closed({ ep: nullable }) }))).to.equal(true);
    expect(() => namesEpisode(defineRoute({ ...optional, body: closed({ other: nullable }) }))).to.throw(
      "optional marks a field with a guard",
    );
    const hidden = closed({ list: Type.Array(EpisodePath) });
    expect(() => namesEpisode(defineRoute({ ...optional, body: hidden }))).to.throw(
      "optional marks a field with a guard",
    );
  });
});
