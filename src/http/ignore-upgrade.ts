// A request that offers to go on in another protocol, as `curl --http2` does: a server may pass over the offer, and Node does not
// once somebody listens for upgrades. So the request is put back before the socket's other bytes, without the offer, and read again.
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

/** Headers that belong to the offer; what else `Connection` says stays. */
const OFFER = new Set(["upgrade", "http2-settings"]);

/** `head`: what was read of the socket behind the request's headers. */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    const value = rawHeaders[at + 1] ?? "";
    if (name.toLowerCase() === "connection") lines.push(`${name}: ${withoutOffer(value)}`);
    else if (!OFFER.has(name.toLowerCase())) lines.push(`${name}: ${value}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}

function withoutOffer(connection: string): string {
  const said = connection.split(",").map((word) => word.trim());
  const kept = said.filter((word) => word !== "" && !OFFER.has(word.toLowerCase()));
  return kept.length > 0 ? kept.join(", ") : "keep-alive";
}
