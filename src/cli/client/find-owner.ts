// The service that owns a user folder, as a command looks for it on this machine.
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "../../contracts/refusal.ts";
import type { Environment } from "../../environment.ts";
import { systemClock } from "../../machine/clock.ts";
import { withoutLinks } from "../../machine/paths.ts";
import { readOwner, type Owner } from "../../machine/process/owner.ts";
import { studioFolder } from "../../wiring/claim-folder.ts";

/** Milliseconds that an owner is given to say where it answers: a service that is just starting does so at once. */
export const OWNER_PATIENCE = 3_000;
const PAUSE = 50;

/** The service that works in the user folder; undefined when none does. `patience`: milliseconds that it is given to say where it answers. */
export async function findOwner({ userDir }: Environment, patience: number): Promise<Owner | undefined> {
  const folder = studioFolder({ userDir: await withoutLinks(userDir) });
  for (let left = patience; ; left -= PAUSE) {
    const owner = await readOwner(folder, systemClock);
    if (!owner || owner.url !== null || left <= 0) return owner;
    await sleep(PAUSE);
  }
}

/** The secret goes to a process of this machine only: the address of another one may be anybody's here. */
export function requireReachable({ url, host, pid, secret }: Owner): { readonly url: string; readonly secret: string } {
  if (url !== null && host === hostname()) return { url, secret };
  const where = host === hostname() ? `as process ${pid}` : `on ${host}`;
  const advice = host === hostname() ? "wait until it has ended, or stop it" : "run the command there, or stop it";
  throw new Refusal("conflict", `the studio already runs ${where} and works in this user folder: ${advice}`);
}
