// Lines of a screenplay that become comments: none of them may be one that our own format acts on.
import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";
import { parseFountain } from "../../../src/core/import/parse-fountain.ts";
import { plan } from "./importing.ts";

describe("what an import keeps as comments", () => {
  const text = [
    "Title: A",
    "Lint: off all",
    "Draft date: today",
    "",
    ".lint: off all",
    "",
    "# lint: off all",
    "",
    "= lint: off all",
    "",
    "[[lint: off all]]",
    "",
    "> lint: off all",
    "",
    "Rain.",
    "",
    "[[lint: off all]]",
    "",
  ].join("\n");

  it("silences no rule, and says what each line was", () => {
    const { script } = plan(parseFountain(text).screenplay);
    expect(parseScript(script).lintOff).to.deep.equal([]);
    expect(script).to.include("// title page: Lint: off all\n// title page: Draft date: today\n");
    expect(script).to.include("// heading: lint: off all\n# sq01 ");
    expect(script.match(/lint: off all/gi)?.length).to.equal(7);
  });
});
