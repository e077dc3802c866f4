import { expect } from "chai";
import { WORKSPACES } from "../../../web_ext/store/address.ts";
import { commandOf, keyGroups, type Press } from "../../../web_ext/store/keys.ts";

const press = (key: string, fields: Partial<Press> = {}) =>
  commandOf({
    workspace: "shots",
    key,
    shift: false,
    ctrl: false,
    alt: false,
    typing: false,
    onControl: false,
    ...fields,
  });

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

  it("belong to the browser with Ctrl and Alt, but for those of the cut and the one that finds every action", () => {
    for (const held of [{ ctrl: true }, { alt: true }]) expect(press("r", held)).to.equal(undefined);
    expect(press("z", { ctrl: true })).to.deep.equal({ do: "undo" });
    expect([press("y", { ctrl: true }), press("Z", { ctrl: true, shift: true })]).to.deep.equal([
      { do: "redo" },
      { do: "redo" },
    ]);
    expect(press("ArrowLeft", { alt: true })).to.deep.equal({ do: "move", by: -1 });
    expect(press("z", { ctrl: true, typing: true })).to.equal(undefined);
    for (const fields of [{}, { typing: true }, { room: "write" as const }])
      expect(press("k", { ctrl: true, ...fields })).to.deep.equal({ do: "palette" });
  });

  it("let Space and Enter press what has the focus", () => {
    expect([press(" ", { onControl: true }), press("Enter", { onControl: true })]).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(press("r", { onControl: true })).to.deep.equal({ do: "render" });
  });

  it("do nothing in the Write room that cannot be seen there", () => {
    for (const key of [" ", "r", "x", "5", "m", "/", "l", "[", "ArrowUp"])
      expect(press(key, { workspace: "write" }), key).to.equal(undefined);
    expect(press("R", { workspace: "write", shift: true })).to.equal(undefined);
    const asked = [press("?", { workspace: "write", shift: true }), press("q", { workspace: "write" })];
    expect(asked).to.deep.equal([{ do: "help" }, { do: "jobs" }]);
    expect(press("Escape", { workspace: "write" })).to.deep.equal({ do: "close" });
  });

  for (const room of WORKSPACES) {
    it(`mean one thing each in ${room}`, () => {
      const lines = keyGroups(room).flatMap((group) => group.lines);
      const keys = lines.flatMap(({ keys: own }) => Object.keys(own));
      expect(new Set(keys).size).to.equal(keys.length);
      expect(new Set(lines.map(({ caps }) => caps)).size).to.equal(lines.length);
    });
  }
});
