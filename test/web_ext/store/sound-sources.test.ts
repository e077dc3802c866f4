import { expect } from "chai";
import { soundSources } from "../../../web_ext/store/sound-sources.ts";
import { OPEN_PLACE, openEditor } from "../../support/open-editor.ts";
import { makeShot, makeTake, settled } from "../../support/page-states.ts";

const shots = [
  makeShot("sh010", { takes: [makeTake(1), makeTake(2, { audio: null }), makeTake(3)] }),
  makeShot("sh020", { takes: [makeTake(1)], action: "She calls.", cut: { audio: { source: "none" } } }),
  makeShot("sh030", { takes: [makeTake(1, { audio: null })] }),
  makeShot("sh040"),
];

describe("what a clip can be heard with", () => {
  const of = (shot: (typeof shots)[number]) => soundSources(shot, shots, "proxy");

  it("is its own sound, silence, its other takes, and what the cut plays of other shots where that is heard", () => {
    const [first, second] = shots;
    if (!first || !second) throw new Error("there are no shots");
    expect(of(first).map(({ name }) => name)).to.deep.equal([
      "Its own sound",
      "Silence",
      "sh010 take 1",
      "sh020 take 1",
    ]);
    expect(of(first).find(({ isNow }) => isNow)?.id).to.equal("own");
    expect(of(second).find(({ isNow }) => isNow)?.name).to.equal("Silence");
  });

  it("is known again wherever it begins and however loud it is", () => {
    const audio = { source: "take", shot: "sh020", take: 1, offset: 0.5, gain: 2 };
    const shot = makeShot("sh050", { takes: [makeTake(1)], cut: { audio } });
    expect(of(shot).find(({ isNow }) => isNow)?.name).to.equal("sh020 take 1");
  });

  it("goes into the cut as it is chosen", async () => {
    const { editor, asked } = await openEditor({ shots, table: { putCut: () => ({}) } });
    const [, , , call] = of(shots[0] ?? makeShot("sh010"));
    void editor.cut.change("sh010", { audio: call?.audio });
    await settled();
    const entries = asked.find(({ name }) => name === "putCut")?.input["entries"] as { audio: unknown }[] | undefined;
    expect(entries?.[0]?.audio).to.deep.equal({ source: "take", shot: "sh020", take: 1, pass: OPEN_PLACE.pass });
  });
});
