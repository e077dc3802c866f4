import { expect } from "chai";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { check } from "../../../src/contracts/check.ts";
import { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { SidecarDraft } from "../../../src/core/render/draft-sidecar.ts";
import { reserveTake } from "../../../src/disk/takes/reserve-take.ts";
import { readTakes } from "../../../src/disk/takes/read-takes.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const PROGRAM = fileURLToPath(new URL("../../support/programs/reserve-program.js", import.meta.url));

describe("reserving a take number", () => {
  const ep = episodeFolder();
  const draft = (changes: Partial<SidecarDraft> = {}): SidecarDraft => makeSidecar({ status: "queued", ...changes });
  const reserve = async (changes?: Partial<SidecarDraft>) => (await reserveTake(ep(), draft(changes))).take;

  it("begins at one, and leaves a whole record under its name from the start", async () => {
    const record = await reserveTake(ep(), draft());
    const path = join(ep(), "renders_proxy", "sh010", "sh010_t01.json");
    const text = await readFile(path, "utf8");
    expect(JSON.parse(text)).to.deep.equal(record);
    expect(check(Sidecar, JSON.parse(text)).ok).to.equal(true);
    expect(text.slice(0, 40)).to.equal('{\n  "version": 1,\n  "shot": "sh010",\n  "'.slice(0, 40));
    expect(await listFiles(ep())).to.deep.equal(["renders_proxy/sh010/sh010_t01.json"]);
  });
  it("goes on from the highest number, over gaps, bare videos and leftovers", async () => {
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t02.json": makeSidecar({ take: 2 }) });
    expect(await reserve()).to.equal(3);
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t07.mp4": "video" });
    expect(await reserve()).to.equal(8);
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t11.up.mp4": "left over" });
    expect(await reserve()).to.equal(12);
  });
  it("counts each shot and each pass for itself", async () => {
    expect(await reserve()).to.equal(1);
    expect(await reserve({ shot: "sh020" })).to.equal(1);
    expect(await reserve({ pass: "final" })).to.equal(1);
    expect(await reserve({ shot: "sh01" })).to.equal(1);
  });
  it("never gives a number whose files lie in the trash, at whatever depth", async () => {
    await writeFiles(ep(), {
      "renders_proxy/sh010/sh010_t01.json": makeSidecar(),
      "renders_proxy/_trash/sh010/sh010_t02.mp4": "video",
      "renders_proxy/_trash/sh010/20261102-101403/sh010_t03_strip.jpg": "picture",
      "renders_proxy/_trash/sh020/sh020_t04.mp4": "another shot's",
      "renders/_trash/sh010/sh010_t04.mp4": "the other pass's",
    });
    expect(await reserve()).to.equal(4);
  });
  it("gives many writers of one process a number each", async () => {
    const numbers = await Promise.all(Array.from({ length: 12 }, () => reserve()));
    expect(numbers.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 12 }, (_, index) => index + 1));
  });
  it("gives two processes that ask in the same moment a number each", async () => {
    const children: ChildProcess[] = [1, 2].map(() => fork(PROGRAM, [ep(), "15"]));
    try {
      await Promise.all(children.map((child) => once(child, "message")));
      const answers = children.map(async (child) => ((await once(child, "message")) as [number[]])[0]);
      for (const child of children) child.send("go");
      const numbers = (await Promise.all(answers)).flat();
      expect(numbers.toSorted((a, b) => a - b)).to.deep.equal(Array.from({ length: 30 }, (_, index) => index + 1));
      const takes = await readTakes(ep(), { shot: "sh010", pass: "proxy" });
      expect(takes.every((take) => typeof take.record === "object" && take.record.take === take.take)).to.equal(true);
    } finally {
      for (const child of children) child.kill("SIGKILL");
    }
  });
});
