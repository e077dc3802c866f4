import { expect } from "chai";
import { formatBytes } from "../../../../web_ext/store/base/format.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, refusing, settled } from "../../../support/page/page-states.ts";

const { ep } = OPEN_PLACE;

async function open(write: () => unknown = () => ({ path: "archive/ep01.zip" })) {
  const opened = await openEditor({
    shots: [makeShot("a")],
    table: {
      archivePlan: ({ takes }) => ({
        files: takes === "all" ? 9 : 4,
        takes: 1,
        bytes: 1000,
        left_out: [],
        archives: [],
      }),
      checkLock: () => ({ lock: null, same: true, differs: [], unknown: [] }),
      exportArchive: write,
      writeLock: () => ({}),
    },
  });
  opened.editor.delivery.step.value = "export";
  opened.editor.enter("deliver");
  await settled();
  return opened;
}

describe("archives", () => {
  it("say what they would hold, anew for each choice", async () => {
    const { editor } = await open();
    const { archives } = editor.delivery;
    expect(archives.plan.value?.files).to.equal(4);
    archives.change({ takes: "all" });
    await settled();
    expect(archives.plan.value?.files).to.equal(9);
  });

  it("tell how far one is while it is written, and only then", async () => {
    const { editor, asked } = await open();
    const { archives } = editor.delivery;
    const event = { type: "studio.archive", data: { ep, stage: "write", done: 1, total: 2 } } as const;
    editor.apply(event);
    expect(archives.writing.value).to.equal(undefined);
    const written = archives.write();
    editor.apply(event);
    expect(archives.writing.value).to.deep.equal({ percent: 35, says: "Writing" });
    await written;
    expect(archives.writing.value).to.equal(undefined);
    expect(asked.filter(({ name }) => name === "exportArchive")).to.have.length(1);
  });

  it("keep the sentence of one that could not be written", async () => {
    const { editor } = await open(() => refusing("refs/a.png changed meanwhile"));
    await editor.delivery.archives.write();
    expect(editor.notices.at("archive")).to.equal("refs/a.png changed meanwhile");
  });

  it("stand beside a lock that is read again once it is written", async () => {
    const { editor, asked } = await open();
    await editor.delivery.archives.writeLock();
    expect(asked.filter(({ name }) => name === "checkLock")).to.have.length(2);
  });

  it("have a size that people can read", () => {
    expect([200, 12_400, 3_400_000, 1_850_000_000].map(formatBytes)).to.deep.equal([
      "1 kB",
      "12 kB",
      "3.4 MB",
      "1.9 GB",
    ]);
  });
});
