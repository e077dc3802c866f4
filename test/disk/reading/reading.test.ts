import { expect } from "chai";
import { mkdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { FileCache } from "../../../src/disk/reading/file-cache.ts";
import { readJson, writeJson, type JsonRead } from "../../../src/disk/reading/json-file.ts";
import { parseJson } from "../../../src/disk/reading/parse-json.ts";
import { mapPool } from "../../../src/disk/reading/pool.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("parsing JSON files", () => {
  for (const [text, value] of [
    ['{"seed": 9223372036854775807}', { seed: "9223372036854775807" }],
    ['{"seed":1}', { seed: "1" }],
    ['[{"seed"\n:\t12 }, {"seed": "13"}]', [{ seed: "12" }, { seed: "13" }]],
    ['{"seed": null, "steps": 8, "seeds": 7}', { seed: null, steps: 8, seeds: 7 }],
    ['{"prompt": "a \\"seed\\": 12, b", "seed": 5}', { prompt: 'a "seed": 12, b', seed: "5" }],
    ['{"a\\"seed": 12, "b": "\\\\", "seed": 3}', { 'a"seed': 12, b: "\\", seed: "3" }],
    ['{"x": "seed", "y": 12, "seed": 1.5}', { x: "seed", y: 12, seed: 1.5 }],
    ['{"seed": -1}', { seed: -1 }],
  ] as const) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(parseJson(text)).to.deep.equal({ ok: true, value });
    });
  }
  it("never throws", () => {
    for (const text of ["", "{", '{"seed": 12', '"', '"seed": 1', "undefined"]) {
      expect(parseJson(text).ok, text).to.equal(false);
    }
  });
  it("takes a long text in its stride", () => {
    const text = `{"prompt": ${JSON.stringify('\\"'.repeat(500_000))}, "seed": 12345678901234567890}`;
    const parsed = parseJson(text) as { value: { seed: string } };
    expect(parsed.value.seed).to.equal("12345678901234567890");
  });
});

describe("JSON files", () => {
  const folder = scratchFolder();
  it("are there, absent or broken", async () => {
    await writeFiles(folder(), { "good.json": '\uFEFF{"a": 1}', "cut off.json": '{"a"' });
    await mkdir(join(folder(), "folder.json"));
    const read = (name: string) => readJson(join(folder(), name));
    expect(await read("good.json")).to.deep.equal({ is: "there", value: { a: 1 } });
    expect(await read("none.json")).to.deep.equal({ is: "absent" });
    expect(await read("good.json/below.json")).to.deep.equal({ is: "absent" });
    expect((await read("cut off.json")).is).to.equal("broken");
    expect((await read("folder.json")).is).to.equal("broken");
  });
  it("are written once for one value", async () => {
    const path = join(folder(), "deep", "value.json");
    expect(await writeJson(path, { a: "ß" })).to.equal(true);
    expect(await writeJson(path, { a: "ß" })).to.equal(false);
  });
  it("come frozen from the cache, because readers share them", async () => {
    await writeFiles(folder(), { "a.json": { list: [1] } });
    const cache = new FileCache<JsonRead<unknown>>({ now: () => new Date(Date.now() + 10_000) });
    const path = join(folder(), "a.json");
    const [first, second] = [await readJson(path, cache), await readJson(path, cache)];
    expect(first).to.equal(second);
    const { value } = first as { value: { list: number[] } };
    expect(() => value.list.push(2)).to.throw(TypeError);
  });
});

describe("the cache of read files", () => {
  const folder = scratchFolder();
  const later = { now: () => new Date(Date.now() + 10_000) };
  const counting = () => {
    let loads = 0;
    return { load: async () => ++loads, loads: () => loads };
  };
  const path = () => join(folder(), "file");

  it("reads a settled file once", async () => {
    await writeFiles(folder(), { file: "a" });
    const cache = new FileCache<number>(later);
    const { load } = counting();
    expect([await cache.read(path(), load), await cache.read(path(), load)]).to.deep.equal([1, 1]);
  });
  it("does not trust a file that changed in the last two seconds, or in the future", async () => {
    await writeFiles(folder(), { file: "a" });
    const changed = Math.floor((await stat(path())).ctimeMs);
    const loadsAt = async (milliseconds: number) => {
      const { load, loads } = counting();
      const cache = new FileCache<number>({ now: () => new Date(changed + milliseconds) });
      for (let turn = 0; turn < 3; turn++) await cache.read(path(), load);
      return loads();
    };
    expect([await loadsAt(-1), await loadsAt(0), await loadsAt(1999), await loadsAt(2000)]).to.deep.equal([3, 3, 3, 1]);
    await utimes(path(), new Date(), new Date(changed + 3_600_000));
    expect([await loadsAt(3_600_000), await loadsAt(3_602_000)]).to.deep.equal([3, 1]);
  });
  it("reads again after any change, and when the file is gone", async () => {
    await writeFiles(folder(), { file: "a" });
    const cache = new FileCache<number>(later);
    const { load } = counting();
    await cache.read(path(), load);
    await writeFiles(folder(), { file: "longer" }); // another size: the clock's tick alone may not tell
    expect(await cache.read(path(), load)).to.equal(2);
    await rm(path());
    expect([await cache.read(path(), load), await cache.read(path(), load)]).to.deep.equal([3, 4]);
  });
  it("forgets what was longest unread when it is full", async () => {
    await writeFiles(folder(), { a: "", b: "", c: "" });
    const cache = new FileCache<string>(later, 2);
    const loaded: string[] = [];
    const read = (name: string) => cache.read(join(folder(), name), async () => (loaded.push(name), name));
    for (const name of ["a", "b", "a", "c", "a", "b"]) await read(name);
    expect(loaded).to.deep.equal(["a", "b", "c", "b"]);
  });
  it("keeps nothing of a load that failed", async () => {
    await writeFiles(folder(), { file: "a" });
    const cache = new FileCache<number>(later);
    const failed = await cache.read(path(), () => Promise.reject(new Error("disk"))).catch(() => "failed");
    expect([failed, await cache.read(path(), async () => 7)]).to.deep.equal(["failed", 7]);
  });
});

describe("a pool of reads", () => {
  it("keeps the order and never does more at once than it may", async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, item % 3));
      running--;
      return item * 2;
    };
    const items = Array.from({ length: 40 }, (_, index) => index);
    expect(await mapPool(items, work, 5)).to.deep.equal(items.map((item) => item * 2));
    expect(most).to.equal(5);
    expect(await mapPool([], work)).to.deep.equal([]);
  });
  it("ends with the first failure", async () => {
    const failing = mapPool([1, 2, 3], async (item) => {
      if (item === 2) throw new Error("two");
      return item;
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal("two");
  });
});
