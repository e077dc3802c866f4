import { expect } from "chai";
import { createHash } from "node:crypto";
import { readFile, readdir, realpath, writeFile } from "node:fs/promises";
import type { LookupAddress } from "node:dns";
import { join } from "node:path";
import { downloadFile } from "../../../src/machine/download/download-file.ts";
import type { Downloaded, FileOrder } from "../../../src/machine/download/file-order.ts";
import { exists } from "../../../src/machine/paths.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { seededDice } from "../../support/values/seeded-random.ts";
import {
  FILE,
  HALF,
  OTHER,
  SHA256,
  cutAt,
  honest,
  linked,
  openGarbage,
  openTurns,
  send,
  type Turn,
  type TurnServer,
} from "./bad-servers.ts";

const PACE = { silence: 150, between: 1, tries: 3 };

describe("a model file from a server", () => {
  const scratch = scratchFolder();
  let server: TurnServer;
  before(async () => {
    server = await openTurns();
  });
  after(() => server.close());

  const place = async () => join(await realpath(scratch()), "model.safetensors");
  const fetchIt = async (order: Partial<FileOrder> = {}): Promise<Downloaded> =>
    downloadFile({
      url: server.url,
      path: await place(),
      ...{ sha256: null, size: null, pace: PACE },
      guard: { trusted: new Set([server.origin]) },
      signal: new AbortController().signal,
      onBytes: () => undefined,
      examine: async () => undefined,
      ...order,
    });
  /** Nothing but the right bytes under the name; with them, nothing beside it. */
  const check = async (got: Downloaded) => {
    if (!got.ok) return expect(await exists(await place())).to.equal(false);
    expect(await readdir(scratch())).to.deep.equal(["model.safetensors"]);
    expect((await readFile(await place())).equals(FILE)).to.equal(true);
  };
  const known = { sha256: SHA256 };
  const sized = { size: FILE.length };
  const rest = (headers: Record<string, string>, body = FILE.subarray(HALF)): Turn => send(206, headers, body);

  /** Answers in turn, what is known of the file, and how it ends: null is well. */
  const CASES: Readonly<Record<string, readonly [readonly Turn[], Partial<FileOrder>, RegExp | null]>> = {
    "an honest one": [[honest()], {}, null],
    "one without the file": [[send(404)], {}, /status 404/],
    "one that had it": [[send(410)], known, /status 410/],
    "one that says no content": [[send(204)], {}, /status 204/],
    "one that is out of order": [[send(500)], known, /status 500/],
    "one that is out of order for a moment": [[send(503, { "retry-after": "0" }), honest()], {}, null],
    "one that has too much to do": [[send(429, { "retry-after": "0" }), honest()], known, null],
    "one with a web page in place of the file": [
      [send(200, { "content-type": "text/html; charset=utf-8" }, "<p>sign in</p>")],
      {},
      /web page/,
    ],
    "one that packs it": [[send(200, { "content-encoding": "gzip" }, FILE)], known, /packed as gzip/],
    "one with an empty file": [[send(200, { "content-length": 0 })], known, /empty/],
    "one that breaks off once": [[cutAt(HALF), honest()], {}, null],
    "one that breaks off before the first byte": [[cutAt(0), honest()], {}, null],
    "one that never comes further": [[cutAt(HALF), (_, response) => response.destroy()], {}, /hang up|aborted|closed/],
    "one that sends more than it should": [[send(200, {}, Buffer.concat([FILE, FILE]))], sized, /more than its 200000/],
    "one with another length": [[honest(FILE.subarray(1))], sized, /199999 bytes there, where 200000/],
    "one that ends early without a word": [
      [send(200, {}, FILE.subarray(0, HALF))],
      { ...sized, ...known },
      /100000 of/,
    ],
    "one with other bytes of the same length": [[honest(OTHER)], known, /hash/],
    "one that continues with another file": [[cutAt(HALF), honest(OTHER, '"one"')], known, /hash/],
    "one that continues with another file once": [[cutAt(HALF), honest(OTHER, '"one"'), honest()], known, null],
    "one whose file changed": [[cutAt(HALF, { file: OTHER, etag: '"old"' }), honest()], {}, null],
    "one that sends the whole again": [[cutAt(HALF), send(200, { "content-length": FILE.length }, FILE)], {}, null],
    "one with weak tags": [[cutAt(HALF, { etag: 'W/"one"' }), honest(FILE, undefined)], {}, null],
    "one without tags": [[cutAt(HALF, { etag: undefined }), honest(FILE, undefined)], {}, null],
    "one that sends a part from elsewhere": [
      [cutAt(HALF), rest({ "content-range": "bytes 0-199999/200000" }, FILE), honest()],
      {},
      null,
    ],
    "one that always sends another part": [
      [cutAt(HALF), rest({ "content-range": "bytes 0-99999/200000" }), cutAt(HALF), rest({ "content-range": "x" })],
      {},
      /part/,
    ],
    "one that sends too short a part": [
      [cutAt(HALF), rest({ "content-range": "bytes 100000-150000/200000" }), honest()],
      {},
      null,
    ],
    "one whose file is longer now": [
      [cutAt(HALF), rest({ "content-range": "bytes 100000-299999/300000" }), honest()],
      {},
      null,
    ],
    "one whose part has another tag": [
      [cutAt(HALF), rest({ etag: '"two"', "content-range": "bytes 100000-199999/200000" }), honest()],
      {},
      null,
    ],
    "one that sends parts of parts": [
      [cutAt(HALF), send(206, { "content-type": "multipart/byteranges; boundary=x" }, FILE), honest()],
      {},
      null,
    ],
    "one that sends a part unasked": [[rest({ "content-range": "bytes 100000-199999/200000" })], {}, /part/],
    "one that has nothing behind the kept bytes": [
      [cutAt(HALF), send(416, { "content-range": "bytes */5" }), honest()],
      {},
      null,
    ],
    "one that always says so": [[send(416)], {}, /416/],
    "one that says neither length nor hash": [
      [(_, response) => response.writeHead(200).end(FILE)],
      {},
      /neither its length/,
    ],
    "one that says the hash alone": [[(_, response) => response.writeHead(200).end(FILE)], known, null],
    "one that falls silent": [
      [
        (_, response) => {
          response.writeHead(200, { "content-length": FILE.length, etag: '"one"' });
          response.write(FILE.subarray(0, HALF));
        },
        honest(),
      ],
      {},
      null,
    ],
    "one that never answers": [[() => undefined], {}, /no byte came/],
    "one that sends on to itself": [[send(302, { location: "/file" })], {}, /circle/],
    "one that sends on for ever": [
      [(request, response) => response.writeHead(307, { location: `/file?${Math.random()}${request.url}` }).end()],
      {},
      /status 404|circle/,
    ],
    "one that sends on to nowhere": [[send(302)], {}, /nowhere/],
    "one that sends on to this machine": [[send(302, { location: "http://127.0.0.1:9/file" })], known, /https alone/],
    "one that sends on into the network": [
      [send(302, { location: "https://192.168.0.1/file" })],
      known,
      /this machine or its/,
    ],
    "one that sends on to a file": [[send(302, { location: "file:///etc/passwd" })], known, /https alone/],
    "one that sends on to metadata": [
      [send(302, { location: "https://[::ffff:169.254.169.254]/" })],
      known,
      /this machine or/,
    ],
  };

  for (const [name, [turns, order, ends]] of Object.entries(CASES)) {
    it(`is right or not there from ${name}`, async () => {
      server.answer({ "/file": turns });
      const got = await fetchIt(order);
      await check(got);
      if (ends === null) expect(got).to.deep.include({ ok: true, bytes: FILE.length });
      else expect(got.ok ? "" : got.why).to.match(ends);
    });
  }

  it("has the hash and the size that the hub says on its redirect", async () => {
    server.answer({ "/file": [linked(() => "/store")], "/store": [honest()] });
    expect(await fetchIt()).to.deep.equal({ ok: true, bytes: FILE.length, sha256: SHA256 });
  });

  for (const [name, store] of Object.entries({
    "other bytes": honest(OTHER),
    "fewer bytes": honest(FILE.subarray(5)),
    "a hash of its own": honest(OTHER, '"one"', { "x-linked-etag": "0".repeat(64) }),
  })) {
    it(`is not taken from where a hub sends on to when there are ${name}`, async () => {
      server.answer({ "/file": [linked(() => "/store")], "/store": [store] });
      const got = await fetchIt(name === "a hash of its own" ? known : {});
      expect(got.ok).to.equal(false);
      await check(got);
    });
  }

  it("is not taken from a hub that has another file than the record names", async () => {
    server.answer({ "/file": [linked(() => "/store")], "/store": [honest()] });
    const got = await fetchIt({ sha256: "0".repeat(64) });
    expect(got).to.deep.include({ ok: false, why: "the hub has another file there than the record names" });
  });

  for (const status of [401, 403]) {
    it(`is said to be gated at status ${status}`, async () => {
      server.answer({ "/file": [send(status, { "x-error-code": "GatedRepo" })] });
      expect(await fetchIt()).to.deep.equal({ ok: false, why: `status ${status}`, isGated: true });
    });
  }

  it("never takes the token to another origin", async () => {
    const other = await openTurns();
    try {
      server.answer({ "/file": [linked(() => `${other.origin}/back`)], "/store": [honest()] });
      other.answer({ "/back": [send(302, { location: `${server.origin}/store` })] });
      const trusted = new Set([server.origin, other.origin]);
      const got = await fetchIt({ token: { value: "secret", origin: server.origin }, guard: { trusted } });
      expect(got.ok).to.equal(true);
      expect(server.asked.map(({ headers }) => headers.authorization)).to.deep.equal(["Bearer secret", undefined]);
      expect(other.asked.map(({ headers }) => headers.authorization)).to.deep.equal([undefined]);
    } finally {
      await other.close();
    }
  });

  it("is not fetched from a name that has an address of this machine", async () => {
    const resolve = (_: string, answered: (error: Error | null, addresses: readonly LookupAddress[]) => void) =>
      answered(null, [
        { address: "93.184.215.14", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ]);
    const got = await fetchIt({ url: "https://models.example/file", guard: { trusted: new Set(), resolve } });
    expect(got.ok ? "" : got.why).to.contain("models.example is an address of this machine");
  });

  it("is not fetched from a port that speaks something else", async () => {
    const garbage = await openGarbage("220 smtp ready\r\n");
    try {
      const got = await fetchIt({ url: garbage.url, guard: { trusted: new Set([new URL(garbage.url).origin]) } });
      expect(got.ok).to.equal(false);
      await check(got);
    } finally {
      garbage.close();
    }
  });

  it("is not begun where the disk has no room", async () => {
    server.answer({ "/file": [honest()] });
    const got = await fetchIt({ free: async () => 1_000_000 });
    expect(got.ok ? "" : got.why).to.match(/needs 269 MB on the disk, and 1 MB are free/);
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("never takes the place of somebody's file", async () => {
    await writeFile(await place(), "mine");
    server.answer({ "/file": [honest()] });
    expect(await fetchIt(known)).to.deep.include({ ok: false });
    expect(await readFile(await place(), "utf8")).to.equal("mine");
    await writeFile(await place(), FILE);
    expect(await fetchIt(known)).to.deep.equal({ ok: true, bytes: FILE.length, sha256: SHA256 });
    expect(server.asked).to.have.length(0);
  });

  it("is looked into where nobody says its hash", async () => {
    server.answer({ "/file": [honest()] });
    const got = await fetchIt({ examine: async () => "it is no model" });
    expect(got).to.deep.equal({ ok: false, why: "it is no model", isGated: false });
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("is whole with its hash after it was cut off at a hundred random bytes", async () => {
    const die = seededDice(2026);
    server.answer({ "/file": [honest()] });
    for (let file = 0, kills = 0; kills < 100; file++) {
      const path = join(await realpath(scratch()), `model-${file}.safetensors`);
      for (let turn = 0; turn < 5; turn++) {
        const stop = new AbortController();
        const at = die(FILE.length);
        const onBytes = (done: number) => done >= at && stop.abort(new Error("killed"));
        const got = await fetchIt({ path, signal: stop.signal, onBytes }).catch((error: Error) => error.message);
        if (got !== "killed") break; // the last bytes had come before it
        kills++;
      }
      if (!(await exists(path))) expect(await fetchIt({ path })).to.deep.include({ ok: true });
      expect(
        createHash("sha256")
          .update(await readFile(path))
          .digest("hex"),
      ).to.equal(SHA256);
    }
    expect(server.asked.some(({ headers }) => headers.range !== undefined)).to.equal(true);
  }).timeout(20_000);
});
