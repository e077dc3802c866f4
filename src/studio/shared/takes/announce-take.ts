// Says that a take's status changed: `studio.take`, docs/http.md "Events".
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { safeName } from "../../../core/lib/names.ts";
import { rendersFolder } from "../../../disk/takes.ts";
import type { StudioPorts } from "../../ports.ts";

export function announceTake({ emit }: Pick<StudioPorts, "emit">, ep: string, record: Sidecar): void {
  const { pass, shot, take, status, thumb } = record;
  const folder = `${rendersFolder(pass)}/${safeName(shot)}`;
  emit({
    type: "studio.take",
    data: { ep, pass, shot, take, status, thumb: thumb === null ? null : `${folder}/${thumb}` },
  });
}
