// What a pick costs: the request that makes it, and no more where its reply says all that changed.
import { expect } from "chai";
import type { StudioEvent } from "../../../../src/contracts/events.ts";
import type { ShotStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake, settled } from "../../../support/page/page-states.ts";

const CHANGED: StudioEvent = { type: "studio.episode", data: { ep: OPEN_PLACE.ep } };
const takes = [makeTake(1), makeTake(2, { frames: 36, fps: 12 })];
const three = () => ["sh010", "sh020", "sh030"].map((shot) => makeShot(shot, { takes }));

/** `cut`: the list that the service answers a pick with; `early`: how many events come before that answer. */
async function open(
  cut: (take: number | null) => readonly object[],
  { shots = three(), early = 0 }: { shots?: readonly ShotStatus[]; early?: number } = {},
) {
  const events = { apply: (_event: StudioEvent) => undefined as void };
  const opened = await openEditor({
    shots,
    table: {
      pick: ({ take }) => {
        for (let event = 0; event < early; event++) events.apply(CHANGED);
        return { cut: { proxy: cut(take as number | null), final: [] } };
      },
      episodes: () => [],
    },
  });
  events.apply = opened.editor.apply;
  await opened.later();
  const before = opened.asked.length;
  return { ...opened, since: () => opened.asked.slice(before).map(({ name }) => name) };
}

const picked = (take: number | null) => [
  { shot: "sh010", ...(take !== null && { take }) },
  { shot: "sh020" },
  { shot: "sh030" },
];

describe("a pick", () => {
  it("costs one request, and its event none", async () => {
    const { editor, since, later } = await open(picked);
    await editor.cut.pick("sh010", 1);
    editor.apply(CHANGED);
    await later();
    expect(since()).to.deep.equal(["pick"]);
    expect(editor.cut.shot("sh010")?.cut).to.include({ take: 1, picked: true, frames: 48, fps: 24 });
    expect(editor.cut.isIdle.value).to.equal(true);
    await editor.cut.pick("sh010", null);
    editor.apply(CHANGED);
    await later();
    expect(since()).to.deep.equal(["pick", "pick"]);
    expect(editor.cut.shot("sh010")?.cut).to.include({ take: 2, picked: false, frames: 36, fps: 12 });
  });

  it("costs one request when its event comes before its answer", async () => {
    const { editor, since, later } = await open(picked, { early: 1 });
    await editor.cut.pick("sh010", 1);
    await later();
    expect(since()).to.deep.equal(["pick"]);
  });

  it("does not hide what somebody else changed: their event is fetched for, whichever comes first", async () => {
    for (const early of [0, 1, 2]) {
      const { editor, since, later } = await open(picked, { early });
      await editor.cut.pick("sh010", 1);
      for (let event = early; event < 2; event++) editor.apply(CHANGED);
      await later();
      expect(since()[0]).to.equal("pick");
      expect([...since()].sort(), `${early} before the answer`).to.deep.equal(["episode", "episodes", "pick", "shot"]);
    }
  });

  it("fetches the episode where the reply says more than the page knew", async () => {
    const { editor, since } = await open((take) => [
      { shot: "sh010", take },
      { shot: "sh020", flag: true },
      { shot: "sh030" },
    ]);
    await editor.cut.pick("sh010", 1);
    await settled();
    expect(since()).to.deep.equal(["pick", "episode"]);
  });

  it("fetches the episode where only the service knows what stands in", async () => {
    const shots = [makeShot("sh010", { takes: [makeTake(1, { mp4: null })], cut: { take: 1, picked: true } })];
    const { editor, since } = await open(() => [{ shot: "sh010" }], { shots });
    await editor.cut.pick("sh010", null);
    expect(since()).to.deep.equal(["pick", "episode"]);
  });

  it("looks at the next shot's takes where one may carry on from this shot", async () => {
    const carried = makeShot("sh020", { takes: [makeTake(1, { target: "a_model" })] });
    const [first, , last] = three() as [ShotStatus, ShotStatus, ShotStatus];
    const { editor, asked, since, later } = await open(picked, { shots: [first, carried, last] });
    await editor.cut.pick("sh010", 1);
    editor.apply(CHANGED);
    await later();
    expect(since()).to.deep.equal(["pick", "shot"]);
    expect(asked.at(-1)?.input).to.deep.equal({ ...OPEN_PLACE, shot: "sh020" });
  });

  it("is fetched for again after the connection was lost: its event may never come", async () => {
    const { editor, since, later } = await open(picked);
    await editor.cut.pick("sh010", 1);
    editor.connection.apply({ kind: "gone", seconds: 1 });
    editor.connection.apply({ kind: "live" });
    await later();
    const before = since().length;
    editor.apply(CHANGED);
    await later();
    expect(since().slice(before)).to.include("episode");
  });
});
