import { expect } from "chai";
import { readFile, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { readSettings, writeSettings } from "../../src/disk/settings.ts";
import { KeyedLock } from "../../src/machine/keyed-lock.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describe("the settings file", () => {
  const folder = scratchFolder();
  const FILE = "default/studio/settings.json";
  const put = (change: Parameters<typeof writeSettings>[1]) =>
    writeSettings(folder(), change, { locks: new KeyedLock(), named: (settings) => settings });
  const stored = async () => JSON.parse(await readFile(join(folder(), FILE), "utf8")) as Record<string, unknown>;

  it("with a value that does not fit is read without it, and says which", async () => {
    await writeFiles(folder(), { [FILE]: { paid_limit: "ten", local_url: "http://127.0.0.1:8188", api_key: "k 1" } });
    const { values, problems } = await readSettings(folder());
    expect(values).to.deep.equal({ local_url: "http://127.0.0.1:8188" });
    expect(problems).to.have.length(2);
    expect(problems.join("; ")).to.contain("paid_limit in settings.json holds a value that it cannot have");
    expect(problems.join()).not.to.contain("k 1");
  });
  it("loses of a list or a table only what does not fit", async () => {
    const deployments = { wan22_ti2v: "https://a.example", ltx2: 7 };
    await writeFiles(folder(), { [FILE]: { deployments, enabled_drafts: ["a", 3] } });
    const { values } = await readSettings(folder());
    expect(values).to.deep.equal({ deployments: { wan22_ti2v: "https://a.example" }, enabled_drafts: ["a"] });
  });
  it("keeps what is ignored until that setting is set anew", async () => {
    await writeFiles(folder(), { [FILE]: { paid_limit: "ten", theme: "dark" } });
    expect((await put({ local_url: "http://a" })).problems).to.have.length(1);
    expect(await stored()).to.include({ paid_limit: "ten", local_url: "http://a", theme: "dark" });
    expect((await put({ paid_limit: 10 })).problems).to.deep.equal([]);
    expect(await stored()).to.include({ paid_limit: 10 });
  });
  for (const text of ['{"api_key": "secret"', "[]", "7"]) {
    it(`that is no settings at all (${text}) is ignored, and kept beside the next one for its owner alone`, async () => {
      await writeFiles(folder(), { [FILE]: text });
      const { values, problems } = await readSettings(folder());
      expect(values).to.deep.equal({});
      expect(problems[0]).to.match(/^settings\.json is ignored/);
      expect(problems[0]).not.to.contain("secret");
      expect((await put({ paid_limit: 3 })).values).to.deep.equal({ paid_limit: 3 });
      const names = (await readdir(join(folder(), "default/studio"))).filter((name) => name.endsWith(".damaged"));
      expect(await readFile(join(folder(), "default/studio", names[0] ?? ""), "utf8")).to.equal(text);
      if (process.platform === "win32") return;
      expect((await stat(join(folder(), FILE))).mode & 0o777).to.equal(0o600);
    });
  }
});
