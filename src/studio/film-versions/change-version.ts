// PUT and DELETE /studio/version: writes a version of the film, or removes it. docs/http.md "Versions".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putFilmVersionRoute, removeFilmVersionRoute } from "../../contracts/routes/delivery/film-versions.ts";
import { sizeProblem } from "../../core/film-versions/crop.ts";
import { removeFilmVersion, writeFilmVersion } from "../../disk/film-versions.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "locks" | "clock" | "emit">;

export async function putVersion(
  ports: Ports,
  { folder }: EpisodeContext,
  { id, file, base_hash: base }: EpisodeInput<typeof putFilmVersionRoute>,
): Promise<ReplyOf<typeof putFilmVersionRoute>> {
  const problem = sizeProblem(file);
  if (problem !== null) throw new Refusal("bad-input", problem);
  const hash = await writeFilmVersion(ports, folder, { id, file, base });
  ports.emit({ type: "studio.episode", data: { ep: folder } });
  return { id, hash };
}

export async function removeVersion(
  ports: Ports,
  { folder }: EpisodeContext,
  { id }: EpisodeInput<typeof removeFilmVersionRoute>,
): Promise<ReplyOf<typeof removeFilmVersionRoute>> {
  await removeFilmVersion(ports, folder, id);
  ports.emit({ type: "studio.episode", data: { ep: folder } });
  return { id, deleted: true };
}
