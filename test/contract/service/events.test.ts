// Who changes an episode tells it to every page: docs/http.md "Events", `studio.episode`, act by act against the whole studio.
import { expect } from "chai";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PromotePlan } from "../../../src/contracts/routes/promote.ts";
import type { SourceText } from "../../../src/contracts/routes/sources.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots } from "../../support/episodes/sample-episodes.ts";

describe("a change of an episode", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await studio.post("/render", { ep: studio.ep, shots: ["sh030"] }).expect(200);
    await studio.idle();
  });

  const of = (more: object = {}) => ({ ep: studio.ep, ...more });
  const source = async (file: string) =>
    (await studio.get("/source", of({ file })).expect(200)).body as Pick<SourceText, "text" | "hash">;
  const plan = async () => (await studio.get("/promote", of()).expect(200)).body as PromotePlan;
  const folder = async (name: string) => {
    await mkdir(join(studio.root, name));
    return join(studio.root, name);
  };
  const episodesIn = async (act: () => PromiseLike<unknown>) =>
    (await studio.saidDuring(act)).filter(({ type }) => type === "studio.episode").map(({ data }) => data);

  const steps = { shot: "sh010", both: true, fields: { steps: 12 } };
  const changes: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    "a build": () => studio.post("/build", of()).expect(200),
    "a pick": () => studio.put("/pick", of({ shot: "sh030", take: 1 })).expect(200),
    "a cut that is put": () => studio.put("/cut", of({ entries: [{ shot: "sh030" }] })).expect(200),
    "a cut that is reset": () => studio.post("/cut/reset", of({ what: "all" })).expect(200),
    "a cut that is copied onto the other pass": () =>
      studio.post("/cut/copy", of({ from: "proxy", to: "final", what: "all" })).expect(200),
    "an override that is set": () => studio.put("/override", of(steps)).expect(200),
    "an override that is taken out": () => studio.delete("/override", of({ shot: "sh010" })).expect(200),
    "an episode target": () => studio.put("/episode-target", of({ target: "animatic" })).expect(200),
    "a discard": () => studio.post("/discard", of({ shot: "sh030", take: 1 })).expect(200),
  };
  for (const [what, act] of Object.entries(changes)) {
    it(`is told once after ${what}`, async () => expect(await episodesIn(act)).to.deep.equal([of()]));
  }

  it("is told once after a text is saved, built or not", async () => {
    for (const rebuild of [true, false]) {
      const { text, hash } = await source("script");
      const save = () => studio.put("/source", of({ file: "script", text: `${text}//\n`, base_hash: hash, rebuild }));
      expect(await episodesIn(() => save().expect(200)), `rebuild: ${rebuild}`).to.deep.equal([of()]);
    }
  });

  it("is told once after a promote", async () => {
    await studio.put("/override", of(steps)).expect(200);
    const { hashes } = await plan();
    const promote = () => studio.post("/promote", of({ items: ["shot:sh010:steps"], hashes })).expect(200);
    expect(await episodesIn(promote)).to.deep.equal([of()]);
  });

  it("is told for a new episode, and for each that is imported", async () => {
    const parent = await folder("harbour");
    const begin = () => studio.post("/episode/new", { parent, name: "ep01" }).expect(200);
    expect(await episodesIn(begin)).to.deep.equal([{ ep: join(parent, "ep01") }]);
    const away = await folder("imports");
    const scripts = ["ep02", "ep03"].map((id) => ({ name: `${id}.md`, text: threeShots.replace("= tide", `= ${id}`) }));
    const send = () => studio.post("/import", { parent: away, scripts, series: JSON.stringify(smallSeries) });
    expect(await episodesIn(() => send().expect(200))).to.deep.equal([
      { ep: join(away, "ep02") },
      { ep: join(away, "ep03") },
    ]);
  });

  it("is not told when nothing was changed: by a question, or by a refusal", async () => {
    const { text } = await source("script");
    const { hashes } = await plan();
    const before = await readFile(join(studio.ep, "tide.md"), "utf8");
    const asking = async () => {
      await studio.get("/episode", of()).expect(200);
      await studio.post("/source/check", of({ file: "script", text })).expect(200);
      await studio.post("/shot/preview", of({ text, shot: "sh010" })).expect(200);
      await studio.put("/pick", of({ shot: "sh999", take: 1 })).expect(404);
      await studio.put("/cut", of({ entries: [{ shot: "sh010", trim_in: -1 }] })).expect(400);
      await studio.post("/cut/reset", of({ what: "picks" })).expect(400);
      await studio.post("/cut/copy", of({ from: "proxy", to: "proxy", what: "all" })).expect(400);
      await studio.put("/override", of({ ...steps, shot: "sh999" })).expect(404);
      await studio.delete("/override", of({ shot: "sh999" })).expect(404);
      await studio.put("/episode-target", of({ target: "krea2" })).expect(400);
      await studio.post("/discard", of({ shot: "sh030", take: 9 })).expect(404);
      await studio.put("/source", of({ file: "script", text, base_hash: "0".repeat(40) })).expect(409);
      await studio.post("/promote", of({ items: ["shot:sh999:steps"], hashes })).expect(400);
    };
    expect(await episodesIn(asking)).to.deep.equal([]);
    expect(await readFile(join(studio.ep, "tide.md"), "utf8")).to.equal(before);
  });
});
