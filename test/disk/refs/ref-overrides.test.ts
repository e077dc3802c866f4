import { expect } from "chai";
import { mkdir, readFile, realpath, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { changeRefOverrides, findSeriesRefs, readRefOverrides } from "../../../src/disk/refs/ref-overrides.ts";
import { KeyedLock } from "../../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const FILE = "refs/_overrides.json";
const OWN = { folder: "" } as const;
const SHARED = { folder: ".." } as const;

describe("overrides of references", () => {
  const ep = episodeFolder();
  const elsewhere = scratchFolder();
  const roots = () => [dirname(ep())];
  const set = (...refs: string[]) => ({ refs: Object.fromEntries(refs.map((ref) => [ref, { prompt: ref }])) });
  const read = async (series: typeof OWN | typeof SHARED) =>
    Object.keys((await readRefOverrides(roots(), ep(), series)).refs ?? {});

  it("are those of the series beside its config, and those of keyframes in the episode", async () => {
    await writeFiles(ep(), { [FILE]: set("subject:own", "shot:sh010:first") });
    await writeFiles(dirname(ep()), { [FILE]: set("subject:shared", "shot:other:first") });
    expect(await read(OWN)).to.deep.equal(["subject:own", "shot:sh010:first"]);
    expect(await read(SHARED)).to.deep.equal(["subject:shared", "shot:sh010:first"]);
  });

  it("are none where there is no file, and none of a folder outside the roots", async () => {
    expect(await read(OWN)).to.deep.equal([]);
    await writeFiles(dirname(ep()), { [FILE]: set("subject:shared") });
    expect((await readRefOverrides([ep()], ep(), SHARED)).refs).to.deep.equal({});
    await writeFiles(elsewhere(), { "_overrides.json": set("subject:stolen") });
    await symlink(await realpath(elsewhere()), join(ep(), "refs"));
    expect(await read(OWN)).to.deep.equal([]);
    expect(await findSeriesRefs(roots(), ep(), OWN)).to.equal(undefined);
  });

  it("are refused when they cannot be read, because the next change would write over them", async () => {
    await writeFiles(ep(), { [FILE]: '{"refs": [' });
    const refusal = await refusalOf(readRefOverrides(roots(), ep(), OWN));
    expect([refusal.kind, refusal.message.includes("ep01/refs/_overrides.json")]).to.deep.equal(["tool-failed", true]);
  });

  it("are written one change at a time, and only when something changes", async () => {
    await mkdir(join(ep(), "refs"));
    const path = await findSeriesRefs(roots(), ep(), OWN);
    if (path === undefined) throw new Error("the file has no place");
    const locks = new KeyedLock();
    await changeRefOverrides(path, (file) => file, locks);
    expect(await listFiles(ep())).to.deep.equal([]);
    const add = (ref: string) => changeRefOverrides(path, ({ refs }) => ({ refs: { ...refs, [ref]: {} } }), locks);
    await Promise.all(["a", "b", "c"].map(add));
    expect(JSON.parse(await readFile(path, "utf8"))).to.deep.equal({ refs: { a: {}, b: {}, c: {} } });
  });
});
