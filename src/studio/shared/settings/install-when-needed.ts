// Begins to install the Comfy SDK when the settings ask for a lane that needs it, wherever they come from; not again after a failure.
import { needsSdk } from "../../../core/settings/settings.ts";
import type { StudioPorts } from "../../ports.ts";

export async function installWhenNeeded({ settings, sdk }: Pick<StudioPorts, "settings" | "sdk">): Promise<void> {
  if (!needsSdk(settings.now()) || !sdk.mayInstall) return;
  if ((await sdk.record()).status === "missing") sdk.install();
}
