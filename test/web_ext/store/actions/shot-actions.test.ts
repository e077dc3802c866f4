import { expect } from "chai";
import type { Action, ActionPorts, Subject } from "../../../../web_ext/store/actions/action.ts";
import { findActions } from "../../../../web_ext/store/actions/find-actions.ts";
import { actionsOf } from "../../../../web_ext/store/actions/shot-actions.ts";
import { studioActions } from "../../../../web_ext/store/actions/studio-actions.ts";
import type { Editor } from "../../../../web_ext/store/editor.ts";
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

const flat = (editor: Editor, subject: Subject) => actionsOf(editor, subject).flatMap(({ actions }) => actions);
const find = (actions: readonly Action[], id: string) => {
  const found = actions.find((one) => one.id === id);
  if (!found) throw new Error(`no action is called ${id}`);
  return found;
};
const heard = () => {
  const said: string[] = [];
  const ports: ActionPorts = {
    copy: (text) => said.push(`copy ${text}`),
    chooseFilm: (shot) => said.push(`film ${shot}`),
  };
  return { said, ports };
};

describe("the actions of a shot", () => {
  it("are the same ones, each once, whatever the shot is like", async () => {
    const { editor } = await open();
    const ids = shots.map(({ shot }) => flat(editor, { shot }).map(({ id }) => id));
    for (const list of ids) expect(list).to.deep.equal(ids[0]);
    expect(new Set(ids[0]).size).to.equal(ids[0]?.length);
    expect(actionsOf(editor, { shot: "gone" })).to.deep.equal([]);
  });

  it("say why they cannot be done now", async () => {
    const { editor } = await open();
    const why = (subject: Subject, id: string) => find(flat(editor, subject), id).why;
    expect(why({ shot: "sh010" }, "render")).to.equal(undefined);
    expect(why({ shot: "sh020" }, "render")).to.match(/on its way/);
    expect(why({ shot: "sh090" }, "render")).to.match(/no longer in the script/);
    expect(why({ shot: "sh010" }, "use")).to.equal("the cut plays it already");
    expect(why({ shot: "sh010", take: 1 }, "use")).to.equal(undefined);
    expect(why({ shot: "sh010", take: 3 }, "use")).to.equal("take 3 failed");
    expect(why({ shot: "sh030" }, "play")).to.match(/no take/);
    expect(why({ shot: "sh010" }, "start-next")).to.equal("nothing of it is on its way");
    expect(why({ shot: "sh020" }, "start-next")).to.equal("it does not wait in the queue");
    expect(why({ shot: "sh020", take: 2 }, "discard")).to.match(/cancel it first/);
    expect(why({ shot: "sh020" }, "compare")).to.match(/two usable takes/);
    expect(why({ shot: "sh030" }, "out")).to.match(/unlock it first/);
    expect(why({ shot: "sh010" }, "frame-from-previous")).to.match(/no shot stands before/);
  });

  it("do to the service what they say", async () => {
    const { editor, asked } = await open();
    const { said, ports } = heard();
    const run = (subject: Subject, id: string) => find(flat(editor, subject), id).run(ports);
    run({ shot: "sh010", take: 1 }, "new-take");
    run({ shot: "sh010", take: 1 }, "copy-path");
    run({ shot: "sh010" }, "bring");
    run({ shot: "sh020" }, "cancel");
    run({ shot: "sh020" }, "frame-from-previous");
    run({ shot: "sh010", take: 1 }, "frame-to-next");
    await settled();
    const sent = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);
    expect(said).to.deep.equal(["copy /show/ep01/t1.mp4", "film sh010"]);
    expect(sent("render")).to.deep.equal([
      { ...OPEN_PLACE, shots: ["sh010"], redo: true, seed_mode: "new", parent_take: 1 },
    ]);
    expect(sent("cancel")).to.deep.equal([{ ...OPEN_PLACE, shot: "sh020", take: 2 }]);
    const frame = { ...OPEN_PLACE, shot: "sh020", which: "first", frame: "last", pick: true };
    expect(sent("cutKeyframe")).to.deep.equal([frame, { ...frame, source_shot: "sh010", source_take: 1 }]);
  });

  it("show what they are about, and ask before they discard", async () => {
    const { editor } = await open();
    const { ports } = heard();
    const run = (subject: Subject, id: string) => find(flat(editor, subject), id).run(ports);
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
    const { editor } = await open();
    const caps = flat(editor, { shot: "sh010" }).flatMap(({ id, caps }) => (caps ? [`${id} ${caps}`] : []));
    expect(caps).to.include.members(["render R", "new-take Shift R", "compare C", "note N", "flag M", "discard X"]);
  });
});

describe("the actions of the studio", () => {
  it("go to shots and windows, and say what cannot be done", async () => {
    const { editor } = await open();
    const all = studioActions(editor).flatMap(({ actions }) => actions);
    find(all, "go:sh020").run(heard().ports);
    expect(editor.selected.value).to.equal("sh020");
    find(all, "trash").run(heard().ports);
    expect(editor.windows.trash.value).to.equal(true);
    expect(find(all, "render-stale").why).to.equal("no take is out of date");
    expect(find(all, "render-missing").name).to.equal("Render missing: 1 shot");
  });
});

describe("finding an action", () => {
  const named = (name: string): Action => ({ id: name, name, run: () => undefined });
  const actions = ["Play from here", "Render", "Re-render stale", "Compare take 1 and 2", "Copy path"].map(named);
  const names = (typed: string) => findActions(actions, typed).map(({ name }) => name);

  it("takes the letters in their order, and likes the beginnings of words", () => {
    expect(names("cp")[0]).to.equal("Copy path");
    expect(names("rend")[0]).to.equal("Render");
    expect(names("ct2")).to.deep.equal(["Compare take 1 and 2"]);
    expect(names("zz")).to.deep.equal([]);
  });

  it("finds letters that are there in any case, and shows all for none", () => {
    expect(names("OMPAR")).to.deep.equal(["Compare take 1 and 2"]);
    expect(names(" ")).to.have.length(actions.length);
  });
});
