import { expect } from "chai";
import type { CutFile } from "../../../src/contracts/files/cut.ts";
import { cutOf } from "../../support/values/make-cut.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { lengthOf } from "../../../src/core/cut/cut-facts.ts";
import { unpickTake } from "../../../src/core/cut/edit-entries.ts";
import { resetCut, copyCut } from "../../../src/core/cut/copy-and-reset.ts";

describe("resetting a cut", () => {
  const audio = { source: "none" } as const;
  const cut = cutOf(
    [
      { shot: "x", trim_in: 1 },
      { shot: "c", take: 2, trim_in: 5, note: "n", flag: true },
      { shot: "a", trim_out: 6, locked: true, audio },
      { shot: "y" },
      { shot: "b", out: true, audio },
    ],
    [{ shot: "a", trim_in: 9 }],
  );
  const order = (file: CutFile) => file.proxy.map(({ shot }) => shot).join(" ");
  const reset = (what: "order" | "trims" | "audio" | "all") => resetCut(cut, { pass: "proxy", what }, ["a", "b", "c"]);

  it("to script order puts orphans behind the script's shots and touches nothing else", () => {
    const next = reset("order");
    expect(order(next)).to.equal("a b c x y");
    expect(next.proxy).to.have.deep.members(cut.proxy);
    expect(next.final).to.equal(cut.final);
  });
  it("of trims clears them but in a locked entry, and keeps picks, notes, flags and what is left out", () => {
    expect(reset("trims").proxy).to.deep.equal([
      { shot: "x" },
      { shot: "c", take: 2, note: "n", flag: true },
      { shot: "a", trim_out: 6, locked: true, audio },
      { shot: "y" },
      { shot: "b", audio, out: true },
    ]);
  });
  it("of sound returns entries that are not locked to their takes' own", () => {
    expect(reset("audio").proxy.map((entry) => entry.audio)).to.deep.equal([
      undefined,
      undefined,
      audio,
      undefined,
      undefined,
    ]);
    expect(reset("audio").proxy[0]).to.deep.equal({ shot: "x", trim_in: 1 });
  });
  it("of all does all of it", () => {
    const next = reset("all");
    expect(order(next)).to.equal("a b c x y");
    expect(next.proxy.filter((entry) => entry.trim_in || entry.audio).map(({ shot }) => shot)).to.deep.equal(["a"]);
  });
  it("of an empty list leaves it empty", () => {
    expect(resetCut(cutOf([]), { pass: "final", what: "all" }, ["a"])).to.deep.equal(cutOf([]));
  });
});

describe("copying a cut to the other pass", () => {
  const copy = (
    cut: CutFile,
    what: "order" | "trims" | "audio" | "all",
    changes: Parameters<typeof makeCutFacts>[0] = {},
  ) => copyCut(cut, what, { from: makeCutFacts({ pass: "final" }), to: makeCutFacts(changes) });

  it("copies the order and what is left out, never a pick, a lock, a note or a trim", () => {
    const cut = cutOf(
      [
        { shot: "a", take: 4, note: "mine" },
        { shot: "b", out: true },
        { shot: "c", locked: true },
      ],
      [{ shot: "c", take: 1, out: true }, { shot: "a", trim_in: 3, note: "theirs", flag: true }, { shot: "b" }],
    );
    expect(copy(cut, "order").proxy).to.deep.equal([
      { shot: "c", locked: true, out: true },
      { shot: "a", take: 4, note: "mine" },
      { shot: "b" },
    ]);
    expect(copy(cut, "order").final).to.equal(cut.final);
  });
  it("keeps a shot that only this pass has behind the entry that it follows", () => {
    const own = ["x", "a", "y", "z", "b", "c"].map((shot) => ({ shot }));
    const cut = cutOf(own, [{ shot: "c" }, { shot: "b" }, { shot: "a" }, { shot: "theirs" }]);
    expect(copy(cut, "order").proxy.map(({ shot }) => shot)).to.deep.equal(["x", "c", "b", "a", "y", "z"]);
  });
  it("copies trims by time, and leaves those of a locked entry", () => {
    const cut = cutOf(
      [
        { shot: "a", trim_in: 1, trim_out: 1 },
        { shot: "b", trim_in: 7, locked: true },
        { shot: "c", trim_in: 2 },
      ],
      [{ shot: "a", trim_in: 24, trim_out: 12 }, { shot: "b", trim_in: 24 }, { shot: "c" }],
    );
    expect(copy(cut, "trims", { fps: 12 }).proxy).to.deep.equal([
      { shot: "a", trim_in: 12, trim_out: 6 },
      { shot: "b", trim_in: 7, locked: true },
      { shot: "c" },
    ]);
  });
  it("cuts copied trims down until a frame stays, at the end first", () => {
    const cut = cutOf(
      [],
      [
        { shot: "a", trim_in: 6, trim_out: 30 },
        { shot: "b", trim_in: 40, trim_out: 5 },
      ],
    );
    const takes = ["a", "b"].map((shot) => makeTake({ shot, reported: { frames: 10 } }));
    expect(copy(cut, "trims", { takes }).proxy).to.deep.equal([
      { shot: "a", trim_in: 6, trim_out: 3 },
      { shot: "b", trim_in: 9 },
      { shot: "c" },
    ]);
  });
  it("copies sound so that a source means the same take", () => {
    const audio = { source: "take", shot: "b", take: 1 } as const;
    const cut = cutOf([{ shot: "c", audio: { source: "none" } }], [{ shot: "a", audio }, { shot: "c" }]);
    const next = copy(cut, "all");
    expect(next.proxy.find(({ shot }) => shot === "a")?.audio).to.deep.equal({ ...audio, pass: "final" });
    expect(next.proxy.find(({ shot }) => shot === "c")).to.deep.equal({ shot: "c" });
    expect(copy(cut, "order").proxy.find(({ shot }) => shot === "c")?.audio).to.deep.equal({ source: "none" });
  });
});

describe("gain and fades of a cut that is put back or copied", () => {
  const set = { fade_in: 4, fade_out: 8, gain: 0.5, sound_fade_in: 6 } as const;
  it("go with the trims, those of the picture, and with the sound; a lock keeps them", () => {
    const cut = cutOf([
      { shot: "a", ...set },
      { shot: "b", ...set, locked: true },
    ]);
    const reset = (what: "trims" | "audio") => resetCut(cut, { pass: "proxy", what }, ["a", "b"]).proxy;
    expect(reset("trims")[0]).to.deep.equal({ shot: "a", gain: 0.5, sound_fade_in: 6 });
    expect(reset("audio")[0]).to.deep.equal({ shot: "a", fade_in: 4, fade_out: 8 });
    expect(reset("audio")[1]).to.deep.equal({ shot: "b", ...set, locked: true });
  });
  it("come to the other pass in its frames, no longer than its clip", () => {
    const takes = [makeTake({ shot: "a", reported: { frames: 10 } })];
    const to = makeCutFacts({ takes, fps: 12, script: ["a"] });
    const from = { pass: "final", fps: 24, script: ["a"] } as const;
    const next = copyCut(cutOf([], [{ shot: "a", ...set, fade_out: 40 }]), "all", { from, to });
    const half = { fade_in: 2, gain: 0.5, sound_fade_in: 3 };
    expect(next.proxy[0]).to.deep.include({ shot: "a", ...half });
    expect(next.proxy[0]?.fade_out).to.be.at.most(lengthOf({ shot: "a" }, to)! - 2);
  });
});

describe("taking a discarded take out of the cut", () => {
  it("clears it wherever it is named from its pass, and a placeholder stays one", () => {
    const cut = cutOf(
      [
        { shot: "a", take: 1, trim_in: 2 },
        { shot: "b", take: 1 },
        { shot: "c", take: 1, pass: "final" },
      ],
      [
        { shot: "a", take: 1, pass: "proxy", note: "n" },
        { shot: "b", take: 1, pass: "proxy" },
        { shot: "c", take: 1 },
      ],
    );
    expect(unpickTake(cut, { shot: "a", take: 1, pass: "proxy" })).to.deep.equal(
      cutOf(
        [{ shot: "a", trim_in: 2 }, ...cut.proxy.slice(1)],
        [{ shot: "a", pass: "proxy", note: "n" }, ...cut.final.slice(1)],
      ),
    );
    expect(unpickTake(cut, { shot: "c", take: 1, pass: "final" }).proxy[2]).to.deep.equal({ shot: "c", pass: "final" });
  });
  it("changes nothing when no entry names it", () => {
    const cut = cutOf([{ shot: "a", take: 1 }], [{ shot: "a", take: 2 }]);
    expect(unpickTake(cut, { shot: "a", take: 1, pass: "final" })).to.deep.equal(cut);
    expect(unpickTake(cut, { shot: "a", take: 3, pass: "proxy" })).to.deep.equal(cut);
  });
});
