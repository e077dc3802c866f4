// GET /studio/backends: where jobs can run, and why one cannot.
import type { ReplyOf } from "../../contracts/route.ts";
import type { backendsRoute } from "../../contracts/routes/jobs.ts";
import type { Backend } from "../../hosts/backend.ts";
import { within } from "../../machine/wait.ts";
import type { StudioPorts } from "../ports.ts";

/** Milliseconds that a page waits for what backends say. */
const PATIENCE = 4_000;

export async function listBackends({
  backends,
  settings,
}: Pick<StudioPorts, "backends" | "settings">): Promise<ReplyOf<typeof backendsRoute>> {
  const records = [...backends.values()].map(async (backend) => ({
    name: backend.name,
    kind: backend.kind,
    where: backend.where,
    down: await whyDown(backend),
    ...(backend.hosts && { hosts: [...((await within(PATIENCE, backend.hosts())) ?? [])] }),
  }));
  return { backends: await Promise.all(records), api_key: settings.now().keys.length > 0 };
}

async function whyDown(backend: Backend): Promise<string | null> {
  const said = await within(PATIENCE, backend.down(PATIENCE));
  return said === undefined ? `it has not answered within ${PATIENCE / 1000} s: ask again` : said;
}
