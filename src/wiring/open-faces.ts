// The port for comparing faces: what is installed for it belongs to `hosts`, the thread that reads faces to `media`.
import { Refusal } from "../contracts/refusal.ts";
import { FaceFeature, facesFolder } from "../hosts/faces/face-feature.ts";
import type { CleanupStack } from "../machine/cleanup-stack.ts";
import { FaceReader } from "../media/faces/face-reader.ts";
import type { Tools } from "../media/tools.ts";
import type { FacesPort } from "../studio/ports.ts";

interface FaceOptions {
  /** The studio's own. */
  readonly folder: string;
  readonly tools: () => Promise<Tools>;
  readonly mayInstall: boolean;
}

export function openFaces({ folder, tools, mayInstall }: FaceOptions, opened: CleanupStack): FacesPort {
  const feature = new FaceFeature({ folder: facesFolder(folder) });
  opened.add(() => feature.close());
  const reader = new FaceReader(tools);
  opened.add(() => reader.close());
  return {
    mayInstall,
    record: () => feature.record(),
    install: () => feature.install(),
    async read(of, signal) {
      const parts = await feature.parts();
      if (!parts) throw new Refusal("conflict", "faces are not installed any more: install them again");
      return reader.read(parts, of, signal);
    },
  };
}
