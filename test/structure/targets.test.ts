import { expect } from "chai";
import { isTypeScript, listFiles, nodesOf, parseCode, readText } from "../support/project-files.ts";

interface TargetNames {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly builtin: boolean;
}

/** Ids and other names of the targets that stand for a model. What the studio draws itself is the studio's own. */
function modelNames(): Set<string> {
  const files = listFiles("src/targets").filter((path) => path.endsWith("/target.json"));
  const targets = files.map((path) => JSON.parse(readText(path)) as TargetNames);
  return new Set(targets.filter(({ builtin }) => !builtin).flatMap(({ id, aliases }) => [id, ...aliases]));
}

function namedIn(path: string, text: string, names: ReadonlySet<string>): string[] {
  if (![...names].some((name) => text.includes(name))) return [];
  return nodesOf(parseCode(text, path))
    .filter(({ type, value }) => type === "StringLiteral" && names.has(String(value)))
    .map(({ value }) => `${path} names ${String(value)}: ask for a capability, a grid or a binding of the target`);
}

describe("targets are data", () => {
  const names = modelNames();

  it("and no code knows one of them by name", () => {
    expect(names.size).to.be.above(17);
    const files = ["src", "extension", "web_ext"].flatMap((folder) => listFiles(folder)).filter(isTypeScript);
    expect(files.flatMap((path) => namedIn(path, readText(path), names))).to.deep.equal([]);
  });

  it("and a name in code would be noticed", () => {
    const [name = ""] = names;
    expect(namedIn("a.ts", `if (target.id === "${name}") run();`, names)).to.have.length(1);
    expect(namedIn("a.ts", `// ${name} is data`, names)).to.deep.equal([]);
  });
});
