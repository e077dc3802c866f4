// DELETE /studio/grade: the match of a take's colours goes; the take itself was never touched.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { removeGradeRoute } from "../../contracts/routes/delivery/grade.ts";
import { removeGrade as removeFiles } from "../../disk/takes/grades.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function removeGrade(
  ports: Pick<StudioPorts, "locks" | "emit">,
  { folder: ep }: EpisodeContext,
  { shot, take, pass }: EpisodeInput<typeof removeGradeRoute>,
): Promise<ReplyOf<typeof removeGradeRoute>> {
  if (!(await removeFiles(ep, { shot, take, pass }, ports.locks)))
    throw new Refusal("unknown", `the colours of ${shot} take ${take} in the ${pass} pass are not matched to anything`);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { shot, take, deleted: true };
}
