import { expect } from "chai";
import { readFile, readdir, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { FileReceiver, fetchFrom, receiveFile } from "../../src/machine/receive-file.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

const FILE = Buffer.from("0123456789abcdefghijklmnopqrstuvwxyz");

describe("a file that comes from a server", () => {
  const scratch = scratchFolder();
  let server: Server;
  let answers: ((request: IncomingMessage, response: ServerResponse) => unknown)[];
  const ranges: (string | undefined)[] = [];
  beforeEach(async () => {
    ranges.length = 0;
    server = createServer((request, response) => {
      ranges.push(request.headers.range);
      answers.shift()!(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const path = () => join(scratch(), "film.mp4");
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const receiver = (silence = 5000) => new FileReceiver(path(), { signal: new AbortController().signal, silence });
  const whole = (_: unknown, response: ServerResponse) =>
    response.writeHead(200, { "content-length": FILE.length }).end(FILE);
  const kept = async () => {
    const parts = (await readdir(scratch())).filter((name) => name.endsWith(".part"));
    return parts[0] === undefined ? 0 : (await stat(join(scratch(), parts[0]))).size;
  };
  /** What is on its way when a connection breaks is lost: it breaks once the bytes stand on the disk. */
  const cut = async (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { "content-length": FILE.length, etag: '"one"' });
    response.write(FILE.subarray(0, 10));
    await until(async () => (await kept()) >= 10, "the first bytes did not reach the disk");
    response.destroy();
  };
  const rest =
    (from: number, total = FILE.length, etag = '"one"') =>
    (_: unknown, response: ServerResponse) =>
      response
        .writeHead(206, { "content-range": `bytes ${from}-${total - 1}/${total}`, etag })
        .end(FILE.subarray(from, total));

  it("stands whole under its name, and says whether its length was promised", async () => {
    answers = [whole, (_, response) => response.writeHead(200).end(FILE)];
    expect(await receiver().receive(fetchFrom(url()))).to.deep.equal({ ok: true, bytes: 36, isPromised: true });
    expect(await receiver().receive(fetchFrom(url()))).to.deep.equal({ ok: true, bytes: 36, isPromised: false });
    expect(await readFile(path())).to.deep.equal(FILE);
    expect(await readdir(scratch())).to.deep.equal(["film.mp4"]);
  });

  it("is gone on with where it was cut off", async () => {
    answers = [cut, rest(10)];
    const files = receiver();
    expect(await files.receive(fetchFrom(url()))).to.include({ ok: false, gained: 10 });
    expect(await files.receive(fetchFrom(url()))).to.include({ ok: true, bytes: 36 });
    expect(ranges).to.deep.equal([undefined, "bytes=10-"]);
    expect(await readFile(path())).to.deep.equal(FILE);
  });

  it("is given up when no byte comes for too long, and gone on with", async () => {
    answers = [
      (_, response) => {
        response.writeHead(200, { "content-length": FILE.length, etag: '"one"' });
        response.write(FILE.subarray(0, 20));
      },
      () => undefined,
      rest(20),
    ];
    const files = receiver(40);
    expect(await files.receive(fetchFrom(url()))).to.deep.equal({ ok: false, why: "no byte came for 1 s", gained: 20 });
    expect(await files.receive(fetchFrom(url()))).to.include({ ok: false, gained: 0 });
    expect(await files.receive(fetchFrom(url()))).to.include({ ok: true });
    expect(await readFile(path())).to.deep.equal(FILE);
  });

  for (const [what, second] of [
    ["is another file by now", rest(10, 36, '"two"')],
    ["has another length by now", rest(10, 30)],
    ["is sent from another byte on", rest(5)],
    ["cannot be sent in part", (_: unknown, response: ServerResponse) => response.writeHead(416).end()],
  ] as const) {
    it(`begins anew when it ${what}`, async () => {
      answers = [cut, second, whole];
      const files = receiver();
      await files.receive(fetchFrom(url()));
      expect(await files.receive(fetchFrom(url()))).to.include({ ok: false, gained: 0 });
      expect(await files.receive(fetchFrom(url()))).to.include({ ok: true });
      expect(ranges).to.deep.equal([undefined, "bytes=10-", undefined]);
      expect(await readFile(path())).to.deep.equal(FILE);
    });
  }

  it("is gone on with after a server had trouble for once, and not after it had twice", async () => {
    const trouble = (_: unknown, response: ServerResponse) => response.writeHead(502).end();
    answers = [cut, trouble, rest(10), cut, trouble, trouble, whole];
    for (const tries of [3, 4]) {
      const files = receiver();
      for (let left = tries - 1; left > 0; left--) {
        expect(await files.receive(fetchFrom(url()))).to.include({ ok: false });
      }
      expect(await files.receive(fetchFrom(url()))).to.include({ ok: true });
      expect(await readFile(path())).to.deep.equal(FILE);
    }
    const asked = "bytes=10-";
    expect(ranges).to.deep.equal([undefined, asked, asked, undefined, asked, asked, undefined]);
  });

  it("is written from its beginning when the whole of it is sent again", async () => {
    answers = [cut, whole];
    const files = receiver();
    await files.receive(fetchFrom(url()));
    expect(await files.receive(fetchFrom(url()))).to.include({ ok: true });
    expect(await readFile(path())).to.deep.equal(FILE);
  });

  it("leaves nothing when it is asked for once and does not come", async () => {
    for (const answer of [cut, (_: unknown, response: ServerResponse) => response.writeHead(200).end()]) {
      answers = [answer];
      expect(await receiveFile(url(), path(), { signal: new AbortController().signal })).to.include({ ok: false });
    }
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("ends with the reason of whoever stops it", async () => {
    const stop = new AbortController();
    answers = [() => stop.abort(new Error("canceled"))];
    const ended = await receiveFile(url(), path(), { signal: stop.signal }).catch((error: unknown) => error);
    expect(ended).to.have.property("message", "canceled");
  });
});
