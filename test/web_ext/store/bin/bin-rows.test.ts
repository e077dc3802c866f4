import { expect } from "chai";
import { countFilters } from "../../../../web_ext/store/bin/filters.ts";
import {
  buildBinRows,
  countShots,
  missingShots,
  staleReasons,
  staleShots,
  type BinView,
} from "../../../../web_ext/store/bin/bin-rows.ts";
import { planRowWindow } from "../../../../web_ext/store/bin/row-window.ts";
import { failedTake, makeShot, makeTake, waitingTake } from "../../../support/page/page-states.ts";

const ALL: BinView = { text: "", filter: "all", folded: new Set() };
const shots = [
  makeShot("sh010", { takes: [makeTake(1)], action: "Mara waits at the rail.", subjects: ["mara"] }),
  makeShot("sh020", { takes: [failedTake(1, "no memory")], size: "ecu" }),
  makeShot("sh030", { sequence: "sq02", takes: [makeTake(1, { stale: ["script"] })], cut: { flag: true } }),
  makeShot("sh040", { sequence: "sq02", takes: [waitingTake(1)] }),
  makeShot("sh050", { sequence: "sq02", cut: { out: true } }),
  makeShot("sh060", { sequence: "sq01" }),
];
const keys = (view: Partial<BinView>) => buildBinRows(shots, { ...ALL, ...view }).map(({ key }) => key);

describe("the rows of the bin", () => {
  it("follow the cut, with a head for each run of a sequence", () => {
    expect(keys({})).to.deep.equal([
      "sq01#0",
      "sh010",
      "sh020",
      "sq02#1",
      "sh030",
      "sh040",
      "sh050",
      "sq01#2",
      "sh060",
    ]);
  });

  it("are folded by run", () => {
    expect(keys({ folded: new Set(["sq01#0"]) }).slice(0, 3)).to.deep.equal(["sq01#0", "sq02#1", "sh030"]);
  });

  it("sum up what a sequence needs, without what is left out of it", () => {
    const heads = buildBinRows(shots, ALL).filter((row) => row.kind === "sequence");
    expect(heads[0]).to.include({ shots: 2, seconds: 4, failed: 1, stale: 0 });
    expect(heads[1]).to.include({ shots: 3, seconds: 4, failed: 0, stale: 1 });
  });

  it("can be searched by every word a shot mentions", () => {
    expect(keys({ text: "RAIL mara" })).to.deep.equal(["sq01#0", "sh010"]);
    expect(keys({ text: "ecu" })).to.deep.equal(["sq01#0", "sh020"]);
    expect(keys({ text: "nobody" })).to.deep.equal([]);
  });

  it("can be searched by what a shot says, where it is, how it is shot, what it is marked with and how its takes are", () => {
    const spoken = makeShot("sh100", {
      action: "Mara waits.",
      action_whole: "Mara waits. The ferry turns.",
      plate: "kai_süd",
      camera: "slow push in",
      dialogue: ["JONAH: It is late."],
      takes: [makeTake(1, { note: "too dark" })],
      cut: { note: "ask Ines", locked: true },
    });
    const isFound = (text: string) => buildBinRows([spoken], { ...ALL, text }).length > 0;
    for (const text of ["jonah late", "kai_sud", "PUSH", "ferry", "dark", "ines", "locked", "medium"])
      expect(isFound(text), text).to.equal(true);
    for (const text of ["missing", "stale", "out late"]) expect(isFound(text), text).to.equal(false);
    expect(keys({ text: "failed" })).to.deep.equal(["sq01#0", "sh020"]);
    expect(keys({ text: "stale" })).to.deep.equal(["sq02#0", "sh030"]);
  });

  it("are counted for each state, among those that the words find", () => {
    const counted = countFilters(shots, { text: "", noted: new Map([["sh010", 2]]) });
    expect(counted).to.include({ all: 6, missing: 3, stale: 1, failed: 1, queued: 1, flagged: 1, issues: 1, out: 1 });
    expect(countFilters(shots, { text: "rail", noted: undefined })).to.include({ all: 1, missing: 0 });
    expect(countShots(buildBinRows(shots, { ...ALL, folded: new Set(["sq01#0"]) }))).to.equal(6);
  });

  it("can be filtered by state", () => {
    const shown = (filter: BinView["filter"]) => keys({ filter }).filter((key) => !key.includes("#"));
    expect(shown("missing")).to.deep.equal(["sh020", "sh040", "sh060"]);
    expect(shown("stale")).to.deep.equal(["sh030"]);
    expect(shown("failed")).to.deep.equal(["sh020"]);
    expect(shown("queued")).to.deep.equal(["sh040"]);
    expect(shown("flagged")).to.deep.equal(["sh030"]);
    expect(shown("out")).to.deep.equal(["sh050"]);
    expect(shown("locked")).to.deep.equal([]);
  });
});

describe("what the whole pass needs", () => {
  it("is missing where the cut plays nothing of this pass and nothing is queued", () => {
    expect(missingShots(shots)).to.deep.equal(["sh020", "sh060"]);
  });

  it("is missing where only the other pass stands in", () => {
    const standIn = makeShot("sh070", { cut: { usable: true, take: 2, pass: "final", placeholder: true } });
    expect(missingShots([standIn])).to.deep.equal(["sh070"]);
  });

  it("is stale for a known reason only, and counted by reason", () => {
    const unknown = makeShot("sh070", { takes: [makeTake(1, { stale: ["unknown"] })] });
    const both = makeShot("sh080", { takes: [makeTake(1, { stale: ["script", "ref"] })] });
    expect(staleShots([...shots, unknown, both])).to.deep.equal(["sh030", "sh080"]);
    expect([...staleReasons([...shots, unknown, both])]).to.deep.equal([
      ["script", 2],
      ["ref", 1],
    ]);
  });
});

describe("a long list", () => {
  const heights = Array.from({ length: 1000 }, () => 56);

  it("draws only the rows near what is seen, and stands as high as the whole", () => {
    const shown = planRowWindow(heights, 20_000, 600);
    expect(shown.end - shown.first).to.be.within(20, 40);
    expect(shown.before + (shown.end - shown.first) * 56 + shown.after).to.equal(56_000);
    expect(shown.before).to.be.at.most(20_000);
    expect(56_000 - shown.after).to.be.at.least(20_600);
  });

  it("begins at the top and ends at the end", () => {
    expect(planRowWindow(heights, 0, 600)).to.include({ first: 0, before: 0 });
    expect(planRowWindow(heights, 55_400, 600)).to.include({ end: 1000, after: 0 });
    expect(planRowWindow([], 0, 600)).to.deep.equal({ first: 0, end: 0, before: 0, after: 0 });
  });
});
