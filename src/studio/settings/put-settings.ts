// PUT /studio/settings: stores the change and opens the backends anew. A running job keeps the backend that it runs on.
// A lane that speaks the Comfy API has its library installed, and a host whose address is new is looked at.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putSettingsRoute } from "../../contracts/routes/settings.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Studio } from "../studio.ts";
import { hostOf } from "../../core/settings/settings.ts";
import { within } from "../../machine/within.ts";
import { installWhenNeeded } from "../sdk/act-install-when-needed.ts";
import { detectTargets, type DetectPorts } from "../targets/act-detect.ts";
import type { ReadinessPorts } from "../targets/act-readiness.ts";
import { shownSettings, type SettingsPorts } from "./act-show-settings.ts";

type LookPorts = DetectPorts & ReadinessPorts & Pick<Studio, "longWork">;

/** Milliseconds that the answer waits for a host whose address is new. */
const PATIENCE = 1_000;

export async function putSettings(
  studio: SettingsPorts & LookPorts & Pick<Studio, "queue">,
  body: BodyOf<typeof putSettingsRoute>,
): Promise<ReplyOf<typeof putSettingsRoute>> {
  for (const [kind, id] of Object.entries(body.default_targets ?? {})) {
    if (studio.registry.find(id)?.kind === kind) continue;
    const known = studio.registry.list(kind as "video" | "image" | "audio").map((target) => target.id);
    throw new Refusal(
      "bad-input",
      `default_targets.${kind}: there is no ${kind} target "${id}": choose ${known.join(", ")}`,
    );
  }
  const before = hostOf(studio.settings.now());
  await studio.settings.change(body);
  await installWhenNeeded(studio);
  if (hostOf(studio.settings.now()) !== before) await lookAtHost(studio);
  studio.queue.refreshLanes();
  return shownSettings(studio);
}

/** What a host can run is written down as soon as its address is; a slow one is looked at while the answer goes out. */
async function lookAtHost(studio: LookPorts): Promise<void> {
  const look = studio.longWork.run((signal) => detectTargets(studio, signal));
  await within(
    PATIENCE,
    look.catch((error: unknown) => studio.log.warn({ err: error }, "a look at the host failed")),
  );
}
