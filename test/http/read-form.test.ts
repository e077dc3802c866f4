import { expect } from "chai";
import { readdir, stat } from "node:fs/promises";
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isForm, requireForm, type Form } from "../../src/http/read-form.ts";
import { removeFile } from "../../src/machine/files.ts";
import { writeStream } from "../../src/machine/write-stream.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const MB = 1024 * 1024;
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n';

describe("a form with a file", () => {
  const folder = scratchFolder();
  let server: Server;
  let read: Promise<Form>;
  let onSeen: () => void;
  const seen = () => new Promise<void>((resolve) => void (onSeen = resolve));
  beforeEach(async () => {
    server = createServer((request, response) => {
      expect(isForm(request)).to.equal(true);
      read = requireForm(request, { folder: folder(), limit: 3 * MB, write: writeStream, remove: removeFile });
      read.then(
        () => response.end("taken"),
        () => response.end("refused"),
      );
      onSeen();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const send = () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const sent = ask({ port: (server.address() as AddressInfo).port, method: "POST", headers });
    sent.on("error", () => undefined);
    sent.write(HEAD);
    return sent;
  };

  it("goes to the disk as it comes, under a name of its own", async () => {
    const wait = seen();
    const sent = send();
    sent.end(`${"x".repeat(2 * MB)}\r\n--x--\r\n`);
    await wait;
    const { upload } = await read;
    expect(upload?.name).to.equal("film.mp4");
    expect((await stat(upload?.path ?? "")).size).to.equal(2 * MB);
  });

  it("is refused in the middle when it outgrows its limit, and leaves nothing", async () => {
    const wait = seen();
    const sent = send();
    const piece = Buffer.alloc(MB);
    for (let count = 0; count < 4; count++) sent.write(piece);
    await wait;
    expect(await refusalOf(read)).to.include({ kind: "too-large", message: "the file is larger than 3 MB" });
    expect(await readdir(folder())).to.deep.equal([]);
    sent.destroy();
  });

  it("leaves nothing when its sender goes away", async () => {
    const wait = seen();
    const sent = send();
    sent.write(Buffer.alloc(MB));
    await wait;
    sent.destroy();
    const error = await read.then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    expect(error?.message).to.match(/given up|aborted/i);
    expect(await readdir(folder())).to.deep.equal([]);
  });
});
