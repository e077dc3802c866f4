// POST /studio/sdk/install: begins to install the Comfy SDK; the settings say how that ends.
import { Refusal } from "../../contracts/refusal.ts";
import type { ReplyOf } from "../../contracts/route.ts";
import type { installSdkRoute } from "../../contracts/routes/settings.ts";
import type { StudioPorts } from "../ports.ts";

export async function installSdk({ sdk }: Pick<StudioPorts, "sdk">): Promise<ReplyOf<typeof installSdkRoute>> {
  const { status, command } = await sdk.record();
  if (status === "ready") return { sdk: await sdk.record() };
  if (!sdk.mayInstall) {
    throw new Refusal(
      "conflict",
      `STUDIO_NO_SDK_INSTALL forbids the studio to install anything: run ${command} yourself`,
    );
  }
  sdk.install();
  return { sdk: await sdk.record() };
}
