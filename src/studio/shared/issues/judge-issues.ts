// Issues as every route shows them: each with whether its shot has moved on since, by the build and the takes of now.
import type { IssueItem } from "../../../contracts/files/issues.ts";
import type { Issue } from "../../../contracts/routes/issues.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { storyHash } from "../../../core/compile/hashes.ts";
import { storedShots } from "../../../core/compile/stored-build.ts";
import type { Take } from "../../../core/takes/take.ts";
import { readBuild } from "../../../disk/builds.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { isAddressed } from "../../../core/issues/issue-take.ts";

/** One pass as it stands now. */
interface PassToday {
  /** Story hash by shot; null while the pass is not built. */
  readonly hashes: ReadonlyMap<string, string> | null;
  readonly takes: ReadonlyMap<string, readonly Take[]>;
}

/** Of one pass, or of both; in the order noted. While a pass is not built, its notes stay open. */
export async function judgeIssues(
  ports: Pick<StudioPorts, "shotlists" | "takeIndex">,
  ep: EpisodeFolder,
  items: readonly IssueItem[],
  pass?: Pass,
): Promise<Issue[]> {
  const chosen = items.filter((item) => pass === undefined || item.pass === pass);
  if (chosen.length === 0) return [];
  const shots = chosen.map(({ shot }) => shot);
  const [final, proxy] = await Promise.all([
    readToday(ports, ep, { shots, pass: "final" }),
    readToday(ports, ep, { shots, pass: "proxy" }),
  ]);
  const today = { final, proxy };
  return chosen.map((item) => {
    const { hashes } = today[item.pass];
    const hash = hashes === null ? item.shot_hash : (hashes.get(item.shot) ?? null);
    const takes = today[item.take_pass ?? item.pass].takes.get(item.shot) ?? [];
    return { ...item, addressed: isAddressed(item, { hash, takes }) };
  });
}

async function readToday(
  { shotlists, takeIndex }: Pick<StudioPorts, "shotlists" | "takeIndex">,
  ep: EpisodeFolder,
  selection: { readonly shots: readonly string[]; readonly pass: Pass },
): Promise<PassToday> {
  const [build, takes] = await Promise.all([readBuild(ep, selection.pass, shotlists), takeIndex.read(ep, selection)]);
  const hashes = build && new Map(storedShots(build).map(({ id, entry }) => [id, storyHash(entry)]));
  return { hashes: hashes ?? null, takes };
}
