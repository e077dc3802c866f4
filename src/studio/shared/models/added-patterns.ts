// The further names of model files that an episode's series config knows. A config that cannot be read adds none.
import type { AddedPatterns } from "../../../core/models/judge-family.ts";
import { parseSeries } from "../../../core/series/parse-series.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { readRoots } from "../episode/roots.ts";
import { readAuthoredText } from "../texts/read-authored.ts";
import type { StudioPorts } from "../../ports.ts";

export async function readAddedPatterns(ports: Pick<StudioPorts, "place">, ep: EpisodeFolder): Promise<AddedPatterns> {
  const read = await readAuthoredText(await readRoots(ports), ep, "series");
  return (read.ok && parseSeries(read.text).series?.modelFamilies) || new Map();
}
