// PUT /studio/settings: stores the change and opens the backends anew. A running job keeps the backend that it runs on.
// With a key set, what the key is for is installed too; not again after a failure.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putSettingsRoute } from "../../contracts/routes/settings.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { Studio } from "../studio.ts";
import { shownSettings, type SettingsPorts } from "./act-show-settings.ts";

export async function putSettings(
  studio: SettingsPorts & Pick<Studio, "registry" | "queue">,
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
  await studio.settings.change(body);
  await installWhenNeeded(studio);
  studio.queue.refreshLanes();
  return shownSettings(studio);
}

async function installWhenNeeded({ settings, sdk }: Pick<Studio, "settings" | "sdk">): Promise<void> {
  if (settings.now().key === null || !sdk.mayInstall) return;
  if ((await sdk.record()).status === "missing") sdk.install();
}
