// The takes of an archive: those that the cuts play and those whose sound they play, or every finished one; each with its upscale, its
// post and whatever else carries its number.
import type { ArchivedTakes } from "../../../contracts/files/proof/archive.ts";
import { takeStatus, type Take } from "../../../core/takes/take.ts";
import type { ArchiveParts } from "../../../disk/archive/archive-parts.ts";
import { soundTakes, playedTakes } from "../lock/built-passes.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

/** Returns the takes that came in. */
export async function addTakes(
  collected: ArchiveParts,
  passes: readonly PassSnapshot[],
  wanted: ArchivedTakes,
): Promise<Take[]> {
  const found = passes.flatMap((snapshot) => (wanted === "all" ? allTakes(snapshot) : pickedTakes(snapshot)));
  const takes = new Map(found.map((take) => [`${take.folder}/${take.take}`, take]));
  const added: Take[] = [];
  for (const take of takes.values()) {
    if (takeStatus(take) === "queued") {
      collected.leaveOut(`${take.folder}, take ${take.take}`, "it is still being made");
      continue;
    }
    await addTake(collected, take);
    added.push(take);
  }
  return added;
}

function pickedTakes(snapshot: PassSnapshot): Take[] {
  return [...playedTakes(snapshot).flatMap(({ take }) => take ?? []), ...soundTakes(snapshot)];
}

function allTakes({ cutFacts, shots, pass }: PassSnapshot): Take[] {
  return shots.flatMap(({ id }) => cutFacts.takes(id, pass));
}

async function addTake(collected: ArchiveParts, { folder, files }: Take): Promise<void> {
  for (const name of files) {
    const path = `${folder}/${name}`;
    if (name.endsWith(".json") && !name.endsWith(".shotlist.json")) await collected.record(path);
    else await collected.own(path);
  }
}
