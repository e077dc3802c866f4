import { expect } from "chai";
import type { IncomingMessage } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { authFor, changeSettings, settleSettings, showSettings } from "../../../src/core/settings/settings.ts";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { openBackends, type BackendSet } from "../../../src/hosts/open-backends.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { GuardServer } from "../../support/guard/guard-server.ts";
import { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const FILM = Buffer.from("a film of a few bytes");
const SECRET = "s3cr3t:wörd";
const CODED = Buffer.from(`anna:${SECRET}`).toString("base64");
const shows = (name: string, value: string) => (request: IncomingMessage) => request.headers[name] === value;
const inAddress = (request: IncomingMessage) =>
  new URL(request.url ?? "/", "http://guard").searchParams.get("token") === "t0ken+/=";

describe("a host that asks who you are", () => {
  const scratch = scratchFolder();
  let host: StandInHost;
  let guard: GuardServer;
  let room: BackendSet;

  beforeEach(async () => {
    host = await new StandInHost(FILM).open();
    guard = await new GuardServer(
      () => host.port,
      () => false,
    ).open();
    const builtin = { name: "builtin", kind: "builtin" } as never;
    room = openBackends(builtin, 1, { sdk: async () => null, examine: async () => undefined, now: () => 0 });
  });
  afterEach(async () => {
    room.close();
    await guard.close();
    await host.close();
  });

  const open = (auth: string | null, url = guard.url) => {
    const file = changeSettings({}, { local_url: url, ...(auth !== null && { local_auth: auth }) });
    room.open(settleSettings(file, {}));
    return room.backends.get("local")!;
  };
  const job = (path: string): BackendJob => ({
    id: "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e",
    target: "model",
    folder: scratch(),
    stem: "sh010_t01",
    work: {
      kind: "graph",
      graph: { "9": { class_type: "SaveVideo", inputs: {} } },
      inputs: [{ path, name: "studio/picture.png" } as never],
    },
  });
  async function render(auth: string): Promise<BackendEvent[]> {
    await writeFiles(scratch(), { "picture.png": "a picture" });
    const seen: BackendEvent[] = [];
    for await (const event of open(auth).run(job(join(scratch(), "picture.png")), new AbortController().signal))
      seen.push(event);
    return seen;
  }

  for (const [line, opens] of [
    ["bearer abc.def", shows("authorization", "Bearer abc.def")],
    [`basic anna:${SECRET}`, shows("authorization", `Basic ${CODED}`)],
    ["header X-Host-Key=k3y==", shows("x-host-key", "k3y==")],
    ["query token=t0ken+/=", inAddress],
  ] as const) {
    it(`renders with ${line.split(" ")[0]}: uploads, prompts, the websocket and the film all show it`, async () => {
      guard.opens = opens;
      host.switches.runFor = 150;
      expect((await render(line)).at(-1)!.kind).to.equal("files");
      expect(await readFile(join(scratch(), "sh010_t01.mp4"))).to.deep.equal(FILM);
      expect(guard.turnedAway).to.deep.equal([]);
      const ways = ["POST /upload/image", "POST /prompt", "GET /view", "GET /ws"];
      await until(() => ways.every((way) => guard.letIn.includes(way)), "one way in was not taken");
      expect(host.uploads.size).to.equal(1);
    });
  }

  it("says what to do where nothing is shown, and where what is shown is not accepted", async () => {
    expect(await open(null).down()).to.match(
      /does not let us in \(status 401: .*give its user and password.*local_auth/,
    );
    const refused = await open("bearer wrong-t0ken").down();
    expect(refused).to.match(/status 401: .*type that anew/);
    guard.status = 403;
    expect(await open("bearer wrong-t0ken").down()).to.match(/status 403: .*ask who runs it/);
    expect(refused).not.to.include("wrong-t0ken");
  });

  it("refuses a graph at the gate, let in nowhere, at once, with nothing sent twice", async () => {
    guard.opens = (request) => request.url === "/upload/image";
    const end = (await render("bearer x")).at(-1)!;
    expect(end).to.include({ kind: "failed" });
    expect((end as { reason: string }).reason).to.match(/type that anew/);
    expect(host.accepted).to.deep.equal([]);
  });

  it("sends what is shown to no other origin that it is sent on to", async () => {
    const other = await new GuardServer(
      () => host.port,
      () => true,
    ).open();
    try {
      for (const line of ["bearer abc", `basic anna:${SECRET}`, "header X-Host-Key=abc", "query token=abc"]) {
        guard.sendsOnTo = other.url;
        expect(await open(line).down(), line).to.match(/sends on to/);
        expect((await render(line)).at(-1)!.kind, line).to.equal("failed");
      }
      expect(other.seen.map(({ method, url }) => `${method} ${url}`)).to.deep.equal([]);
    } finally {
      await other.close();
    }
  });

  it("is shown nothing at an address that it was not given for", () => {
    const file = changeSettings({}, { local_url: "http://one.example:8188/x", local_auth: "bearer abc" });
    const at = (stored: typeof file, url: string, environment = {}) =>
      authFor(settleSettings(stored, environment), url);
    expect(at(file, "http://one.example:8188/prompt")).to.equal("bearer abc");
    expect(at(file, "http://one.example:8189/prompt")).to.equal(null);
    expect(at(file, "https://one.example:8188/prompt")).to.equal(null);
    const moved = changeSettings(file, { local_url: "http://two.example" });
    expect(at(moved, "http://two.example/prompt")).to.equal(null);
    expect(at(changeSettings(moved, { local_auth: "bearer abc" }), "http://two.example/")).to.equal("bearer abc");
    const ofEnvironment = { local_url: "http://three.example" };
    const typed = changeSettings({}, { local_auth: "bearer abc" }, ofEnvironment);
    expect(at(typed, "http://three.example/", ofEnvironment), "the host of the environment").to.equal("bearer abc");
    expect(at(file, "http://three.example/", ofEnvironment), "given before it was set").to.equal(null);
    expect(changeSettings(file, { local_auth: null })).not.to.have.any.keys("local_auth", "local_auth_for");
    const shown = showSettings(settleSettings(file, {}), "/s.json");
    expect(shown.local_auth).to.equal("set");
    expect(JSON.stringify(shown)).not.to.include("abc");
    const ours = { local_auth: "bearer env" };
    expect(at({ local_url: "http://two.example" }, "http://two.example/", ours), "never given it").to.equal(null);
    expect(at({}, "http://two.example/", { ...ours, local_url: "http://two.example" })).to.equal("bearer env");
  });
});
