// Issues as every route tells them: each with whether its shot has moved on since, by the build and the takes of now.
import type { IssueItem } from "../../contracts/files/issues.ts";
import type { Issue } from "../../contracts/routes/issues.ts";
import type { Pass } from "../../contracts/schema.ts";
import { storyHash } from "../../core/build/hashes.ts";
import { isAddressed } from "../../core/issues/judge-issue.ts";
import { storedShots } from "../../core/render/stored-build.ts";
import type { Take } from "../../core/takes/take.ts";
import { readBuild } from "../../disk/builds.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Studio } from "../studio.ts";

/** One pass as it stands now. */
interface PassToday {
  /** Story hash by shot; null while the pass is not built. */
  readonly hashes: ReadonlyMap<string, string> | null;
  readonly takes: ReadonlyMap<string, readonly Take[]>;
}

/** Of one pass, or of both; in the order noted. While a pass is not built nobody can tell, and its notes stay open. */
export async function tellIssues(
  studio: Pick<Studio, "shotlists" | "shelf">,
  ep: EpisodeFolder,
  items: readonly IssueItem[],
  pass?: Pass,
): Promise<Issue[]> {
  const told = items.filter((item) => pass === undefined || item.pass === pass);
  if (told.length === 0) return [];
  const shots = told.map(({ shot }) => shot);
  const [final, proxy] = await Promise.all([
    readToday(studio, ep, { shots, pass: "final" }),
    readToday(studio, ep, { shots, pass: "proxy" }),
  ]);
  const today = { final, proxy };
  return told.map((item) => {
    const { hashes } = today[item.pass];
    const hash = hashes === null ? item.shot_hash : (hashes.get(item.shot) ?? null);
    const takes = today[item.take_pass ?? item.pass].takes.get(item.shot) ?? [];
    return { ...item, addressed: isAddressed(item, { hash, takes }) };
  });
}

async function readToday(
  { shotlists, shelf }: Pick<Studio, "shotlists" | "shelf">,
  ep: EpisodeFolder,
  wish: { readonly shots: readonly string[]; readonly pass: Pass },
): Promise<PassToday> {
  const [build, takes] = await Promise.all([readBuild(ep, wish.pass, shotlists), shelf.read(ep, wish)]);
  const hashes = build && new Map(storedShots(build).map(({ id, entry }) => [id, storyHash(entry)]));
  return { hashes: hashes ?? null, takes };
}
