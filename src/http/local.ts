// Whether a request comes from the machine that the service runs on. docs/http.md "Security": stopping asks for it.
import type { IncomingMessage } from "node:http";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/** By the connection's addresses alone. What came through a proxy is never local: the proxy's own address says nothing. */
export function isFromThisMachine(request: IncomingMessage): boolean {
  if (isForwarded(request)) return false;
  const { remoteAddress, localAddress } = request.socket;
  if (remoteAddress === undefined) return false;
  // A connection to one of our own network addresses from that same address never left the machine.
  return isLoopback(remoteAddress) || remoteAddress === localAddress;
}

/** Whether a proxy or a host has passed the request on. */
export function isForwarded(request: IncomingMessage): boolean {
  return FORWARDED.some((name) => request.headers[name] !== undefined);
}

/** 127.0.0.0/8 and ::1, also in the form that a socket for both families reports. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/i.test(address);
}
