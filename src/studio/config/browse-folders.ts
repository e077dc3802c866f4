// GET /studio/browse: the folder picker.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { browseRoute } from "../../contracts/routes/config.ts";
import { browse } from "../../disk/browse.ts";

export async function browseFolders(
  _ports: unknown,
  query: QueryOf<typeof browseRoute>,
): Promise<ReplyOf<typeof browseRoute>> {
  const { dirs, files, ...rest } = await browse(query);
  return { ...rest, dirs: [...dirs], ...(files && { files: [...files] }) };
}
