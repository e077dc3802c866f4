// `overrides.json` with every target under the id that it ships with: a neutral id may have been written by hand.
import type { OverridesFile, PassOverride, ShotOverride, TargetOverride } from "../../contracts/files/overrides.ts";
import { PASSES } from "../../contracts/schema.ts";
import type { Registry } from "../targets/registry.ts";

const EPISODE_KEYS = ["target", "refs_target", "keyframe_target", "voice_target"] as const;

/** Ids that are unknown stay as they are. Of a target with two blocks, what the one under its own id sets wins. */
export function withShippedIds(file: OverridesFile, { find }: Pick<Registry, "find">): OverridesFile {
  const idOf = (name: string) => find(name)?.id ?? name;
  const { episode, shots } = file;
  return {
    ...file,
    ...(typeof episode === "object" && { episode: episodeUnder(idOf, episode) }),
    ...(shots && {
      shots: Object.fromEntries(Object.entries(shots).map(([id, current]) => [id, shotUnder(idOf, current)])),
    }),
  };
}

type EpisodeChoices = Exclude<OverridesFile["episode"], string | undefined>;

function episodeUnder(idOf: (name: string) => string, episode: EpisodeChoices): EpisodeChoices {
  const named = EPISODE_KEYS.flatMap((key) => (episode[key] ? [[key, idOf(episode[key])] as const] : []));
  return { ...episode, ...Object.fromEntries(named) };
}

function shotUnder(idOf: (name: string) => string, current: ShotOverride): ShotOverride {
  const blocks = new Map<string, string | TargetOverride>();
  for (const [key, value] of Object.entries(current)) {
    if (typeof value === "string") {
      blocks.set(key, key === "target" ? idOf(value) : value);
      continue;
    }
    const id = idOf(key);
    const before = blocks.get(id);
    const other = typeof before === "object" ? before : {};
    blocks.set(id, id === key ? joined(other, value) : joined(value, other));
  }
  return Object.fromEntries(blocks);
}

function joined(weaker: TargetOverride, stronger: TargetOverride): TargetOverride {
  const passes = PASSES.flatMap((pass): [string, PassOverride][] => {
    const set = { ...weaker[pass], ...stronger[pass] };
    return Object.keys(set).length === 0 ? [] : [[pass, set]];
  });
  return { ...weaker, ...stronger, ...Object.fromEntries(passes) };
}
