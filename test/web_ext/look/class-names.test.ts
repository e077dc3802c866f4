// Classes of the page are one name space: two parts that choose the same name change each other's looks.
import { expect } from "chai";
import { listFiles, readText } from "../../support/project-files.ts";

/** The names of blocks that a style sheet gives a look of their own: `.plan {`, and not what is in or of one. */
function blocksOf(css: string): Set<string> {
  const names = [...css.matchAll(/^\.([a-z][a-z0-9-]*)(?= *[,{])/gm)].map(([, name = ""]) => name);
  return new Set(names.filter((name) => !name.includes("--")));
}

describe("a class of the page", () => {
  it("is one part's own", () => {
    const files = new Map<string, string[]>();
    // The page of a review is another page.
    const sheets = listFiles("web_ext").filter((path) => path.endsWith(".css") && !path.startsWith("web_ext/review/"));
    for (const path of sheets)
      for (const name of blocksOf(readText(path))) files.set(name, [...(files.get(name) ?? []), path]);
    expect([...files].filter(([, paths]) => paths.length > 1)).to.deep.equal([]);
  });

  it("is found by its name alone", () => {
    const css = ".a {\n}\n\n.b__c {\n}\n\n.d--e {\n}\n\n.f,\n.g > h {\n}\n";
    expect([...blocksOf(css)]).to.deep.equal(["a", "f"]);
  });
});
