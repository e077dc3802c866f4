// Completion of the commands, by a real bash.
import { expect } from "chai";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { mkdir, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { runHere } from "../../support/episodes/run-here.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const execute = promisify(execFile);

describe("the completion of commands", () => {
  const folder = scratchFolder();
  const script = async (shell: string) => (await runHere(join(folder(), "user"), "completion", shell)).stdout;

  /** What bash offers for words of which the last one is being typed. */
  const offered = async (...words: string[]) => {
    const path = join(folder(), "completion.bash");
    await writeFile(path, await script("bash"));
    const typed = ["episode-studio", ...words].map((word) => `'${word}'`).join(" ");
    const ask = `source '${path}'; COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _episode_studio; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = await execute("bash", ["-c", ask], { cwd: folder() });
    return stdout.split("\n").filter((line) => line !== "");
  };

  it("offers commands, then their options, their parts and files", async () => {
    await mkdir(join(folder(), "tide"));
    expect(await offered("ren")).to.deep.equal(["render"]);
    expect(await offered("")).to.include.members(["serve", "make", "night", "doctor", "completion"]);
    expect(await offered("render", "--s")).to.include.members(["--shots", "--seeds"]);
    expect(await offered("features", "in")).to.deep.equal(["install"]);
    expect(await offered("render", "ti")).to.deep.equal(["tide"]);
  });

  it("knows the options of parts, and the words that an argument takes", async () => {
    expect(await offered("refs", "gen")).to.deep.equal(["generate"]);
    expect(await offered("refs", "generate", "--v")).to.deep.equal(["--view"]);
    expect(await offered("features", "--j")).to.deep.equal(["--json"]);
    expect(await offered("completion", "")).to.include.members(["bash", "zsh", "fish"]);
  });

  it("offers a folder with a space as one", async () => {
    await mkdir(join(folder(), "my show"));
    expect(await offered("render", "my")).to.deep.equal(["my show"]);
  });

  it("offers the same in a real zsh", async function () {
    if ((await execute("zsh", ["--version"]).catch(() => null)) === null) return this.skip();
    const path = join(folder(), "completion.zsh");
    await writeFile(path, `autoload -U compinit; compinit -u -D\n${await script("zsh")}`);
    const typed = "COMP_WORDS=(episode-studio refs generate --v); COMP_CWORD=3";
    const ask = `source '${path}'; emulate sh; setopt ksharrays; ${typed}; _episode_studio; echo "\${COMPREPLY[*]}"`;
    const { stdout, stderr } = await execute("zsh", ["-f", "-c", ask], { cwd: folder() });
    expect(stderr).to.equal("");
    expect(stdout.trim().split(" ")).to.include("--view").and.not.include("--shots");
  });

  it("is a script for zsh and fish too, and knows no other shell", async () => {
    expect(await script("zsh")).to.match(/^autoload -U \+X bashcompinit/);
    expect(await script("fish")).to.match(/-n '__fish_seen_subcommand_from render' -l shots -d '/);
    expect((await runHere(join(folder(), "user"), "completion", "tcsh")).code).to.equal(2);
  });
});
