import { expect } from "chai";
import request from "supertest";
import { allRoutes } from "../../../src/contracts/index.ts";
import type { Route } from "../../../src/contracts/route.ts";
import { openTestApp, type TestApp } from "../../support/servers/test-app.ts";
import { badInputCases, type BadInput } from "./bad-input-cases.ts";

function send(app: TestApp, route: Route, input: BadInput): request.Test {
  const asked = request(app.server)
    [route.method](`/studio${route.path}`)
    .query(input.query ?? {});
  return input.body === undefined
    ? asked
    : asked.set("Content-Type", "application/json").send(JSON.stringify(input.body));
}

describe("What a route cannot take is refused with 400 and a sentence", () => {
  let app: TestApp;
  before(async () => {
    app = await openTestApp();
  });
  after(() => app.close());

  for (const route of allRoutes as readonly Route[]) {
    const cases = badInputCases(route);
    if (cases.length === 0) continue;
    it(`${route.method.toUpperCase()} ${route.path}`, async () => {
      for (const input of cases) {
        const reply = await send(app, route, input);
        const error = (reply.body as { error?: unknown }).error;
        expect(reply.status, `${input.what}: ${String(error)}`).to.equal(400);
        expect(error, input.what).to.be.a("string").that.includes(input.field);
        expect(error, input.what).not.to.match(/\n|Error:|undefined|\[object/);
      }
    });
  }
});
