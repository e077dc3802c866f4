// `web_ext/api/route-paths.ts` is made of the service's routes: `UPDATE=1 npx mocha dist/test/web_ext/api/route-paths.test.js`.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { allRoutes } from "../../../src/contracts/index.ts";
import { ROUTE_PATHS } from "../../../web_ext/api/route-paths.ts";

const FILE = "web_ext/api/route-paths.ts";

function textOf(): string {
  const lines = allRoutes.map(({ id, method, path }) => `  ${id}: ["${method}", "${path}"],`);
  return [
    "// Where every route of the service is. Made by `test/web_ext/api/route-paths.test.ts`: change the contract instead.",
    "",
    "export const ROUTE_PATHS = {",
    ...lines,
    "} as const;",
    "",
  ].join("\n");
}

describe("the page's routes", () => {
  it("are where the contract has them", async () => {
    if (process.env["UPDATE"]) await writeFile(FILE, textOf());
    expect(await readFile(FILE, "utf8")).to.equal(textOf());
  });

  it("are all of the service's, by their ids", () => {
    expect(Object.keys(ROUTE_PATHS)).to.deep.equal(allRoutes.map(({ id }) => id));
  });
});
