import { expect } from "chai";
import type { BoundCommand, CommandId, Subject } from "../../../../web_ext/store/commands/command.ts";
import { findCommands } from "../../../../web_ext/store/commands/find-commands.ts";
import { COMMANDS } from "../../../../web_ext/store/commands/registry.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { failedTake, makeShot, makeTake, settled, waitingTake } from "../../../support/page/page-states.ts";

const shots = [
  makeShot("sh010", { takes: [makeTake(1), makeTake(2), failedTake(3, "out of memory")] }),
  makeShot("sh020", { takes: [makeTake(1), waitingTake(2)], cut: { take: 1 } }),
  makeShot("sh030", { cut: { locked: true } }),
  makeShot("sh090", { orphan: true, takes: [makeTake(1)] }),
];

const open = () =>
  openEditor({ shots, table: { render: () => ({ queued: [], skipped: [], errors: [] }), cutKeyframe: () => ({}) } });

describe("the commands of a shot", () => {
  const menuOf = ({ commands }: Awaited<ReturnType<typeof open>>, subject: Subject) =>
    commands.menu(subject).flatMap((group) => group.commands.map(({ id }) => id));

  it("stand in one order, what cannot be done left out but for the usual ones", async () => {
    const opened = await open();
    expect(menuOf(opened, { shot: "sh030" })).to.deep.equal([
      ...["render", "render-many", "dry-run", "target", "import-take", "play-from", "note", "in-script"],
      ...["flag", "lock", "out", "split-clip", "frame-from-previous"],
    ]);
    expect(menuOf(opened, { shot: "sh020" }))
      .to.include.members(["render", "cancel"])
      .and.not.to.include("start-next");
    expect(menuOf(opened, { shot: "gone" })).to.deep.equal([]);
  });

  it("are few, and those of a take are about the take", async () => {
    const opened = await open();
    for (const { shot } of shots) expect(menuOf(opened, { shot }), shot).to.have.length.below(22);
    expect(menuOf(opened, { shot: "sh010", take: 1 })).to.deep.equal([
      ...["play-take", "compare", "note", "details", "copy-path", "use", "star", "new-take", "match-colours"],
      ...["upscale", "finish", "shot-recipe", "discard"],
    ]);
    expect(menuOf(opened, { shot: "sh010", take: 3 })).to.deep.equal([
      ...["play-take", "compare", "note", "details", "use", "star", "new-take", "finish", "shot-recipe", "discard"],
    ]);
  });

  it("say why they cannot be done now", async () => {
    const { commands } = await open();
    const why = (subject: Subject, id: CommandId) => commands.bind(id, subject).why;
    expect(why({ shot: "sh010" }, "render")).to.equal(undefined);
    expect(why({ shot: "sh020" }, "render"), "several may wait").to.equal(undefined);
    expect(why({ shot: "sh090" }, "render")).to.match(/no longer in the script/);
    expect(why({ shot: "sh010" }, "use")).to.equal("the cut plays it already");
    expect(why({ shot: "sh010", take: 1 }, "use")).to.equal(undefined);
    expect(why({ shot: "sh010", take: 3 }, "use")).to.equal("take 3 failed");
    expect(why({ shot: "sh030" }, "play-take")).to.match(/no take/);
    expect(why({ shot: "sh010" }, "start-next")).to.equal("nothing of it is on its way");
    expect(why({ shot: "sh020" }, "start-next")).to.equal("it does not wait in the queue");
    expect(why({ shot: "sh020", take: 2 }, "discard")).to.match(/cancel it first/);
    expect(why({ shot: "sh020" }, "compare")).to.match(/two usable takes/);
    expect(why({ shot: "sh030" }, "out")).to.match(/unlock it first/);
    expect(why({ shot: "sh010" }, "frame-from-previous")).to.match(/no shot stands before/);
  });

  it("are enabled where there is no reason against them, and do nothing where there is one", async () => {
    const { commands, editor, asked } = await open();
    for (const { commands: list } of commands.palette())
      for (const command of list) expect(command.isEnabled, command.id).to.equal(command.why === undefined);
    const sent = asked.length;
    commands.bind("use", { shot: "sh010", take: 3 }).run();
    await settled();
    expect(asked.length).to.equal(sent);
    expect(editor.notices.at("cut:sh010")).to.equal("take 3 failed");
  });

  it("do to the service what they say", async () => {
    const { commands, asked, done } = await open();
    const run = (subject: Subject, id: CommandId) => commands.bind(id, subject).run();
    run({ shot: "sh010", take: 1 }, "new-take");
    run({ shot: "sh010", take: 1 }, "copy-path");
    run({ shot: "sh010" }, "import-take");
    run({ shot: "sh020" }, "cancel");
    run({ shot: "sh020" }, "frame-from-previous");
    run({ shot: "sh010", take: 1 }, "frame-to-next");
    await settled();
    const sent = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);
    expect(done).to.deep.equal(["copy /show/ep01/t1.mp4", "film sh010"]);
    expect(sent("render")).to.deep.equal([
      { ...OPEN_PLACE, shots: ["sh010"], redo: true, seed_mode: "new", parent_take: 1 },
    ]);
    expect(sent("cancel")).to.deep.equal([{ ...OPEN_PLACE, shot: "sh020", take: 2 }]);
    const frame = { ...OPEN_PLACE, shot: "sh020", which: "first", frame: "last", pick: true };
    expect(sent("cutKeyframe")).to.deep.equal([frame, { ...frame, source_shot: "sh010", source_take: 1 }]);
  });

  it("show what they are about, and ask before they discard", async () => {
    const { commands, editor } = await open();
    const run = (subject: Subject, id: CommandId) => commands.bind(id, subject).run();
    run({ shot: "sh020" }, "note");
    expect(editor.issues.draft.value).to.deep.include({ shot: "sh020", take: 1, text: "" });
    run({ shot: "sh010", take: 1 }, "compare");
    expect(editor.compare.pair.value).to.deep.include({ shot: editor.cut.shot("sh010") });
    run({ shot: "sh010", take: 1 }, "discard");
    expect(editor.view.discarding.value).to.deep.equal({ shot: "sh010", take: 1 });
    run({ shot: "sh030" }, "in-script");
    expect([editor.workspace.value, editor.selected.value]).to.deep.equal(["write", "sh030"]);
    run({ shot: "sh020" }, "play-from");
    expect([editor.workspace.value, editor.playback.playing.value, editor.playback.frame.value]).to.deep.equal([
      "shots",
      true,
      48,
    ]);
  });

  it("carry the key that does the same", async () => {
    const { commands } = await open();
    const all = commands.menu({ shot: "sh010" }).flatMap((group) => group.commands);
    const keys = all.flatMap(({ id, keys: caps }) => (caps ? [`${id} ${caps}`] : []));
    expect(keys).to.deep.equal([
      "render R",
      "render-many Shift 2–9",
      "new-take Shift R",
      "dry-run E",
      "compare C",
      "take-grid G",
      "note N",
      "move-right Alt ← →",
      "flag M",
      "out Delete",
      "upscale U",
    ]);
  });
});

describe("picking a take", () => {
  const locked = makeShot("sh010", { takes: [makeTake(1), makeTake(2)], cut: { locked: true, picked: true } });
  const WHY = "its place in the cut is locked: unlock it first";

  for (const [way, pick] of [
    ["by its number", ({ press }) => press("1")],
    [
      "by its menu, its row or the bar of a comparison",
      ({ commands }) => commands.bind("use", { shot: "sh010", take: 1 }).run(),
    ],
    ["back to the latest one", ({ commands }) => commands.bind("use-latest", { shot: "sh010" }).run()],
    [
      "by the palette",
      ({ commands }) =>
        commands
          .palette()[0]
          ?.commands.find(({ id }) => id === "use-latest")
          ?.run(),
    ],
  ] as const satisfies readonly [string, (opened: Awaited<ReturnType<typeof openEditor>>) => unknown][]) {
    it(`asks nobody where the clip is locked, and says why: ${way}`, async () => {
      const opened = await openEditor({ shots: [locked], table: { pick: () => ({ cut: {} }) } });
      await pick(opened);
      await settled();
      expect(opened.asked.filter(({ name }) => name === "pick")).to.deep.equal([]);
      expect(opened.editor.notices.at("cut:sh010")).to.equal(WHY);
    });
  }

  it("keeps saying why not while the lock itself is on its way", async () => {
    const free = makeShot("sh010", { takes: [makeTake(1), makeTake(2)] });
    const { commands, editor, press } = await openEditor({ shots: [free], table: { putCut: () => ({ cut: {} }) } });
    commands.bind("lock").run();
    await press("1");
    expect(editor.notices.at("cut:sh010")).to.equal(WHY);
  });

  it("by its number stays with the take that the cut plays because it is the latest", async () => {
    const { press, asked, editor } = await openEditor({
      shots: [makeShot("sh010", { takes: [makeTake(1), makeTake(2)] })],
      table: { pick: () => ({ cut: {} }) },
    });
    await press("2");
    expect(asked.find(({ name }) => name === "pick")?.input).to.include({ shot: "sh010", take: 2 });
    await press("7");
    expect(editor.notices.at("cut:sh010")).to.equal("sh010 has no take 7");
  });
});

describe("the commands of the page", () => {
  const named = (all: readonly BoundCommand[], id: CommandId, title?: string) => {
    const found = all.find((one) => one.id === id && (title === undefined || one.title.startsWith(title)));
    if (!found) throw new Error(`no command is called ${id}`);
    return found;
  };

  it("go to shots and windows, and say what cannot be done", async () => {
    const { commands, editor } = await open();
    const all = commands.palette().flatMap((group) => group.commands);
    named(all, "go-to-shot", "Go to sh020").run();
    expect(editor.selected.value).to.equal("sh020");
    named(all, "trash").run();
    expect(editor.windows.trash.value).to.equal(true);
    expect(named(all, "render-stale").why).to.equal("no take is out of date");
    expect(named(all, "render-missing").title).to.equal("Render missing: 1 shot");
  });

  it("are in the palette, each once, with the key that does the same", async () => {
    const { commands } = await open();
    const all = commands.palette().flatMap((group) => group.commands);
    const once = all.filter(({ id }) => id !== "go-to-shot" && id !== "open-episode").map(({ id }) => id);
    expect(new Set(once).size).to.equal(once.length);
    const spoken = new Map<CommandId, CommandId>([
      ["toggle-jobs", "jobs"],
      ["toggle-issues", "issues"],
    ]);
    const unnamed: CommandId[] = ["palette", "use-number"];
    for (const id of Object.keys(COMMANDS) as CommandId[]) {
      const named = unnamed.includes(id) ? undefined : all.find((one) => one.id === (spoken.get(id) ?? id));
      if (named) expect(named.keys, id).to.equal(COMMANDS[id].keys?.caps);
      else expect([...unnamed, "open-episode"], id).to.include(id);
    }
  });

  it("are done where they can be seen", async () => {
    const { commands, editor } = await open();
    editor.enter("write");
    const all = commands.palette().flatMap((group) => group.commands);
    named(all, "play").run();
    expect([editor.workspace.value, editor.playback.playing.value]).to.deep.equal(["shots", true]);
  });

  it("answer keys with no episode open only where they need none", async () => {
    const { editor, press } = await open();
    editor.open({ pass: "proxy" });
    await press("q");
    expect(editor.view.drawer.value).to.equal(undefined);
    await press("?", { shift: true });
    expect(editor.view.keys.value).to.equal(true);
  });

  it("leave a clip out by its key", async () => {
    const { asked, press } = await open();
    await press("Delete");
    const list = asked.find(({ name }) => name === "putCut")?.input["entries"] as { out?: boolean }[];
    expect(list.map(({ out }) => out ?? false)).to.deep.equal([true, false, false, false]);
  });
});

describe("finding a command", () => {
  const commandOf = (title: string): BoundCommand => ({ id: "play", title, isEnabled: true, run: () => undefined });
  const all = ["Play from here", "Render", "Re-render stale", "Compare take 1 and 2", "Copy path"].map(commandOf);
  const titles = (typed: string) => findCommands(all, typed).map(({ title }) => title);

  it("takes the letters in their order, and likes the beginnings of words", () => {
    expect(titles("cp")[0]).to.equal("Copy path");
    expect(titles("rend")[0]).to.equal("Render");
    expect(titles("ct2")).to.deep.equal(["Compare take 1 and 2"]);
    expect(titles("zz")).to.deep.equal([]);
  });

  it("finds letters that are there in any case, and shows all for none", () => {
    expect(titles("OMPAR")).to.deep.equal(["Compare take 1 and 2"]);
    expect(titles(" ")).to.have.length(all.length);
  });
});
