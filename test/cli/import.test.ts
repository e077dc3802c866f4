// `import` from a shell: what is made, and every guess with its line.
import { expect } from "chai";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportReply } from "../../src/contracts/routes/new-episodes.ts";
import { fixture } from "../core/import/importing.ts";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { runCli } from "../support/episodes/run-cli.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { threeShots } from "../support/episodes/sample-episodes.ts";

describeBothWays("importing from the command line", (way) => {
  const folder = way.suiteFolder();
  let lamp: string;
  before(async () => {
    lamp = join(folder(), "lamp.fountain");
    await writeFile(lamp, fixture("lighthouse.fountain"));
  });

  const user = () => join(folder(), "user");
  const run = (...args: string[]) => runHere(user(), "import", ...args);

  it("makes the episode, and tells its guesses", async () => {
    const into = join(folder(), "new", "shows");
    const asked = ["import", lamp, "--into", into, "--show", "Lamp", "--user-dir", user()];
    const { code, stdout } = await runCli(asked);
    const ep = join(into, "Lamp", "lamp");
    expect(code).to.equal(0);
    expect(stdout).to.include(`made ${ep} from Fountain: 10 shots, it builds`);
    expect(stdout).to.match(/^ {2}guess: every paragraph of action begins a shot/m);
    expect(stdout).to.match(/^ {2}line 20: "MARA VOSS" is the character "mara_voss"/m);
    expect(stdout).to.include(`next: episode-studio make ${ep}`);
    expect(await readFile(join(ep, "lamp.md"), "utf8")).to.include("MARA_VOSS (to herself, out of breath): Who");
    const again = await run(lamp, "--into", into, "--show", "Lamp");
    expect(again.code).to.equal(0);
    expect(again.stdout).to.include("skipped lamp");
  });

  it("answers as JSON, and fails for files that cannot be read while it makes the others", async () => {
    const into = join(folder(), "mixed");
    await mkdir(into);
    const plain = join(folder(), "tide.md");
    const odd = join(folder(), "odd.fdx");
    await writeFile(plain, threeShots);
    await writeFile(odd, Buffer.from([0xff, 0xfe, 0x00]));
    const { code, stdout } = await run(plain, odd, join(folder(), "gone.md"), "--into", into, "--json");
    expect(code).to.equal(1);
    const reply = JSON.parse(stdout) as ImportReply;
    expect(reply.episodes.map(({ name }) => name)).to.deep.equal(["tide"]);
    expect(reply.errors.map(({ file }) => file)).to.deep.equal([odd, join(folder(), "gone.md")]);
  });

  it("needs a file", async () => {
    expect((await run()).code).to.equal(2);
  });
});
