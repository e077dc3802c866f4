// Makes a candidate of a reference the one that shots read, and says so: `studio.ref` picked.
import type { RefTake } from "../../../core/refs/ref-take.ts";
import { makeLive } from "../../../disk/refs/picks.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";

/** `live`: the reference's own path, relative to the episode. Returns the SHA-1 of what lies there now. */
export async function pickCandidate(
  ports: Pick<StudioPorts, "locks" | "clock" | "emit">,
  ep: EpisodeFolder,
  take: RefTake,
  live: string,
): Promise<string> {
  const sha1 = await makeLive(ep, take, live, { locks: ports.locks, now: ports.clock.now() });
  const { ref, view } = take;
  ports.emit({ type: "studio.ref", data: { ep, ref, view, take: take.take, status: "picked" } });
  return sha1;
}
