import { expect } from "chai";
import type { EpisodeStatus, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { createEditor } from "../../../web_ext/store/editor.ts";
import { createCommands } from "../../../web_ext/store/commands/commands.ts";
import { memoryDrafts } from "../../support/page/memory-drafts.ts";
import { makeDetail } from "../../support/page/make-detail.ts";
import { answeringService, makeShot, makeTake, refusing, settled } from "../../support/page/page-states.ts";

const OPEN_PASS = { ep: "/show/ep01", pass: "proxy" } as const;

/** An editor before a service of three shots. Time stands still; waits are over when `later` is called. */
async function open(table: Parameters<typeof answeringService>[0] = {}, shot?: string) {
  let shots: ShotStatus[] = [
    makeShot("sh010", { takes: [makeTake(1), makeTake(2)] }),
    makeShot("sh020"),
    makeShot("sh030", { takes: [makeTake(1)] }),
  ];
  const waits: (() => void)[] = [];
  const entry = {
    ep: OPEN_PASS.ep,
    name: "ep01",
    series: "S",
    title: "T",
    built: { final: true, proxy: true },
    shots: 3,
  };
  const { ask, asked } = answeringService({
    episodes: () => [entry],
    episode: (): Partial<EpisodeStatus> => ({ fps: 24, title: "T", shots: structuredClone(shots) }),
    shot: () => makeDetail(),
    ...table,
  });
  const editor = createEditor({
    ask,
    now: () => 0,
    drafts: memoryDrafts(),
    wait: (_ms, then) => {
      waits.push(then);
      return () => void waits.splice(waits.indexOf(then), 1);
    },
  });
  const later = async () => {
    for (const then of waits.splice(0)) then();
    await settled();
  };
  editor.open(shot === undefined ? OPEN_PASS : { ...OPEN_PASS, shot });
  await settled();
  const commands = createCommands(editor, {
    copy: () => undefined,
    chooseFilm: () => undefined,
    focusField: () => undefined,
  });
  const key = (name: string, shift = false) => {
    const press = { key: name, shift, ctrl: false, alt: false, typing: false, onControl: false };
    commands.ofPress({ ...press, workspace: editor.workspace.value })?.run();
  };
  const count = (name: string) => asked.filter((one) => one.name === name).length;
  const change = (next: ShotStatus[]) => (shots = next);
  return { editor, asked, later, key, count, change };
}

describe("the editor", () => {
  it("selects the shot of its address, or the first one", async () => {
    expect((await open({}, "sh030")).editor.selected.value).to.equal("sh030");
    expect((await open()).editor.selected.value).to.equal("sh010");
    expect((await open({}, "sh999")).editor.selected.value).to.equal("sh010");
  });

  it("parks the playhead on what is selected, and selects what the playhead is moved to", async () => {
    const { editor } = await open();
    editor.select("sh030");
    expect(editor.playback.frame.value).to.equal(96);
    editor.playback.seek(50);
    expect(editor.selected.value).to.equal("sh020");
  });

  it("selects what is on screen while it plays", async () => {
    const { editor, asked } = await open();
    editor.playback.playAll();
    editor.playback.atFrame(100);
    await settled();
    expect(editor.selected.value).to.equal("sh030");
    expect(asked.findLast(({ name }) => name === "shot")?.input).to.include({ shot: "sh030" });
    editor.playback.pause();
    expect(editor.selected.value).to.equal("sh030");
  });

  it("fetches only what an event names", async () => {
    const { editor, later, count } = await open();
    await later();
    const before = { status: count("episode"), jobs: count("jobs") };
    editor.apply({
      type: "studio.take",
      data: { ep: "/other", pass: "proxy", shot: "sh010", take: 3, status: "ok", thumb: null },
    });
    editor.apply({
      type: "studio.take",
      data: { ...OPEN_PASS, pass: "final", shot: "sh010", take: 3, status: "ok", thumb: null },
    });
    editor.apply({ type: "progress", data: { prompt_id: "x", value: 1, max: 2 } });
    await later();
    expect({ status: count("episode"), jobs: count("jobs") }).to.deep.equal(before);
    for (let take = 3; take < 9; take++) {
      editor.apply({ type: "studio.take", data: { ...OPEN_PASS, shot: "sh010", take, status: "ok", thumb: null } });
    }
    await later();
    expect({ status: count("episode"), jobs: count("jobs") }).to.deep.equal({ ...before, status: before.status + 1 });
  });

  it("fetches a shot of a long episode by itself, and the whole at its leisure", async () => {
    const { editor, later, count, change } = await open();
    change(Array.from({ length: 100 }, (_, index) => makeShot(`s${index}`)));
    await editor.episode.refresh();
    const before = { shot: count("shot"), whole: count("episode") };
    editor.apply({ type: "studio.take", data: { ...OPEN_PASS, shot: "s7", take: 1, status: "ok", thumb: null } });
    await settled();
    expect({ shot: count("shot") - before.shot, whole: count("episode") - before.whole }).to.deep.equal({
      shot: 1,
      whole: 0,
    });
    await later();
    expect(count("episode") - before.whole).to.equal(1);
  });

  it("asks for everything again when the service is back", async () => {
    const { editor, later, count } = await open();
    editor.connection.apply({ kind: "gone", seconds: 1 });
    expect(editor.connection.away.value).to.equal(true);
    editor.connection.apply({ kind: "connecting" });
    expect(editor.connection.away.value, "still away while it tries").to.equal(true);
    const before = count("episode");
    editor.connection.apply({ kind: "live" });
    await later();
    expect(editor.connection.away.value).to.equal(false);
    expect([count("episode") - before, count("jobs") > 0]).to.deep.equal([1, true]);
  });

  it("forgets what it said of one pass when it shows the other", async () => {
    const { editor } = await open({ render: () => refusing("no") });
    await editor.renders.render({ shots: ["sh010"] });
    expect(editor.notices.at("render")).to.equal("no");
    editor.setPass("final");
    expect(editor.notices.at("render")).to.equal(undefined);
    expect(editor.address.value).to.deep.equal({ ep: OPEN_PASS.ep, pass: "final", shot: "sh010" });
  });
});

describe("the editor's keys", () => {
  it("walk through the shots that are shown, and stop at the ends", async () => {
    const { editor, key } = await open();
    editor.view.filter.value = "missing";
    key("ArrowDown");
    expect(editor.selected.value, "the only one shown").to.equal("sh020");
    editor.view.filter.value = "all";
    key("ArrowDown");
    key("ArrowDown");
    expect(editor.selected.value).to.equal("sh030");
  });

  it("pick a take by its number, and say when there is none", async () => {
    const { editor, key, asked } = await open({ pick: () => ({ cut: {} }) });
    key("1");
    await settled();
    expect(asked.find(({ name }) => name === "pick")?.input).to.include({ shot: "sh010", take: 1 });
    key("7");
    expect(editor.notices.at("cut:sh010")).to.equal("sh010 has no take 7");
  });

  it("discard only at the second press, and nothing after Esc", async () => {
    const { editor, key, count, asked } = await open({ discard: () => ({}) });
    key("x");
    key("Escape");
    key("x");
    await settled();
    expect([count("discard"), editor.view.discarding.value?.take]).to.deep.equal([0, 2]);
    key("x");
    await settled();
    expect(asked.find(({ name }) => name === "discard")?.input).to.include({ shot: "sh010", take: 2 });
  });

  it("render the selected shot, and one like the take on screen", async () => {
    const { editor, key, asked } = await open({ render: () => refusing("busy") });
    key("r");
    editor.playback.playTake("sh010", 1);
    key("R", true);
    await settled();
    const requests = asked.filter(({ name }) => name === "render").map(({ input }) => input);
    expect(requests[0]).to.deep.include({ shots: ["sh010"], redo: true });
    expect(requests[1]).to.deep.include({ shots: ["sh010"], parent_take: 1, seed_mode: "new" });
  });

  it("close one thing at a time", async () => {
    const { editor, key } = await open();
    editor.view.drawer.value = "jobs";
    editor.playback.playTake("sh010", 1);
    key("Escape");
    expect([editor.view.drawer.value, editor.playback.programme.value.viewing.kind]).to.deep.equal([undefined, "take"]);
    key("Escape");
    expect(editor.playback.programme.value.viewing.kind).to.equal("cut");
  });
});
