import { expect } from "chai";
import { check } from "../../../src/contracts/check.ts";
import { putCutRoute } from "../../../src/contracts/routes/cut.ts";
import type { ShotStatus } from "../../../src/contracts/routes/episodes.ts";
import { createCutEdits } from "../../../web_ext/store/cut-edits.ts";
import { buildCutEntries } from "../../../web_ext/store/cut-entries.ts";
import { createNotices } from "../../../web_ext/store/notices.ts";
import { createOpenEpisode } from "../../../web_ext/store/open-episode.ts";
import { answering, makeShot, makeTake, refusing, settled } from "../../support/page-states.ts";

const PLACE = { ep: "/show/ep01", pass: "proxy" } as const;

/** An open episode of two shots, and a service that keeps whatever cut it is sent. */
async function openCut(table: Parameters<typeof answering>[0]) {
  let shots: ShotStatus[] = [
    makeShot("sh010", { takes: [makeTake(1), makeTake(2)] }),
    makeShot("sh020", { takes: [makeTake(1)] }),
  ];
  const { ask, asked } = answering({ episode: () => ({ fps: 24, shots: structuredClone(shots) }), ...table });
  const notices = createNotices();
  const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
  episode.open(PLACE);
  await episode.refresh();
  const cut = createCutEdits({ ask, notices, episode, refetch: episode.refresh });
  const keep = (id: string, fields: Partial<ShotStatus["cut"]>) => {
    shots = shots.map((shot) => (shot.shot === id ? { ...shot, cut: { ...shot.cut, ...fields } } : shot));
  };
  return { cut, notices, asked, keep };
}

describe("changing the cut", () => {
  it("shows a pick at once, and keeps it when the service has taken it", async () => {
    const { cut, keep } = await openCut({ pick: () => (keep("sh010", { take: 1, picked: true }), { cut: {} }) });
    const done = cut.pick("sh010", 1);
    expect(cut.shot("sh010")?.cut).to.include({ take: 1, picked: true, usable: true });
    await done;
    expect(cut.shot("sh010")?.cut).to.include({ take: 1, picked: true });
    expect(cut.pending.value.size).to.equal(0);
  });

  it("takes a refused pick back and leaves the service's sentence at the shot", async () => {
    const { cut, notices } = await openCut({ pick: () => refusing("sh010 is locked: unlock it first") });
    await cut.pick("sh010", 1);
    expect(cut.shot("sh010")?.cut).to.include({ take: 2, picked: false });
    expect(notices.at("cut:sh010")).to.equal("sh010 is locked: unlock it first");
  });

  it("sends one list at a time, each with what was taken before and without what comes after", async () => {
    let open = 0;
    let most = 0;
    const opened = await openCut({
      putCut: (input) => {
        most = Math.max(most, ++open);
        queueMicrotask(() => open--);
        for (const { shot, ...fields } of input["entries"] as { shot: string }[]) opened.keep(shot, fields);
        return { cut: {} };
      },
    });
    const { cut, asked } = opened;
    await Promise.all([cut.change("sh010", { flag: true }), cut.change("sh020", { trim_in: 6 })]);
    const lists = asked.filter(({ name }) => name === "putCut").map(({ input }) => input["entries"]);
    expect(most).to.equal(1);
    expect(lists).to.deep.equal([
      [{ shot: "sh010", flag: true }, { shot: "sh020" }],
      [
        { shot: "sh010", flag: true },
        { shot: "sh020", trim_in: 6 },
      ],
    ]);
  });

  it("keeps a change when the next one of the same field is refused", async () => {
    const opened = await openCut({
      putCut: (input) => {
        const [first] = input["entries"] as { trim_in?: number }[];
        if (first?.trim_in === 2000) return refusing("trims leave less than one frame", 400);
        opened.keep("sh010", { trim_in: first?.trim_in ?? 0 });
        return { cut: {} };
      },
    });
    const { cut, notices } = opened;
    await Promise.all([cut.change("sh010", { trim_in: 6 }), cut.change("sh010", { trim_in: 2000 })]);
    expect(cut.shot("sh010")?.cut.trim_in).to.equal(6);
    expect(notices.at("cut:sh010")).to.equal("trims leave less than one frame");
  });

  it("takes back a refused change without touching a later one of the same shot", async () => {
    let refused = false;
    const { cut } = await openCut({
      putCut: () => {
        if (refused) return { cut: {} };
        refused = true;
        return refusing("trims leave less than one frame", 400);
      },
    });
    const first = cut.change("sh010", { trim_in: 99 });
    const second = cut.change("sh010", { flag: true });
    await first;
    expect(cut.shot("sh010")?.cut).to.include({ trim_in: 0, flag: true });
    await second;
    await settled();
    expect(cut.pending.value.size).to.equal(0);
  });
});

describe("the cut as it is sent", () => {
  it("names only what differs from the default, and is a body the contract takes", () => {
    const shots = [
      makeShot("sh010", { takes: [makeTake(1)] }),
      makeShot("sh020", {
        takes: [makeTake(3)],
        cut: { take: 3, picked: true, trim_in: 2, locked: true, note: "tight" },
      }),
      makeShot("sh030", { cut: { pass: "final", placeholder: true, take: 4, out: true, flag: true, trim_out: 1 } }),
    ];
    const entries = buildCutEntries(shots, new Map([["sh010", { trim_out: 5 }]]), "proxy");
    expect(entries).to.deep.equal([
      { shot: "sh010", trim_out: 5 },
      { shot: "sh020", take: 3, trim_in: 2, locked: true, note: "tight" },
      { shot: "sh030", pass: "final", trim_out: 1, out: true, flag: true },
    ]);
    expect(check(putCutRoute.body ?? {}, { ep: "/e", pass: "proxy", entries })).to.include({ ok: true });
  });

  it("keeps the sound a clip was given", () => {
    const audio = { source: "file", path: "audio/line.wav", gain: 0.5 };
    const [entry] = buildCutEntries([makeShot("sh010", { cut: { audio } })], new Map(), "proxy");
    expect(entry).to.deep.equal({ shot: "sh010", audio });
  });
});
