// Makes what a backend delivered a post: finished, blurred, with the upscale's sound. What was made here is that already.
import { basename, join } from "node:path";
import type { PostRecord } from "../../../contracts/files/upscale.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { filmStampOf } from "../../../disk/takes/read-takes.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { hashFile } from "../../../machine/read-parts.ts";
import { filmFacts } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import type { Delivered } from "../take-pipeline/run.ts";
import { requireUpscaled, type MakingPost } from "./making-post.ts";
import { postOrderOf } from "./stage-post.ts";

export type FinishPostPorts = Pick<StudioPorts, "clock" | "tools" | "films" | "fileHashes">;

export async function finishPost(
  ports: FinishPostPorts,
  making: MakingPost,
  delivered: Delivered,
): Promise<Partial<PostRecord>> {
  const { folder, payload, spec, signal } = making;
  const video = delivered.files.find(({ role }) => role === "video");
  if (!video) throw new Error("the run made no video");
  const mp4 = join(folder, `${takeStem(payload.shot, payload.take)}.post.mp4`);
  const source = await requireUpscaled(ports, making);
  let madeWith = delivered.madeWith;
  if (spec.means !== "draw") {
    const made = await ports.films.post(postOrderOf(spec.record, { source, film: video.path }), mp4, { signal });
    madeWith = { ...madeWith, ...made.madeWith };
    await removeFile(video.path);
  }
  const { frames, fps, width, height } = await filmFacts(ports.tools, mp4);
  return {
    finished: stamp(ports.clock.now()),
    made_from: await hashFile(source),
    made_from_stamp: await filmStampOf(source),
    ...{ frames, fps, width, height, mp4: basename(mp4), save_notes: "" },
    made_with: { ...madeWith },
  };
}
