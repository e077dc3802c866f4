// Says what became of an upscale or a post (`studio.upscale`, `studio.post`, docs/http.md "Events").
import type { EventData } from "../../../contracts/events.ts";
import type { TakeId } from "../../../core/takes/upgrade-sidecar.ts";
import type { VersionKind } from "../../../disk/takes/versions.ts";
import type { StudioPorts } from "../../ports.ts";

export function announceVersion(
  { emit }: Pick<StudioPorts, "emit">,
  ep: string,
  { id, kind }: { readonly id: TakeId; readonly kind: VersionKind },
  status: EventData<"studio.post">["status"],
): void {
  const { pass, shot, take } = id;
  const data = { ep, pass, shot, take, status };
  emit(kind === "up" ? { type: "studio.upscale", data } : { type: "studio.post", data });
}

export function announceKeep({ emit }: Pick<StudioPorts, "emit">, ep: string, id: TakeId, keep: boolean): void {
  const { pass, shot, take } = id;
  emit({ type: "studio.upscale", data: { ep, pass, shot, take, status: keep ? "kept" : "unkept" } });
}
