import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SdkStore } from "../../../src/hosts/sdk/sdk-store.ts";
import { findNpm, npmReason } from "../../../src/machine/process/npm.ts";
import { placeSdk, sdkPackage } from "../../support/servers/comfy-sdk.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

/** Stands in for npm: notes what it was asked for and whether it knew the key, then does what the test says. */
const asNpm = (deed: string) => `
const { appendFileSync, mkdirSync, symlinkSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const args = process.argv.slice(2);
appendFileSync(join(__dirname, "asked.txt"), JSON.stringify([...args, process.env.STUDIO_API_KEY ?? "no key"]) + "\\n");
const place = join(args[2], "node_modules/@comfyorg/sdk");
mkdirSync(dirname(place), { recursive: true });
${deed}`;

describe("the Comfy SDK", () => {
  const scratch = scratchFolder();
  const folder = () => join(scratch(), "sdk");
  const asked = async () => (await readFile(join(scratch(), "asked.txt"), "utf8")).trim().split("\n");

  /** A store whose npm does something of the test's. */
  async function store(deed: string): Promise<SdkStore> {
    const script = join(scratch(), "npm.cjs");
    await writeFile(script, asNpm(deed));
    return new SdkStore({ folder: folder(), npm: [process.execPath, script] });
  }
  const good = () => `symlinkSync(${JSON.stringify(sdkPackage())}, place, "dir");`;

  it("is missing at first, and says what a person could type", async () => {
    const { status, error, command, python } = await new SdkStore({ folder: folder() }).record();
    expect({ status, error, python }).to.deep.equal({ status: "missing", error: null, python: null });
    expect(command).to.equal(`npm install --prefix "${folder()}" @comfyorg/sdk@0.1.9`);
  });

  it("is installed in the background, and can be loaded then", async () => {
    const sdk = await store(good());
    sdk.install();
    expect((await sdk.record()).status).to.equal("installing");
    expect(await sdk.load()).to.equal(null);
    await sdk.settled();
    expect(await sdk.record()).to.include({ status: "ready", error: null });
    expect(await sdk.load()).to.include.keys("ComfyLow", "AssetFactory");
    expect(await readdir(scratch())).to.have.members(["sdk", "npm.cjs", "asked.txt"]);
  });

  it("is installed once, however often it is asked for", async () => {
    const sdk = await store(good());
    for (let i = 0; i < 3; i++) sdk.install();
    await sdk.settled();
    expect(await asked()).to.have.length(1);
  });

  it("is fetched at its pinned version, without scripts, and without the key", async () => {
    process.env["STUDIO_API_KEY"] = "comfyui-secret";
    try {
      const sdk = await store(good());
      sdk.install();
      await sdk.settled();
    } finally {
      delete process.env["STUDIO_API_KEY"];
    }
    const [line = ""] = await asked();
    expect(JSON.parse(line)).to.include.members(["install", "--ignore-scripts", "@comfyorg/sdk@0.1.9", "no key"]);
  });

  it("that cannot be fetched says why in npm's own words, and leaves nothing", async () => {
    const sdk = await store(
      `console.error("npm error code E404\\nnpm error 404 Not Found - GET it\\nnpm error A complete log of this run can be found in: x");
       process.exit(1);`,
    );
    sdk.install();
    await sdk.settled();
    const { status, error } = await sdk.record();
    expect(status).to.equal("failed");
    expect(error).to.equal("npm could not fetch @comfyorg/sdk: Not Found - GET it");
    expect(await readdir(scratch())).to.have.members(["npm.cjs", "asked.txt"]);
  });

  it("that comes in another version is not taken", async () => {
    const sdk = await store(`mkdirSync(place); writeFileSync(join(place, "package.json"), '{"version":"9.0.0"}');`);
    sdk.install();
    await sdk.settled();
    expect((await sdk.record()).error).to.match(/0\.1\.9 is not there/);
  });

  it("that says more than anybody reads is installed all the same", async () => {
    const flood = `for (let i = 0; i < 2000; i++) console.log("x".repeat(1000));`;
    const sdk = await store(`${flood}${good()}`);
    sdk.install();
    await sdk.settled();
    expect((await sdk.record()).status).to.equal("ready");
  });

  it("is not installed any further when the service stops", async () => {
    const sdk = await store("setInterval(() => 1, 1000);");
    sdk.install();
    await until(async () => (await readdir(scratch())).includes("asked.txt"), "the library was not asked for");
    await sdk.close();
    expect((await sdk.record()).status).to.equal("failed");
    expect(await readdir(scratch())).to.have.members(["npm.cjs", "asked.txt"]);
    sdk.install();
    await sdk.settled();
    expect(await asked()).to.have.length(1);
  });

  it("takes the place of another version, and counts when a person put it there", async () => {
    await writeFiles(folder(), { "node_modules/@comfyorg/sdk/package.json": '{"version":"0.0.1"}' });
    const sdk = await store(good());
    expect((await sdk.record()).status).to.equal("missing");
    sdk.install();
    await sdk.settled();
    expect((await sdk.record()).status).to.equal("ready");
    const other = join(scratch(), "other");
    await placeSdk(other);
    expect((await new SdkStore({ folder: other }).record()).status).to.equal("ready");
  });

  it("that is damaged is told when it is loaded, and is looked for again", async () => {
    await writeFiles(folder(), { "node_modules/@comfyorg/sdk/package.json": '{"version":"0.1.9"}' });
    const sdk = new SdkStore({ folder: folder() });
    const failure = await sdk.load().catch((error: unknown) => error);
    expect(failure).to.be.an("error");
    expect(await sdk.load().catch((error: unknown) => error)).to.be.an("error");
  });

  it("is fetched by the npm that came with Node, or the one on the PATH", async () => {
    await writeFiles(scratch(), { "lib/node_modules/npm/bin/npm-cli.js": "" });
    const node = join(scratch(), "bin", "node");
    expect(await findNpm(node)).to.deep.equal([node, join(scratch(), "lib/node_modules/npm/bin/npm-cli.js")]);
    expect(await findNpm(join(scratch(), "elsewhere", "bin", "node"))).to.deep.equal(["npm"]);
  });

  const AFTER = [
    "npm error network This is a problem related to network connectivity.",
    "npm error A complete log of this run can be found in: _logs/1.log",
  ];
  for (const [lines, reason] of [
    [
      [
        "code ENOTFOUND",
        "syscall getaddrinfo",
        "network request to https://r.example failed, reason: getaddrinfo ENOTFOUND r.example",
      ],
      "request to https://r.example failed, reason: getaddrinfo ENOTFOUND r.example",
    ],
    [
      [
        "code ECONNREFUSED",
        "FetchError: request to http://r failed, reason: connect ECONNREFUSED",
        "    at a.b (c)",
        "  code: 'X',",
        "}",
      ],
      "FetchError: request to http://r failed, reason: connect ECONNREFUSED",
    ],
    [["code ETARGET", "notarget No matching version found for a@9."], "No matching version found for a@9."],
    [
      ["code EACCES", "syscall mkdir", "path /u", "errno -13", "Error: EACCES: permission denied, mkdir '/u'"],
      "Error: EACCES: permission denied, mkdir '/u'",
    ],
    [["code E1"], undefined],
  ] as const) {
    it(`that npm refuses with ${lines[0]} says ${reason ?? "what the program said"}`, () => {
      const said = lines.map((line) => `npm error ${line}`);
      expect(npmReason([...said, ...AFTER])).to.equal(reason);
      expect(npmReason(said.map((line) => line.replace("error", "ERR!")))).to.equal(reason);
    });
  }
});
