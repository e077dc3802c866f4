import { expect } from "chai";
import { check } from "../../../../src/contracts/check.ts";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import { putCutRoute } from "../../../../src/contracts/routes/cut.ts";
import { buildCutEntries } from "../../../../web_ext/store/cut/cut-entries.ts";
import { keepList, openCut, threeClips } from "../../../support/page/open-cut.ts";
import { makeShot, makeTake, refusing, settled } from "../../../support/page/page-states.ts";

describe("changing the cut", () => {
  it("shows a pick at once, and keeps it when the service has taken it", async () => {
    const opened = await openCut({ answers: { pick: () => (opened.keep("sh010", { take: 1, picked: true }), {}) } });
    const { cut } = opened;
    const done = cut.pick("sh010", 1);
    expect(cut.shot("sh010")?.cut).to.include({ take: 1, picked: true, usable: true });
    await done;
    expect(cut.shot("sh010")?.cut).to.include({ take: 1, picked: true });
    expect(cut.isIdle.value).to.equal(true);
  });

  it("takes a refused pick back and leaves the service's sentence at the shot", async () => {
    const { cut, notices } = await openCut({ answers: { pick: () => refusing("sh010 is locked: unlock it first") } });
    await cut.pick("sh010", 1);
    expect(cut.shot("sh010")?.cut).to.include({ take: 2, picked: false });
    expect(notices.at("cut:sh010")).to.equal("sh010 is locked: unlock it first");
    expect(cut.undoes.value).to.equal(undefined);
  });

  it("sends one list at a time, each with what was taken before and without what comes after", async () => {
    const service = threeClips();
    let open = 0;
    let most = 0;
    const putCut = (input: Readonly<Record<string, unknown>>) => {
      most = Math.max(most, ++open);
      queueMicrotask(() => open--);
      return keepList(service, input["entries"] as CutEntry[]);
    };
    const { cut, lists } = await openCut({ service, answers: { putCut } });
    await Promise.all([cut.change("sh010", { flag: true }), cut.change("sh020", { trim_in: 6 })]);
    expect(most).to.equal(1);
    const flagged = { shot: "sh010", flag: true };
    expect(lists()).to.deep.equal([
      [flagged, { shot: "sh020" }, { shot: "sh030" }],
      [flagged, { shot: "sh020", trim_in: 6 }, { shot: "sh030" }],
    ]);
  });

  it("sends no list again that changes nothing", async () => {
    const { cut, lists } = await openCut();
    await cut.change("sh010", { trim_in: 0 });
    await cut.move("sh020", "sh010");
    expect(lists()).to.deep.equal([]);
    expect(cut.undoes.value).to.equal(undefined);
  });

  it("keeps a change when the next one of the same field is refused", async () => {
    const service = threeClips();
    const putCut = (input: Readonly<Record<string, unknown>>) => {
      const entries = input["entries"] as CutEntry[];
      const tooMuch = entries[0]?.trim_in === 2000;
      return tooMuch ? refusing("trims leave less than one frame", 400) : keepList(service, entries);
    };
    const { cut, notices } = await openCut({ service, answers: { putCut } });
    await Promise.all([cut.change("sh010", { trim_in: 6 }), cut.change("sh010", { trim_in: 2000 })]);
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(6);
    expect(notices.at("cut:sh010")).to.equal("trims leave less than one frame");
  });

  it("takes back a refused change without touching a later one of the same shot", async () => {
    const answers = [refusing("trims leave less than one frame", 400)];
    const { cut } = await openCut({ answers: { putCut: () => answers.pop() ?? { cut: {} } } });
    const first = cut.change("sh010", { trim_in: 99 });
    const second = cut.change("sh010", { flag: true });
    await first;
    expect(cut.shot("sh010")?.cut).to.include({ trim_in: 0, flag: true });
    await second;
    await settled();
    expect(cut.isIdle.value).to.equal(true);
  });

  it("puts a clip behind another one, or to the front", async () => {
    const { cut, entries } = await openCut();
    const order = () => cut.shots.value.map(({ shot }) => shot).join(" ");
    const moving = cut.move("sh010", "sh020");
    expect(order()).to.equal("sh020 sh010 sh030");
    await moving;
    await cut.move("sh030", null);
    expect(order()).to.equal("sh030 sh020 sh010");
    expect(entries().map(({ shot }) => shot)).to.deep.equal(["sh030", "sh020", "sh010"]);
  });

  it("neither trims nor moves a locked clip, and says why at the clip", async () => {
    const { cut, notices, keep, episode, lists } = await openCut();
    keep("sh020", { locked: true });
    await episode.refresh();
    await cut.change("sh020", { trim_in: 3 });
    await cut.move("sh020", null);
    expect(lists()).to.deep.equal([]);
    expect(notices.at("cut:sh020")).to.equal("sh020 is locked: unlock it before you trim or move it");
    await cut.change("sh020", { locked: false });
    await cut.change("sh020", { trim_in: 3 });
    expect(cut.shot("sh020")?.cut).to.include({ locked: false, trim_in: 3 });
  });

  it("makes one list and one step of a key that is held down", async () => {
    const { cut, lists } = await openCut();
    await Promise.all([1, 2, 3, 4].map((frames) => cut.nudge("sh010", { trim_in: frames })));
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(4);
    expect(lists()).to.have.length(1);
    await cut.undo();
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(0);
  });

  it("sends what was changed last before another pass was opened", async () => {
    const { cut, episode, lists } = await openCut();
    const done = Promise.all([cut.change("sh010", { flag: true }), cut.change("sh020", { trim_in: 6 })]);
    episode.open({ ep: "/show/ep01", pass: "final" });
    await done;
    expect(lists()).to.have.length(2);
    expect(lists()[1]).to.deep.equal([{ shot: "sh010", flag: true }, { shot: "sh020", trim_in: 6 }, { shot: "sh030" }]);
  });

  it("shows an edge that is being dragged, and sends it nowhere", async () => {
    const { cut, lists } = await openCut();
    cut.draft.value = { fields: [{ shot: "sh010", change: { trim_out: 5 } }] };
    expect(cut.shot("sh010")?.cut.trim_out).to.equal(5);
    expect(cut.shots.value[0]?.cut.trim_out).to.equal(5);
    cut.draft.value = undefined;
    expect(cut.shot("sh010")?.cut.trim_out).to.equal(0);
    expect(lists()).to.deep.equal([]);
  });
});

describe("the cut as it is sent", () => {
  it("names only what differs from the default, and is a body the contract takes", () => {
    const shots = [
      makeShot("sh010", { takes: [makeTake(1)] }),
      makeShot("sh020", {
        takes: [makeTake(3)],
        cut: { take: 3, picked: true, trim_in: 2, locked: true, note: "tight" },
      }),
      makeShot("sh030", { cut: { pass: "final", placeholder: true, take: 4, out: true, flag: true, trim_out: 1 } }),
    ];
    const entries = buildCutEntries(shots, "proxy");
    expect(entries).to.deep.equal([
      { shot: "sh010" },
      { shot: "sh020", take: 3, trim_in: 2, locked: true, note: "tight" },
      { shot: "sh030", pass: "final", trim_out: 1, out: true, flag: true },
    ]);
    expect(check(putCutRoute.body ?? {}, { ep: "/e", pass: "proxy", entries })).to.include({ ok: true });
  });

  it("keeps the sound a clip was given", () => {
    const audio = { source: "file", path: "audio/line.wav", gain: 0.5 };
    const [entry] = buildCutEntries([makeShot("sh010", { cut: { audio } })], "proxy");
    expect(entry).to.deep.equal({ shot: "sh010", audio });
  });
});
