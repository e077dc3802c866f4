import { expect } from "chai";
import { execFile } from "node:child_process";
import { createConnection } from "node:net";
import { mkdir, readdir, readlink, rename, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { fileRoute } from "../../src/contracts/routes/files.ts";
import { bind } from "../../src/http/binding.ts";
import { parseRange } from "../../src/http/send-file.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { fileAt, sendRequest, openTestServer, type TestServer } from "./open-test-server.ts";
import { until } from "../support/until.ts";

const TEN = Buffer.from("0123456789");

describe("A file of the episode", () => {
  let server: TestServer;
  let scratch: Scratch;
  let folder: string;
  before(async () => {
    scratch = await openScratch(".files-");
    folder = scratch.folder;
    await writeFile(join(folder, "ten.mp4"), TEN);
    await writeFile(join(folder, "empty.txt"), "");
    server = await openTestServer({ bindings: [bind(fileRoute, async ({ path }) => fileAt(join(folder, path)))] });
  });
  after(async () => {
    await server.close();
    await scratch.remove();
  });

  const url = (path: string) => `/studio/file?ep=/e&path=${encodeURIComponent(path)}`;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    sendRequest(server, url(path), { headers, method });

  it("comes whole, with its type, its length and a tag", async () => {
    const reply = await get("ten.mp4");
    expect([reply.status, reply.text]).to.deep.equal([200, "0123456789"]);
    expect(reply.headers).to.include({
      "content-type": "video/mp4",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "no-cache",
      "content-disposition": `inline; filename="ten.mp4"; filename*=UTF-8''ten.mp4`,
    });
    expect(reply.headers.etag).to.match(/^"[^"]+"$/);
  });

  it("comes in parts", async () => {
    const parts: [range: string, text: string, place: string][] = [
      ["bytes=0-3", "0123", "bytes 0-3/10"],
      ["bytes=4-", "456789", "bytes 4-9/10"],
      ["bytes=-3", "789", "bytes 7-9/10"],
      ["bytes=8-100", "89", "bytes 8-9/10"],
      ["bytes=-100", "0123456789", "bytes 0-9/10"],
      ["bytes=9-9", "9", "bytes 9-9/10"],
    ];
    for (const [Range, text, place] of parts) {
      const reply = await get("ten.mp4", { Range });
      expect([reply.status, reply.text, reply.headers["content-range"]], Range).to.deep.equal([206, text, place]);
      expect(reply.headers["content-length"], Range).to.equal(String(text.length));
    }
  });

  it("comes whole when the range is not one", async () => {
    for (const Range of ["bytes=0-1,4-5", "bytes=5-2", "bytes=-", "bytes=a-b", "lines=0-1", "bytes 0-1", ""]) {
      const reply = await get("ten.mp4", { Range });
      expect([reply.status, reply.text], Range).to.deep.equal([200, "0123456789"]);
    }
  });

  it("says 416 when it has none of the bytes", async () => {
    for (const [path, Range] of [
      ["ten.mp4", "bytes=10-"],
      ["ten.mp4", "bytes=99999999999999999999-"],
      ["ten.mp4", "bytes=-0"],
      ["empty.txt", "bytes=0-"],
    ] as const) {
      const reply = await get(path, { Range });
      expect(reply.status, Range).to.equal(416);
      expect(reply.headers["content-range"], Range).to.match(/^bytes \*\/(10|0)$/);
      expect(reply.error).to.match(/has (10|0) bytes/);
    }
  });

  it("is not sent again to a client that has it", async () => {
    const tag = (await get("ten.mp4")).headers.etag ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const reply = await get("ten.mp4", { "If-None-Match": known });
      expect([reply.status, reply.text, reply.headers.etag], known).to.deep.equal([304, "", tag]);
    }
    expect((await get("ten.mp4", { "If-None-Match": '"other"' })).status).to.equal(200);
  });

  it("continues a download only while it is the same file", async () => {
    const path = join(folder, "changing.mp4");
    await writeFile(path, "first version");
    const tag = (await get("changing.mp4")).headers.etag ?? "";
    expect((await get("changing.mp4", { Range: "bytes=6-", "If-Range": tag })).text).to.equal("version");
    await writeFile(`${path}.new`, "other version");
    await rename(`${path}.new`, path);
    const reply = await get("changing.mp4", { Range: "bytes=6-", "If-Range": tag });
    expect([reply.status, reply.text]).to.deep.equal([200, "other version"]);
    expect(
      (await get("changing.mp4", { Range: "bytes=6-", "If-Range": "Sat, 21 Nov 2026 00:00:00 GMT" })).status,
    ).to.equal(200);
  });

  it("is described without its bytes by HEAD", async () => {
    const reply = await get("ten.mp4", {}, "HEAD");
    expect([reply.status, reply.text, reply.headers["content-length"]]).to.deep.equal([200, "", "10"]);
    expect((await get("none.mp4", {}, "HEAD")).status).to.equal(404);
  });

  it("may be empty", async () => {
    const reply = await get("empty.txt");
    expect([reply.status, reply.text, reply.headers["content-length"]]).to.deep.equal([200, "", "0"]);
  });

  it("that is missing, or is no file, is 404 and named", async () => {
    await mkdir(join(folder, "sub"));
    await promisify(execFile)("mkfifo", [join(folder, "pipe")]);
    for (const path of ["none.mp4", "sub", "ten.mp4/x", "pipe"]) {
      const reply = await get(path);
      expect(reply.status, path).to.equal(404);
      expect(reply.headers["content-disposition"]).to.equal(undefined);
      expect(reply.error, path).to.include(path.split("/").at(-1));
    }
  });

  it("that may not be opened is said so", async () => {
    await writeFile(join(folder, "shut.mp4"), TEN, { mode: 0 });
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.("nobody"); // the superuser may open anything
    const reply = await get("shut.mp4").finally(() => isRoot && process.seteuid?.(0));
    const sentence = "shut.mp4 cannot be read: the studio lacks the right to open it";
    expect([reply.status, reply.error]).to.deep.equal([500, sentence]);
    server.lines.length = 0;
  });

  it("never runs as a page of the studio", async () => {
    const script = "<script>alert(1)</script>";
    const types: Record<string, string> = {
      "a.html": "text/plain; charset=utf-8",
      "a.HTM": "text/plain; charset=utf-8",
      "a.xhtml": "text/plain; charset=utf-8",
      "a.xml": "text/plain; charset=utf-8",
      "a.js": "text/plain; charset=utf-8",
      "a.svg": "image/svg+xml",
      "a.svgz": "application/octet-stream",
      "a.mhtml": "application/octet-stream",
      "a.constructor": "application/octet-stream",
      a: "application/octet-stream",
    };
    for (const [name, type] of Object.entries(types)) {
      await writeFile(join(folder, name), script);
      const { headers } = await get(name);
      expect(headers["content-type"], name).to.equal(type);
      expect(headers["x-content-type-options"], name).to.equal("nosniff");
      if (!type.startsWith("text/plain"))
        expect(headers["content-security-policy"], name).to.match(/^sandbox; default-src 'none'/);
    }
  });

  it("keeps its name when it is saved, whatever letters that has", async () => {
    const name = `naïve "quote" 日本 100%.txt`;
    await writeFile(join(folder, name), "x");
    const { headers, status } = await get(name);
    expect(status).to.equal(200);
    const disposition = headers["content-disposition"] ?? "";
    expect(disposition).to.match(/^inline; filename="[ -~]+"; filename\*=UTF-8''[\w.~%-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).to.equal(name);
  });

  it("that shrinks while it is streamed breaks the connection, not the service", async () => {
    const path = join(folder, "shrinking.wav");
    await writeFile(path, Buffer.alloc(64 * 1024 * 1024));
    const received = await new Promise<number>((resolve) => {
      let bytes = 0;
      const socket = createConnection(server.port, "127.0.0.1", () => {
        socket.write(`GET ${url("shrinking.wav")} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      });
      socket.once("data", () => {
        socket.pause();
        void truncate(path, 1024).then(() => socket.resume());
      });
      socket.on("data", (chunk) => (bytes += chunk.length));
      socket.on("error", () => {});
      socket.on("close", () => resolve(bytes));
    });
    expect(received)
      .to.be.greaterThan(0)
      .and.lessThan(64 * 1024 * 1024);
    expect((await get("ten.mp4")).status).to.equal(200);
  });

  it("is let go when the client leaves", async () => {
    await writeFile(join(folder, "long.wav"), Buffer.alloc(32 * 1024 * 1024));
    for (let i = 0; i < 20; i += 1) {
      await new Promise<void>((resolve) => {
        const socket = createConnection(server.port, "127.0.0.1", () => {
          socket.write(`GET ${url("long.wav")} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        });
        socket.once("data", () => socket.destroy());
        socket.once("close", () => resolve());
      });
    }
    expect((await get("ten.mp4")).status).to.equal(200);
    expect(server.lines).to.deep.equal([]);
    const isHeld = async () => (await openFiles()).some((path) => path.startsWith(folder));
    await until(async () => !(await isHeld()), "the file was not let go", { every: 20 });
  });
});

/** What this process holds open; empty where the system does not tell. */
async function openFiles(): Promise<string[]> {
  const handles = await readdir("/proc/self/fd").catch(() => []);
  return Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => "")));
}

describe("A range of bytes", () => {
  it("never reaches outside of the file", () => {
    for (const size of [0, 1, 2, 10]) {
      for (const header of ["bytes=0-0", "bytes=0-", "bytes=-1", "bytes=-20", "bytes=1-1", "bytes=9-30", "bytes=3-2"]) {
        const wanted = parseRange(header, size);
        if (wanted.kind !== "part") continue;
        expect(wanted.span.first, header).to.be.within(0, size - 1);
        expect(wanted.span.last, header).to.be.within(wanted.span.first, size - 1);
      }
    }
  });
});
