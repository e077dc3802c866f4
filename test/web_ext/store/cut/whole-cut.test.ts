import { expect } from "chai";
import { WHOLE_CUT_TOPIC } from "../../../../web_ext/store/cut/whole-cut.ts";
import type { CutEntry } from "../../../../src/contracts/files/cut.ts";
import { keepList } from "../../../support/page/open-cut.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake, refusing } from "../../../support/page/page-states.ts";

const shots = [makeShot("sh010", { takes: [makeTake(1)] })];
const done = { ok: true, entries: [] };

describe("the whole cut", () => {
  it("goes back to the script, or becomes what the other pass has, and is fetched again", async () => {
    const { editor, asked } = await openEditor({ shots, table: { resetCut: () => done, copyCut: () => done } });
    const before = asked.filter(({ name }) => name === "episode").length;
    expect(await editor.wholeCut.reset("trims")).to.equal(true);
    expect(await editor.wholeCut.copy("all")).to.equal(true);
    const sent = asked.filter(({ name }) => name === "resetCut" || name === "copyCut").map(({ input }) => input);
    expect(sent).to.deep.equal([
      { ...OPEN_PLACE, what: "trims" },
      { ep: OPEN_PLACE.ep, from: "final", to: "proxy", what: "all" },
    ]);
    expect(asked.filter(({ name }) => name === "episode").length).to.be.greaterThan(before);
  });

  it("is one step to undo, and so is all that was done before it", async () => {
    const service = { shots: ["sh010", "sh020", "sh030"].map((shot) => makeShot(shot, { takes: [makeTake(1)] })) };
    const copied = () => {
      service.shots = [...service.shots]
        .reverse()
        .map((shot) => ({ ...shot, cut: { ...shot.cut, trim_in: 7, out: false } }));
      return done;
    };
    const table = {
      episode: () => ({ fps: 24, title: "T", folder: "renders_proxy", shots: structuredClone(service.shots) }),
      putCut: ({ entries }: Readonly<Record<string, unknown>>) => keepList(service, entries as CutEntry[]),
      copyCut: copied,
    };
    const { editor } = await openEditor({ shots: service.shots, table });
    const list = () => service.shots.map(({ shot, cut }) => `${shot} ${cut.trim_in}${cut.out ? " out" : ""}`);
    await editor.cut.change("sh010", { trim_in: 3 });
    await editor.cut.change("sh020", { out: true });
    expect(await editor.wholeCut.copy("all")).to.equal(true);
    expect(list()).to.deep.equal(["sh030 7", "sh020 7", "sh010 7"]);
    const said = [];
    for (let steps = 0; steps < 3; steps++) {
      said.push(editor.cut.undoes.value);
      await editor.cut.undo();
    }
    expect(said).to.deep.equal(["Copy of the other pass", "Leave sh020 out", "Trim sh010"]);
    expect(list()).to.deep.equal(["sh010 0", "sh020 0", "sh030 0"]);
    for (let steps = 0; steps < 3; steps++) await editor.cut.redo();
    expect(list()).to.deep.equal(["sh030 7", "sh020 7", "sh010 7"]);
    expect(editor.notices.at("cut")).to.equal(undefined);
  });

  it("stays as it is when the service refuses, which stands in its window", async () => {
    const why = "the final pass is not built: build the episode first";
    const { editor } = await openEditor({ shots, table: { copyCut: () => refusing(why, 404) } });
    expect(await editor.wholeCut.copy("order")).to.equal(false);
    expect(editor.notices.at(WHOLE_CUT_TOPIC)).to.equal(why);
  });
});
