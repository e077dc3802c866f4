// Whether a take's upscale and post are still of the films that they were made from. The stamps of the films say it nearly always; only what
// has another stamp, as after a copy, is read.
import { join } from "node:path";
import type { PostRecord, UpscaleRecord } from "../../../contracts/files/upscale.ts";
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import type { Series } from "../../../core/series/series.ts";
import { freshByStamp, UNJUDGED, type VersionJudgement } from "../../../core/takes/summarise-versions.ts";
import { mp4Of, type Take, type TakeVersion } from "../../../core/takes/take.ts";
import { matchRecipe, recipeNow } from "../../../core/upscale/recipe-now.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import type { StudioPorts } from "../../ports.ts";
import { targetNow, type TargetsNow } from "./target-now.ts";

type Ports = Pick<StudioPorts, "fileHashes">;

/** Some of a pass as it was read. */
export interface VersionsOfPass extends Ports, TargetsNow {
  readonly ep: string;
  readonly series: Pick<Series, "masterRecipe"> | null;
  readonly overrides: OverridesFile;
}

/** Finished, and of the film as it is now. */
export async function isFreshVersion(
  { fileHashes }: Ports,
  ep: string,
  take: Take,
  kind: "upscale" | "post",
): Promise<boolean> {
  const version: TakeVersion<UpscaleRecord | PostRecord> | undefined = take[kind];
  if (version?.mp4 === undefined || version.record.status !== "ok") return false;
  const known = freshByStamp(version);
  if (known !== undefined) return known;
  const source = kind === "upscale" ? mp4Of(take) : take.upscale?.mp4;
  if (source === undefined) return false;
  const hash = await fileHash(fileHashes, join(ep, take.folder, source)).catch(() => undefined);
  return hash === version.record.made_from;
}

/** Of the film as it is now. */
export async function isFreshGrade({ fileHashes }: Ports, ep: string, take: Take): Promise<boolean> {
  const mp4 = mp4Of(take);
  if (!take.grade || mp4 === undefined) return false;
  const { record, source } = take.grade;
  if (source !== undefined && record.made_from_stamp === source) return true;
  const hash = await fileHash(fileHashes, join(ep, take.folder, mp4)).catch(() => undefined);
  return hash === record.made_from;
}

/** What a summary says of a take's versions and of its grade. A take without any costs nothing. */
export async function judgeVersions(snapshot: VersionsOfPass, take: Take): Promise<VersionJudgement> {
  const { upscale, grade } = take;
  const { ep, series, overrides } = snapshot;
  const isGradeFresh = grade !== undefined && (await isFreshGrade(snapshot, ep, take));
  if (!upscale) return { ...UNJUDGED, isGradeFresh };
  const isUpscaleFresh = await isFreshVersion(snapshot, ep, take, "upscale");
  const isPostFresh = isUpscaleFresh && (await isFreshVersion(snapshot, ep, take, "post"));
  const facts = { recipe: series?.masterRecipe ?? null, overrides };
  const now = recipeNow(facts, take.shot, targetNow(snapshot, take));
  return { isUpscaleFresh, isPostFresh, recipeMatch: matchRecipe(upscale.record, now), isGradeFresh };
}
