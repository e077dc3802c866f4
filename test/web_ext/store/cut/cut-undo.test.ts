import { expect } from "chai";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { keepList, openCut, threeClips } from "../../../support/page/open-cut.ts";
import { makeShot, refusing, settled } from "../../../support/page/page-states.ts";

type Opened = Awaited<ReturnType<typeof openCut>>;

/** Trims two clips and moves a third one to the front. */
async function editThrice({ cut }: Opened): Promise<void> {
  await cut.change("sh010", { trim_in: 4 });
  await cut.change("sh020", { trim_out: 3 });
  await cut.move("sh030", null);
}

const UNTOUCHED = [{ shot: "sh010" }, { shot: "sh020" }, { shot: "sh030" }];
const EDITED = [{ shot: "sh030" }, { shot: "sh010", trim_in: 4 }, { shot: "sh020", trim_out: 3 }];

describe("undoing changes of the cut", () => {
  it("takes back one after another what was done, and does it again", async () => {
    const opened = await openCut();
    const { cut, entries } = opened;
    await editThrice(opened);
    expect(entries()).to.deep.equal(EDITED);
    const said: (string | undefined)[] = [];
    while (cut.undoes.value !== undefined) {
      said.push(cut.undoes.value);
      await cut.undo();
    }
    expect(said).to.deep.equal(["Move sh030", "Trim sh020", "Trim sh010"]);
    expect(entries()).to.deep.equal(UNTOUCHED);
    while (cut.redoes.value !== undefined) await cut.redo();
    expect(entries()).to.deep.equal(EDITED);
  });

  it("does nothing where there is nothing to take back", async () => {
    const { cut, lists } = await openCut();
    await Promise.all([cut.undo(), cut.redo()]);
    expect(lists()).to.deep.equal([]);
  });

  it("forgets what was undone once something new is done", async () => {
    const { cut } = await openCut();
    await cut.change("sh010", { flag: true });
    await cut.undo();
    expect(cut.redoes.value).to.equal("Flag sh010");
    await cut.change("sh020", { out: true });
    expect([cut.redoes.value, cut.undoes.value]).to.deep.equal([undefined, "Leave sh020 out"]);
  });

  it("takes a pick back to the latest take", async () => {
    const opened = await openCut({ answers: { pick: () => (opened.keep("sh010", { take: 1, picked: true }), {}) } });
    const { cut, entries } = opened;
    await cut.pick("sh010", 1);
    expect(cut.undoes.value).to.equal("Use take 1 of sh010");
    await cut.undo();
    expect(cut.shot("sh010")?.cut).to.include({ take: 2, picked: false });
    expect(entries()[0]).to.deep.equal({ shot: "sh010" });
  });

  it("can be asked for faster than the service answers", async () => {
    const { cut, entries } = await openCut();
    const all = [
      cut.change("sh010", { trim_in: 4 }),
      cut.change("sh010", { trim_in: 8 }),
      cut.undo(),
      cut.undo(),
      cut.redo(),
    ];
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(4);
    await Promise.all(all);
    expect(entries()[0]).to.deep.equal({ shot: "sh010", trim_in: 4 });
  });

  it("does not take a nudge for part of an undo that still waits", async () => {
    const { cut, entries } = await openCut();
    await cut.change("sh010", { trim_in: 4 });
    await Promise.all([cut.undo(), cut.nudge("sh010", { trim_in: 1 })]);
    expect([entries()[0], cut.undoes.value]).to.deep.equal([{ shot: "sh010", trim_in: 1 }, "Trim sh010"]);
    await cut.undo();
    expect(entries()[0]).to.deep.equal({ shot: "sh010" });
  });

  it("leaves the step where it was when the service refuses, with its sentence", async () => {
    const service = threeClips();
    let isFull = false;
    const putCut = (input: Readonly<Record<string, unknown>>) =>
      isFull ? refusing("the disk is full", 507) : keepList(service, input["entries"] as CutEntry[]);
    const { cut, notices } = await openCut({ service, answers: { putCut } });
    await cut.change("sh010", { trim_in: 4 });
    isFull = true;
    await cut.undo();
    expect([cut.undoes.value, cut.redoes.value]).to.deep.equal(["Trim sh010", undefined]);
    expect(notices.at("cut")).to.equal("the disk is full");
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(4);
  });
});

describe("the undo log of a pass", () => {
  it("is there again after a reload", async () => {
    const [service, drafts] = [threeClips(), memoryDrafts()];
    const opened = await openCut({ service, drafts });
    await editThrice(opened);
    await opened.cut.undo();
    await settled();
    const { cut, entries, notices } = await openCut({ service, drafts });
    expect([cut.undoes.value, cut.redoes.value]).to.deep.equal(["Trim sh020", "Move sh030"]);
    await cut.redo();
    expect(entries()).to.deep.equal(EDITED);
    await cut.undo();
    await cut.undo();
    await cut.undo();
    expect(entries()).to.deep.equal(UNTOUCHED);
    expect(notices.all.value.size).to.equal(0);
  });

  it("is each pass's own", async () => {
    const { cut, episode } = await openCut();
    await cut.change("sh010", { flag: true });
    episode.open({ ep: "/show/ep01", pass: "final" });
    await episode.refresh();
    await settled();
    expect(cut.undoes.value).to.equal(undefined);
    episode.open({ ep: "/show/ep01", pass: "proxy" });
    await episode.refresh();
    await settled();
    expect(cut.undoes.value).to.equal("Flag sh010");
  });

  it("says so and lets a step go that would overwrite what others did since", async () => {
    const [service, drafts] = [threeClips(), memoryDrafts()];
    await (await openCut({ service, drafts })).cut.change("sh010", { trim_in: 4 });
    await settled();
    (await openCut({ service })).keep("sh010", { trim_in: 9 });
    const { cut, notices, lists } = await openCut({ service, drafts });
    expect(cut.undoes.value).to.equal(undefined);
    expect(notices.at("cut")).to.match(/^the cut was changed elsewhere/);
    await cut.undo();
    expect(lists()).to.deep.equal([]);
  });

  it("looks again right before it undoes, so that a change nobody told of is not overwritten", async () => {
    const { cut, notices, keep, lists } = await openCut();
    await cut.change("sh010", { trim_in: 4 });
    keep("sh010", { trim_in: 9 });
    await cut.undo();
    expect(lists()).to.have.length(1);
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(9);
    expect(notices.at("cut")).to.match(/^the cut was changed elsewhere/);
    expect([cut.undoes.value, cut.redoes.value]).to.deep.equal([undefined, undefined]);
  });

  it("keeps the steps that others' work is not in the way of", async () => {
    const opened = await openCut();
    const { cut, keep, episode, notices, entries } = opened;
    await editThrice(opened);
    keep("sh020", { trim_out: 11 });
    await episode.refresh();
    expect(notices.at("cut")).to.include("1 step");
    await cut.undo();
    await cut.undo();
    expect(cut.undoes.value).to.equal(undefined);
    expect(entries()).to.deep.equal([{ shot: "sh010" }, { shot: "sh020", trim_out: 11 }, { shot: "sh030" }]);
  });

  it("says nothing when a build adds a shot", async () => {
    const service = threeClips();
    const { cut, episode, notices } = await openCut({ service });
    await cut.change("sh010", { trim_in: 4 });
    service.shots = [...service.shots, makeShot("sh040")];
    await episode.refresh();
    expect([cut.undoes.value, notices.at("cut")]).to.deep.equal(["Trim sh010", undefined]);
  });

  it("does not undo a trim of a clip that was locked since", async () => {
    const { cut, keep, episode, notices, lists } = await openCut();
    await cut.change("sh010", { trim_in: 4 });
    keep("sh010", { locked: true });
    await episode.refresh();
    await cut.undo();
    expect(lists()).to.have.length(1);
    expect(notices.at("cut:sh010")).to.match(/^sh010 is locked/);
    expect(cut.undoes.value).to.equal("Trim sh010");
  });
});
