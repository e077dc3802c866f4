import { expect } from "chai";
import type { TrashedTake } from "../../../../web_ext/store/takes/trash.ts";
import { importTopic } from "../../../../web_ext/store/takes/take-imports.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake, refusing } from "../../../support/page/page-states.ts";

const trashed = (shot: string, take: number, set: string | null = null): TrashedTake => ({
  pass: "proxy",
  shot,
  take,
  set,
  status: "ok",
  target: "animatic",
  frames: 24,
  fps: 24,
  finished: null,
  note: "",
  thumb: null,
  mp4: null,
  files: [],
});

const shots = [makeShot("sh010", { takes: [makeTake(1)] })];

describe("the trash", () => {
  it("lists by shot, the newest take first, and asks again after a take came back", async () => {
    let takes = [trashed("sh020", 1), trashed("sh010", 1, "20260101-100000"), trashed("sh010", 2)];
    const { editor, asked } = await openEditor({
      shots,
      table: { trash: () => ({ takes }), restoreTake: () => ((takes = takes.slice(0, 1)), {}) },
    });
    await editor.trash.refresh();
    const names = () => editor.trash.takes.value?.map(({ shot, take }) => `${shot} ${take}`);
    expect(names()).to.deep.equal(["sh010 2", "sh010 1", "sh020 1"]);
    const [, second] = editor.trash.takes.value ?? [];
    if (second) await editor.trash.restore(second);
    const sent = asked.find(({ name }) => name === "restoreTake");
    expect(sent?.input).to.deep.equal({ ...OPEN_PLACE, shot: "sh010", take: 1, set: "20260101-100000" });
    expect(names()).to.deep.equal(["sh020 1"]);
  });

  it("keeps a refusal beside its take", async () => {
    const { editor } = await openEditor({ shots, table: { restoreTake: () => refusing("take 1 lives again") } });
    await editor.trash.restore(trashed("sh010", 1));
    expect(editor.notices.at("trash:proxy:sh010:1:")).to.equal("take 1 lives again");
  });
});

describe("bringing a film as a take", () => {
  it("tells how far it is, one a shot at a time, and ends with nothing on its way", async () => {
    const { editor } = await openEditor({ shots });
    const { takeImports } = editor;
    let percentOf: (percent: number) => void = () => undefined;
    let end: () => void = () => undefined;
    const coming = takeImports.start("sh010", "a.mov", (_place, onPercent) => {
      percentOf = onPercent;
      return new Promise((resolve) => (end = () => resolve({ ok: true, value: {} })));
    });
    percentOf(40);
    expect(takeImports.running.value.get("sh010")).to.deep.equal({ name: "a.mov", percent: 40 });
    await takeImports.start("sh010", "b.mov", () => Promise.reject(new Error("a second film was sent")));
    end();
    await coming;
    expect(takeImports.running.value.size).to.equal(0);
  });

  it("shows the service's sentence at the shot", async () => {
    const { editor } = await openEditor({ shots });
    const refused = {
      ok: false,
      unreachable: false,
      status: 400,
      sentence: "a.txt holds no video",
      fields: {},
    } as const;
    await editor.takeImports.start("sh010", "a.txt", () => Promise.resolve(refused));
    expect(editor.notices.at(importTopic("sh010"))).to.equal("a.txt holds no video");
  });
});
