// Which keyframes an episode has files of: candidates or a live picture. docs/format.md "Reference candidates".
import { keyframeId, keyframePath, refKey, type KeyframeEnd } from "../../core/refs/ref-names.ts";
import { folderNames, plainFileNames } from "../../machine/files.ts";
import { requireOwnPath, type EpisodeFolder } from "../roots.ts";
import { readCandidateKeys } from "./ref-takes.ts";

const ENDS: readonly KeyframeEnd[] = ["first", "last"];

/** Ids: of those that are known by their keys, and of shots that are in no build any more as far as their folders name them. */
export async function readKeyframeIds(ep: EpisodeFolder, known: readonly string[]): Promise<string[]> {
  const byKey = new Map(known.map((id) => [refKey(id), id]));
  const keys = (await readCandidateKeys(ep)).filter((key) => key.startsWith("shot__"));
  const shots = await folderNames(await requireOwnPath(ep, "refs", "shots"));
  const live = await Promise.all(shots.map((shot) => liveEnds(ep, shot)));
  const found = [...keys, ...live.flat()].flatMap((key) => byKey.get(key) ?? idOfKey(key) ?? []);
  return [...new Set(found)];
}

async function liveEnds(ep: EpisodeFolder, shot: string): Promise<string[]> {
  const names = await plainFileNames(await requireOwnPath(ep, "refs", "shots", shot));
  return ENDS.flatMap((end) =>
    names.includes(keyframePath(shot, end).split("/").at(-1)!) ? [refKey(keyframeId(shot, end))] : [],
  );
}

function idOfKey(key: string): string | undefined {
  const match = /^shot__(?<shot>.+)__(?<end>first|last)$/.exec(key);
  const { shot, end } = match?.groups ?? {};
  return shot === undefined ? undefined : keyframeId(shot, end as KeyframeEnd);
}
