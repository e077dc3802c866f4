import { expect } from "chai";
import { hostedResult } from "../../../../src/studio/shared/hosted/hosted-work.ts";
import { offersDrafts } from "../../../../src/studio/shared/hosted/hosted-target.ts";
import { planHostedWork } from "../../../../src/studio/shared/hosted/hosted-work.ts";
import { sampleShotlist } from "../../../support/media/sample-takes.ts";
import { shippedHosted } from "../../../support/servers/shipped-hosted.ts";
import { registry } from "../../../support/servers/shipped-targets.ts";

const binding = shippedHosted.bindings.get("seedance_25")!;
const clock = { now: () => new Date("2026-11-02T10:00:00Z") };
const answer = { provider: "maker", model: "maker/model-1", task: "task-1", seed: "42" };
const cost = { credits: 35.5, request: "req-7" };

describe("the record of a hosted run", () => {
  const made = { provider: "maker", model: "maker/model-1", task: "task-1", request: "req-7", credits: 35.5 };

  it("names the provider, the model, the task and the cost", () => {
    expect(hostedResult({ clock }, binding, { answer, cost, isDraft: false })).to.deep.equal({ model_request: made });
    const unknown = { ...made, request: null, credits: null };
    expect(hostedResult({ clock }, binding, { answer, isDraft: false })).to.deep.equal({ model_request: unknown });
  });

  it("keeps a draft's task for as many days as it holds", () => {
    const { draft } = hostedResult({ clock }, binding, { answer, cost, isDraft: true });
    expect(draft?.task).to.equal("task-1");
    expect(Date.parse(draft!.expires) - Date.parse(draft!.made)).to.equal(7 * 86_400_000);
  });

  it("is none of a draft without a task, or of a model that makes none", () => {
    const taskless = { answer: { ...answer, task: null }, cost, isDraft: true };
    expect(hostedResult({ clock }, binding, taskless)).not.to.have.property("draft");
    const { draft: _draft, ...whole } = binding;
    expect(hostedResult({ clock }, whole, { answer, cost, isDraft: true })).not.to.have.property("draft");
  });
});

describe("drafts of a hosted model", () => {
  const asking = (properties: object) => ({
    router: () => ({
      models: async () => [],
      schema: async () => ({ json: { components: { schemas: { Input: { properties } } } } }),
    }),
  });
  it("are offered while the model's own schema has the field", async () => {
    expect(await offersDrafts(asking({ draft: { type: "boolean" } }), binding)).to.equal(true);
    expect(await offersDrafts(asking({ prompt: { type: "string" } }), binding)).to.equal(false);
  });
  it("are not offered while nobody can tell", async () => {
    const silent = { router: () => ({ models: async () => [], schema: async () => ({ why: "silence" }) }) };
    expect(await offersDrafts(silent, binding)).to.equal(false);
    expect(await offersDrafts({ router: () => null }, binding)).to.equal(false);
    const { draft: _draft, ...whole } = binding;
    expect(await offersDrafts(asking({ draft: { type: "boolean" } }), whole)).to.equal(false);
  });
});

describe("the work of a hosted shot", () => {
  const target = registry.find("seedance_25")!;
  const hosted = { target, binding, limits: { ...target.limits, min_seconds: 0 } };

  it("brings the files that its request names, and no others", () => {
    const inputs = [
      { role: "first", path: "/show/refs/First.PNG" },
      { role: "subject", path: "/show/refs/mara.png", subject: "mara" },
    ];
    const made = planHostedWork(hosted, sampleShotlist(), inputs, false);
    if (!made.ok) throw new Error(made.sentence);
    const { work, request } = made.value;
    expect(work).to.include({ kind: "model", model: binding.model });
    expect(work.inputs).to.deep.equal([{ role: "first", path: "/show/refs/First.PNG", name: "1.png" }]);
    expect(request.notes[0]).to.match(/^subject left out/);
  });

  it("is refused past a limit, and without a shot", () => {
    const short = { ...hosted, limits: { max_seconds: 0 } };
    expect(planHostedWork(short, sampleShotlist(), [], false)).to.have.property("ok", false);
    expect(planHostedWork(hosted, { ...sampleShotlist(), shots: [] }, [], false)).to.have.property("ok", false);
  });
});
