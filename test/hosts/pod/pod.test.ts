import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Pod, type PodHours, type PodOptions } from "../../../src/hosts/pod/pod.ts";
import { withPod } from "../../../src/hosts/pod/with-pod.ts";
import type { Backend, BackendEvent } from "../../../src/hosts/backend.ts";
import { LaneGate } from "../../../src/jobs/lane-gate.ts";
import { readPod } from "../../../src/environment-pod.ts";
import { readIfThere } from "../../../src/machine/files.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { until } from "../../support/until.ts";

describe("a rented machine", () => {
  const scratch = scratchFolder();
  const NOTE = "require('fs').appendFileSync(process.argv[1], process.argv[2] + '\\n')";
  const says = (word: string) => [process.execPath, "-e", NOTE, join(scratch(), "said"), word] as const;
  const said = async () => ((await readIfThere(join(scratch(), "said"))) ?? "").split("\n").slice(0, -1);
  const file = () => join(scratch(), "pod.json");
  const hours: PodHours[] = [];
  const errors: unknown[] = [];
  let opened: Pod[] = [];
  let time = Date.parse("2026-11-02T10:00:00Z");

  beforeEach(() => {
    hours.length = errors.length = 0;
    opened = [];
  });
  afterEach(() => Promise.all(opened.map((pod) => pod.close())));

  async function open(more: Partial<PodOptions> = {}): Promise<Pod> {
    const pod = await new Pod({
      ...{ start: says("start; rm -rf"), stop: says("stop"), idle: 40, stopOnExit: false, file: file() },
      clock: { now: () => new Date(time) },
      log: { info: () => undefined, error: (...words: unknown[]) => void errors.push(words) } as never,
      ran: async (each) => void hours.push(each),
      ...more,
    }).open();
    opened.push(pod);
    return pod;
  }

  it("is started once for all that wait, with its arguments as they are", async () => {
    const pod = await open({ idle: 60_000 });
    expect(await said()).to.deep.equal([]);
    expect(await pod.awaken("silent")).to.match(/is being started/);
    await pod.awaken("silent");
    await until(async () => (await pod.awaken("no answer")).includes("does not answer yet (no answer)"), "no start");
    expect(await said()).to.deep.equal(["start; rm -rf"]);
    expect(JSON.parse(await readFile(file(), "utf8"))).to.have.property("since");
  });

  it("is stopped after a while without a job, and its hours are told", async () => {
    const pod = await open();
    await pod.awaken("silent");
    await until(async () => (await said()).length === 1, "no start");
    const release = pod.hold();
    time += 90 * 60_000;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(await said(), "a job is at work").to.deep.equal(["start; rm -rf"]);
    release();
    await until(() => hours.length === 1, "it was not stopped");
    expect(await said()).to.deep.equal(["start; rm -rf", "stop"]);
    expect(hours[0]!.hours).to.equal(1.5);
    await until(async () => (await readIfThere(file())) === undefined, "it still counts as running");
  });

  it("is known to run after a kill, and left alone where it was not started here", async () => {
    await writeFile(file(), JSON.stringify({ since: "2026-11-02T09:00:00+00:00" }));
    const pod = await open({ idle: 60_000 });
    expect(await pod.awaken("no answer")).to.match(/runs since 2026-11-02T09:00:00/);
    expect(await said()).to.deep.equal([]);
    await pod.close();
    expect(await said(), "left running").to.deep.equal([]);
    await (await open({ idle: 60_000, stopOnExit: true })).close();
    expect(await said()).to.deep.equal(["stop"]);
    await (await open({ stopOnExit: true })).close();
    expect(await said(), "nothing runs").to.deep.equal(["stop"]);
  });

  it("says why it could not be started, and does not try again at once", async () => {
    const pod = await open({ start: [process.execPath, "-e", "console.error('no such pod'); process.exit(3)"] });
    await pod.awaken("silent");
    await until(async () => (await pod.awaken("silent")).includes("could not be started"), "it said nothing");
    expect(errors).to.have.length(1);
    expect(await readIfThere(file())).to.equal(undefined);
  });

  it("tries a stop that failed again, and counts it as running till then", async () => {
    const flaky = `const fs = require('fs'); if (!fs.existsSync(process.argv[1])) { fs.writeFileSync(process.argv[1], ''); process.exit(1) }`;
    await writeFile(file(), JSON.stringify({ since: "2026-11-02T09:00:00+00:00" }));
    await open({ stop: [process.execPath, "-e", flaky, join(scratch(), "once")] });
    await until(() => hours.length === 1, "it was not stopped");
    expect(errors).to.have.length(1);
  });

  it("is awoken by a lane with a job, never by a look, and kept by a job at work", async () => {
    const calls: string[] = [];
    const pod = {
      stopping: () => null,
      awaken: async (why: string) => (calls.push(why), "being started"),
      hold: () => (calls.push("held"), () => void calls.push("released")),
    };
    async function* run(): AsyncIterable<BackendEvent> {
      yield { kind: "files", files: [] };
    }
    const plain = { name: "local", kind: "local", isPaid: false, where: "w", down: async () => "away", run };
    const backend = withPod(plain as Backend, pod);
    expect(await backend.down()).to.equal("away");
    expect(calls).to.deep.equal([]);
    const gate = new LaneGate({ backends: new Map([["local", backend]]), pause: 1, longest: 1, patience: 1000 });
    expect(await gate.ask("local")).to.equal("being started");
    for await (const event of backend.run({} as never, new AbortController().signal)) calls.push(event.kind);
    expect(calls).to.deep.equal(["away", "held", "files", "released"]);
  });

  it("is set up by lists of arguments, start and stop together", () => {
    const read = (env: NodeJS.ProcessEnv) => {
      const warnings: string[] = [];
      return [readPod(env, warnings), warnings.length] as const;
    };
    const both = { STUDIO_POD_START: '["pod", "start"]', STUDIO_POD_STOP: '["pod", "stop"]' };
    const usual = { start: ["pod", "start"], stop: ["pod", "stop"], idle: 900_000, stopOnExit: false };
    expect(read({})).to.deep.equal([null, 0]);
    expect(read(both)).to.deep.equal([usual, 0]);
    expect(read({ ...both, STUDIO_POD_IDLE: "2", STUDIO_POD_STOP_ON_EXIT: "1" })).to.deep.equal([
      { ...usual, idle: 120_000, stopOnExit: true },
      0,
    ]);
    expect(read({ ...both, STUDIO_POD_IDLE: "never" })).to.deep.equal([usual, 1]);
    expect(read({ STUDIO_POD_START: both.STUDIO_POD_START })).to.deep.equal([null, 1]);
    expect(read({ ...both, STUDIO_POD_STOP: "pod stop" })).to.deep.equal([null, 2]);
  });
});
