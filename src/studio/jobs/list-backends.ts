// GET /studio/backends: where jobs can run, and why one cannot.
import type { ReplyOf } from "../../contracts/route.ts";
import type { backendsRoute } from "../../contracts/routes/jobs.ts";
import type { Studio } from "../studio.ts";

export async function listBackends({
  backends,
  settings,
}: Pick<Studio, "backends" | "settings">): Promise<ReplyOf<typeof backendsRoute>> {
  const records = [...backends.values()].map(async (backend) => ({
    name: backend.name,
    kind: backend.kind,
    where: backend.where,
    down: await backend.down(),
  }));
  return { backends: await Promise.all(records), api_key: settings.now().key !== null };
}
