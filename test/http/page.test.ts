import { expect } from "chai";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MOUNTED } from "../../src/http/prefix.ts";
import { ROOT } from "../support/project-files.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";
import { sendRequest, openTestServer, type TestServer } from "./open-test-server.ts";

describe("The page", () => {
  let server: TestServer;
  let scratch: Scratch;
  let folder: string;
  beforeEach(async () => {
    scratch = await openScratch(".page-");
    folder = join(scratch.folder, "web");
    server = await openTestServer({ page: folder });
  });
  afterEach(async () => {
    await server.close();
    await scratch.remove();
  });

  async function build(): Promise<void> {
    await mkdir(join(folder, "assets"), { recursive: true });
    await writeFile(join(folder, "index.html"), "<!doctype html><title>Episode Studio</title>");
    await writeFile(join(folder, "assets", "index-Bx81kQ2a.js"), "export {};");
    await writeFile(join(folder, "icon.svg"), "<svg/>");
  }

  it("that is not built says with which command it is, and is there once it is", async () => {
    const reply = await sendRequest(server, "/");
    expect(reply.status).to.equal(503);
    expect(reply.headers["content-type"]).to.equal("text/plain; charset=utf-8");
    expect(reply.text).to.include("npm run build:page");
    await build();
    expect((await sendRequest(server, "/")).text).to.include("Episode Studio");
  });

  it("says whether it lies in a host", async () => {
    await mkdir(folder);
    await copyFile(join(ROOT, "web_ext/index.html"), join(folder, "index.html"));
    expect((await sendRequest(server, "/")).text).to.include('<html lang="en" data-place="own">');
    const inHost = await openTestServer({ page: folder, prefixes: MOUNTED });
    for (const path of ["/studio/", "/studio/index.html"]) {
      expect((await sendRequest(inHost, path)).text).to.include('<html lang="en" data-place="host">');
    }
    await inHost.close();
  });

  it("is asked for anew each time, and runs no script but its own files", async () => {
    await build();
    for (const path of ["/", "/index.html", "/?x=1"]) {
      const { status, headers } = await sendRequest(server, path, { headers: { Host: "localhost:8190" } });
      expect([status, headers["cache-control"]]).to.deep.equal([200, "no-cache"]);
      const policy = (headers["content-security-policy"] as string).split("; ");
      expect(policy).to.include("default-src 'self'").and.include("frame-ancestors 'self'");
      expect(policy).to.include("connect-src 'self' ws://localhost:8190 wss://localhost:8190");
      expect(policy.join()).not.to.match(/unsafe|script-src|\*/);
    }
  });

  it("lets browsers keep what carries a hash of its content for good, and nothing else", async () => {
    await build();
    const asset = await sendRequest(server, "/assets/index-Bx81kQ2a.js");
    expect(asset.headers["cache-control"]).to.equal("public, max-age=31536000, immutable");
    expect(asset.headers["content-type"]).to.equal("text/javascript; charset=utf-8");
    expect((await sendRequest(server, "/icon.svg")).headers["cache-control"]).to.equal("no-cache");
  });

  it("gives away nothing beside its folder", async () => {
    await build();
    await writeFile(join(folder, "..", "secret.txt"), "secret");
    await writeFile(join(folder, ".env"), "secret");
    for (const path of [
      "/../secret.txt",
      "/%2e%2e/secret.txt",
      "/assets/..%2f..%2fsecret.txt",
      "/.env",
      "/assets",
      "/%zz",
      "/%00",
    ]) {
      const reply = await sendRequest(server, path);
      expect(reply.status, path).to.be.within(400, 404);
      expect(reply.error, path).to.be.a("string").and.not.equal("");
      expect(reply.text, path).not.to.equal("secret");
    }
  });
});
