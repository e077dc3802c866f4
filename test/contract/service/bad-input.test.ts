import { expect } from "chai";
import { Agent, request } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { allRoutes } from "../../../src/contracts/index.ts";
import type { Route } from "../../../src/contracts/route.ts";
import { openTestApp, type TestApp } from "../../support/servers/test-app.ts";
import { badInputCases, type BadInput } from "./bad-input-cases.ts";

interface Reply {
  readonly status: number | undefined;
  readonly body: { readonly error?: unknown };
}

/** Ten thousand requests: over few connections, and by Node's own client. */
const agent = new Agent({ keepAlive: true });

function send(app: TestApp, route: Route, input: BadInput): Promise<Reply> {
  const { port } = app.server.address() as AddressInfo;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const query = new URLSearchParams(input.query ?? {}).toString();
  const path = `/studio${route.path}${query === "" ? "" : `?${query}`}`;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method: route.method.toUpperCase(), path, headers, agent });
    asked.once("error", reject);
    asked.once("response", (reply) => {
      json(reply).then((value) => resolve({ status: reply.statusCode, body: value as Reply["body"] }), reject);
    });
    asked.end(body);
  });
}

describe("What a route cannot take is refused with 400 and a sentence", () => {
  let app: TestApp;
  before(async () => {
    app = await openTestApp();
  });
  after(async () => {
    agent.destroy();
    await app.close();
  });

  for (const route of allRoutes as readonly Route[]) {
    const cases = badInputCases(route);
    if (cases.length === 0) continue;
    it(`${route.method.toUpperCase()} ${route.path}`, async () => {
      for (const input of cases) {
        const reply = await send(app, route, input);
        const { error } = reply.body;
        expect(reply.status, `${input.what}: ${String(error)}`).to.equal(400);
        expect(error, input.what).to.be.a("string").that.includes(input.field);
        expect(error, input.what).not.to.match(/\n|Error:|undefined|\[object/);
      }
    });
  }
});
