// The reference files that a take reads, found when its job starts. Only where the episode may read them.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { FoundRef } from "../../../core/inputs/plan-inputs.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import type { StagedInput } from "../../../hosts/backend.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

type Refs = Sidecar["refs"];

/** Each with its file, null while that is missing. `first`: the picture that the shot opens with, when it was cut just now. */
export async function findRefs(
  episode: Pick<EpisodeContext, "reach">,
  refs: Refs,
  first?: string,
): Promise<FoundRef[]> {
  const reach = await episode.reach();
  const fileOf = async ({ role, path }: Refs[number]) =>
    (role === "first" ? first : undefined) ?? (await findRefFile(reach, path)) ?? null;
  return Promise.all(refs.map(async (ref) => ({ ...ref, file: await fileOf(ref) })));
}

/** Those whose files are there, as a backend without a graph is given them. */
export async function findInputs(
  episode: Pick<EpisodeContext, "reach">,
  refs: Refs,
  first?: string,
): Promise<StagedInput[]> {
  const found = await findRefs(episode, refs, first);
  return found.flatMap(({ role, slot, subject, file }) =>
    file === null ? [] : [{ role: role ?? slot, path: file, ...(subject !== undefined && { subject }) }],
  );
}
