import { expect } from "chai";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import { keepList } from "../../support/page/open-cut.ts";
import { openEditor } from "../../support/page/open-editor.ts";
import { makeShot, makeTake, refusing, settled, waitingTake } from "../../support/page/page-states.ts";

const shots = [
  makeShot("sh010", { takes: [makeTake(1)] }),
  makeShot("sh020", { takes: [waitingTake(1)], action: "Rain." }),
  makeShot("sh030", { action: "Rain." }),
  makeShot("sh040", { takes: [makeTake(1)] }),
];

const open = () => {
  const service = { shots };
  return openEditor({
    shots,
    table: {
      episode: () => ({ fps: 24, title: "T", folder: "renders_proxy", shots: structuredClone(service.shots) }),
      putCut: ({ entries }) => keepList(service, entries as CutEntry[]),
      render: () => ({ queued: [], skipped: [], errors: [] }),
      putOverride: ({ shot }) => (shot === "sh030" ? refusing("sh030 has no such target") : {}),
    },
  });
};

describe("several shots at once", () => {
  it("are taken in and out one by one, and the selected shot is among them", async () => {
    const { editor } = await open();
    const { selection } = editor;
    expect(selection.many.value).to.deep.equal([]);
    selection.toggle("sh040");
    selection.toggle("sh020");
    expect(selection.many.value).to.deep.equal(["sh010", "sh020", "sh040"]);
    expect(editor.selected.value).to.equal("sh010");
    selection.toggle("sh010");
    expect([selection.many.value, editor.selected.value]).to.deep.equal([["sh020", "sh040"], "sh020"]);
    selection.toggle("sh020");
    expect([selection.many.value, editor.selected.value]).to.deep.equal([[], "sh040"]);
  });

  it("are a range from the selected shot, by press and by key, as the bin lists them", async () => {
    const { editor, press } = await open();
    const { selection } = editor;
    editor.select("sh030");
    selection.extendTo("sh010");
    expect(selection.many.value).to.deep.equal(["sh010", "sh020", "sh030"]);
    expect(editor.selected.value).to.equal("sh030");
    await press("ArrowDown", { shift: true });
    expect(selection.many.value).to.deep.equal(["sh020", "sh030"]);
    editor.select("sh020");
    await press("ArrowDown", { shift: true });
    await press("ArrowDown", { shift: true });
    expect(selection.many.value).to.deep.equal(["sh020", "sh030", "sh040"]);
  });

  it("are all that the filter shows", async () => {
    const { editor, press } = await open();
    editor.view.text.value = "rain";
    await press("a", { ctrl: true });
    expect(editor.selection.many.value).to.deep.equal(["sh020", "sh030"]);
  });

  it("end with another selection and with Esc", async () => {
    const { editor, press } = await open();
    for (const end of [async () => editor.select("sh020"), () => press("Escape")]) {
      await press("a", { ctrl: true });
      expect(editor.selection.many.value).to.have.length(4);
      await end();
      expect(editor.selection.many.value).to.deep.equal([]);
    }
  });
});

describe("what is done with several shots", () => {
  it("is one step and one list, and is undone at once", async () => {
    const { editor, press, asked } = await open();
    editor.selection.extendTo("sh030");
    await press("m");
    const flags = () => editor.cut.shots.value.map(({ cut }) => cut.flag);
    expect(flags()).to.deep.equal([true, true, true, false]);
    expect(editor.cut.undoes.value).to.equal("Flag 3 shots");
    expect(asked.filter(({ name }) => name === "putCut")).to.have.length(1);
    void editor.cut.undo();
    expect(flags()).to.deep.equal([false, false, false, false]);
  });

  it("is one request for takes, without those that have one on its way", async () => {
    const { editor, press, asked } = await open();
    editor.selection.selectAll();
    await press("r");
    const [request, ...more] = asked.filter(({ name }) => name === "render");
    expect(more).to.deep.equal([]);
    expect(request?.input).to.deep.include({ shots: ["sh010", "sh030", "sh040"], redo: true, seed_mode: "auto" });
  });

  it("takes a mark off only where each of them has it, and stops at a lock", async () => {
    const { editor, commands, press } = await open();
    await press("m");
    editor.selection.extendTo("sh020");
    expect(commands.bind("flag-chosen").title).to.equal("Flag: 2 shots");
    await press("m");
    expect(commands.bind("flag-chosen").title).to.equal("Take the flag off: 2 shots");
    commands.bind("lock-chosen").run();
    await settled();
    expect(commands.bind("out-chosen").why).to.equal("2 of them are locked: unlock first");
  });

  it("is the menu of each of them, and of no other", async () => {
    const { editor, commands } = await open();
    editor.selection.extendTo("sh020");
    const ids = (shot: string) => commands.menu({ shot }).flatMap((group) => group.commands.map(({ id }) => id));
    expect(ids("sh020")).to.include("out-chosen").and.not.to.include("out");
    expect(ids("sh040")).to.include("out").and.not.to.include("out-chosen");
  });

  it("sets their target one by one, and says which kept theirs", async () => {
    const { editor, asked } = await open();
    expect(await editor.retargets.set(["sh010", "sh030"], "ltx2")).to.equal(false);
    expect(editor.notices.at("retarget")).to.equal("1 of 2 shots kept the target they had; sh030 has no such target");
    expect(asked.filter(({ name }) => name === "putOverride").map(({ input }) => input["fields"])).to.deep.equal([
      { target: "ltx2" },
      { target: "ltx2" },
    ]);
  });

  it("means what is on screen while the film runs", async () => {
    const { editor, press } = await open();
    editor.selection.selectAll();
    editor.playback.toggle();
    await press("m");
    expect(editor.cut.shots.value.filter(({ cut }) => cut.flag)).to.have.length(1);
  });
});
