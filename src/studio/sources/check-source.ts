// POST /studio/source/check: what an edited text would be told, without writing it.
import type { BodyOf } from "../../contracts/route.ts";
import type { Check } from "../../contracts/replies/build-report.ts";
import type { checkSourceRoute } from "../../contracts/routes/sources.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { checkEdit, type CheckPorts } from "../shared/texts/check-edit.ts";

export async function checkSource(ports: CheckPorts, body: BodyOf<typeof checkSourceRoute>): Promise<Check> {
  return checkEdit(ports, body.ep as EpisodeFolder, body);
}
