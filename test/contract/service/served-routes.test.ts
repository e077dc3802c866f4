import { expect } from "chai";
import request from "supertest";
import { allRoutes } from "../../../src/contracts/index.ts";
import type { Route } from "../../../src/contracts/route.ts";
import { openTestApp, type TestApp } from "../../support/servers/test-app.ts";
import { badInputCases } from "./bad-input-cases.ts";

const routes = allRoutes as readonly Route[];

/** Whether something answers, without making the verb act: routes that take input get what they must refuse. */
async function isServed(app: TestApp, prefix: string, route: Route): Promise<boolean> {
  const asked = request(app.server)[route.method](`${prefix}${route.path}`);
  const bad = badInputCases(route)[0];
  const reply = await (bad?.body === undefined
    ? asked.query(bad?.query ?? {})
    : asked.type("json").send(JSON.stringify(bad.body)));
  return reply.status !== 404;
}

function expectRefusal(reply: request.Response, status: number): string {
  expect(reply.status).to.equal(status);
  expect(reply.headers["content-type"]).to.equal("application/json; charset=utf-8");
  const { error } = reply.body as { error: string };
  expect(error).to.be.a("string").and.not.equal("");
  return error;
}

describe("The service's door", () => {
  let app: TestApp;
  before(async () => {
    app = await openTestApp();
  });
  after(() => app.close());

  it("answers every route under /studio", async () => {
    for (const route of routes) expect(await isServed(app, "/studio", route), route.id).to.equal(true);
  });

  it("answers the core routes under /api/studio too, and the queue's own only under /studio", async () => {
    for (const route of routes) {
      expect(await isServed(app, "/api/studio", route), route.id).to.equal(!route.standaloneOnlyUnderStudio);
    }
  });

  it("says in JSON that an unknown route is not there", async () => {
    for (const path of [
      "/studio/nowhere",
      "/api/studio/nowhere",
      "/studio",
      "/studio/jobs/explode",
      "/nowhere",
      "/studiox/config",
    ]) {
      expect(expectRefusal(await request(app.server).get(path), 404), path).to.include(path);
    }
    expectRefusal(await request(app.server).post("/studio/jobs/explode").send({ id: "1" }), 404);
  });

  it("names the methods of a path that is asked with another", async () => {
    const reply = await request(app.server).get("/studio/build");
    expect(expectRefusal(reply, 404)).to.equal("/studio/build does not take GET, only POST");
    expect(expectRefusal(await request(app.server).delete("/api/studio/config"), 404)).to.include("GET and PUT");
  });

  it("refuses a body that is not JSON, and says where it breaks", async () => {
    const post = (body: string) => request(app.server).post("/studio/build").type("json").send(body);
    expect(expectRefusal(await post('{"ep": }'), 400)).to.equal("the body is not valid JSON (line 1, column 8)");
    expect(expectRefusal(await post('{\n  "ep": "/a"\n'), 400)).to.include("line 3, column 1");
    expect(expectRefusal(await post("{'ep': 1}"), 400)).to.include("line 1, column 2");
    expect(expectRefusal(await post('{"ep": "/a"} // why'), 400)).to.include("not valid JSON");
  });

  it("refuses a body of another type, even if what it holds is JSON", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx", "text/json", ""]) {
      const reply = await request(app.server).post("/studio/build").set("Content-Type", type).send('{"ep":"/a"}');
      expect(expectRefusal(reply, 400), type).to.include("Content-Type: application/json");
    }
  });

  it("refuses a request without the body that its route needs", async () => {
    expect(expectRefusal(await request(app.server).post("/studio/build"), 400)).to.equal(
      "the request has no JSON body: ep is missing",
    );
  });

  it("refuses a parameter that is given twice", async () => {
    const reply = await request(app.server).get("/studio/episode?ep=/a&pass=final&ep=/b");
    expect(expectRefusal(reply, 400)).to.equal("ep is given more than once: give it one value");
  });

  it("refuses a NUL in any text", async () => {
    expect(expectRefusal(await request(app.server).get("/studio/episode?ep=/a%00b"), 400)).to.include("ep holds a NUL");
    const reply = await request(app.server).post("/studio/build").send({ ep: "/a\0b" });
    expect(expectRefusal(reply, 400)).to.include("ep holds a NUL");
  });
});
