import { signal } from "@preact/signals";
import { expect } from "chai";
import { createFilms, shotsWithoutTake } from "../../../../web_ext/store/deliver/films.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createOpenEpisode } from "../../../../web_ext/store/episode/open-episode.ts";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import { memoryDrafts } from "../../../support/page/memory-drafts.ts";
import { answeringService, makeShot, makeTake, settled } from "../../../support/page/page-states.ts";

const OPEN_PASS = { ep: "/show/ep01", pass: "proxy" } as const;
const cutOf = (trim: number) =>
  buildPlaylist([makeShot("a", { takes: [makeTake(1)], cut: { trim_in: trim } }), makeShot("b")], 24);

function open(assemble: () => unknown, drafts = memoryDrafts()) {
  const { ask } = answeringService({ assemble });
  const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
  episode.open(OPEN_PASS);
  const clips = signal(cutOf(0));
  return { films: createFilms({ ask, notices: createNotices(), episode, clips, now: () => 5, drafts }), clips };
}

describe("the film", () => {
  it("is known by where it lies in the episode, and by how long it is", async () => {
    const { films } = open(() => ({ ok: true, output: "/show/ep01/renders_proxy/ep01_proxy.mp4", report: "2 clips" }));
    await films.assemble();
    expect(films.state.value).to.deep.include({ kind: "done", output: "/show/ep01/renders_proxy/ep01_proxy.mp4" });
    const { film } = films.state.value as { film: unknown };
    expect(film).to.deep.equal({ kind: "film", path: "renders_proxy/ep01_proxy.mp4", made: 5, frames: 48 });
  });

  it("is older than the cut once the cut changes, and not for a shot without a take", async () => {
    const { films, clips } = open(() => ({ ok: true, output: "/show/ep01/f.mp4", report: "" }));
    await films.assemble();
    expect(films.outdated.value).to.equal(false);
    clips.value = cutOf(0);
    expect(films.outdated.value).to.equal(false);
    clips.value = cutOf(4);
    expect(films.outdated.value).to.equal(true);
  });

  it("is known after a reload, as long as its file is there", async () => {
    const drafts = memoryDrafts();
    const made = open(() => ({ ok: true, output: "/show/ep01/f.mp4", report: "2 clips" }), drafts);
    await made.films.assemble();
    await settled();
    const { films, clips } = open(() => undefined, drafts);
    await settled();
    expect(films.state.value).to.deep.include({ kind: "done", report: "2 clips" });
    expect(films.outdated.value).to.equal(false);
    clips.value = cutOf(4);
    expect(films.outdated.value).to.equal(true);
    films.lose();
    await settled();
    expect(films.state.value.kind).to.equal("none");
    const later = open(() => undefined, drafts);
    await settled();
    expect(later.films.state.value.kind).to.equal("none");
  });

  it("tells how far it is, and never goes back", async () => {
    const { films } = open(() => ({ ok: true, output: "/show/ep01/f.mp4", report: "" }));
    const done = films.assemble();
    const seen = (["probe", "clips", "clips", "sound", "join", "verify"] as const).map((stage, index) => {
      films.apply({ ...OPEN_PASS, stage, done: index === 2 ? 3 : 0, total: 3 });
      const state = films.state.value;
      return state.kind === "running" ? state.percent : -1;
    });
    expect(seen).to.deep.equal([...seen].sort((a, b) => a - b));
    films.apply({ ep: "/another", pass: "proxy", stage: "verify", done: 3, total: 3 });
    expect(films.state.value).to.include({ kind: "running" });
    await done;
    films.apply({ ...OPEN_PASS, stage: "clips", done: 1, total: 3 });
    expect(films.state.value.kind).to.equal("done");
  });

  it("keeps the sentence and the report when it was not made", async () => {
    const { films } = open(() => ({ ok: false, output: null, report: "a: no take", error: "the cut is empty" }));
    await films.assemble();
    expect(films.state.value).to.deep.equal({ kind: "failed", sentence: "the cut is empty", report: "a: no take" });
  });

  it("is there without its titles when only those could not be made", async () => {
    const cut = "/show/ep01/renders_proxy/ep01_proxy.mp4";
    const { films } = open(() => ({ ok: false, output: null, cut, published: null, report: "", error: "no intro" }));
    await films.assemble({ publish: true });
    expect(films.state.value).to.deep.include({ kind: "done", output: cut, trouble: "no intro" });
  });

  it("is played without its titles, beside the file that has them", async () => {
    const [cut, published] = ["/show/ep01/renders_proxy/ep01_proxy.mp4", "/show/ep01/publish/ep01_proxy.mp4"];
    const { films } = open(() => ({ ok: true, output: published, cut, published, report: "" }));
    await films.assemble({ publish: true });
    expect(films.state.value).to.deep.include({ output: cut, published: "publish/ep01_proxy.mp4" });
    expect(films.state.value).to.have.nested.property("film.path", "renders_proxy/ep01_proxy.mp4");
    expect(films.state.value).not.to.have.property("trouble");
  });

  it("names the shots it leaves out", () => {
    expect(shotsWithoutTake(cutOf(0))).to.deep.equal(["b"]);
  });
});
