import { expect } from "chai";
import { describeMaster, describeVersions } from "../../../../web_ext/store/deliver/describe-steps.ts";
import { masterProgress } from "../../../../web_ext/store/deliver/master-progress.ts";
import { countsOf, plannedShot, secondsEach } from "../../../../web_ext/store/deliver/master-rows.ts";
import { makeMasterJob, makeMasterRow, makePlan, makeUpscale } from "../../../support/page/make-versions.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeJob, makeShot, makeTake, refusing, settled } from "../../../support/page/page-states.ts";

const START = Date.parse("2026-01-01T10:00:00.000Z");

async function open(table: Parameters<typeof openEditor>[0]["table"] = {}) {
  const rows = [
    makeMasterRow("a", { status: "ok" }),
    makeMasterRow("b"),
    makeMasterRow("c", { status: "gap", take: null }),
  ];
  const opened = await openEditor({
    shots: ["a", "b", "c"].map((shot) => makeShot(shot, { takes: [makeTake(1)] })),
    table: {
      master: ({ action }) => ({
        plan: makePlan(rows),
        existing: null,
        ...(action === "queue" && { queued: ["b"], errors: [{ shot: "c", error: "no take" }] }),
      }),
      masterJob: () => ({ job: null }),
      ...table,
    },
  });
  opened.editor.delivery.step.value = "master";
  opened.editor.enter("deliver");
  await settled();
  return opened;
}

describe("the master's plan", () => {
  it("is read when it is looked at, and again when something that it follows from has changed", async () => {
    const { editor, asked, later } = await open();
    const plans = () => asked.filter(({ name }) => name === "master").length;
    expect([plans(), editor.delivery.master.plan.value?.rows.length]).to.deep.equal([1, 3]);
    editor.apply({ type: "studio.upscale", data: { ...OPEN_PLACE, shot: "b", take: 1, status: "ok" } });
    await later();
    expect(plans()).to.equal(2);
    editor.apply({ type: "studio.upscale", data: { ...OPEN_PLACE, ep: "/other", shot: "b", take: 1, status: "ok" } });
    await later();
    expect(plans()).to.equal(2);
  });

  it("queues in the order that was chosen, and says at each shot why it could not be", async () => {
    const { editor, asked, commands } = await open();
    editor.delivery.master.change({ order: "target", post: "recipe" });
    await settled();
    expect(commands.bind("queue-master").title).to.equal("Queue 1 shot for the master");
    commands.bind("queue-master").run();
    await settled();
    const queue = asked.find(({ name, input }) => name === "master" && input["action"] === "queue")?.input;
    expect(queue).to.include({ ...OPEN_PLACE, order: "target", post: "recipe", allow_gaps: false });
    expect(editor.notices.at("cut:c")).to.equal("no take");
  });

  it("is made only when nothing is left to do, and gaps are filled or left out", async () => {
    const done = makePlan([makeMasterRow("a", { status: "kept" }), makeMasterRow("b", { status: "gap", take: null })]);
    const { editor, commands } = await open();
    expect(commands.bind("make-master").why).to.equal("1 shot is not done: queue them first");
    const ready = await open({ master: () => ({ plan: done, existing: null }) });
    expect(ready.commands.bind("make-master").why).to.match(/1 shot would be missing/);
    ready.editor.delivery.master.change({ gaps: true });
    expect(ready.commands.bind("make-master").isEnabled).to.equal(true);
    editor.apply({ type: "studio.master", data: makeMasterJob() });
    expect(commands.bind("make-master").why).to.equal("it is being made");
  });

  it("says why there is none", async () => {
    const { editor } = await open({ master: () => refusing("the series config has no upscale.master") });
    expect(editor.delivery.master.refusal.value).to.include("no upscale.master");
    expect(editor.delivery.master.plan.value).to.equal(undefined);
  });
});

describe("a row of the plan", () => {
  const facts = { shotOf: () => makeShot("a", { takes: [makeTake(1)] }), hasOwnRecipe: true, now: START };

  it("shows what its job has done, and when it will be done", () => {
    const started = new Date(START - 10_000).toISOString();
    const running = makeJob("j", { kind: "upscale", status: "running", progress: 0.5, started });
    const jobOf = (kind: string) => (kind === "upscale" ? running : undefined);
    const planned = plannedShot(makeMasterRow("a", { status: "queued" }), { ...facts, jobOf });
    expect(planned.state).to.include({ tone: "running", word: "50 %", percent: 50 });
    expect(planned).to.include({ left: "10 s", source: "512 × 288", hasOwnRecipe: true, why: "it has no upscale yet" });
  });

  it("tells a failed upscale from one that nobody asked for", () => {
    const upscale = { width: null, height: null, status: "failed" as const, keep: false };
    const word = (row: ReturnType<typeof makeMasterRow>) =>
      plannedShot(row, { ...facts, jobOf: () => undefined }).state.word;
    expect(word(makeMasterRow("a", { upscale }))).to.equal("Failed");
    expect(word(makeMasterRow("a"))).to.equal("To upscale");
  });

  it("is counted by what is left to do", () => {
    const rows = (["ok", "kept", "queued", "post", "upscale", "gap"] as const).map((status) =>
      makeMasterRow(status, { status }),
    );
    expect(countsOf(makePlan(rows))).to.deep.equal({ done: 2, queued: 1, toDo: 2, gaps: 1, total: 6 });
  });

  it("knows how long one takes from those that are done", () => {
    const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();
    const done = (id: string, from: number, to: number) =>
      makeJob(id, { kind: "upscale", status: "succeeded", started: at(from), finished: at(to) });
    expect(secondsEach([done("a", 0, 30)])).to.equal(30);
    expect(secondsEach([done("a", 0, 30), done("b", 30, 70), makeJob("c", { status: "succeeded" })])).to.equal(40);
    expect(secondsEach([])).to.equal(undefined);
  });
});

describe("how far a master is", () => {
  it("goes on from stage to stage, also with titles", () => {
    const stages = [
      ...(["start", "probe", "clips", "join", "verify"] as const).map((stage) => ({
        step: "assemble" as const,
        stage,
      })),
      ...(["titles", "join", "verify", "prores"] as const).map((stage) => ({ step: "titles" as const, stage })),
    ];
    const seen = stages.map((stage) => masterProgress(makeMasterJob({ ...stage, done: 1, total: 2 }), START).percent);
    expect(seen).to.deep.equal(seen.toSorted((a, b) => a - b));
  });

  it("says when it will be done once that can be told", () => {
    const job = makeMasterJob({ step: "assemble", stage: "clips", done: 6, total: 12 });
    const { percent, says, secondsLeft } = masterProgress(job, START + 32_000);
    expect([percent, says]).to.deep.equal([32, "Preparing clips, 6 of 12"]);
    expect(secondsLeft).to.be.closeTo(68, 0.1);
    expect(masterProgress(makeMasterJob({ elsewhere: true, by: "the command line" }), START)).to.deep.equal({
      percent: 0,
      says: "Being assembled by the command line",
    });
  });

  it("stands beside its step in a line", () => {
    const nothing = { plan: undefined, job: undefined, hasFile: false, refusal: undefined };
    expect(describeMaster(nothing, START).says).to.equal("One file at one size");
    expect(describeMaster({ ...nothing, plan: makePlan([makeMasterRow("a")]) }, START).says).to.equal(
      "0 of 1 shots done",
    );
    expect(describeMaster({ ...nothing, job: makeMasterJob({ state: "failed" }) }, START).is).to.equal("failed");
    const shots = [
      makeShot("a", { takes: [makeTake(1, { upscale: makeUpscale() })] }),
      makeShot("b", { takes: [makeTake(1)] }),
    ];
    expect(describeVersions(shots, "upscale")).to.deep.equal({ says: "1 of 2 shots" });
    expect(describeVersions(shots.slice(0, 1), "upscale").is).to.equal("ok");
  });
});
