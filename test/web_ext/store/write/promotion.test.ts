import { signal } from "@preact/signals";
import { expect } from "chai";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createPromotion } from "../../../../web_ext/store/write/promotion.ts";
import { delayedService } from "../../../support/servers/delayed-service.ts";
import { openTexts } from "../../../support/page/open-texts.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const planOf = (...ids: string[]) => ({
  items: ids.map((id) => ({ id, scope: "shot", field: "steps", value: 1, dest: "script", summary: id })),
  left: [],
  diffs: { script: "", series: "" },
  hashes: { script: "h1", series: "h1" },
});

function open(table: Parameters<typeof answeringService>[0]) {
  const { ask, asked } = answeringService(table);
  const late = delayedService(ask);
  const ep = signal<string | undefined>("/show/ep01");
  const notices = createNotices();
  const built: unknown[] = [];
  const promotion = createPromotion({ ask: late.ask, notices, ep, built: (reply) => built.push(reply) });
  return { promotion, ep, notices, asked, late, built, chosen: () => [...promotion.chosen.value] };
}

describe("overrides worth keeping", () => {
  it("are all ticked at first; what was unticked stays so through a new plan", async () => {
    let ids = ["a", "b"];
    const { promotion, chosen } = open({ promotePlan: () => planOf(...ids) });
    await promotion.refresh();
    expect(chosen()).to.deep.equal(["a", "b"]);
    promotion.choose("a", false);
    ids = ["a", "b", "c"];
    await promotion.refresh();
    expect(chosen()).to.deep.equal(["b", "c"]);
    promotion.choose("a", true);
    expect(chosen()).to.deep.equal(["a", "b", "c"]);
    promotion.choose("a", false);
    promotion.forget();
    await promotion.refresh();
    expect(chosen(), "another episode begins anew").to.deep.equal(["a", "b", "c"]);
  });

  it("are those of the open episode, however late another one's plan comes", async () => {
    const { promotion, ep, late, notices } = open({
      promotePlan: (query) => (query["ep"] === "/show/ep01" ? planOf("a") : refusing("ep02 does not build", 400)),
    });
    late.delay("promotePlan");
    const first = promotion.refresh();
    ep.value = "/show/ep02";
    promotion.forget();
    const second = promotion.refresh();
    await late.release();
    await Promise.all([first, second]);
    expect([promotion.plan.value, notices.at("promote")]).to.deep.equal([undefined, "ep02 does not build"]);
  });

  it("stay as they are known while the service is away, and are looked up again then", async () => {
    const { promotion, late } = open({ promotePlan: () => planOf("a") });
    expect(promotion.isOld.value).to.equal(true);
    await promotion.refresh();
    expect(promotion.isOld.value).to.equal(false);
    late.away.now = true;
    await promotion.refresh();
    expect([promotion.plan.value?.items.length, promotion.isOld.value]).to.deep.equal([1, true]);
  });

  it("are written as ticked, over the texts of the plan, and the build is told", async () => {
    const build = { ok: true, passes: {} };
    const promote = () => ({ promoted: ["a"], left: [], hashes: { script: "h2", series: "h1" }, build });
    const { promotion, asked, built } = open({ promotePlan: () => planOf("a", "b"), promote });
    await promotion.refresh();
    promotion.choose("b", false);
    expect(await promotion.write()).to.equal(true);
    const { input } = asked.find(({ name }) => name === "promote") ?? {};
    expect(input).to.deep.equal({ ep: "/show/ep01", items: ["a"], hashes: { script: "h1", series: "h1" } });
    expect([built, promotion.isBusy.value]).to.deep.equal([[build], false]);
  });

  it("are planned anew when a text has changed meanwhile, and nothing is written", async () => {
    const { promotion, notices, asked } = open({
      promotePlan: () => planOf("a"),
      promote: () => refusing("tide.md changed on disk", 409),
    });
    await promotion.refresh();
    expect(await promotion.write()).to.equal(false);
    expect(notices.at("promote")).to.equal("tide.md changed on disk");
    expect(asked.filter(({ name }) => name === "promotePlan")).to.have.length(2);
  });

  it("say nothing in an episode that was opened while they were written", async () => {
    const { promotion, ep, late, notices, built } = open({
      promotePlan: () => planOf("a"),
      promote: () => refusing("no"),
    });
    await promotion.refresh();
    late.delay("promote");
    const writing = promotion.write();
    await settled();
    ep.value = "/show/ep02";
    promotion.forget();
    await late.release();
    expect([await writing, notices.at("promote"), built.length, promotion.isBusy.value]).to.deep.equal([
      false,
      undefined,
      0,
      false,
    ]);
  });

  it("are closed with their episode, and do not open unasked", async () => {
    const { promotion } = open({ promotePlan: () => planOf("a") });
    await promotion.refresh();
    promotion.show(true);
    promotion.forget();
    await promotion.refresh();
    expect(promotion.isOpen.value).to.equal(false);
  });
});

describe("the plan of overrides worth keeping", () => {
  it("is made once for what happens close together, and only while the Write workspace is shown", async () => {
    const { editor, enter, later, asked } = await openTexts({ promotePlan: () => planOf("a") });
    const plans = () => asked.filter(({ name }) => name === "promotePlan").length;
    const changed = () => editor.apply({ type: "studio.episode", data: { ep: "/show/ep01" } });
    changed();
    await later();
    expect(plans(), "not in the Shots room").to.equal(0);
    await enter("write");
    await later();
    expect(plans()).to.equal(1);
    editor.writing.sources.script.type("= mine\n");
    await editor.writing.save(true);
    changed();
    changed();
    await later();
    expect(plans(), "once for a save").to.equal(2);
    await enter("shots");
    await enter("write");
    await later();
    expect(plans(), "nothing happened meanwhile").to.equal(2);
    await enter("shots");
    changed();
    await later();
    await enter("write");
    await later();
    expect(plans()).to.equal(3);
  });
});
