// A built pass with what decides how its shots render next: the texts of today, the overrides, the registry. No takes, no cut.
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { storedShots, type StoredBuild, type StoredShot } from "../../../core/compile/stored-build.ts";
import type { TargetFacts } from "../../../core/render/next-render.ts";
import type { Series } from "../../../core/series/series.ts";
import { readBuild } from "../../../disk/builds.ts";
import { readOverrides } from "../../../disk/overrides.ts";
import type { StudioPorts } from "../../ports.ts";
import { readParsedText, type ParsedText } from "../texts/read-texts.ts";
import { buildInput } from "../texts/compile-input.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export interface BuiltPass {
  readonly pass: Pass;
  readonly build: StoredBuild;
  readonly shots: readonly StoredShot[];
  /** Both texts as they are now; null while one of them is missing or unreadable. */
  readonly text: ParsedText | null;
  /** Null while the config has a problem. */
  readonly series: Series | null;
  readonly overrides: OverridesFile;
  readonly targetFacts: TargetFacts;
}

export type BuiltPorts = Pick<StudioPorts, "shotlists">;

/** The pass, or undefined when it is not built. */
export async function readBuilt(
  ports: BuiltPorts,
  episode: EpisodeContext,
  pass: Pass,
): Promise<BuiltPass | undefined> {
  const { folder: ep, machineDefault } = episode;
  const [build, read, registry, overrides] = await Promise.all([
    readBuild(ep, pass, ports.shotlists),
    readParsedText(episode),
    episode.registry(),
    episode.registry().then((known) => readOverrides(ep, known)),
  ]);
  if (!build) return undefined;
  const text = read.ok ? read.text : null;
  const series = text?.config.series ?? null;
  const texts =
    build.story && series && text
      ? { story: build.story, series, configFolder: text.configFolder, script: text.script }
      : null;
  const input = texts && (await buildInput(episode, texts, pass));
  return {
    pass,
    build,
    shots: storedShots(build),
    text,
    series,
    overrides,
    targetFacts: { registry, machineDefault, overrides, input },
  };
}
