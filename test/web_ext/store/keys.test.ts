import { expect } from "chai";
import { commandOf, KEY_GROUPS, type Press } from "../../../web_ext/store/keys.ts";

const press = (key: string, fields: Partial<Press> = {}) =>
  commandOf({ key, shift: false, ctrl: false, typing: false, onControl: false, ...fields });

describe("the keys", () => {
  it("do what the help says", () => {
    expect(press(" ")).to.deep.equal({ do: "play" });
    expect(press("ArrowDown")).to.deep.equal({ do: "select", by: 1 });
    expect(press("3")).to.deep.equal({ do: "pick", take: 3 });
    expect(press("r")).to.deep.equal({ do: "render" });
    expect(press("R", { shift: true })).to.deep.equal({ do: "new-take" });
    expect(press("?", { shift: true })).to.deep.equal({ do: "help" });
  });

  it("are left alone while somebody types, but for Esc", () => {
    for (const key of [" ", "r", "x", "3", "/", "ArrowUp"])
      expect(press(key, { typing: true }), key).to.equal(undefined);
    expect(press("Escape", { typing: true })).to.deep.equal({ do: "close" });
  });

  it("belong to the browser with Ctrl", () => {
    expect(press("r", { ctrl: true })).to.equal(undefined);
  });

  it("let Space and Enter press what has the focus", () => {
    expect([press(" ", { onControl: true }), press("Enter", { onControl: true })]).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(press("r", { onControl: true })).to.deep.equal({ do: "render" });
  });

  it("mean one thing each", () => {
    const keys = KEY_GROUPS.flatMap(({ lines }) => lines).flatMap(({ keys: own }) => Object.keys(own));
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
