// A test that measures time says something about the machine that it ran on: how long something takes is for test/bench, where it is
// compared with other work of the same run. What must end at all is held by the timeout of the tests.
import { expect } from "chai";
import { isTypeScript, listFiles, nodesOf, parseCode, readText, type SyntaxNode } from "../support/project-files.ts";

const CLOCKS = new Set(["performance", "hrtime", "monitorEventLoopDelay"]);

/** Without one of these words there is nothing to parse. */
const MAY_MEASURE = new RegExp([...CLOCKS, "Date"].join("|"));

const nameOf = (node: unknown) => (node as { value?: string } | undefined)?.value ?? "";

/** Where a text measures how long something takes. */
function clocks(text: string): string[] {
  if (!MAY_MEASURE.test(text)) return [];
  return nodesOf(parseCode(text, "a.ts")).flatMap((node) => {
    switch (node.type) {
      case "MemberExpression":
        return [node["object"], node["property"]].map(nameOf).filter((name) => CLOCKS.has(name));
      case "ImportSpecifier":
        return [nameOf(node["imported"] ?? node["local"])].filter((name) => CLOCKS.has(name));
      case "BinaryExpression":
        return node["operator"] === "-" && [node["left"], node["right"]].some(isNow) ? ["Date.now() -"] : [];
      default:
        return [];
    }
  });
}

function isNow(node: unknown): boolean {
  const { type, callee } = node as SyntaxNode & { callee?: { object?: unknown; property?: unknown } };
  return type === "CallExpression" && nameOf(callee?.object) === "Date" && nameOf(callee?.property) === "now";
}

describe("clocks", () => {
  it("are read by benchmarks alone", () => {
    const files = listFiles("test").filter((path) => isTypeScript(path) && !path.startsWith("test/bench/"));
    expect(files.length).to.be.above(200);
    const found = files.flatMap((path) => clocks(readText(path)).map((what) => `${path}: ${what}`));
    expect(found).to.deep.equal([]);
  });

  for (const [text, count] of [
    ["const begun = performance.now();", 1],
    ["expect(Date.now() - begun).to.be.below(2000);", 1],
    ["const left = end - Date.now();", 1],
    ["process.hrtime.bigint()", 1],
    [`import { monitorEventLoopDelay } from "node:perf_hooks";`, 1],
    ["const later = { now: () => new Date(Date.now() + 10_000) };", 0],
    ["const TABLE = { performance: 1 };", 0],
    ["// performance.now() is for benchmarks", 0],
    [`const words = ["performance.now()", "Date.now() - 1"];`, 0],
  ] as const) {
    it(`finds ${count} in ${text}`, () => {
      expect(clocks(text)).to.have.length(count);
    });
  }
});
