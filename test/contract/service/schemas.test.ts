// Every schema of the contracts is one by the rules of its draft: the studio compiles them without looking at that again.
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { readdir } from "node:fs/promises";

const CONTRACTS = new URL("../../../src/contracts/", import.meta.url);

/** A value that is a schema, and the schemas in one that is none, as those of a route. */
function schemasIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  if (["type", "anyOf", "allOf"].some((word) => word in value)) return [value];
  return Object.values(value).flatMap(schemasIn);
}

describe("The schemas of the contracts", () => {
  it("follow the draft that they are written in", async () => {
    const ajv = new Ajv2020({ strict: false });
    const names = (await readdir(CONTRACTS, { recursive: true })).filter((name) => name.endsWith(".js"));
    const schemas: [string, object][] = [];
    for (const name of names) {
      const words = (await import(new URL(name, CONTRACTS).href)) as object;
      for (const [word, value] of Object.entries(words))
        schemas.push(...schemasIn(value).map((schema): [string, object] => [`${name} ${word}`, schema]));
    }
    expect(schemas.length).to.be.above(200);
    expect(schemas.flatMap(([where, schema]) => (ajv.validateSchema(schema) ? [] : [where]))).to.deep.equal([]);
    expect(ajv.validateSchema({ type: "numbr" })).to.equal(false);
  });
});
