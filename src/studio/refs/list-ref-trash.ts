// GET /studio/refs/trash: the discarded candidates of an episode's references.
import type { ReplyOf } from "../../contracts/route.ts";
import type { refTrashRoute } from "../../contracts/routes/refs/trash.ts";
import { describeRefTake } from "../../core/refs/describe-ref-take.ts";
import { readRefTrash, type TrashedRefTake } from "../../disk/refs/ref-trash.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Reply = ReplyOf<typeof refTrashRoute>;

export async function listRefTrash(_ports: unknown, { folder: ep }: EpisodeContext): Promise<Reply> {
  return { takes: (await readRefTrash(ep)).map(describe) };
}

function describe({ set, take }: TrashedRefTake): Reply["takes"][number] {
  const files = [...take.files].map((name) => `${take.folder}/${name}`);
  return { ...describeRefTake(take), ref: take.ref, set, files };
}
