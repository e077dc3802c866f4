import { expect } from "chai";
import fc from "fast-check";
import { fork } from "node:child_process";
import { lstat, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readAuthored, type AuthoredLocation } from "../../src/disk/authored.ts";
import { saveAuthored, saveTogether, type Saved } from "../../src/disk/save-authored.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { KeyedLock } from "../../src/machine/keyed-lock.ts";
import { episodeFolder } from "../support/episodes/episode-folder.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

const PROGRAM = fileURLToPath(new URL("../support/programs/save-program.js", import.meta.url));

describe("saving an authored file", () => {
  const ep = episodeFolder();
  const ports = { locks: new KeyedLock(), clock: systemClock };
  const place = () => ({ kind: "script", path: join(ep(), "ep01.md"), name: "ep01.md" }) as AuthoredLocation;
  const bytes = () => readFile(place().path, "utf8");
  const read = async () => {
    const found = await readAuthored(place());
    if (!found.ok) throw new Error(found.problem);
    return found;
  };
  const save = async (change: (text: string) => string): Promise<Saved> => {
    const { text, hash } = await read();
    return saveAuthored(ep(), place(), { text: change(text), baseHash: hash }, ports);
  };

  for (const [what, before, after] of [
    ["LF", "= a\n# b c\n", "= a\n# b d\n"],
    ["CRLF", "= a\r\n# b c\r\n", "= a\r\n# b d\r\n"],
    ["CR", "= a\r# b c\r", "= a\r# b d\r"],
    ["a byte order mark", "\uFEFF= a\n# b c\n", "\uFEFF= a\n# b d\n"],
    ["no last line end", "= a\n# b c", "= a\n# b d"],
  ] as const) {
    it(`keeps ${what}`, async () => {
      await writeFiles(ep(), { "ep01.md": before });
      expect(await save((text) => text.replace("b c", "b d"))).to.include({ is: "saved", wrote: true });
      expect(await bytes()).to.equal(after);
    });
  }

  it("leaves a file of mixed line ends alone while nothing in it is changed", async () => {
    await writeFiles(ep(), { "ep01.md": "= a\r\n# b c\n## d\r\n" });
    expect(await save((text) => text)).to.include({ is: "saved", wrote: false });
    expect(await bytes()).to.equal("= a\r\n# b c\n## d\r\n");
    expect(await listFiles(ep())).to.deep.equal(["ep01.md"]);
  });

  it("writes through a link to the file that it leads to", async () => {
    await writeFiles(ep(), { "texts/real.md": "old\n" });
    await symlink(join(ep(), "texts/real.md"), join(ep(), "ep01.md"));
    const through = { ...place(), path: join(ep(), "texts/real.md") } as AuthoredLocation;
    const found = await readAuthored(through);
    if (!found.ok) throw new Error(found.problem);
    await saveAuthored(ep(), through, { text: "new\n", baseHash: found.hash }, ports);
    expect((await lstat(place().path)).isSymbolicLink()).to.equal(true);
    expect(await bytes()).to.equal("new\n");
  });

  it("answers what is there when somebody else has written meanwhile, and touches nothing", async () => {
    await writeFiles(ep(), { "ep01.md": "old\n" });
    const { hash } = await read();
    await writeFile(place().path, "theirs\n");
    const saved = await saveAuthored(ep(), place(), { text: "mine\n", baseHash: hash }, ports);
    expect(saved).to.deep.equal({ is: "changed", file: "script", text: "theirs\n", hash: (await read()).hash });
    expect(await bytes()).to.equal("theirs\n");
    expect(await listFiles(ep())).to.deep.equal(["ep01.md"]);
  });

  it("lets one of many writers at once win, and keeps what was there", async () => {
    await writeFiles(ep(), { "ep01.md": "old\n" });
    const { hash } = await read();
    const writers = Array.from({ length: 8 }, (_, i) =>
      saveAuthored(ep(), place(), { text: `writer ${i}\n`, baseHash: hash }, ports),
    );
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter(({ is }) => is === "saved")).to.have.length(1);
    const winner = outcomes.findIndex(({ is }) => is === "saved");
    expect(await bytes()).to.equal(`writer ${winner}\n`);
    const [copy = ""] = await readdir(join(ep(), "_history"));
    expect(await readFile(join(ep(), "_history", copy), "utf8")).to.equal("old\n");
  });

  it("saves two files together, and neither when one of them has changed", async () => {
    await writeFiles(ep(), { "ep01.md": "script\n", "series.json": "{}\n" });
    const config = { kind: "series", path: join(ep(), "series.json"), name: "series.json" } as AuthoredLocation;
    const editOf = async (at: AuthoredLocation, text: string) => {
      const found = await readAuthored(at);
      if (!found.ok) throw new Error(found.problem);
      return { location: at, text, baseHash: found.hash };
    };
    const edits = [await editOf(place(), "new script\n"), await editOf(config, "{ }\n")];
    await writeFile(config.path, "theirs\n");
    const refused = await saveTogether(ep(), edits, ports);
    expect(refused).to.deep.include({ is: "changed", file: "series", text: "theirs\n" });
    expect([await bytes(), await listFiles(ep())]).to.deep.equal(["script\n", ["ep01.md", "series.json"]]);
    const again = [edits[0]!, await editOf(config, "{ }\n")];
    const saved = await saveTogether(ep(), again, ports);
    expect(saved.is === "saved" && saved.files.map(({ wrote }) => wrote)).to.deep.equal([true, true]);
    expect([await bytes(), await readFile(config.path, "utf8")]).to.deep.equal(["new script\n", "{ }\n"]);
    expect(await readdir(join(ep(), "_history"))).to.have.length(2);
  });

  it("changes one line of any text, and keeps every other byte for byte", async () => {
    const line = fc.stringMatching(/^[\x20-\x7eäöü]{0,30}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.nat(),
        line,
        fc.record({ end: fc.constantFrom("\n", "\r\n", "\r"), hasMark: fc.boolean() }),
        async (lines, at, other, { end, hasMark }) => {
          const mark = hasMark ? "\uFEFF" : "";
          await writeFile(place().path, mark + lines.join(end));
          const index = at % lines.length;
          await save((text) => text.split("\n").with(index, other).join("\n"));
          expect(await bytes()).to.equal(mark + lines.with(index, other).join(end));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("leaves the old or the new text when it is killed in the middle", async function () {
    this.timeout(30_000);
    await writeFiles(ep(), { "ep01.md": "0\n".repeat(4000) });
    for (let turn = 0; turn < 6; turn++) {
      await killAfter(turn * 7 + 1);
      const lines = (await bytes()).trimEnd().split("\n");
      expect([lines.length, new Set(lines).size]).to.deep.equal([4000, 1]);
    }
  });

  function killAfter(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const child = fork(PROGRAM, [ep()], { silent: true });
      child.once("message", () => setTimeout(() => child.kill("SIGKILL"), milliseconds));
      child.once("close", () => resolve());
    });
  }
});
