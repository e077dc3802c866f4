// PUT /studio/config: other roots from now on. Further ones only for requests of this machine.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putConfigRoute } from "../../contracts/routes/config.ts";
import { writeConfig } from "../../disk/config.ts";
import { hostOf } from "../../core/settings/settings.ts";
import type { StudioPorts } from "../ports.ts";
import { describeConfig } from "../shared/episode/roots.ts";

export async function putConfig(
  { place, locks, settings }: Pick<StudioPorts, "place" | "locks" | "settings">,
  body: BodyOf<typeof putConfigRoute>,
  { isFromHere }: { readonly isFromHere: boolean },
): Promise<ReplyOf<typeof putConfigRoute>> {
  const config = await writeConfig(place, { ...body, narrowsOnly: !isFromHere }, locks);
  return { ...describeConfig(place, config, isFromHere), host: hostOf(settings.now()) };
}
