import { expect } from "chai";
import { gunzipSync } from "node:zlib";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getConfigRoute } from "../../src/contracts/routes/config.ts";
import { fileRoute } from "../../src/contracts/routes/files.ts";
import { bind } from "../../src/http/binding.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { fileAt, sendRequest, openTestServer, type TestServer } from "./open-test-server.ts";

const LIMIT = 64 * 1024;
const config = { roots: [], review_copy: false, version: 1, host: "" };
const padding = (bytes: number) => "x".repeat(bytes - JSON.stringify(config).length);

describe("Packing replies", () => {
  let server: TestServer;
  let scratch: Scratch;
  let host = "";
  before(async () => {
    scratch = await openScratch();
    const { folder } = scratch;
    await writeFile(join(folder, "big.json"), JSON.stringify({ host: padding(LIMIT * 2) }));
    server = await openTestServer({
      bindings: [
        bind(getConfigRoute, async () => ({ ...config, host })),
        bind(fileRoute, async ({ path }) => fileAt(join(folder, path))),
      ],
    });
  });
  after(async () => {
    await server.close();
    await scratch.remove();
  });

  const ask = (encodings?: string) =>
    sendRequest(server, "/studio/config", encodings === undefined ? {} : { headers: { "Accept-Encoding": encodings } });

  it("packs JSON over 64 KB for whoever accepts gzip, and gives the same JSON", async () => {
    host = padding(LIMIT + 1);
    for (const encodings of ["gzip", "gzip, deflate, br, zstd", "br;q=1, gzip;q=0.1", "*", "GZIP"]) {
      const reply = await ask(encodings);
      expect(reply.headers["content-encoding"], encodings).to.equal("gzip");
      expect(reply.headers.vary, encodings).to.match(/accept-encoding/i);
      expect(JSON.parse(gunzipSync(reply.bytes).toString())).to.deep.equal({ ...config, host });
    }
  });

  it("leaves it alone for whoever does not", async () => {
    host = padding(LIMIT + 1);
    for (const encodings of [undefined, "identity", "br", "deflate", "gzip;q=0", "br, gzip;q=0", ""]) {
      const reply = await ask(encodings);
      expect(reply.headers["content-encoding"], encodings).to.equal(undefined);
      expect(JSON.parse(reply.text)).to.deep.equal({ ...config, host });
    }
  });

  it("leaves 64 KB and less alone", async () => {
    host = padding(LIMIT);
    const reply = await ask("gzip");
    expect([reply.bytes.length, reply.headers["content-encoding"]]).to.deep.equal([LIMIT, undefined]);
  });

  it("never packs a streamed file, whose ranges count its own bytes", async () => {
    const headers = { "Accept-Encoding": "gzip", Range: "bytes=0-8" };
    const reply = await sendRequest(server, "/studio/file?ep=/a&path=big.json", { headers });
    expect([reply.status, reply.text, reply.headers["content-encoding"]]).to.deep.equal([206, '{"host":"', undefined]);
  });
});
