// Access for a command line that has read the owner's file: what the secret opens, and that nothing else does.
import { expect } from "chai";
import { Refusal } from "../../../src/contracts/refusal.ts";
import { assembleRoute } from "../../../src/contracts/routes/cut.ts";
import { episodeRoute } from "../../../src/contracts/routes/episodes.ts";
import { type EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { bind, type Binding } from "../../../src/http/binding.ts";
import type { RouteTable } from "../../../src/http/owner/owner-access.ts";
import { connectToOwner } from "../../../src/http/owner/connect-to-owner.ts";
import { JSON_TYPE, sendRequest, openTestServer, type TestServer } from "../open-test-server.ts";
import { until } from "../../support/until.ts";
import { folderOnly } from "../../support/episodes/episode-context.ts";

const secret = "5".repeat(64);
const outside = "/somewhere else/ü";
const folder = encodeURIComponent(outside);

describe("Access with the owner's secret", () => {
  let server: TestServer;
  let isLocal: boolean;
  /** What each answered request was allowed to open. */
  let asked: (readonly string[])[];
  let given: AbortSignal[];

  const routesWith = (roots: readonly string[]): RouteTable => {
    const film = { ok: true, output: null, report: "" };
    const bindings: Binding[] = [
      bind(episodeRoute, async () => (asked.push(roots), {} as EpisodeStatus)),
      bind(assembleRoute, async (_body, { signal }) => {
        if (!signal) return film;
        given.push(signal);
        return new Promise((resolve) => signal.addEventListener("abort", () => resolve(film)));
      }),
    ];
    const openEpisode = async (ep: unknown) => {
      if (roots.some((root) => String(ep).startsWith(root))) return folderOnly(ep);
      throw new Refusal("outside-roots", `${String(ep)} is outside the project folders`);
    };
    return { bindings, openEpisode };
  };
  beforeEach(async () => {
    isLocal = true;
    asked = [];
    given = [];
    server = await openTestServer({
      ...routesWith(["/films"]),
      validateReplies: false,
      isLocal: () => isLocal,
      ownerAccess: { secret, withRoots: (roots) => routesWith(["/films", ...roots]) },
    });
  });
  afterEach(() => server.close(0));

  const sendWith = (headers: Record<string, string | string[]>, ep = `${outside}/tide`) =>
    sendRequest(server, `/studio/episode?ep=${encodeURIComponent(ep)}`, { headers });

  it("opens further folders to who shows the secret, for that request alone", async () => {
    expect((await sendWith({ "X-Studio-Secret": secret, "X-Studio-Folder": folder })).status).to.equal(200);
    expect(asked).to.deep.equal([["/films", outside]]);
    expect((await sendWith({})).status).to.equal(403);
    expect((await sendWith({ "X-Studio-Secret": secret })).status).to.equal(403);
    expect((await sendWith({}, "/films/tide")).status).to.equal(200);
    expect(asked.at(-1)).to.deep.equal(["/films"]);
  });

  it("refuses every other secret, and a folder without one, even for what anybody may open", async () => {
    const secrets = ["", "5", "5".repeat(63), `${secret}5`, "6".repeat(64)];
    for (const wrong of [...secrets, [secret, secret], ["", secret]]) {
      const reply = await sendWith({ "X-Studio-Secret": wrong, "X-Studio-Folder": folder }, "/films/tide");
      expect(reply.status, String(wrong)).to.equal(403);
      expect(reply.error).to.include("not the secret");
    }
    expect((await sendWith({ "X-Studio-Folder": folder }, "/films/tide")).status).to.equal(403);
    expect(asked).to.deep.equal([]);
  });

  it("is shut to other machines, and where no command line works through the service", async () => {
    isLocal = false;
    expect((await sendWith({ "X-Studio-Secret": secret }, "/films/tide")).status).to.equal(403);
    const plain = await openTestServer({ ...routesWith(["/films"]), validateReplies: false });
    const headers = { "X-Studio-Secret": "undefined" };
    expect((await sendRequest(plain, "/studio/episode?ep=%2Ffilms%2Ftide", { headers })).status).to.equal(403);
    await plain.close(0);
  });

  it("keeps its other guards: foreign pages, bad folders, bad input", async () => {
    const shown = { "X-Studio-Secret": secret };
    expect((await sendWith({ ...shown, Origin: "http://evil.example" }, "/films/tide")).status).to.equal(403);
    for (const odd of ["relative", "", "%ff", "%00", "/a%00b"]) {
      expect((await sendWith({ ...shown, "X-Studio-Folder": odd }, "/films/tide")).status, odd).to.equal(400);
    }
    const body = JSON.stringify({ ep: "/films/tide", size: "big" });
    const reply = await sendRequest(server, "/studio/assemble", {
      method: "POST",
      headers: { ...JSON_TYPE, ...shown },
      body,
    });
    expect(reply.status).to.equal(400);
  });

  it("takes work back when its command hangs up, and nobody else's", async () => {
    const stop = new AbortController();
    const reached = await connectToOwner({ url: server.url, secret }, outside);
    const waiting = reached.call(assembleRoute, { ep: `${outside}/tide` }, stop.signal);
    await until(() => given.length > 0, "the service was not asked");
    stop.abort(new Error("stopped"));
    const said = await waiting.catch((error: unknown) => (error as Error).message);
    expect(said).to.equal("stopped");
    if (!given[0]?.aborted) await new Promise((resolve) => given[0]?.addEventListener("abort", resolve));
    const body = JSON.stringify({ ep: "/films/tide" });
    expect(
      (await sendRequest(server, "/studio/assemble", { method: "POST", headers: JSON_TYPE, body })).status,
    ).to.equal(200);
    expect(given).to.have.length(1);
    reached.close();
  });

  it("writes no secret into the log, whatever fails", async () => {
    const broken = await openTestServer({
      bindings: [bind(episodeRoute, () => Promise.reject(new Error("broken")))],
      ownerAccess: { secret, withRoots: () => ({ bindings: [], openEpisode: async (ep) => folderOnly(ep) }) },
    });
    const headers = { "X-Studio-Secret": secret, "X-Studio-Folder": folder };
    expect((await sendRequest(broken, "/studio/episode?ep=%2Ffilms%2Ftide", { headers })).status).to.equal(500);
    expect(broken.lines).to.have.length(1);
    expect(JSON.stringify(broken.lines)).not.to.include(secret);
    await broken.close(0);
  });

  it("tells the command line that hangs on it that the service has gone", async () => {
    const reached = await connectToOwner({ url: server.url, secret }, outside);
    const received: string[] = [];
    reached.subscribe(({ type }) => void received.push(type));
    server.httpApp.sockets.broadcast({ type: "studio.episode", data: { ep: "/films/tide" } });
    await until(() => received.length > 0, "no event arrived");
    const gone = new Promise((resolve) => reached.gone.addEventListener("abort", resolve));
    await server.close(0);
    await gone;
    const why = await reached
      .call(episodeRoute, { ep: "/films/tide" })
      .catch((error: unknown) => (error as Error).message);
    expect(why).to.include(`${server.url} has gone`);
    reached.close();
  });
});
