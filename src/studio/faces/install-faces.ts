// POST /studio/faces/install: begins to install what faces are compared with; a listing says how that ends.
import { Refusal } from "../../contracts/refusal.ts";
import type { ReplyOf } from "../../contracts/route.ts";
import type { installFacesRoute } from "../../contracts/routes/takes.ts";
import type { StudioPorts } from "../ports.ts";

export async function installFaces({ faces }: Pick<StudioPorts, "faces">): Promise<ReplyOf<typeof installFacesRoute>> {
  const feature = await faces.record();
  if (feature.status === "ready") return { feature };
  if (!faces.mayInstall) {
    const { folder, command } = feature;
    throw new Refusal(
      "conflict",
      `STUDIO_NO_SDK_INSTALL forbids the studio to install anything: run ${command} yourself, and put the model files into ${folder}`,
    );
  }
  faces.install();
  return { feature: await faces.record() };
}
