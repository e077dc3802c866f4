// The reference files that a take reads, found when its job starts: what is missing then is stood in for.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { readReach } from "../../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StagedInput } from "../../../hosts/backend.ts";
import { readRoots } from "../episode/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";

export async function stageInputs(
  ports: Pick<StudioPorts, "place">,
  ep: EpisodeFolder,
  { refs }: Pick<Sidecar, "refs">,
): Promise<StagedInput[]> {
  const reach = await readReach(await readRoots(ports), ep);
  const found = await Promise.all(
    refs.map(async (ref) => {
      const path = await findRefFile(reach, ref.path);
      const subject = ref.subject === undefined ? {} : { subject: ref.subject };
      return path === undefined ? [] : [{ role: ref.role ?? ref.slot, path, ...subject }];
    }),
  );
  return found.flat();
}
