// The sheet "Exactly this": which shots are asked for with their files, what is walked, and what is then queued.
import { expect } from "chai";
import { makeDryRunShot } from "../../../support/page/make-dry-run.ts";
import { createOpenEpisode } from "../../../../web_ext/store/episode/open-episode.ts";
import {
  costWords,
  inputWords,
  modelLines,
  standing,
  totalWords,
  valueLines,
} from "../../../../web_ext/store/render/describe-dry-run.ts";
import { createDryRuns, requestShown } from "../../../../web_ext/store/render/dry-runs.ts";
import { answeringService, makeShot, refusing, settled } from "../../../support/page/page-states.ts";

type Fields = Readonly<Record<string, unknown>>;

const ids = ["sh010", "sh020", "sh030"];
const totals = { made: 3, skipped: 0, refused: 0, seconds: 4.2, paid: 0, unpriced: 0, money: {} };
const lane = {
  name: "cloud",
  kind: "cloud",
  where: "cloud.example",
  paid: true,
  why: "the request names it",
  held: null,
};

const reply = ({ shots, shot }: Fields) => {
  const named = typeof shot === "string" ? [shot] : (shots as string[]);
  return { pass: "proxy", shots: named.map((id) => makeDryRunShot(id)), totals };
};

async function open(answer: (input: Fields) => unknown = reply) {
  const shots = ids.map((id) => makeShot(id));
  const { ask, asked } = answeringService({ episode: () => ({ fps: 24, shots }), dryRun: answer });
  const episode = createOpenEpisode({ ask, isBuilt: () => Promise.resolve(true) });
  episode.open({ ep: "/e", pass: "proxy" });
  await episode.refresh();
  const sent = () => asked.filter(({ name }) => name === "dryRun").map(({ input }) => input as Fields);
  return { dryRuns: createDryRuns(ask, episode), sent };
}

describe("the dry runs of the page", () => {
  it("ask once for one shot, with its files", async () => {
    const { dryRuns, sent } = await open();
    dryRuns.show({ shots: ["sh010"], redo: true });
    await settled();
    expect(sent()).to.deep.equal([{ ep: "/e", pass: "proxy", shots: ["sh010"], redo: true, shot: "sh010" }]);
    expect([dryRuns.shown.value?.shot, dryRuns.isReading.value]).to.deep.equal(["sh010", false]);
  });

  it("plan a selection at once, and make the files of the shot that is looked at, each once", async () => {
    const { dryRuns, sent } = await open();
    dryRuns.show({ shots: ids });
    await settled();
    for (const by of [1, 1, 1, -1] as const) dryRuns.move(by);
    await settled();
    expect(dryRuns.shown.value?.shot).to.equal("sh020");
    expect(sent().map(({ plan_only: plan, shot }) => plan ?? shot)).to.deep.equal([true, "sh010", "sh020"]);
    dryRuns.look("sh010");
    await settled();
    expect(sent()).to.have.length(3);
    dryRuns.refresh();
    await settled();
    expect(sent().slice(3)).to.have.length(2);
    expect(dryRuns.shown.value?.shot).to.equal("sh010");
  });

  it("say why the service refuses, and forget what was asked before they were closed", async () => {
    const { dryRuns } = await open(() => refusing("the episode is not built"));
    dryRuns.show({ shots: ["sh010"] });
    await settled();
    expect(dryRuns.refusal.value).to.equal("the episode is not built");
    dryRuns.show({ shots: ["sh020"] });
    dryRuns.close();
    await settled();
    expect([dryRuns.open.value, dryRuns.shown.value]).to.deep.equal([undefined, undefined]);
  });

  it("name the new seed that was looked at, where one shot is queued", () => {
    const openPass = { ep: "/e", pass: "proxy" } as const;
    const row = makeDryRunShot("sh010", { seed: "77", seed_source: "new" });
    const one = { shots: ["sh010"], redo: true };
    expect(requestShown({ openPass, request: one }, row)).to.deep.equal({ ...one, seed: "77" });
    expect(requestShown({ openPass, request: { shots: ids } }, row)).to.deep.equal({ shots: ids });
    const stable = makeDryRunShot("sh010", { seed: "77", seed_source: "stable" });
    expect(requestShown({ openPass, request: one }, stable)).to.equal(one);
  });
});

describe("a dry run in words", () => {
  it("says how a shot stands, and what holds it", () => {
    const words = (fields: Parameters<typeof makeDryRunShot>[1]) => {
      const { word, why } = standing(makeDryRunShot("sh010", fields));
      return [word, why];
    };
    expect(words({})).to.deep.equal(["Ready", ""]);
    expect(words({ error: "no such target" })).to.deep.equal(["Refused", "no such target"]);
    expect(words({ skipped: { reason: "take 1 can be used" } })).to.deep.equal(["Left alone", "take 1 can be used"]);
    expect(words({ limit: "paid limit 1 of 1" })).to.deep.equal(["Waits", "paid limit 1 of 1"]);
    expect(words({ at_start: "sh000 take 1" })).to.deep.equal(["Waits", "it waits for sh000 take 1"]);
  });

  it("says what it costs, alone and in all", () => {
    const paid = (estimate: { amount: number; currency: string } | null) =>
      costWords(makeDryRunShot("sh010", { lane, estimate }));
    expect(paid({ amount: 48, currency: "credits" })).to.equal("48 credits");
    expect(paid(null)).to.equal("Cost not known");
    expect(costWords(makeDryRunShot("sh010", { lane: { ...lane, paid: false } }))).to.equal("Free");
    expect(totalWords(totals)).to.equal("3 of 3 would be queued, 4.2 s, free");
    const some = { ...totals, skipped: 1, paid: 3, unpriced: 1, money: { credits: 48 } };
    expect(totalWords(some)).to.equal("3 of 4 would be queued, 4.2 s, 48 credits, 1 run of no known price");
  });

  it("names values with where they come from, files as they were found, and what was cut from what", () => {
    const row = makeDryRunShot("sh010", {
      slate: "captions",
      sources: { steps: { source: "shot", line: 12 }, size: { source: "request" }, slate: { source: "series" } },
      resolved: { model: { want: "a.safetensors", using: "b.safetensors", how: "family", tier: "required" } },
    });
    const chips = valueLines(row).map(({ label, source }) => [label, source?.word]);
    expect(chips).to.deep.include.members([
      ["Steps", "line 12"],
      ["Size", "request"],
      ["Seed", "built"],
      ["Slate", "series"],
    ]);
    expect(valueLines(row).at(-1)?.value).to.equal("Captions alone");
    expect(valueLines(makeDryRunShot("sh010")).map(({ label }) => label)).not.to.include("Slate");
    expect(modelLines(row)[0]).to.include({ using: "b.safetensors", want: "a.safetensors", how: "family" });
    const from = [{ slot: "Picture 1", path: "refs/ada.png", sha1: null, panel: { panel: 3, of: 4 } }];
    const input = { role: "subject", slot: "Picture 1", kind: "picture", made: "part", from, name: null } as const;
    const bytes = { sha1: null, bytes: 900, width: 64, height: 64, file: null };
    expect(inputWords({ ...input, from: [...from], ...bytes })).to.equal("panel 4 of 4 of refs/ada.png, 64 × 64");
    expect(inputWords({ ...input, from: [], ...bytes, coming: "sh000 take 1" })).to.equal("cut from sh000 take 1");
  });
});
