// Says that a take's status changed (`studio.take`, docs/http.md "Events"), and closes a take with that event.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { takeFolder } from "../../../core/lib/names.ts";
import type { TakeEvent } from "../../../core/takes/transitions.ts";
import type { TakeId } from "../../../core/takes/upgrade-sidecar.ts";
import { closeTake, type SidecarPatch } from "../../../disk/takes/close-take.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";

export function announceTake({ emit }: Pick<StudioPorts, "emit">, ep: string, record: Sidecar): void {
  const { pass, shot, take, status, thumb } = record;
  const at = thumb === null ? null : `${takeFolder(pass, shot)}/${thumb}`;
  emit({ type: "studio.take", data: { ep, pass, shot, take, status, thumb: at } });
}

/** Ends a take that is still open, and says so. Undefined when it is gone or had ended already: then nothing was written. */
export async function endTake(
  ports: Pick<StudioPorts, "emit" | "locks">,
  ep: EpisodeFolder,
  id: TakeId,
  end: { readonly event: TakeEvent; readonly patch: SidecarPatch },
): Promise<Sidecar | undefined> {
  const closed = await closeTake(ep, id, end, ports.locks);
  if (closed) announceTake(ports, ep, closed);
  return closed;
}
