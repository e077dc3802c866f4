import { expect } from "chai";
import { WORKSPACES } from "../../../../web_ext/store/address.ts";
import type { CommandId, Press } from "../../../../web_ext/store/commands/command.ts";
import { commandOfPress, keySheet } from "../../../../web_ext/store/commands/key-sheet.ts";
import { COMMANDS } from "../../../../web_ext/store/commands/registry.ts";

const FREE: Omit<Press, "key"> = {
  workspace: "shots",
  shift: false,
  ctrl: false,
  alt: false,
  typing: false,
  onControl: false,
};
const press = (key: string, fields: Partial<Press> = {}) => commandOfPress({ ...FREE, key, ...fields });

describe("the keys", () => {
  it("do what the sheet says", () => {
    expect(press(" ")).to.equal("play");
    expect(press("ArrowDown")).to.equal("next-shot");
    expect(press("3")).to.equal("use-number");
    expect(press("r")).to.equal("render");
    expect(press("R", { shift: true })).to.equal("new-take");
    expect(press("?", { shift: true })).to.equal("keys");
  });

  it("are left alone while somebody types, but for Esc", () => {
    for (const key of [" ", "r", "x", "3", "/", "ArrowUp"])
      expect(press(key, { typing: true }), key).to.equal(undefined);
    expect(press("Escape", { typing: true })).to.equal("close");
  });

  it("belong to the browser with Ctrl and Alt, but for those of the cut and the one that finds every command", () => {
    for (const modifiers of [{ ctrl: true }, { alt: true }]) expect(press("r", modifiers)).to.equal(undefined);
    expect(press("z", { ctrl: true })).to.equal("undo");
    expect([press("y", { ctrl: true }), press("Z", { ctrl: true, shift: true })]).to.deep.equal(["redo", "redo"]);
    expect(press("ArrowLeft", { alt: true })).to.equal("move-left");
    expect(press("z", { ctrl: true, typing: true })).to.equal(undefined);
    for (const fields of [{}, { typing: true }, { workspace: "write" as const }])
      expect(press("k", { ctrl: true, ...fields })).to.equal("palette");
  });

  it("let Space and Enter press what has the focus", () => {
    expect([press(" ", { onControl: true }), press("Enter", { onControl: true })]).to.deep.equal([
      undefined,
      undefined,
    ]);
    expect(press("r", { onControl: true })).to.equal("render");
  });

  it("do nothing in Write that cannot be seen there", () => {
    for (const key of [" ", "r", "x", "5", "m", "/", "l", "[", "ArrowUp"])
      expect(press(key, { workspace: "write" }), key).to.equal(undefined);
    expect(press("R", { workspace: "write", shift: true })).to.equal(undefined);
    const asked = [press("?", { workspace: "write", shift: true }), press("q", { workspace: "write" })];
    expect(asked).to.deep.equal(["keys", "toggle-jobs"]);
    expect(press("Escape", { workspace: "write" })).to.equal("close");
  });

  for (const workspace of WORKSPACES) {
    it(`mean one thing each in ${workspace}`, () => {
      const keys = Object.values(COMMANDS).flatMap(({ keys: own }) =>
        own && (own.workspace ?? workspace) === workspace ? own.presses : [],
      );
      expect(new Set(keys).size).to.equal(keys.length);
      const lines = keySheet(workspace).flatMap((group) => group.lines);
      expect(new Set(lines.map((line) => line.keys)).size).to.equal(lines.length);
    });
  }
});

describe("the sheet of keys", () => {
  const sheet = (workspace: (typeof WORKSPACES)[number]) =>
    keySheet(workspace).flatMap(({ title, lines }) => [title, ...lines.map(({ keys, about }) => `${keys}: ${about}`)]);

  it("says every key of the Shots workspace", () => {
    expect(sheet("shots")).to.deep.equal([
      "Play",
      "Space: Play or pause",
      "Shift Space: Play all, from the start",
      "J L: Play back or on; again for 2×, 4×",
      "K: Stop",
      "← →: One frame back or on",
      "[ ]: Previous or next clip",
      "Home End: First or last frame",
      "Shift I: Mark the start of a range",
      "Shift O: Mark its end",
      "P Shift X: Play the marked range; clear it",
      "Shift L: Loop the shot, the range, all; no loop",
      "F: Full screen",
      "The cut",
      "I O: Start or end the clip at the playhead",
      ", .: Start the clip one frame earlier or later",
      "< >: End the clip one frame earlier or later",
      "Alt ← →: Move the clip",
      "Delete: Leave the clip out, or bring it back",
      "Alt ↑ ↓: Louder or quieter by 1 dB",
      "Alt Shift ↑ ↓: The music louder or quieter",
      "T Shift T: Fade the picture in up to the playhead, or out from it",
      "H Shift H: The same of the sound",
      "M: Flag",
      "Shift M: To the next flag",
      "Ctrl Z: Undo",
      "Ctrl Y: Redo",
      "+ − 0: Nearer, farther, the whole cut",
      "Shots and takes",
      "↑ ↓: Previous or next shot",
      "Shift ↑ ↓ Ctrl A: Select one more shot; all that are listed",
      "1–9: Use that take in the cut",
      "R: Render this shot",
      "Shift 2–9: Render that many takes of it",
      "G: All its takes in a grid; there 1–9 choose",
      "A S: Use the take on screen; star it",
      "Shift R: New take like this one",
      "E: Exactly what the model would get",
      "X: Discard the take; X again to confirm",
      "U: Upscale the take",
      "/: Filter the shots",
      "Look and note",
      "C: Compare two takes, or stop",
      "Shift C: Compare a take with its upscale",
      "V: Side by side, or a wipe",
      "B: Hear the other of the two",
      "N: Note on what is on screen",
      "D: Draw on what is on screen",
      "Shift N: Issues",
      "Shift F10: Menu of what has the focus",
      "Around",
      "Ctrl K: Every action, by its name",
      "Q: Jobs",
      "?: These keys",
      "Esc: Close, or back to the cut",
    ]);
    expect(sheet("write").slice(0, 3)).to.deep.equal(["Write", "Ctrl S: Save and build", "Ctrl Z: Undo"]);
  });

  it("leaves out no command that a key reaches", () => {
    const withKeys = (Object.keys(COMMANDS) as CommandId[]).filter((id) => COMMANDS[id].keys?.presses.length);
    const said = WORKSPACES.flatMap(sheet).join("\n");
    for (const id of withKeys) expect(said, id).to.include(COMMANDS[id].keys?.caps);
  });
});
