// Checks that the build has made say of every value what one says that is made here.
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import fc from "fast-check";
import { CHECK_OPTIONS } from "../../../src/contracts/check.ts";
import { PRECOMPILED, hashOfSchema, useCompiledChecks } from "../../../src/contracts/compiled-checks.ts";
import { check } from "../../../src/contracts/check.ts";
import { Type } from "typebox";
import { makeSidecar } from "../../support/values/make-take.ts";

const { checks, hashes } = await import("../../../src/contracts/made-checks.js");
const ajv = new Ajv2020(CHECK_OPTIONS);

/** What a check says, with what it has filled in. */
function verdictOf(run: (value: unknown) => unknown, value: unknown) {
  const own = structuredClone(value);
  const isGood = run(own) === true;
  const errors = (run as { errors?: { keyword: string; instancePath: string; parentSchema?: object }[] | null }).errors;
  return { isGood, own, errors: isGood ? [] : errors?.map((one) => [one.keyword, one.instancePath, one.parentSchema]) };
}

describe("checks that the build has made", () => {
  for (const [name, schema] of Object.entries(PRECOMPILED)) {
    it(`say of ${name} what any check says`, () => {
      expect(hashes[name]).to.equal(hashOfSchema(schema));
      const [made, anew] = [checks[name]!, ajv.compile(schema)];
      const record = fc
        .constantFrom(...Object.keys(makeSidecar()))
        .chain((key) => fc.jsonValue({ maxDepth: 2 }).map((value) => ({ ...makeSidecar(), [key]: value })));
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue({ maxDepth: 3 }), record), (value) => {
          expect(verdictOf(made, value)).to.deep.equal(verdictOf(anew, value));
        }),
      );
    });
  }

  it("are left alone where they were made of another schema", () => {
    const refuse = Object.assign(() => false, { schema: {}, schemaEnv: {} }) as never;
    useCompiledChecks({ checks: { ConfigFile: refuse }, hashes: { ConfigFile: hashOfSchema(Type.String()) } });
    expect(check(PRECOMPILED["ConfigFile"]!, { roots: [], review_copy: true, version: 1 }).ok).to.equal(true);
  });
});
