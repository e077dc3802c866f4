import { expect } from "chai";
import { openTexts } from "../../../support/page/open-texts.ts";
import { settled } from "../../../support/page/page-states.ts";

/** A service that saves no config that is not JSON, as the real one. */
async function open(table: Parameters<typeof openTexts>[0] = {}) {
  const texts = await openTexts(table);
  await texts.enter("write");
  const { writing, notices } = texts.editor;
  const saves = () => texts.asked.filter(({ name }) => name === "saveSource").map(({ input }) => input);
  const typed = (file: "script" | "series", text: string) => writing.sources[file].type(text);
  const onDisk = (file: "script" | "series") => texts.disk.get(`/show/ep01 ${file}`)?.text;
  return { ...texts, writing, notices, saves, typed, onDisk };
}

describe("saving both texts", () => {
  it("builds once, with the last of them", async () => {
    const { writing, typed, saves, editor } = await open();
    typed("script", "= new\n");
    typed("series", '{"a": 1}\n');
    await writing.save(true);
    expect(saves().map(({ file, rebuild }) => [file, rebuild])).to.deep.equal([
      ["series", false],
      ["script", true],
    ]);
    expect([writing.dirtyFiles.value, editor.builds.state.value.kind]).to.deep.equal([0, "built"]);
  });

  it("saves the script though the config cannot be, and says that nothing was built", async () => {
    const { writing, typed, onDisk, notices, saves } = await open();
    typed("script", "= new\n");
    typed("series", '{"a": ');
    await writing.save(true);
    expect([onDisk("script"), onDisk("series")]).to.deep.equal(["= new\n", "{}\n"]);
    expect(saves().some(({ rebuild }) => rebuild === true)).to.equal(false);
    expect(notices.at("source:series")).to.equal("the series config is not JSON");
    expect(notices.at("save")).to.equal("nothing was built: series.json is not saved");
    typed("series", '{"a": 1}\n');
    await writing.save(true);
    expect([notices.at("save"), saves().at(-1)?.["rebuild"]]).to.deep.equal([undefined, true]);
  });

  it("saves the config though the script is in conflict, and says that nothing was built", async () => {
    const { writing, typed, onDisk, disk, notices } = await open();
    typed("script", "= mine\n");
    typed("series", '{"a": 1}\n');
    disk.set("/show/ep01 script", { text: "= theirs\n", hash: "h2" });
    await writing.save(true);
    expect([onDisk("script"), onDisk("series")]).to.deep.equal(["= theirs\n", '{"a": 1}\n']);
    expect(notices.at("save")).to.equal("nothing was built: ep.md is not saved");
  });

  it("says nothing of a build that nobody asked for", async () => {
    const { writing, typed, notices } = await open();
    typed("series", '{"a": ');
    await writing.save(false);
    expect(notices.at("save")).to.equal(undefined);
  });

  it("saves once more what was typed while a save was on its way, when that is asked for", async () => {
    const { writing, typed, onDisk, late, saves } = await open();
    late.delay("saveSource");
    typed("script", "= one\n");
    const first = writing.save(false);
    await settled();
    typed("script", "= two\n");
    const second = writing.save(true);
    await late.release();
    await Promise.all([first, second]);
    expect([onDisk("script"), writing.dirtyFiles.value]).to.deep.equal(["= two\n", 0]);
    expect(saves().map(({ rebuild }) => rebuild)).to.deep.equal([false, true]);
  });

  it("does not go on with another episode's texts when it is left meanwhile", async () => {
    const { writing, typed, late, go, saves, editor } = await open();
    typed("script", "= one\n");
    typed("series", '{"a": 1}\n');
    late.delay("saveSource");
    const saving = writing.save(true);
    await settled();
    await go({ ep: "/show/ep02", pass: "proxy", workspace: "write" });
    await late.release();
    await saving;
    expect(saves().map(({ ep, file }) => [ep, file])).to.deep.equal([["/show/ep01", "series"]]);
    expect(editor.builds.state.value.kind).to.equal("idle");
  });

  it("tells what a refused save left unsaved when the service is away", async () => {
    const { writing, typed, late, notices } = await open();
    typed("script", "= one\n");
    late.away.now = true;
    await writing.save(true);
    expect([notices.at("save"), writing.dirtyFiles.value]).to.deep.equal(["nothing was built: ep.md is not saved", 1]);
  });
});

describe("a build that a save asked for", () => {
  it("stops with a sentence, and what was typed is saved all the same", async () => {
    const saveSource = () => ({ hash: "h2", check: { ok: false, errors: [], warnings: [], shots: [] }, build: failed });
    const failed = { ok: false, error: "line 3: no such shot", passes: {} };
    const { writing, typed, editor } = await open({ saveSource });
    typed("script", "= one\n");
    await writing.save(true);
    expect([editor.builds.state.value.kind, writing.dirtyFiles.value]).to.deep.equal(["failed", 0]);
  });
});
