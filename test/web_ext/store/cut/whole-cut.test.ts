import { expect } from "chai";
import { WHOLE_CUT_TOPIC } from "../../../../web_ext/store/cut/whole-cut.ts";
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

  it("stays as it is when the service refuses, which stands in its window", async () => {
    const why = "the final pass is not built: build the episode first";
    const { editor } = await openEditor({ shots, table: { copyCut: () => refusing(why, 404) } });
    expect(await editor.wholeCut.copy("order")).to.equal(false);
    expect(editor.notices.at(WHOLE_CUT_TOPIC)).to.equal(why);
  });
});
