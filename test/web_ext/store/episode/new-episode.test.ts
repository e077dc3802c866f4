import { signal } from "@preact/signals";
import { expect } from "chai";
import { createLibrary } from "../../../../web_ext/store/episode/library.ts";
import { createNewEpisode, NEW_EPISODE_TOPIC } from "../../../../web_ext/store/episode/new-episode.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const tide = { ep: "/shows/tide/ep01", name: "ep01", series: "Low Tide", title: "One" };

interface Opening {
  readonly roots?: readonly string[];
  readonly episodes?: readonly (typeof tide)[];
  readonly refuses?: boolean;
  readonly ep?: string;
  readonly suggested?: string;
  /** Whether the service makes a folder. */
  readonly keeps?: boolean;
}

async function open(opening: Opening = {}) {
  const { roots = ["/shows"], episodes = [tide], refuses = false, ep = "", suggested, keeps = true } = opening;
  const { ask, asked } = answeringService({
    getConfig: () => ({ roots, ...(suggested !== undefined && { suggested }) }),
    putConfig: ({ roots: next }) => (keeps ? { roots: next, suggested } : refusing("the disk is full", 507)),
    episodes: () => episodes,
    offerEpisode: ({ show }) => (show ? { name: "ep01", from: null } : { name: "ep02", from: "ep01" }),
    build: () => ({ ok: true, passes: {} }),
    render: () => ({ queued: [] }),
    newEpisode: ({ parent, name }) => (refuses ? refusing("ep02 is there already") : { ep: [parent, name].join("/") }),
  });
  const notices = createNotices();
  const library = createLibrary(ask, notices);
  await library.refresh();
  await library.refreshRoots();
  const waits: (() => void)[] = [];
  const wait = (_ms: number, then: () => void) => {
    waits.push(then);
    return () => void waits.splice(waits.indexOf(then), 1);
  };
  const episode = { openPass: signal({ ep, pass: "proxy" as const }) };
  const store = createNewEpisode({ ask, notices, library, episode, wait });
  const later = async () => {
    for (const then of waits.splice(0)) then();
    await settled();
  };
  store.show();
  await later();
  const sent = () => asked.filter(({ name }) => name === "newEpisode").map(({ input }) => input);
  return { store, notices, later, sent, asked };
}

describe("a new episode", () => {
  it("can be of each show that is there, or of a new one in each folder", async () => {
    const { store } = await open();
    expect(store.destinations.value).to.deep.equal([
      { parent: "/shows/tide", label: "Low Tide", isNewShow: false },
      { parent: "/shows", label: "A new show in /shows", isNewShow: true },
      { parent: "", label: "A new show in another folder", isNewShow: true, isTyped: true },
    ]);
  });

  it("is the sample by one press: made, built, and its animatic on the way", async () => {
    const { store, sent, asked } = await open();
    expect(await store.makeSample()).to.equal("/shows/umbrella");
    expect(sent()).to.deep.equal([{ parent: "/shows", show: "small_hours", name: "umbrella", sample: true }]);
    const after = asked.slice(asked.findIndex(({ name }) => name === "newEpisode") + 1);
    expect(after.slice(0, 2).map(({ name }) => name)).to.deep.equal(["build", "render"]);
    const none = await open({ roots: [] });
    expect([await none.store.makeSample(), none.sent()]).to.deep.equal([undefined, []]);
  });

  it("is the sample in the folder that is suggested, made for it, where the studio looks in none", async () => {
    const { store, sent, asked } = await open({ roots: [], suggested: "/videos/Episode Studio" });
    expect(await store.makeSample()).to.equal("/videos/Episode Studio/umbrella");
    const put = asked.find(({ name }) => name === "putConfig")?.input;
    expect(put).to.deep.equal({ roots: ["/videos/Episode Studio"], make: true });
    expect(sent()).to.have.length(1);
    const full = await open({ roots: [], suggested: "/videos/Episode Studio", keeps: false });
    expect([await full.store.makeSample(), full.sent(), full.notices.at("folders")]).to.deep.equal([
      undefined,
      [],
      "the disk is full",
    ]);
  });

  it("can be of a new show before any folder was added, in the suggested one or in one that is typed", async () => {
    const { store, sent, asked } = await open({ roots: [], episodes: [], suggested: "/videos/Episode Studio" });
    expect(store.destinations.value.map(({ label }) => label)).to.deep.equal(["A new show"]);
    expect([store.folder.value, store.name.value, store.missingInput.value]).to.deep.equal([
      "/videos/Episode Studio",
      "ep01",
      "give the show a name",
    ]);
    store.change({ show: "High Water", folder: "/films" });
    await store.make();
    expect(asked.find(({ name }) => name === "putConfig")?.input).to.deep.equal({ roots: ["/films"], make: true });
    expect(sent()).to.deep.equal([{ parent: "/films", show: "High Water", name: "ep01", series_id: "high_water" }]);
  });

  it("is of the show that is open, until another is chosen", async () => {
    const alps = { ep: "/shows/alps/ep01", name: "ep01", series: "Alps", title: "One" };
    const { store } = await open({ episodes: [alps, tide], ep: tide.ep });
    expect(store.destinations.value[store.form.value.at]?.label).to.equal("Low Tide");
    expect((await open({ episodes: [alps, tide] })).store.form.value.at).to.equal(0);
  });

  it("can be of a new show beside the others where the studio was started with their folder", async () => {
    const { store } = await open({ roots: [] });
    expect(store.destinations.value.at(-2)).to.deep.include({ parent: "/shows/tide", isNewShow: true });
  });

  it("is called as it is offered until something else is typed", async () => {
    const { store, sent } = await open();
    expect(store.name.value).to.equal("ep02");
    store.change({ title: "Two" });
    expect(await store.make()).to.equal("/shows/tide/ep02");
    expect(sent()).to.deep.equal([{ parent: "/shows/tide", name: "ep02", title: "Two" }]);
    expect(store.isShown.value).to.equal(false);
  });

  it("of a new show needs the show's name, which is its id too", async () => {
    const { store, later, sent } = await open();
    store.change({ at: 1 });
    expect([store.missingInput.value, await store.make()]).to.deep.equal(["give the show a name", undefined]);
    store.change({ show: "High Water!" });
    await later();
    await store.make();
    expect(sent()).to.deep.equal([{ parent: "/shows", show: "High Water!", name: "ep01", series_id: "high_water" }]);
  });

  it("needs a folder", async () => {
    const { store } = await open({ roots: [], episodes: [] });
    expect(store.missingInput.value).to.equal("say which folder it goes into");
  });

  it("stays asked for, with the service's sentence, when it cannot be made", async () => {
    const { store, notices } = await open({ refuses: true });
    expect(await store.make()).to.equal(undefined);
    expect([store.isShown.value, notices.at(NEW_EPISODE_TOPIC)]).to.deep.equal([true, "ep02 is there already"]);
  });
});
