import { expect } from "chai";
import { isTypeScript, listFiles, nodesOf, parseCode, readText, type SyntaxNode } from "../support/project-files.ts";

/** There without an import, and what to do instead. */
const CALLS: Readonly<Record<string, string>> = {
  "Date.now": "take the time as a value",
  Date: "take the time as a value",
  "Math.random": "take the seed as a value",
  fetch: "take what was fetched as a value",
  setTimeout: "let the caller wait",
  setInterval: "let the caller repeat it",
  setImmediate: "let the caller wait",
  queueMicrotask: "let the caller wait",
  "Intl.Collator": "compare by code points",
  "Intl.DateTimeFormat": "write it for every place and language alike",
  "Intl.NumberFormat": "write it for every place and language alike",
};
/** Reached as properties of what is there without an import. */
const OBJECTS: Readonly<Record<string, string>> = {
  performance: "take the time as a value",
  process: "take the setting as a value",
  console: "return what there is to say",
  crypto: "take random bytes as a value",
};
/** What depends on where the machine stands and what language it speaks. */
const LOCAL = /^(toLocale\w*String|getTimezoneOffset|localeCompare)$/;
const DICE = /^(random\w*|getRandomValues|webcrypto)$/;

/** Without one of these there is nothing to parse. */
const MAY_OBJECT = new RegExp(
  [...Object.keys(CALLS), ...Object.keys(OBJECTS)]
    .map((name) => `\\b${name.replace(".", String.raw`\s*\??\.\s*`)}\\b`)
    .concat("toLocale|getTimezoneOffset|localeCompare|import[^;]*(?:random|getRandomValues|webcrypto)")
    .join("|"),
);

const nameOf = (node: unknown) => (node as { value?: string } | undefined)?.value ?? "";

/** What a text of core or contracts takes from outside although nobody handed it in. */
function impurities(text: string): string[] {
  if (!MAY_OBJECT.test(text)) return [];
  return nodesOf(parseCode(text, "a.ts")).flatMap((node) => objection(node) ?? []);
}

function objection(node: SyntaxNode): string | undefined {
  const callee = node["callee"] as SyntaxNode | undefined;
  switch (node.type) {
    case "NewExpression":
      return isNow(node) ? "new Date(): take the time as a value" : undefined;
    case "CallExpression":
      return callee?.type === "Identifier" ? advise(CALLS, nameOf(callee)) : undefined;
    case "MemberExpression":
      return objectionToMember(node["object"] as SyntaxNode, nameOf(node["property"]));
    case "ImportSpecifier":
      return objectionToImport(nameOf(node["imported"] ?? node["local"]));
    default:
      return undefined;
  }
}

function isNow(node: SyntaxNode): boolean {
  return nameOf(node["callee"]) === "Date" && !(node["arguments"] as unknown[] | null)?.length;
}

function objectionToMember(object: SyntaxNode, property: string): string | undefined {
  if (LOCAL.test(property)) return `${property}: write it for every place and language alike`;
  if (object.type !== "Identifier") return undefined;
  return advise(CALLS, `${nameOf(object)}.${property}`) ?? advise(OBJECTS, nameOf(object));
}

function objectionToImport(name: string): string | undefined {
  return DICE.test(name) ? `${name}: take random bytes as a value` : undefined;
}

function advise(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? `${name}: ${table[name]}` : undefined;
}

describe("core and contracts", () => {
  it("takes the time, the dice and the world as values", () => {
    const files = [...listFiles("src/core"), ...listFiles("src/contracts")].filter(isTypeScript);
    expect(files.length).to.be.above(100);
    const found = files.flatMap((path) => impurities(readText(path)).map((what) => `${path}: ${what}`));
    expect(found).to.deep.equal([]);
  });

  for (const text of [
    "Date.now()",
    "new Date()",
    "new Date",
    "Date()",
    "Math.random()",
    "const { now } = { now: Date.now }",
    "performance.now()",
    "process.env",
    "crypto.randomUUID()",
    "[].map(Math.random)",
    "setTimeout(() => 1, 2)",
    "new Intl.NumberFormat().format(1)",
    "(1).toLocaleString()",
    `"a".localeCompare("b")`,
    `import { randomBytes } from "node:crypto"`,
  ]) {
    it(`is not ${text}`, () => {
      expect(impurities(text)).to.have.length(1);
    });
  }

  it("may speak of the time, and reckon with one it was given", () => {
    const text = `
      // Date.now() is for others
      const a = "Math.random()";
      const b = \`new Date() \${a}\`;
      export const c = (at: string) => new Date(at).getTime() + Date.parse(at) + Math.round(b.length);
      export const d = (clock: { now(): number; process: number }) => clock.now() + clock.process;`;
    expect(impurities(text)).to.deep.equal([]);
  });
});
