// Every form of one small cut, kept as files that other programs have read: UPDATE=1 writes them anew.
import { expect } from "chai";
import { HANDOFF_NAMES } from "../../../src/contracts/choices.ts";
import { HANDOFF_FORMATS } from "../../../src/core/handoff/formats.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { expectFiles } from "../../support/values/expect-files.ts";
import { makeHandoff } from "../../support/values/make-handoff.ts";

/** One dot of grey. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";

describe("the forms of a cut", () => {
  const extras = { pictures: new Map([["sh010", PICTURE]]), speakers: true };
  const texts = HANDOFF_NAMES.map((name) => {
    const { ending, write } = HANDOFF_FORMATS[name];
    return [`tide${ending}`, runSteps(write(makeHandoff(), extras))] as const;
  });

  it("say what they said when other programs read them", () => {
    expectFiles("test/fixtures/handoff", new Map(texts.map(([name, text]) => [name, text.replaceAll("\r\n", "\n")])));
  });

  it("end their lines in one way each", () => {
    for (const [name, text] of texts) {
      const ends = text.match(/\r?\n/g) ?? [];
      const wanted = /\.(edl|srt|csv)$/.test(name) ? "\r\n" : "\n";
      const inCells = name.endsWith(".csv") ? ends.filter((end) => end === "\n").length : 0;
      expect(ends.filter((end) => end !== wanted).length, name).to.equal(inCells);
    }
  });

  it("hold nothing that a browser would run", () => {
    const page = texts.find(([name]) => name.endsWith(".html"))?.[1] ?? "";
    expect(page).to.contain("&lt;script&gt;alert(1)&lt;/script&gt;").and.not.contain("<script");
  });
});
