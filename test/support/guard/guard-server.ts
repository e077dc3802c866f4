// A guard in front of a stand-in host, as nginx is one: who does not show the right thing gets 401 and reaches nothing, over HTTP and the websocket.
import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";

export class GuardServer {
  /** Method and path of what was turned away, and of what was let in. */
  readonly turnedAway: string[] = [];
  readonly letIn: string[] = [];
  /** Where everything is sent on to, in place of an answer. */
  sendsOnTo: string | null = null;
  status = 401;
  /** Requests in full, for what they hold. */
  readonly seen: IncomingMessage[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  readonly #port: () => number;
  opens: (request: IncomingMessage) => boolean;

  constructor(port: () => number, opens: (request: IncomingMessage) => boolean) {
    this.#port = port;
    this.opens = opens;
    this.#server = createServer((request, response) => {
      this.seen.push(request);
      if (this.sendsOnTo !== null)
        return void response.writeHead(307, { location: this.sendsOnTo + request.url }).end();
      if (!this.#judge(request))
        return void response.writeHead(this.status, { "content-type": "text/html" }).end(`<h1>no: ${request.url}</h1>`);
      const { method, url, headers } = request;
      const onward = ask({ host: "127.0.0.1", port: this.#port(), method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    });
    this.#server.on("upgrade", (request: IncomingMessage, socket: Socket) => {
      this.seen.push(request);
      if (!this.#judge(request)) return socket.end(`HTTP/1.1 ${this.status} No\r\n\r\n`);
      const onward = connect(this.#port(), "127.0.0.1");
      for (const each of [socket, onward]) {
        this.#sockets.add(each);
        each.on("error", () => undefined);
      }
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      onward.write([`GET ${request.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      onward.pipe(socket).pipe(onward);
      return undefined;
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return this;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #judge(request: IncomingMessage): boolean {
    const isIn = this.opens(request);
    (isIn ? this.letIn : this.turnedAway).push(
      `${request.method} ${new URL(request.url ?? "/", "http://guard").pathname}`,
    );
    return isIn;
  }
}
