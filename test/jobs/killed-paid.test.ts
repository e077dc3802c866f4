import { expect } from "chai";
import { fork, type ChildProcess } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseLedger } from "../../src/core/money/ledger.ts";
import { parseJournal } from "../../src/core/jobs/journal.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

const PROGRAM = fileURLToPath(new URL("../support/programs/paid-program.js", import.meta.url));
const FILM = Buffer.from("a film of a few bytes");

describe("a paid run whose service is killed", function () {
  this.timeout(20_000);
  const folder = scratchFolder();
  let host: StandInHost;
  let children: ChildProcess[];

  beforeEach(async () => {
    host = await new StandInHost(FILM).open();
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    await host.close();
  });

  const start = (death = "") => {
    const child = fork(PROGRAM, [folder(), host.url, death], { silent: true });
    children.push(child);
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const ended = new Promise<string>((resolve) => child.once("close", () => resolve(text)));
    return { child, ended };
  };
  const runs = async () => parseLedger(await readFile(join(folder(), "ledger.ndjson"), "utf8"));
  const jobs = async () => [
    ...parseJournal(await readFile(join(folder(), "queue.ndjson"), "utf8")).state.entries.values(),
  ];
  /** Whether the journal knows that the host has it. */
  const isAcknowledged = async () =>
    host.accepted.length === 1 && (await jobs()).some(({ handle }) => handle === host.accepted[0]);

  /** Dies by itself at a step, or is killed once the host has seen something. */
  const deaths: [string, () => Promise<void>][] = [
    ["once the ledger knows of it", async () => void (await start("ledger").ended)],
    ["once the journal knows of it, before it is sent", async () => void (await start("journal").ended)],
    ["before the host has read it", () => killAt("prompt", () => host.asked.includes("POST /prompt"))],
    ["before the host has answered", () => killAt("reply", () => host.accepted.length === 1)],
    ["while its film is on its way", () => killAt("file", () => host.asked.includes("GET /view"))],
    ["while it is closed", async () => void (await start("files").ended)],
  ];
  const killAt = async (step: StandInHost["switches"]["stopsAt"], isThere: () => boolean) => {
    host.switches.stopsAt = step;
    const { child, ended } = start();
    await until(isThere, "the run did not get so far", { every: 2 });
    child.kill("SIGKILL");
    await ended;
  };

  for (const [when, die] of deaths) {
    it(`${when}, is made once, paid once, and written down once`, async () => {
      await die();
      const before = await runs();
      expect(
        before.runs.map(({ outcome, ended }) => [outcome, ended]),
        "after the kill",
      ).to.deep.equal([["unknown", null]]);
      host.switches.stopsAt = null;
      expect(await start().ended).to.equal("ended succeeded, 1 counted\n");
      expect([host.accepted.length, host.ran.length]).to.deep.equal([1, 1]);
      expect((await jobs()).map(({ job }) => job.status)).to.deep.equal(["succeeded"]);
      const { runs: after, unreadable } = await runs();
      expect(after.map(({ outcome, estimate }) => [outcome, estimate?.amount])).to.deep.equal([["succeeded", 2]]);
      expect(unreadable).to.equal(0);
      const films = await readdir(join(folder(), "films")); // what the killed one had begun is the service's to clear
      expect(films.filter((name) => !name.endsWith(".part"))).to.have.length(1);
    });
  }

  it("and whose host forgot it meanwhile, ends as failed, says that nobody knows, and is not sent again", async () => {
    host.switches.runFor = Number.POSITIVE_INFINITY;
    const { child, ended } = start();
    await until(isAcknowledged, "the journal did not hear that the host has the job");
    child.kill("SIGKILL");
    await ended;
    await host.restart();
    expect(await start().ended).to.equal("ended failed, 1 counted\n");
    expect(host.accepted).to.have.length(1);
    const [run] = (await runs()).runs;
    expect(run?.outcome).to.equal("unknown");
    expect(run?.error).to.contain("Whether it was made there is unknown");
    expect((await jobs())[0]?.job.error).to.equal(run?.error);
  });
});
