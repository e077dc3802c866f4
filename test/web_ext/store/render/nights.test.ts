import { expect } from "chai";
import { describeNight } from "../../../../web_ext/store/render/nights.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, refusing } from "../../../support/page/page-states.ts";

const NEWS = { id: "n1", ...OPEN_PLACE, total: 4, ok: 2, failed: 1, skipped: 0 };

async function open(start: (body: Record<string, unknown>) => unknown = () => begun()) {
  const sent: object[] = [];
  const opened = await openEditor({
    shots: [makeShot("a")],
    table: {
      startNight: (body) => {
        sent.push(body);
        return start(body as Record<string, unknown>);
      },
      cancelJob: () => ({ jobs: [], lanes: {}, paid: { count: 0, limit: null } }),
    },
  });
  return { ...opened, sent, nights: opened.editor.nights };
}

const begun = () => ({ night: { id: "n1", takes: [{}, {}, {}, {}] }, queued: [], skipped: [], errors: [] });

describe("a night of the page", () => {
  it("asks for what its form says", async () => {
    const { nights, sent } = await open();
    await nights.start("a");
    expect(sent[0]).to.deep.equal({
      ...OPEN_PLACE,
      ...{ shots: null, redo: false, count: 1, retry: 1, follow_up: ["assemble"] },
    });
    nights.change({ what: "selected", count: 3, upscale: true });
    await nights.start("a");
    expect(sent[1]).to.include({ redo: true, count: 3 });
    expect(sent[1]).to.deep.include({ shots: ["a"], follow_up: ["upscale", "assemble"] });
  });

  it("goes on until its report is there, and knows nights of other passes apart", async () => {
    const { editor, nights } = await open();
    await nights.start(undefined);
    expect([nights.isRunning.value, nights.last.value?.total]).to.deep.equal([true, 4]);
    editor.apply({ type: "studio.night", data: { ...NEWS, pass: "final", report: null } });
    expect(nights.last.value?.ok).to.equal(0);
    editor.apply({ type: "studio.night", data: { ...NEWS, report: "_reports/x.md" } });
    expect([nights.isRunning.value, nights.last.value?.ok]).to.deep.equal([false, 2]);
    expect(describeNight({ ...NEWS, report: null })).to.equal("2 of 4 takes came, 1 failed");
  });

  it("says what was not queued, and keeps the sentence of a refusal", async () => {
    const skipped = [{ shot: "a", reason: "take 1 waits" }];
    const { nights } = await open(() => ({ night: null, queued: [], skipped, errors: [] }));
    await nights.start(undefined);
    expect([nights.left.value, nights.last.value]).to.deep.equal([["a: take 1 waits"], undefined]);
    const kept = await open(() => ({ night: null, queued: [], skipped: [{ ...skipped[0], take: 1 }], errors: [] }));
    await kept.nights.start(undefined);
    expect(kept.nights.left.value).to.deep.equal([]);
    const other = await open(() => refusing("a night of the proxy pass goes on"));
    await other.nights.start(undefined);
    expect(other.editor.notices.at("night")).to.equal("a night of the proxy pass goes on");
  });

  it("is canceled with all of its jobs", async () => {
    const { nights, asked } = await open();
    await nights.start(undefined);
    await nights.cancel();
    expect(asked.at(-1)).to.deep.include({ name: "cancelJob" });
    expect(nights.isRunning.value).to.equal(false);
  });
});
