// What benches of the HTTP server share: bytes taken over HTTP and left unread, and how long the event loop was held meanwhile.
import { get, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";

/** Takes the bytes and leaves them unread: what a client does with them is not the service's cost. */
export function fetchUnread(url: string, options: RequestOptions): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 400) reject(new Error(`${url} answered ${statusCode}`));
      response.resume().once("end", () => resolve(headers));
    }).once("error", reject);
  });
}

/** Milliseconds that the loop was held at most. */
export async function heldWhile(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  await wait(50);
  delay.enable();
  await work();
  await wait(20);
  delay.disable();
  return delay.max / 1e6;
}
