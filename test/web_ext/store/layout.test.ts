import { expect } from "chai";
import { createLayout, PANEL_LIMITS } from "../../../web_ext/store/layout.ts";

function open(stored: string | null = null) {
  const written: string[] = [];
  const layout = createLayout({ read: () => stored, write: (text) => written.push(text) });
  return { layout, panels: () => layout.panels.value, written };
}

describe("the panels' room", () => {
  it("is as the page has it until it is drawn, and stays within its limits", () => {
    const { layout, panels } = open();
    expect(panels().bin).to.deep.equal({});
    layout.resize("bin", 340.4);
    expect(panels().bin).to.deep.equal({ size: 340 });
    layout.resize("bin", 9000);
    expect(panels().bin).to.deep.equal({ size: PANEL_LIMITS.bin.most });
    layout.reset("bin");
    expect(panels().bin).to.deep.equal({});
  });

  it("folds a panel that is drawn shut, and opens it at the size it had", () => {
    const { layout, panels } = open();
    layout.resize("inspector", 400);
    layout.resize("inspector", 40);
    expect(panels().inspector).to.deep.equal({ size: 400, isFolded: true });
    layout.fold("inspector", false);
    expect(panels().inspector).to.deep.equal({ size: 400, isFolded: false });
  });

  it("goes by steps of a key, which never fold", () => {
    const { layout, panels } = open();
    layout.step("timeline", 1);
    expect(panels().timeline).to.deep.equal({ size: 260 });
    layout.step("timeline", -100);
    expect(panels().timeline).to.deep.equal({ size: PANEL_LIMITS.timeline.least });
  });

  it("is kept over visits, and odd words in what is kept are nothing", () => {
    const { layout, written } = open();
    layout.resize("bin", 340);
    layout.fold("timeline", true);
    expect(open(written.at(-1)).panels()).to.deep.equal({
      bin: { size: 340 },
      inspector: {},
      timeline: { isFolded: true },
    });
    for (const stored of ["{", "7", "null", `{"bin":{"size":"wide"},"timeline":{"size":1}}`])
      expect(open(stored).panels(), stored).to.deep.equal({ bin: {}, inspector: {}, timeline: {} });
  });
});
