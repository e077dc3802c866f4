import { expect } from "chai";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, isCode, listFiles, readText } from "../support/project-files.ts";

const DOCS = "src/docs";
/** `docs/http.md "Errors" and "Limits"`, `docs/decisions.md 4, 21`. */
const CITATION = /(?<!web_ext\/)\bdocs\/([a-z]+)\.md((?:(?:,? and|,)? (?:"[^"]+"|\d+\b))*)/g;
/** Documents that are not in the repository. Written so that this file does not cite them. */
const ELSEWHERE =
  /[Cc]ontract,? part [A]|\bpart B, "|[Cc]ontract answers \d|(?<![./\w])[Dd]ecisions \d|[Ss]pec (?:host )?\d/;
const LINKED = [...["format", "http", "decisions", "hosts"].map((name) => `${DOCS}/${name}.md`)];
const GUIDES = [...LINKED, ".github/CONTRIBUTING.md", ".github/SECURITY.md", "test/README.md", "README.md"];

const withoutTicks = (text: string) => text.replaceAll("`", "").trim();

/** Headings, and the numbers of a numbered list. */
function namesIn(document: string): Set<string> {
  const text = readText(document);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => withoutTicks(heading));
  const numbers = [...text.matchAll(/^(\d+)\. /gm)].map(([, number = ""]) => number);
  return new Set(document.endsWith("decisions.md") ? [...headings, ...numbers] : headings);
}

/** As the host of the repository makes them. */
function anchorsIn(document: string): Set<string> {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-");
  return new Set([...namesIn(document)].map(slug));
}

/** What the comments of a text cite and no document has. */
function citesInVain(text: string): string[] {
  const joined = text.replace(/\n\s*(?:\/\/|\*|#) ?/g, " ");
  return [...joined.matchAll(CITATION)].flatMap(([citation, document = "", cited = ""]) => {
    const path = `${DOCS}/${document}.md`;
    if (!existsSync(join(ROOT, path))) return [`${citation}: there is no ${path}`];
    const names = [...cited.matchAll(/"([^"]+)"|(\d+)/g)].map(([, heading, number]) => heading ?? number ?? "");
    if (names.length === 0) return [`${citation}: name its heading or number`];
    return names.filter((name) => !namesIn(path).has(withoutTicks(name))).map((name) => `${path} has no ${name}`);
  });
}

/** Links of a document that lead nowhere: files relative to it, headings of documents. */
function brokenLinks(document: string): string[] {
  const links = [...readText(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsIn(target).has(anchor);
  });
}

/** Paths from the top that a document writes as code. */
function lostPaths(document: string): string[] {
  const paths = [...readText(document).matchAll(/`((?:src|web_ext|test|extension|\.ci|\.github)\/[\w./-]*)`/g)];
  return paths.map(([, path = ""]) => path).filter((path) => !existsSync(join(ROOT, path)));
}

describe("what is cited", () => {
  const code = () => ["src", "extension", "web_ext", "test"].flatMap((folder) => listFiles(folder)).filter(isCode);

  it("stands in the repository's own documents, under that heading or number", () => {
    const found = code().flatMap((path) => citesInVain(readText(path)).map((complaint) => `${path}: ${complaint}`));
    expect(found, "cite a heading or a number that is there").to.deep.equal([]);
  });

  it("is nothing that a reader of the repository cannot open", () => {
    expect(
      code().filter((path) => ELSEWHERE.test(readText(path))),
      "cite src/docs",
    ).to.deep.equal([]);
  });

  it("is refused where it is not there", () => {
    expect(citesInVain('// docs/http.md "Errors" and\n// "Limits".')).to.deep.equal([]);
    expect(citesInVain("/** docs/decisions.md 4, 21. */")).to.deep.equal([]);
    const odd = ['http.md "Errors of people"', "decisions.md 4004", "http.md", 'none.md "A"'].map(
      (rest) => `docs/${rest}`,
    );
    for (const citation of odd) expect(citesInVain(`// ${citation}.`), citation).to.have.length(1);
    for (const old of ["Contract part " + 'A, "X"', "decisions" + " 5", "spec" + " 3.1"])
      expect(ELSEWHERE.test(old)).to.equal(true);
  });

  for (const document of GUIDES) {
    it(`leads somewhere from ${document}`, () => {
      expect([...brokenLinks(document), ...lostPaths(document)], "mend these links and paths").to.deep.equal([]);
    });
  }
});
