// POST /studio/post: queues posts of takes that have a fresh upscale. docs/http.md "Post-processing".
import type { EpisodeInput } from "../../contracts/route.ts";
import type { PostReply, postRoute } from "../../contracts/routes/delivery/post.ts";
import { chooseTakes } from "../../core/upscale/choose-takes.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readPass } from "../shared/pass/read-pass.ts";
import { postSettingsFor } from "../shared/post/post-settings.ts";
import { queuePosts, type PostPorts } from "../shared/post/queue-posts.ts";

export async function postProcess(
  ports: PostPorts,
  episode: EpisodeContext,
  body: EpisodeInput<typeof postRoute>,
): Promise<PostReply> {
  const snapshot = await readPass(ports, episode, body.pass);
  const chosen = chooseTakes(body, snapshot.cut, snapshot.cutFacts);
  const settingsOf = postSettingsFor(snapshot, body);
  return queuePosts(ports, { episode, snapshot }, chosen, {
    settingsOf,
    redo: body.redo,
    quality: body.quality ?? null,
  });
}
