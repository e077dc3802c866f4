// How a request finds its route: by its method and its path below the prefix.
import { expect } from "chai";
import { getConfigRoute } from "../../src/contracts/routes/config.ts";
import { jobsRoute } from "../../src/contracts/routes/jobs.ts";
import { bind } from "../../src/http/binding.ts";
import { sendRequest, openTestServer, type TestServer } from "./open-test-server.ts";

describe("a route", () => {
  let server: TestServer;
  before(async () => {
    const bindings = [getConfigRoute, jobsRoute].map((route) => bind(route, async () => ({}) as never));
    server = await openTestServer({ bindings, validateReplies: false });
  });
  after(() => server.close());

  const status = async (path: string, method = "GET") => (await sendRequest(server, path, { method })).status;

  it("is found with a slash at its end, and with a query", async () => {
    expect(await status("/studio/config")).to.equal(200);
    expect(await status("/studio/config/")).to.equal(200);
    expect(await status("/studio/jobs/?")).to.equal(200);
  });

  it("answers HEAD without a body where it answers GET", async () => {
    const reply = await sendRequest(server, "/studio/config", { method: "HEAD" });
    expect([reply.status, reply.text]).to.deep.equal([200, ""]);
    expect(reply.headers["content-type"]).to.match(/^application\/json/);
  });

  it("is not found under another case, a longer path, another method or no path", async () => {
    for (const path of ["/studio/Config", "/studio/config/more", "/studio/config//", "/studio", "/studio/"])
      expect(await status(path), path).to.equal(404);
    expect(await status("/studio/config", "DELETE")).to.equal(404);
    expect(await status("/studio/config", "OPTIONS")).to.equal(404);
  });
});
