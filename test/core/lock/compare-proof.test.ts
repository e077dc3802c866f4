// A film and its proof: its own bytes, what plays in it, and what that is made with.
import { expect } from "chai";
import type { FilmProof } from "../../../src/contracts/files/proof/film-proof.ts";
import { compareProof, type FilmNow } from "../../../src/core/lock/compare-proof.ts";
import { sha1, sha256 } from "../../../src/core/lib/hash.ts";

const madeWith: FilmProof["made_with"] = {
  ...{ version: 1, episode: "tide", made: "2026-11-02T10:14:03+00:00", programs: { studio: "0.1.0", ffmpeg: null } },
  ...{ texts: [{ path: "tide.md", sha256: sha256("a") }], targets: [], steps: [], models: [], references: [] },
  takes: [{ pass: "final", shot: "sh010", take: 1, sha1: sha1("t") }],
};
const proof: FilmProof = {
  ...{ version: 1, format: "episode-studio-proof", film: "tide.mp4", bytes: 3, sha256: sha256("abc"), pass: "final" },
  source_type: "algorithmicMedia",
  pictures: [
    {
      shot: "sh010",
      take: 1,
      target: "animatic",
      path: "renders/sh010/sh010_t01.up.mp4",
      sha1: sha1("p"),
      grade: null,
    },
  ],
  made_with: madeWith,
};
const now: FilmNow = {
  sha256: sha256("abc"),
  sourceType: "algorithmicMedia",
  pictures: [{ sha1: sha1("p"), grade: null }],
  madeWith,
};
const said = (more: Partial<FilmNow>) => compareProof(proof, { ...now, ...more }).differs.map(({ text }) => text);

describe("a film, compared with its proof", () => {
  it("is the same while its parts are, whatever becomes of programs and texts", () => {
    expect(said({})).to.deep.equal([]);
    const other = { ...madeWith, programs: { studio: "9", ffmpeg: "9" }, texts: [] };
    expect(said({ madeWith: other })).to.deep.equal([]);
  });

  for (const [what, more, sentences] of [
    ["other bytes", { sha256: sha256("abd") }, ["tide.mp4 is another file now than the one that was made"]],
    ["no film", { sha256: null, sourceType: null }, ["tide.mp4 is gone"]],
    ["another claim", { sourceType: null }, ["tide.mp4 says nothing of how it came about, and said algorithmicMedia"]],
    [
      "another picture",
      { pictures: [{ sha1: sha1("q"), grade: null }] },
      ["renders/sh010/sh010_t01.up.mp4, which take 1 of sh010 plays, is another file now"],
    ],
    [
      "a lost picture",
      { pictures: [{ sha1: null, grade: null }] },
      ["renders/sh010/sh010_t01.up.mp4, which take 1 of sh010 plays, is gone"],
    ],
    [
      "another correction of colours",
      { pictures: [{ sha1: sha1("p"), grade: "c" }] },
      ["the colours of take 1 of sh010 are corrected in another way now"],
    ],
    [
      "another take in the cut",
      { madeWith: { ...madeWith, takes: [{ pass: "final", shot: "sh010", take: 2, sha1: sha1("u") }] } },
      ["sh010 (final) plays take 2, and played take 1"],
    ],
  ] as const) {
    it(`tells of ${what}`, () => {
      expect(said(more as unknown as Partial<FilmNow>)).to.deep.equal(sentences);
    });
  }
});
