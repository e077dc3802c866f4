// GET /studio/faces: how like the picked views the faces in finished takes are, from what was measured before: one small file is read, whatever
// the pass holds. docs/http.md "Likeness".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { facesRoute } from "../../contracts/routes/takes.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readFacePass, type FaceTakePorts } from "../shared/faces/face-takes.ts";

type Query = EpisodeInput<typeof facesRoute>;
type Reply = ReplyOf<typeof facesRoute>;

export async function listFaces(ports: FaceTakePorts, episode: EpisodeContext, { pass }: Query): Promise<Reply> {
  const read = await readFacePass(ports, episode, pass);
  const takes = read.takes.map(({ take: { shot, take }, faces }) => ({ shot, take, faces: [...faces] }));
  const { feature } = read;
  return { feature, takes };
}
