// The live plate that a tour starts from, and the location that a request names.
import { Refusal } from "../../../contracts/refusal.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import type { SeriesReference } from "../../../core/refs/reference.ts";
import type { Size } from "../../../core/targets/grid.ts";
import { requireFile } from "../../../disk/relative-path.ts";
import { hashLive } from "../../../disk/refs/live-file.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireReference, type EpisodeReferences } from "../references/episode-references.ts";

export interface Plate extends Size {
  readonly ref: string;
  readonly location: string;
  /** Relative to the episode. */
  readonly path: string;
  readonly sha1: string;
}

export type TouredLocation = SeriesReference & { readonly location: string };

/** Refuses what is no place. */
export function requireLocation(refs: EpisodeReferences, id: string): TouredLocation {
  const reference = requireReference(refs, id);
  if (reference.scope === "series" && reference.location !== null)
    return { ...reference, location: reference.location };
  throw new Refusal("bad-input", `${id} has no tours: send location:<id>`);
}

export async function readPlate(
  ports: Pick<StudioPorts, "fileHashes">,
  { reach }: EpisodeReferences,
  { id, location, path }: TouredLocation,
): Promise<Plate> {
  const hash = path === null ? undefined : await hashLive(reach, path, ports.fileHashes);
  if (path === null || hash === undefined)
    throw new Refusal("conflict", `${id} has no live plate: pick one, then ask for a tour`);
  const header = parsePictureHeader(await readWhole(await requireFile(reach, path, "own and opened")));
  if (!header) throw new Refusal("conflict", `the plate ${path} cannot be read as a picture: replace it`);
  const { width, height } = header;
  return { ref: id, location, path, sha1: hash, width, height };
}
