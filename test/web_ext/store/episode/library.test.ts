import { expect } from "chai";
import type { EpisodeEntry } from "../../../../src/contracts/replies/episode-status.ts";
import { bySeries, createLibrary, passToOpen } from "../../../../web_ext/store/episode/library.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { answeringService, refusing } from "../../../support/page/page-states.ts";

function entry(ep: string, series = "Tide"): EpisodeEntry {
  return {
    ep,
    name: "ep",
    series,
    title: "",
    built: { final: false, proxy: true },
    shots: 3,
    script: "ep.md",
    simple: false,
  };
}
const folder = (path: string, episode: boolean) => ({ path, parent: "/shows", episode, truncated: false, dirs: [] });

/** A service that finds an episode only below its roots. */
function open() {
  let roots: string[] = [];
  const notices = createNotices();
  const { ask } = answeringService({
    putConfig: (input) => ({ roots: (roots = input["roots"] as string[]), host: "", review_copy: false, version: 1 }),
    episodes: () => (roots.includes("/shows") ? [entry("/shows/ep01")] : []),
  });
  return { library: createLibrary(ask, notices), notices };
}

describe("the folders the studio looks in", () => {
  it("gain the folder that was picked", async () => {
    const { library } = open();
    expect(await library.addFolder(folder("/shows", false))).to.equal(true);
    expect(library.roots.value).to.deep.equal(["/shows"]);
    expect(library.episodes.value?.map(({ ep }) => ep)).to.deep.equal(["/shows/ep01"]);
  });

  it("gain the show's folder when an episode itself was picked and is not found by its own", async () => {
    const { library } = open();
    await library.addFolder(folder("/shows/ep01", true));
    expect(library.roots.value).to.deep.equal(["/shows"]);
    expect(library.find("/shows/ep01")?.shots).to.equal(3);
  });

  it("stay as they are when the service refuses, in its own words", async () => {
    const notices = createNotices();
    const { ask } = answeringService({ putConfig: () => refusing("/gone is not a folder", 400) });
    const library = createLibrary(ask, notices);
    expect(await library.addFolder(folder("/gone", false))).to.equal(false);
    expect([library.roots.value, notices.at("folders")]).to.deep.equal([[], "/gone is not a folder"]);
  });
});

describe("an episode that is opened", () => {
  it("shows the pass that has takes, else one that is built", () => {
    const { built } = entry("/a");
    const picture = { pass: "final", path: "renders/sh010/sh010_t01.jpg" } as const;
    expect(passToOpen({ built, picture })).to.equal("final");
    expect(passToOpen({ built })).to.equal("proxy");
    expect(passToOpen({ built: { final: true, proxy: false } })).to.equal("final");
    expect(passToOpen({ built: { final: false, proxy: false } })).to.equal("proxy");
  });
});

describe("the list of episodes", () => {
  it("is grouped by series in the order it was found", () => {
    const groups = bySeries([entry("/a/1", "A"), entry("/b/1", "B"), entry("/a/2", "A")]);
    expect(groups.map(({ series, episodes }) => [series, episodes.length])).to.deep.equal([
      ["A", 2],
      ["B", 1],
    ]);
  });

  it("answers whether a pass is built by looking again", async () => {
    const { ask, asked } = answeringService({ episodes: () => [entry("/shows/ep01")] });
    const library = createLibrary(ask, createNotices());
    expect(await library.isBuilt({ ep: "/shows/ep01", pass: "final" })).to.equal(false);
    expect(await library.isBuilt({ ep: "/shows/ep01", pass: "proxy" })).to.equal(true);
    expect(await library.isBuilt({ ep: "/shows/ep02", pass: "proxy" })).to.equal(undefined);
    expect(asked).to.have.length(3);
  });
});
