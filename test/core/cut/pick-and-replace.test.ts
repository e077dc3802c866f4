import { expect } from "chai";
import type { CutEntry, CutFile } from "../../../src/contracts/files/cut.ts";
import { accepted, cutOf, refused } from "../../support/values/make-cut.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { normaliseEntry } from "../../../src/core/cut/cut-entry.ts";
import { planPick, type PickRequest, planReplace } from "../../../src/core/cut/edit-entries.ts";

describe("a stored cut entry", () => {
  it("leaves out what means nothing, in a fixed order, and keeps what is not ours", () => {
    const sent = {
      flag: false,
      mood: "calm",
      out: false,
      note: "",
      locked: true,
      trim_out: 0,
      trim_in: 3,
      pass: "proxy",
    };
    const entry = normaliseEntry({ ...sent, take: 2, shot: "a" } as CutEntry, "proxy");
    expect(JSON.stringify(entry)).to.equal('{"shot":"a","take":2,"trim_in":3,"locked":true,"mood":"calm"}');
  });
  it("names a pass only when it is the other one", () => {
    expect(normaliseEntry({ shot: "a", pass: "final" }, "proxy")).to.deep.equal({ shot: "a", pass: "final" });
    expect(normaliseEntry({ shot: "a", pass: "final" }, "final")).to.deep.equal({ shot: "a" });
  });
  it("fills in the pass of a sound source and drops its neutral numbers", () => {
    const audio = { source: "take", shot: "b", take: 1, start: 0, offset: 0, gain: 1 } as const;
    expect(normaliseEntry({ shot: "a", audio }, "final").audio).to.deep.equal({
      source: "take",
      shot: "b",
      take: 1,
      pass: "final",
    });
    const file = { source: "file", path: "a.wav", start: 1.5, offset: -0.25, gain: 0 } as const;
    expect(normaliseEntry({ shot: "a", audio: file }, "final").audio).to.deep.equal(file);
    expect(normaliseEntry({ shot: "a", audio: { source: "none" } }, "final").audio).to.deep.equal({ source: "none" });
  });
});

describe("picking a take", () => {
  const takes = [
    makeTake({ shot: "a", take: 1 }),
    makeTake({ shot: "a", take: 2, reported: { status: "failed" }, files: [] }),
    makeTake({ shot: "a", take: 3, reported: { status: "queued" }, files: [] }),
    makeTake({ shot: "a", take: 7, pass: "final" }),
  ];
  const facts = makeCutFacts({ takes });
  const request = (changes: Partial<PickRequest>): PickRequest => ({
    shot: "a",
    take: 1,
    fromPass: null,
    force: false,
    ...changes,
  });
  const pick = (cut: CutFile, changes: Partial<PickRequest> = {}) => planPick(cut, request(changes), facts);

  it("writes the whole resolved list the first time", () => {
    expect(accepted(pick(cutOf([]))).proxy).to.deep.equal([{ shot: "a", take: 1 }, { shot: "b" }, { shot: "c" }]);
  });
  it("changes only the entry of a list that has it, trims and all else kept", () => {
    const entry = { shot: "a", take: 9, trim_in: 4, note: "n", mood: "calm" };
    const cut = cutOf([{ shot: "c" }, entry], [{ shot: "a", take: 1 }]);
    const { take: _take, ...rest } = entry;
    expect(accepted(pick(cut))).to.deep.equal(cutOf([{ shot: "c" }, { ...rest, take: 1 }], cut.final));
  });
  it("from the other pass makes a placeholder, and picking from the own pass ends it", () => {
    const held = accepted(pick(cutOf([{ shot: "a" }]), { take: 7, fromPass: "final" }));
    expect(held.proxy[0]).to.deep.equal({ shot: "a", take: 7, pass: "final" });
    expect(accepted(pick(held)).proxy[0]).to.deep.equal({ shot: "a", take: 1 });
  });
  it("of null returns to the latest usable take, of the own pass or of the one asked for", () => {
    const cut = cutOf([{ shot: "a", take: 7, pass: "final" }]);
    expect(accepted(pick(cut, { take: null })).proxy[0]).to.deep.equal({ shot: "a" });
    expect(accepted(pick(cut, { take: null, fromPass: "final" })).proxy[0]).to.deep.equal({ shot: "a", pass: "final" });
  });
  it("refuses a take that cannot be played, saying why, unless forced", () => {
    expect(refused(pick(cutOf([]), { take: 2 }))).to.include({
      kind: "conflict",
      message: "a take 2 failed: pick another, or send force",
    });
    expect(refused(pick(cutOf([]), { take: 3 })).message).to.contain("is still queued");
    expect(accepted(pick(cutOf([]), { take: 2, force: true })).proxy[0]).to.deep.equal({ shot: "a", take: 2 });
  });
  it("refuses a locked entry and says that it is locked, unless forced", () => {
    const cut = cutOf([{ shot: "a", locked: true }]);
    for (const take of [1, null]) {
      expect(refused(pick(cut, { take }))).to.deep.include({ kind: "conflict", fields: { locked: true } });
    }
    expect(accepted(pick(cut, { force: true })).proxy[0]).to.deep.equal({ shot: "a", take: 1, locked: true });
  });
  it("knows no lock of the other pass", () => {
    expect(pick(cutOf([], [{ shot: "a", locked: true }])).ok).to.equal(true);
  });
  it("says of a shot and of a take that are not there that they are unknown, forced or not", () => {
    for (const force of [false, true]) {
      expect(refused(pick(cutOf([]), { shot: "z", force })).kind).to.equal("unknown");
      expect(refused(pick(cutOf([]), { take: 4, force })).kind).to.equal("unknown");
      expect(refused(pick(cutOf([]), { take: 7, force })).kind).to.equal("unknown");
    }
  });
  it("works on an orphan that the list has", () => {
    const orphan = makeCutFacts({ script: [], takes });
    expect(accepted(planPick(cutOf([{ shot: "a" }]), request({}), orphan)).proxy).to.deep.equal([
      { shot: "a", take: 1 },
    ]);
  });
});

describe("replacing a pass's list", () => {
  const facts = makeCutFacts({
    takes: [
      makeTake({ shot: "a", reported: { frames: 48 } }),
      makeTake({ shot: "b", reported: { frames: 81, fps: 16 } }),
      makeTake({ shot: "c", reported: { frames: null } }),
      makeTake({ shot: "a", take: 5, pass: "final", reported: { frames: 10 } }),
    ],
    windows: new Map([["w", 20]]),
  });
  const replace = (entries: CutEntry[], cut = cutOf([{ shot: "z" }], [{ shot: "a", take: 3 }])) =>
    planReplace(cut, entries, facts);

  it("puts the list in place of the old one, and only of that pass", () => {
    const next = accepted(replace([{ shot: "c" }, { shot: "unknown", trim_in: 9, flag: false }]));
    expect(next).to.deep.equal(cutOf([{ shot: "c" }, { shot: "unknown", trim_in: 9 }], [{ shot: "a", take: 3 }]));
  });
  it("keeps what a person added to a shot's entry and to the file", () => {
    const cut = { ...cutOf([{ shot: "a", mood: "calm", note: "old" } as CutEntry]), colour: "teal" };
    const next = accepted(replace([{ shot: "a", note: "new" }], cut));
    expect(next).to.deep.include({ proxy: [{ shot: "a", note: "new", mood: "calm" }], colour: "teal" });
  });
  it("refuses a shot that is listed twice, by name", () => {
    expect(refused(replace([{ shot: "a" }, { shot: "b" }, { shot: "a" }]))).to.deep.include({
      kind: "bad-input",
      message: "a is in the list twice: send each shot once",
    });
  });
  for (const [name, entry, fits] of [
    ["all but one frame", { shot: "a", trim_in: 40, trim_out: 7 }, true],
    ["every frame", { shot: "a", trim_in: 40, trim_out: 8 }, false],
    ["frames at another rate, by duration", { shot: "b", trim_in: 121 }, true],
    ["too much at another rate, by duration", { shot: "b", trim_in: 122 }, false],
    ["anything of a take whose length nobody knows", { shot: "c", trim_in: 900 }, true],
    ["anything of a shot without takes", { shot: "d", trim_in: 900 }, true],
    ["within a dialogue window", { shot: "w", trim_out: 19 }, true],
    ["a whole dialogue window", { shot: "w", trim_out: 20 }, false],
    ["too much of the other pass's take", { shot: "a", pass: "final", take: 5, trim_in: 10 }, false],
    ["anything of a take that is not there", { shot: "a", take: 99, trim_in: 900 }, true],
  ] as const) {
    it(`${fits ? "lets" : "refuses"} a trim of ${name}`, () => {
      const planned = replace([{ shot: "x" }, entry]);
      expect(planned.ok).to.equal(fits);
      if (!fits) expect(refused(planned).message).to.match(new RegExp(`^the trims of ${entry.shot} `));
    });
  }
  it("checks a window against the take where the take is shorter", () => {
    const short = makeCutFacts({
      takes: [makeTake({ shot: "w", reported: { frames: 5 } })],
      windows: new Map([["w", 20]]),
    });
    expect(planReplace(cutOf([]), [{ shot: "w", trim_in: 5 }], short).ok).to.equal(false);
  });
  for (const [name, entry, fits] of [
    ["as long as what plays", { shot: "a", trim_in: 8, fade_in: 30, fade_out: 10 }, true],
    ["of the picture that are longer", { shot: "a", trim_in: 8, fade_in: 30, fade_out: 11 }, false],
    ["of the sound that are longer", { shot: "a", sound_fade_out: 49 }, false],
    ["over a take whose length nobody knows", { shot: "c", fade_in: 900 }, true],
  ] as const) {
    it(`${fits ? "lets" : "refuses"} fades ${name}`, () => {
      const planned = replace([entry]);
      expect(planned.ok).to.equal(fits);
      if (!fits)
        expect(refused(planned).message).to.match(/^the fades of the (picture|sound) of a .*: make them shorter$/);
    });
  }
  it("lets fades stand that another take made too long", () => {
    const long = { shot: "a", fade_in: 100 };
    expect(replace([{ ...long, note: "new" }], cutOf([long])).ok).to.equal(true);
    expect(replace([{ ...long, trim_in: 1 }], cutOf([long])).ok).to.equal(false);
  });
  it("stores gain and fades that change something", () => {
    const still = { gain: 1, fade_in: 0, fade_out: 0, sound_fade_in: 0, sound_fade_out: 0 };
    const next = accepted(
      replace([
        { shot: "c", ...still },
        { shot: "a", ...still, gain: 0.5, fade_out: 12 },
      ]),
    );
    expect(next.proxy).to.deep.equal([{ shot: "c" }, { shot: "a", gain: 0.5, fade_out: 12 }]);
  });
  it("refuses a sound source that cannot be played, naming the shot", () => {
    const loud = makeCutFacts({ soundProblems: new Map([["a", "there is no file x.wav"]]) });
    expect(refused(planReplace(cutOf([]), [{ shot: "a" }], loud))).to.deep.include({
      kind: "bad-input",
      message: "the sound of a: there is no file x.wav",
    });
  });
});
