// Tells the whole story of a lane against a real Comfy API, by hand: `npm run hosts -- URL [--key KEY] [--runs N] [--record FILE]`.
// Everything it renders is made without a model; what goes wrong is done by a relay in between. `--record` writes down what the
// service answers, for the stand-in that tests use. A kill of the service, of its host and of the studio is a person's part.
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readEnvironment } from "../../../src/environment.ts";
import { findTools } from "../../../src/media/tools.ts";
import { placeSdk } from "../servers/comfy-sdk.ts";
import { laneStory } from "../servers/lane-story.ts";
import { PlainApi } from "../servers/model-free.ts";
import { RealLane } from "../servers/real-lane.ts";
import { recordApi, type Recording } from "../servers/record-api.ts";
import { Relay } from "../servers/relay.ts";
import { openScratch } from "../episodes/scratch-folder.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: "string" }, runs: { type: "string", default: "40" }, record: { type: "string" } },
});
const [url] = positionals;
if (url === undefined) throw new Error("say the address of a Comfy API: npm run hosts -- http://127.0.0.1:8189");
process.exitCode = await runScenario(url, values.key ?? null);

async function runScenario(url: string, key: string | null): Promise<number> {
  const scratch = await openScratch();
  await placeSdk(scratch.folder);
  const relay = await new Relay(url).open();
  const { path, ffmpeg } = readEnvironment(process.env, process.platform, scratch.folder);
  const found = findTools({ path, userDir: scratch.folder, ...(ffmpeg && { ffmpeg }) });
  const lane = new RealLane({ relay, key, folder: scratch.folder, tools: () => found });
  let failed = 0;
  for (const [what, report] of laneStory(lane, { relay, plain: new PlainApi(url, key), runs: Number(values.runs) })) {
    relay.spoil = async () => false;
    relay.received.length = 0;
    const said = await report().then(
      (note) => ({ mark: "ok  ", note }),
      (error: unknown) => ({ mark: "FAIL", note: error instanceof Error ? error.message : String(error) }),
    );
    if (said.mark === "FAIL") failed += 1;
    say(`${said.mark} ${what}${said.note ? `: ${said.note}` : ""}`);
  }
  await relay.close();
  if (values.record !== undefined) await record(values.record, new PlainApi(url, key));
  await scratch.remove();
  say(failed === 0 ? "all of it holds" : `${failed} do not hold`);
  return failed === 0 ? 0 : 1;
}

/** What cannot be recorded here, as a service whose host is away, stays as it was recorded before. */
async function record(file: string, api: PlainApi): Promise<void> {
  const before = await readFile(file, "utf8").then(
    (text) => (JSON.parse(text) as Recording).answers,
    () => ({}),
  );
  const { answers, ...now } = await recordApi(api);
  await writeFile(file, `${JSON.stringify({ ...now, answers: { ...before, ...answers } }, null, 2)}\n`);
  say(`what it answers is written to ${file}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
