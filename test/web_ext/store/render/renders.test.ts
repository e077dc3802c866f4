import { expect } from "chai";
import { check } from "../../../../src/contracts/check.ts";
import { renderRoute, type RenderReply } from "../../../../src/contracts/routes/takes.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createOpenEpisode } from "../../../../web_ext/store/episode/open-episode.ts";
import {
  requestAnimatic,
  requestLike,
  requestMissing,
  requestShot,
  requestStale,
} from "../../../../web_ext/store/render/render-requests.ts";
import { createRenders } from "../../../../web_ext/store/render/renders.ts";
import {
  answeringService,
  failedTake,
  makeShot,
  makeTake,
  refusing,
  waitingTake,
} from "../../../support/page/page-states.ts";

const nothing: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
const shots = [
  makeShot("sh010", { target: "ltx2" }),
  makeShot("sh020", { target: "ltx2" }),
  makeShot("sh030", { target: "ltx2", takes: [makeTake(1, { stale: ["target"] })] }),
];

async function open(render: (input: Readonly<Record<string, unknown>>) => unknown) {
  const { ask, asked } = answeringService({ episode: () => ({ fps: 24, shots }), render });
  const notices = createNotices();
  const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
  episode.open({ ep: "/e", pass: "proxy" });
  await episode.refresh();
  return { renders: createRenders(ask, notices, episode), notices, asked };
}

describe("asking for takes", () => {
  it("keeps the reason beside each shot that could not be queued, and what would mend it", async () => {
    const { renders } = await open(() => ({
      ...nothing,
      errors: [
        { shot: "sh010", error: "ComfyUI does not answer" },
        { shot: "sh030", error: "ComfyUI does not answer" },
      ],
      skipped: [{ shot: "sh020", reason: "take 2 is still waiting", take: 2 }],
    }));
    await renders.render({ shots: ["sh010", "sh020", "sh030"] });
    expect([...renders.problems.value]).to.deep.equal([
      ["sh010", { sentence: "ComfyUI does not answer", drawable: true }],
      ["sh030", { sentence: "ComfyUI does not answer", drawable: false }],
      ["sh020", { sentence: "take 2 is still waiting", drawable: false }],
    ]);
    expect(renders.drawable.value).to.deep.equal(["sh010"]);
  });

  it("forgets a shot's problem when it is tried again, and leaves the others", async () => {
    let fails = true;
    const { renders } = await open((input) =>
      fails ? { ...nothing, errors: (input["shots"] as string[]).map((shot) => ({ shot, error: "no" })) } : nothing,
    );
    await renders.render({ shots: ["sh010", "sh020"] });
    fails = false;
    await renders.render(requestAnimatic(["sh010"]));
    expect([...renders.problems.value.keys()]).to.deep.equal(["sh020"]);
  });

  it("does not offer an animatic for one that could not be drawn", async () => {
    const { renders } = await open(() => ({ ...nothing, errors: [{ shot: "sh010", error: "the disk is full" }] }));
    await renders.render(requestAnimatic(["sh010"]));
    expect(renders.drawable.value).to.deep.equal([]);
  });

  it("keeps the sentence when the whole request is refused", async () => {
    const { renders, notices } = await open(() => refusing("proxy is not built: build it first", 404));
    await renders.render({ shots: ["sh010"] });
    expect(notices.at("render")).to.equal("proxy is not built: build it first");
    expect(renders.asking.value).to.equal(false);
  });

  it("asks for nothing when there is nothing to render", async () => {
    const { renders, asked } = await open(() => nothing);
    await renders.render({ shots: [] });
    expect(asked.filter(({ name }) => name === "render")).to.deep.equal([]);
  });
});

describe("what is sent for a take", () => {
  it("keeps the built seed for a first one and asks for a redo of a usable one", () => {
    expect(requestShot(makeShot("a"))).to.include({ redo: false, seed_mode: "auto" });
    expect(requestShot(makeShot("a", { takes: [failedTake(1, "x")] }))).to.include({ redo: false });
    expect(requestShot(makeShot("a", { takes: [makeTake(1)] }))).to.include({ redo: true });
  });

  it("is one more, with another seed, while one is on its way; or several", () => {
    const shot = makeShot("a", { takes: [makeTake(1), waitingTake(2)] });
    expect(requestShot(shot)).to.deep.equal({ shots: ["a"], redo: true, seed_mode: "new" });
    expect(requestShot(makeShot("a"), 4)).to.include({ redo: false, seed_mode: "auto", count: 4 });
  });

  it("names its parent and its parent's target for one like it", () => {
    const shot = makeShot("a", { target: "ltx2" });
    expect(requestLike(shot, makeTake(3))).to.include({
      parent_take: 3,
      target: "animatic",
      seed_mode: "new",
      redo: true,
    });
    expect(requestLike(shot, makeTake(3, { target: "ltx2" }))).not.to.have.property("target");
  });

  it("renders stale takes at the built seed, and missing ones as they are", () => {
    const stale = makeShot("b", { takes: [makeTake(1, { stale: ["script"] })] });
    expect(requestStale([makeShot("a"), stale])).to.deep.equal({ shots: ["b"], redo: true, seed_mode: "same" });
    expect(requestMissing([makeShot("a"), stale])).to.deep.equal({ shots: ["a"] });
  });

  it("is always a body the contract takes", () => {
    const shot = makeShot("a", { target: "ltx2", takes: [makeTake(1)] });
    for (const request of [
      requestShot(shot),
      requestLike(shot, makeTake(1)),
      requestMissing([shot]),
      requestStale([shot]),
      requestAnimatic(["a"]),
    ]) {
      const body = { ep: "/e", pass: "proxy", ...request, shots: [...request.shots] };
      expect(check(renderRoute.body ?? {}, body)).to.include({ ok: true });
    }
  });
});
