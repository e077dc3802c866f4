// A take's thumbnail and strip. A take without them is still a take: what went wrong is noted in its record.
import { basename, dirname, join } from "node:path";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { JobContext } from "../../../jobs/runner.ts";
import { makeStills, type StillsRequest } from "../../../media/stills.ts";
import type { StudioPorts } from "../../ports.ts";

export interface SavedPictures {
  readonly thumb: string | null;
  readonly strip: string | null;
  readonly save_notes: string;
}

/** Writes `<stem>.jpg` and `<stem>_strip.jpg` beside the video; names, not paths. `look` hears the whole clip meanwhile. */
export async function savePictures(
  ports: Pick<StudioPorts, "tools" | "log">,
  mp4: string,
  context: Pick<JobContext, "signal">,
  look?: StillsRequest["look"],
): Promise<SavedPictures> {
  const stem = basename(mp4, ".mp4");
  const names = { thumb: `${stem}.jpg`, strip: `${stem}_strip.jpg` };
  const at = (name: string) => join(dirname(mp4), name);
  try {
    const tools = await ports.tools();
    await makeStills(tools, {
      mp4,
      thumbnail: at(names.thumb),
      strip: at(names.strip),
      signal: context.signal,
      ...(look && { look }),
    });
    return { ...names, save_notes: "" };
  } catch (error) {
    context.signal.throwIfAborted();
    ports.log.warn({ video: mp4, err: error }, "a take has no pictures");
    return { thumb: null, strip: null, save_notes: `no pictures of this take: ${reasonOf(error)}` };
  }
}
