// Candidates of references on disk: numbers, records, the live file and what was picked. docs/format.md "Reference candidates".
import { expect } from "chai";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RefSidecar } from "../../../src/contracts/files/refs.ts";
import { isUsableRef, refTakeStatus } from "../../../src/core/refs/ref-take.ts";
import { readRefTakes, writeRefRecord } from "../../../src/disk/refs/ref-takes.ts";
import { reserveRefTake, type RefSidecarDraft } from "../../../src/disk/refs/reserve-ref-take.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const REF = "shot:sh010:first";
const KEY = "shot__sh010__first";

function draft(changes: Partial<RefSidecarDraft> = {}): RefSidecarDraft {
  return {
    ...{ version: 1, ref: REF, view: null, status: "ok", source: "frame", queued: "2026-11-02T10:14:03+01:00" },
    ...{ width: 128, height: 72, note: "", save_notes: "" },
    ...changes,
  } as RefSidecarDraft;
}

const record = (take: number, changes: Partial<RefSidecar> = {}) => ({ ...draft(), take, ...changes });
const at = (name: string) => `refs/_takes/${KEY}/${name}`;

describe("candidates of a reference", () => {
  const ep = episodeFolder();
  const reserve = async (changes?: Partial<RefSidecarDraft>) => (await reserveRefTake(ep(), draft(changes))).take;
  const read = () => readRefTakes(ep(), { ref: REF, view: null });

  it("begin at one, under the key of the reference, with a whole record from the start", async () => {
    const made = await reserveRefTake(ep(), draft());
    expect(await listFiles(ep())).to.deep.equal([at(`${KEY}_t01.json`)]);
    expect(JSON.parse(await readFile(join(ep(), at(`${KEY}_t01.json`)), "utf8"))).to.deep.equal(made);
  });

  it("go on from the highest number, over gaps, pictures and leftovers", async () => {
    await writeFiles(ep(), { [at(`${KEY}_t02.json`)]: record(2) });
    expect(await reserve()).to.equal(3);
    await writeFiles(ep(), { [at(`${KEY}_t08.png`)]: "picture" });
    expect(await reserve()).to.equal(9);
    await writeFiles(ep(), { [at(`${KEY}_t12_mask.bin`)]: "left over" });
    expect(await reserve()).to.equal(13);
  });

  it("never get a number whose files lie in the trash, at whatever depth", async () => {
    await writeFiles(ep(), {
      [`refs/_takes/_trash/${KEY}/${KEY}_t01.png`]: "picture",
      [`refs/_takes/_trash/${KEY}/20261102-101403/${KEY}_t02.json`]: record(2),
      "refs/_takes/_trash/shot__sh020__first/shot__sh020__first_t03.png": "another reference's",
    });
    expect(await reserve()).to.equal(3);
  });

  it("are numbered for each view by itself", async () => {
    const views = ["01_threequarter", "04_face", "01_threequarter"];
    const numbers = [];
    for (const view of views) numbers.push(await reserve({ ref: "subject:mara", view }));
    expect(numbers).to.deep.equal([1, 1, 2]);
    expect(await readRefTakes(ep(), { ref: "subject:mara", view: null })).to.deep.equal([]);
    expect(await readRefTakes(ep(), { ref: "subject:mara", view: "01_threequarter" })).to.have.length(2);
  });

  it("get a number each when many ask at once", async () => {
    const numbers = await Promise.all(Array.from({ length: 8 }, () => reserve()));
    expect(numbers.toSorted((a, b) => a - b)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("are read by number, usable when finished with a picture, never from the trash", async () => {
    await writeFiles(ep(), {
      [at(`${KEY}_t01.json`)]: record(1),
      [at(`${KEY}_t01.png`)]: "picture",
      [at(`${KEY}_t02.json`)]: record(2),
      [at(`${KEY}_t03.json`)]: record(3, { status: "queued" }),
      [at(`${KEY}_t04.json`)]: "{",
      [at(`${KEY}_t05.jpg`)]: "placed by hand",
      [at(`${KEY}_t06.txt`)]: "no candidate",
      [at(`${KEY}_t07.json`)]: record(7, { ref: "shot:other" }),
      [`refs/_takes/_trash/${KEY}/${KEY}_t09.png`]: "gone",
    });
    const reported = (await read()).map((take) => [take.take, refTakeStatus(take), isUsableRef(take)]);
    expect(reported).to.deep.equal([
      [1, "ok", true],
      [2, "ok", false],
      [3, "queued", false],
      [4, "failed", false],
      [5, "ok", true],
    ]);
  });

  it("keep to the episode, whatever a shot is called", async () => {
    const odd = "shot:../../up:first";
    expect((await reserveRefTake(ep(), draft({ ref: odd }))).take).to.equal(1);
    expect((await readRefTakes(ep(), { ref: odd, view: null }))[0]?.ref).to.equal(odd);
    expect(await listFiles(dirname(ep()))).to.deep.equal([
      "ep01/refs/_takes/shot__.._.._up__first/shot__.._.._up__first_t01.json",
    ]);
    await mkdir(join(ep(), "refs/_takes/elsewhere"), { recursive: true });
    await symlink(dirname(dirname(ep())), join(ep(), "refs/_takes/away"));
    expect((await refusalOf(reserveRefTake(ep(), draft({ ref: "away" })))).kind).to.equal("outside-roots");
  });

  it("replace their record whole", async () => {
    const made = await reserveRefTake(ep(), draft({ status: "queued" }));
    await writeRefRecord(ep(), { ...made, status: "ok" });
    expect((await read()).map(refTakeStatus)).to.deep.equal(["ok"]);
  });
});
