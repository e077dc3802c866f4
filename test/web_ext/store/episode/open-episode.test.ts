import { effect } from "@preact/signals";
import { expect } from "chai";
import type { EpisodeStatus, ShotStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { createOpenEpisode } from "../../../../web_ext/store/episode/open-episode.ts";
import { answeringService, makeShot, makeTake, refusing, waitingTake } from "../../../support/page/page-states.ts";

const OPEN_PASS = { ep: "/show/ep01", pass: "proxy" } as const;

function statusOf(shots: readonly ShotStatus[]): EpisodeStatus {
  return {
    episode: "ep01",
    title: "Lost property",
    pass: "proxy",
    fps: 24,
    width: 512,
    height: 288,
    folder: "renders_proxy",
    target: "animatic",
    target_source: "default",
    series_target: null,
    track: null,
    shots: structuredClone([...shots]),
  };
}

describe("the open episode", () => {
  it("draws again only the shots that changed", async () => {
    let shots = [makeShot("sh010"), makeShot("sh020")];
    const { ask } = answeringService({ episode: () => statusOf(shots) });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
    episode.open(OPEN_PASS);
    await episode.refresh();
    const drawn: string[] = [];
    const stops = ["sh010", "sh020"].map((id) => effect(() => void (episode.shot(id) && drawn.push(id))));
    drawn.length = 0;

    await episode.refresh();
    expect(drawn).to.deep.equal([]);
    shots = [makeShot("sh010"), makeShot("sh020", { takes: [makeTake(1)] })];
    await episode.refresh();
    expect(drawn).to.deep.equal(["sh020"]);
    for (const stop of stops) stop();
  });

  it("shows a queued take before it is fetched, and the service's truth after", async () => {
    const { ask } = answeringService({ episode: () => statusOf([makeShot("sh010")]) });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
    episode.open(OPEN_PASS);
    await episode.refresh();
    episode.applyTake({ ...OPEN_PASS, shot: "sh010", take: 1, status: "queued", thumb: null });
    expect(episode.shot("sh010")?.takes.map(({ take, status }) => [take, status])).to.deep.equal([[1, "queued"]]);
    await episode.refresh();
    expect(episode.shot("sh010")?.takes).to.deep.equal([]);
  });

  it("guesses what the cut makes of a shot's new takes, and never against a pick", async () => {
    const takes = [makeTake(1), makeTake(2, { frames: 60 })];
    const shots = [
      makeShot("sh010", { takes: [waitingTake(2)] }),
      makeShot("sh020", { takes: [makeTake(1)], cut: { picked: true } }),
    ];
    const { ask } = answeringService({ episode: () => statusOf(shots), shot: () => ({ takes }) });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
    episode.open(OPEN_PASS);
    await episode.refresh();
    await episode.refreshShot("sh010");
    await episode.refreshShot("sh020");
    expect(episode.shot("sh010")?.cut).to.include({ take: 2, usable: true, frames: 60 });
    expect(episode.shot("sh020")?.cut).to.include({ take: 1, picked: true, frames: 48 });
    expect(episode.shot("sh020")?.takes).to.have.length(2);
  });

  it("does not ask for a pass that is known not to be built", async () => {
    const { ask, asked } = answeringService({ episode: () => refusing("never") });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(false) });
    episode.open(OPEN_PASS);
    await episode.refresh();
    expect(episode.state.value).to.equal("unbuilt");
    expect(asked).to.deep.equal([]);
  });

  it("keeps the service's sentence when an episode cannot be read", async () => {
    const { ask } = answeringService({ episode: () => refusing("there is no episode in /show/ep01", 404) });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(undefined) });
    episode.open(OPEN_PASS);
    await episode.refresh();
    expect(episode.refusal.value).to.equal("there is no episode in /show/ep01");
  });

  it("keeps showing what it has while the service is away", async () => {
    let away = false;
    const there = answeringService({ episode: () => statusOf([makeShot("sh010")]) }).ask;
    const gone = answeringService({}).ask;
    const episode = createOpenEpisode({
      ask: (name, input) => (away ? gone : there)(name, input),
      isBuilt: () => Promise.resolve(true),
    });
    episode.open(OPEN_PASS);
    await episode.refresh();
    away = true;
    await episode.refresh();
    expect([episode.state.value, episode.order.value]).to.deep.equal(["ready", ["sh010"]]);
  });

  it("passes over an answer to a place that was left meanwhile", async () => {
    const { ask } = answeringService({ episode: () => statusOf([makeShot("sh010")]) });
    const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
    episode.open(OPEN_PASS);
    const late = episode.refresh();
    episode.open({ ...OPEN_PASS, pass: "final" });
    await late;
    expect([episode.state.value, episode.order.value]).to.deep.equal(["loading", []]);
  });
});
