import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import request from "supertest";
import { eventSchemas } from "../../../src/contracts/events.ts";
import { allRoutes } from "../../../src/contracts/index.ts";
import type { Route } from "../../../src/contracts/route.ts";
import { openTestApp, type TestApp } from "../../support/servers/test-app.ts";

interface Content {
  content?: Record<string, { schema: object }>;
  description?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: { default?: unknown; enum?: string[] } }[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

function refsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "$ref" in value && typeof value.$ref === "string" ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

function find(document: unknown, ref: string): unknown {
  return ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
}

describe("The OpenAPI document", () => {
  let app: TestApp;
  let document: Document;
  before(async () => {
    app = await openTestApp();
    document = (await request(app.server).get("/studio/openapi.json").expect(200)).body as Document;
  });
  after(() => app.close());

  const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

  it("is OpenAPI 3.1 with a title and a version", () => {
    expect(document.openapi).to.match(/^3\.1\./);
    expect(document.info.title).to.be.a("string").and.not.equal("");
    expect(document.info.version).to.be.a("string").and.not.equal("");
  });

  it("has every route of the contract under /studio, and the core routes under /api/studio", () => {
    for (const route of allRoutes as readonly Route[]) {
      expect(document.paths[`/studio${route.path}`]?.[route.method]?.summary, route.id).to.equal(route.summary);
      const mirrored = document.paths[`/api/studio${route.path}`]?.[route.method];
      expect(mirrored !== undefined, route.id).to.equal(!route.standaloneOnlyUnderStudio);
    }
  });

  it("names each operation once", () => {
    const ids = operations().map((operation) => operation.operationId);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it("refers to nothing that is not there", () => {
    const refs = [...new Set(refsIn(document))];
    expect(refs).to.include("#/components/schemas/ShotStatus").and.include("#/components/schemas/Error");
    for (const ref of refs) expect(find(document, ref), ref).to.be.an("object");
  });

  it("gives each operation an answer, and each refusal a sentence and the error shape", () => {
    for (const operation of operations()) {
      expect(operation.responses["200"], operation.operationId).to.be.an("object");
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).to.match(/^[2345]\d\d$/);
        expect(response.description, operation.operationId).to.be.a("string").and.not.equal("");
        if (Number(status) < 400) continue;
        expect(response.content?.["application/json"]?.schema).to.deep.equal({ $ref: "#/components/schemas/Error" });
      }
    }
  });

  it("shows defaults and words of parameters and fields", () => {
    const pass = document.paths["/studio/episode"]?.["get"]?.parameters?.find((parameter) => parameter.name === "pass");
    expect(pass).to.deep.include({ in: "query", required: false });
    expect(pass?.schema).to.deep.include({ default: "proxy", enum: ["final", "proxy"] });
    const render = document.components.schemas["RenderBody"] as { properties: Record<string, { default?: unknown }> };
    expect(render.properties["redo"]?.default).to.equal(false);
  });

  it("holds only schemas that a validator can read", () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(document, "document");
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.validate({ $ref: `document#/components/schemas/${name}` }, 1), name).to.equal(false);
    }
  });

  it("describes every event of the websocket", () => {
    const event = document.components.schemas["Event"] as { oneOf: { properties: { type: { const: string } } }[] };
    expect(event.oneOf.map((one) => one.properties.type.const)).to.have.members(Object.keys(eventSchemas));
  });

  it("maps what a route promises to its status", () => {
    const pick = document.paths["/studio/pick"]?.["put"];
    expect(pick?.responses["409"]?.description).to.include("a locked entry");
    expect(pick?.responses["404"]?.description).to.include("no such episode").and.include("no such shot or take");
    expect(document.paths["/studio/file"]?.["get"]?.responses).to.include.keys("206", "304", "416");
  });
});
