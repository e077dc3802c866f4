import { expect } from "chai";
import type { Issue } from "../../../../src/contracts/routes/issues.ts";
import { frameOfNote } from "../../../../web_ext/store/issues/moment.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake, refusing, settled } from "../../../support/page/page-states.ts";

const noted = (id: string, shot: string, fields: Partial<Issue> = {}): Issue => ({
  id,
  shot,
  pass: "proxy",
  take: 2,
  note: "00:00:01:00 the hand",
  when: "2026-01-01T10:00:00+00:00",
  shot_hash: "h",
  target: "animatic",
  script: "",
  prompt: "",
  seed: "1",
  refs: [],
  take_file: null,
  addressed: false,
  ...fields,
});

async function open(table: Parameters<typeof openEditor>[0]["table"] = {}) {
  const kept: Issue[] = [];
  const opened = await openEditor({
    shots: [
      makeShot("sh010", { takes: [makeTake(1), makeTake(2)], cut: { trim_in: 12, trim_out: 6 } }),
      makeShot("sh020", { takes: [makeTake(1, { fps: 12, frames: 24 }), makeTake(2)] }),
    ],
    table: {
      issues: () => ({ issues: [...kept] }),
      addIssue: ({ shot, note, take }) => {
        kept.push(noted("a1", shot as string, { note: note as string, take: take as number }));
        return kept.at(-1);
      },
      ...table,
    },
  });
  return { ...opened, kept };
}

describe("notes", () => {
  it("stop the picture, begin with the take's own time, and become an issue of that take", async () => {
    const { editor, asked } = await open();
    editor.playback.playAll();
    editor.playback.atFrame(13);
    editor.issues.begin();
    expect(editor.playback.playing.value).to.equal(false);
    expect(editor.issues.draft.value).to.deep.include({ shot: "sh010", take: 2, text: "00:00:01:01 " });
    editor.issues.type("00:00:01:01 the hand is torn");
    await editor.issues.save();
    const [sent] = asked.filter(({ name }) => name === "addIssue");
    const note = "00:00:01:01 the hand is torn";
    expect(sent?.input).to.deep.equal({ ...OPEN_PLACE, shot: "sh010", take: 2, frame: 25, note });
    expect(editor.issues.draft.value).to.equal(undefined);
    expect(editor.issues.counts.value.get("sh010")).to.equal(1);
  });

  it("are let go when nothing was said", async () => {
    const { editor, asked } = await open();
    editor.issues.begin();
    await editor.issues.save();
    expect(editor.issues.draft.value).to.equal(undefined);
    expect(asked.some(({ name }) => name === "addIssue")).to.equal(false);
  });

  it("stay as they are typed when the service refuses, with its sentence", async () => {
    const { editor } = await open({ addIssue: () => refusing("sh010 is not in the pass", 404) });
    editor.issues.begin();
    editor.issues.type("too dark");
    await editor.issues.save();
    expect(editor.issues.draft.value?.text).to.equal("too dark");
    expect(editor.notices.at("issue")).to.equal("sh010 is not in the pass");
  });

  it("leave the take to the service where the other pass stands in", async () => {
    const { editor } = await openEditor({
      shots: [makeShot("sh010", { cut: { take: 1, pass: "final", placeholder: true, usable: true, frames: 48 } })],
    });
    editor.issues.begin();
    expect(editor.issues.draft.value?.take).to.equal(null);
  });

  it("are listed in the order of the cut and stay open; those to be checked again can be seen by themselves", async () => {
    const { editor } = await open({
      issues: () => ({
        issues: [
          noted("1", "sh020"),
          noted("2", "gone"),
          noted("3", "sh010", { addressed: true }),
          noted("4", "sh010"),
        ],
      }),
    });
    const ids = () => editor.issues.byShot.value.map(({ shot, issues }) => [shot, ...issues.map(({ id }) => id)]);
    expect(ids()).to.deep.equal([
      ["sh010", "3", "4"],
      ["sh020", "1"],
      ["gone", "2"],
    ]);
    expect(editor.issues.counts.value.get("sh010")).to.equal(2);
    editor.issues.filter.value = "check";
    expect(ids()).to.deep.equal([["sh010", "3"]]);
  });

  it("are exported whole, and closed only one by one by hand", async () => {
    const { editor, asked } = await open({
      issues: () => ({ issues: [noted("3", "sh010", { addressed: true })] }),
      exportIssues: () => ({ format: "md", text: "# all" }),
      removeIssues: () => ({ removed: 1, issues: [] }),
    });
    expect(await editor.issues.exportText("md")).to.equal("# all");
    expect(asked.at(-1)?.input).to.deep.equal({ ...OPEN_PLACE, format: "md", addressed: "1" });
    await editor.issues.close(["3"]);
    expect(asked.find(({ name }) => name === "removeIssues")?.input).to.deep.equal({ ep: OPEN_PLACE.ep, id: "3" });
    expect(editor.issues).to.not.have.property("clearAddressed");
  });

  it("stand on their frame of the film; on another take of the shot at the same time", async () => {
    const { editor } = await open({
      issues: () => ({
        issues: [
          noted("played", "sh010", { frame: 20 }),
          noted("trimmed away", "sh010", { frame: 3 }),
          noted("in words", "sh010"),
          noted("older take", "sh020", { take: 1, frame: 12, addressed: true }),
          noted("gone", "sh999", { frame: 1 }),
        ],
      }),
    });
    expect(editor.issues.places.value.map(({ issue, frame }) => [issue.id, frame])).to.deep.equal([
      ["played", 8],
      ["trimmed away", 0],
      ["in words", 12],
      ["older take", 30 + 24],
    ]);
  });

  it("go to another frame of their own take, with the time in their words", async () => {
    const { editor, asked } = await open({
      issues: () => ({ issues: [noted("a", "sh020", { take: 1, frame: 12, note: "00:00:01:00 the hand" })] }),
      moveIssue: () => refusing("there is no note a: it was closed meanwhile", 404),
    });
    const moving = editor.issues.move("a", 30 + 36);
    expect(editor.issues.places.value[0]?.frame).to.equal(66);
    await moving;
    const sent = asked.find(({ name }) => name === "moveIssue")?.input;
    expect(sent).to.deep.equal({ ep: OPEN_PLACE.ep, id: "a", frame: 18, note: "00:00:01:12 the hand" });
    expect(editor.notices.at("issues")).to.match(/closed meanwhile/);
    expect(editor.issues.places.value[0]?.frame, "a refusal puts it back").to.equal(54);
    const before = asked.length;
    await editor.issues.move("a", 5000);
    expect(
      asked
        .slice(before)
        .map(({ input }) => input["frame"])
        .at(0),
      "no farther than its clip",
    ).to.equal(24);
  });

  it("bring back the moment in the cut, or in the take where the cut plays another", async () => {
    const { editor } = await open();
    editor.issues.show(noted("1", "sh010"));
    expect(editor.playback.frame.value).to.equal(12);
    editor.issues.show(noted("1", "sh020", { take: 1 }));
    expect(editor.playback.programme.value.viewing).to.deep.equal({ kind: "take", shot: "sh020", take: 1 });
    expect(editor.playback.frame.value).to.equal(12);
  });

  it("are fetched again when an event names them", async () => {
    const { editor, kept, later } = await open();
    kept.push(noted("9", "sh020"));
    editor.apply({ type: "studio.issues", data: { ep: OPEN_PLACE.ep, pass: "proxy", shot: "sh020", id: "9" } });
    await later();
    await settled();
    expect(editor.issues.all.value.map(({ id }) => id)).to.deep.equal(["9"]);
  });

  it("filter the bin", async () => {
    const { editor } = await open({ issues: () => ({ issues: [noted("1", "sh020")] }) });
    editor.view.filter.value = "issues";
    expect(editor.rows.value.map(({ key }) => key)).to.deep.equal(["sq01#0", "sh020"]);
  });
});

describe("drawings", () => {
  const marks = [{ kind: "box", d: "M 0.1 0.1 L 0.2 0.1 L 0.2 0.2 L 0.1 0.2 Z", color: "#ff3b30" }];
  const sentBy = ({ asked }: Awaited<ReturnType<typeof open>>) =>
    asked.filter(({ name }) => name === "addIssue")[0]?.input;

  it("are a note by themselves, on frames at the take's own rate", async () => {
    const opened = await open();
    const { editor } = opened;
    editor.issues.show(noted("1", "sh020", { take: 1, frame: 6 }));
    editor.issues.use("box");
    expect(editor.issues.tool.value).to.equal("box");
    editor.issues.mark(marks);
    editor.playback.step(3);
    expect(editor.issues.draftIsHere.value).to.equal(false);
    editor.issues.stretch(true);
    expect(editor.issues.draftIsHere.value).to.equal(true);
    await editor.issues.save();
    const note = "00:00:00:12 (a drawing)";
    expect(sentBy(opened)).to.deep.equal({ ...OPEN_PLACE, shot: "sh020", take: 1, frame: 6, span: 4, note, marks });
    expect(editor.issues.tool.value).to.equal("none");
  });

  it("are shown on the frames that they are about, and on no other take", async () => {
    const drawn = noted("1", "sh010", { frame: 14, span: 2, marks });
    const others = [
      noted("2", "sh010", { frame: 14, take: 1, marks }),
      noted("3", "sh010", { frame: 14, marks, addressed: true }),
      noted("4", "sh010", { frame: 14, marks, take_pass: "final" }),
    ];
    const { editor } = await open({ issues: () => ({ issues: [drawn, ...others] }) });
    const shown = () => editor.issues.drawn.value.map(({ id }) => id);
    expect(shown()).to.deep.equal([]);
    editor.issues.show(drawn);
    expect(editor.playback.frame.value).to.equal(2);
    expect(shown()).to.deep.equal(["1", "3"]);
    editor.playback.step(1);
    expect(shown()).to.deep.equal(["1"]);
    editor.playback.step(1);
    expect(shown()).to.deep.equal([]);
  });

  it("are shown in the take by itself where the cut trims their frame away", async () => {
    const drawn = noted("1", "sh010", { frame: 3, marks });
    const { editor } = await open({ issues: () => ({ issues: [drawn] }) });
    editor.issues.show(drawn);
    expect(editor.playback.programme.value.viewing).to.deep.equal({ kind: "take", shot: "sh010", take: 2 });
    expect(editor.playback.frame.value).to.equal(3);
    expect(editor.issues.drawn.value).to.have.length(1);
  });

  it("stay on their frame, whatever time is typed; a note without one follows its time", async () => {
    const opened = await open();
    const { editor } = opened;
    editor.issues.begin();
    editor.issues.type("00:00:01:00 look here");
    await editor.issues.save();
    expect(sentBy(opened)).to.deep.include({ frame: 24 });
  });
});

describe("the time at the head of a note", () => {
  it("is read back, and nothing else is taken for one", () => {
    expect(frameOfNote("00:01:02:03 x", 24)).to.equal(62 * 24 + 3);
    expect(frameOfNote("at 00:01:02:03", 24)).to.equal(undefined);
  });
});

describe("a note that was closed by hand", () => {
  it("is opened again, the one that was closed last first", async () => {
    const kept = [noted("a1", "sh010"), noted("a2", "sh020")];
    const gone = new Map<string, Issue>();
    const { editor, commands } = await open({
      issues: () => ({ issues: kept.filter(({ id }) => !gone.has(id)) }),
      removeIssues: ({ id }) => {
        for (const one of kept) if (one.id === id) gone.set(one.id, one);
        return { removed: 1, issues: [] };
      },
      restoreIssues: ({ ids }) => {
        for (const id of ids as string[]) gone.delete(id);
        return { issues: [] };
      },
    });
    const { issues } = editor;
    expect(commands.bind("reopen-note").why).to.equal("no note was closed here");
    await issues.close(["a1"]);
    await issues.close(["a2"]);
    expect([issues.all.value, issues.closed.value.map(({ id }) => id)]).to.deep.equal([[], ["a1", "a2"]]);
    commands.bind("reopen-note").run();
    await settled();
    expect(issues.all.value.map(({ id }) => id)).to.deep.equal(["a2"]);
    await issues.reopen();
    await issues.reopen();
    expect([issues.all.value.length, issues.closed.value]).to.deep.equal([2, []]);
  });

  it("stays where the service does not close it", async () => {
    const { editor } = await open({
      issues: () => ({ issues: [noted("a1", "sh010")] }),
      removeIssues: () => refusing("the disk is full", 507),
    });
    await editor.issues.close(["a1"]);
    expect([editor.issues.all.value.length, editor.issues.closed.value]).to.deep.equal([1, []]);
  });
});
