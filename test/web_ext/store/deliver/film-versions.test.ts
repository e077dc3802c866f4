// A line that a person writes for a version in another language, put into its file.
import { expect } from "chai";
import type { FilmVersion } from "../../../../src/contracts/files/delivery/film-version.ts";
import type { VersionLine } from "../../../../src/contracts/routes/delivery/film-versions.ts";
import { withLine } from "../../../../web_ext/store/deliver/film-versions.ts";

const file: FilmVersion = {
  version: 1,
  language: "de",
  lines: {
    sh010: [
      { source: "Run.", text: "Lauf." },
      { source: "Now.", text: "Jetzt." },
    ],
  },
};
const line = (source: string, text: string | null, state: VersionLine["state"]): VersionLine => ({
  ...{ shot: "sh010", speaker: "Mara", source, text, state },
});
const lines = [line("Run.", "Lauf.", "ok"), line("Soon.", "Jetzt.", "changed"), line("Run.", null, "missing")];
const written = (at: number, text: string) => withLine(file, { lines }, at, text).lines?.["sh010"];

describe("a line of a version", () => {
  it("takes the place of what was written for it", () => {
    expect(written(0, "Renn.")).to.deep.equal([
      { source: "Run.", text: "Renn." },
      { source: "Now.", text: "Jetzt." },
    ]);
  });
  it("is known by the script's new words once it is written anew", () => {
    expect(written(1, "Bald.")).to.deep.equal([
      { source: "Run.", text: "Lauf." },
      { source: "Soon.", text: "Bald." },
    ]);
  });
  it("stands beside the same words said before, and takes nothing from other lines", () => {
    expect(written(2, "Los.")).to.deep.equal([...(file.lines?.["sh010"] ?? []), { source: "Run.", text: "Los." }]);
  });
});
