// What the first status of a service takes, asked by somebody who has asked for the config before, as the page does.
import { Agent } from "node:http";
import type { Service } from "../support/episodes/open-service.ts";
import { timeOf } from "./measure.ts";
import { fetchUnread, heldWhile } from "./serve.ts";

export interface First {
  readonly first: number;
  /** Milliseconds that the loop was held at most meanwhile. */
  readonly held: number;
}

export async function measureFirst(service: Service, ep: string): Promise<First> {
  const agent = new Agent({ keepAlive: true });
  await fetchUnread(`${service.url}/studio/config`, { agent });
  let first = 0;
  const held = await heldWhile(async () => void (first = await timeOf(() => askStatus(service, ep, { agent }))));
  agent.destroy();
  return { first, held };
}

export function askStatus(service: Service, ep: string, options: object) {
  return fetchUnread(`${service.url}/studio/episode?${new URLSearchParams({ ep, pass: "proxy" }).toString()}`, options);
}
