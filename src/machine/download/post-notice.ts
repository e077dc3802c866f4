// One small JSON message to an address that the user named: looked at as a download's address is, sent once, its answer not followed anywhere.
import { request as askHttp } from "node:http";
import { request as askHttps } from "node:https";
import { guardedLookup, requirePublic, type NetworkGuard } from "./public-addresses.ts";

/** Milliseconds without a byte before it is given up. */
const SILENCE = 10_000;

/** Throws why it did not arrive: what the network says, RefusedAddress, or a status that is no success. */
export async function postNotice(address: string, message: object, guard: NetworkGuard): Promise<void> {
  const url = new URL(address);
  requirePublic(url, guard);
  const body = JSON.stringify(message);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const ask: typeof askHttp = url.protocol === "http:" ? askHttp : askHttps;
  const options = {
    method: "POST",
    headers,
    lookup: guardedLookup(url, guard),
    timeout: SILENCE,
    agent: false as const,
  };
  const status = await new Promise<number>((resolve, reject) => {
    const request = ask(url, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.on("timeout", () => request.destroy(new Error(`${url.host} did not answer within ${SILENCE / 1000} s`)));
    request.on("error", reject);
    request.end(body);
  });
  if (status < 200 || status > 299) throw new Error(`${url.host} answered ${status}`);
}
