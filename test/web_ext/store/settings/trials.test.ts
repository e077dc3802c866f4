import { expect } from "chai";
import type { StudioEvent } from "../../../../src/contracts/events.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { until } from "../../../support/until.ts";
import { makeShot } from "../../../support/page/page-states.ts";

const MINE = { id: "mine", kind: "video", label: "Mine", custom: true, draft: true, proven: "drafted" };
type Target = Parameters<Awaited<ReturnType<typeof openEditor>>["editor"]["ownModels"]["tryOut"]>[0];

async function open(render: () => unknown) {
  let asked = 0;
  const { editor } = await openEditor({
    shots: [makeShot("a")],
    table: { render, targets: () => ({ targets: [{ ...MINE, proven: (asked += 1) > 0 ? "run" : "drafted" }] }) },
  });
  return { models: editor.ownModels, apply: editor.apply, asked: () => asked };
}

const event = (data: object): StudioEvent =>
  ({
    type: "studio.take",
    data: { ...OPEN_PLACE, shot: "a", take: 3, status: "ok", thumb: "renders_proxy/a/a_t03.jpg", ...data },
  }) as StudioEvent;

describe("a try of a model of the show's own", () => {
  it("is followed until its take is there, and the model is asked for again", async () => {
    const { models, apply, asked } = await open(() => ({ queued: [{ shot: "a", take: 3 }], skipped: [], errors: [] }));
    await models.tryOut(MINE as unknown as Target);
    expect(models.trial.value).to.deep.include({ target: "mine", of: "a", take: 3, status: "queued" });
    const before = asked();
    apply(event({ take: 2 }));
    apply(event({ status: "queued" }));
    expect([models.trial.value?.status, asked()]).to.deep.equal(["queued", before]);
    apply(event({}));
    expect(models.trial.value).to.deep.include({ status: "ok", thumb: "renders_proxy/a/a_t03.jpg" });
    await until(() => asked() > before, "the model was not asked for again");
    apply(event({ status: "failed" }));
    expect(models.trial.value?.status).to.equal("ok");
  });

  it("says why nothing is made", async () => {
    const { models } = await open(() => ({
      queued: [],
      skipped: [],
      errors: [{ shot: "a", error: "it lacks a file" }],
    }));
    await models.tryOut(MINE as unknown as Target);
    expect([models.trial.value, models.said.value]).to.deep.equal([undefined, "a: it lacks a file"]);
  });
});
