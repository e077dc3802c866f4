// Runs when the studio is built: writes the checks of the formats that every start needs as code, beside the compiled contracts.
import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { _, Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { CHECK_OPTIONS } from "../contracts/check.ts";
import { PRECOMPILED, hashOfSchema } from "../contracts/compiled-checks.ts";
import { writeAtomic } from "../machine/write-file.ts";

const [named = ""] = process.argv.slice(2);
const output = join(await realpath(dirname(named)), basename(named));
const ajv = new Ajv2020({ ...CHECK_OPTIONS, code: { ...CHECK_OPTIONS.code, source: true, formats: _`FORMATS` } });
const names = Object.keys(PRECOMPILED);
for (const [name, schema] of Object.entries(PRECOMPILED)) ajv.addSchema(schema, name);
const code = standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name])));
const hashes = Object.fromEntries(Object.entries(PRECOMPILED).map(([name, schema]) => [name, hashOfSchema(schema)]));
// What the code asks for by `require`: the formats, and two functions of ajv.
const asModule = code
  .replaceAll(/require\("ajv\/dist\/runtime\/(\w+)"\)/g, "$1")
  .replaceAll(/require\("[^"]*formats[^"]*"\)/g, "FORMATS");
await writeAtomic(
  output,
  [
    `import { FORMATS } from "./schema.js";`,
    `import equal from "ajv/dist/runtime/equal.js";`,
    `import ucs2length from "ajv/dist/runtime/ucs2length.js";`,
    `const exports = {};`,
    asModule.replace(/^"use strict";/, ""),
    `export const checks = exports;`,
    `export const hashes = ${JSON.stringify(hashes)};`,
    "",
  ].join("\n"),
);
