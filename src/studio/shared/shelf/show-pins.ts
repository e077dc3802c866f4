// What the show of an episode has of the shelf, and the references that its config has. Of a show without a config that can be read: nothing.
import type { CastFile, CastPins } from "../../../contracts/files/cast.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { ShelfEntry } from "../../../contracts/routes/shelf/shelf.ts";
import { castVersion } from "../../../core/cast/cast.ts";
import { readPins } from "../../../disk/shelf/pins.ts";
import type { RefHome } from "../../../disk/refs/ref-home.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readReferences, type EpisodeReferences } from "../references/episode-references.ts";

interface ShowPins {
  readonly pins: CastPins;
  readonly known: ReadonlySet<string>;
}

export async function readShowPins(episode: EpisodeContext): Promise<ShowPins> {
  const refs = await readReferences(episode).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!refs) return { pins: { version: 1, refs: {} }, known: new Set() };
  return { pins: await readPins(requirePinsHome(refs)), known: new Set(refs.references.map(({ id }) => id)) };
}

/** Where the pins lie: with the picks of the series. */
export function requirePinsHome({ seriesHome }: Pick<EpisodeReferences, "seriesHome">): RefHome {
  if (seriesHome) return seriesHome;
  throw new Refusal("outside-roots", "the show's config lies in a folder that is no root: add it to the roots");
}

/** An entry of the shelf as replies show it. `known`: ids of references that the show's config still has. */
export function describeEntry(cast: CastFile, pins: CastPins, known: ReadonlySet<string>): ShelfEntry {
  const { id, kind, name, subject, put, from, files } = cast;
  const version = castVersion(cast);
  const pinned = Object.entries(pins.refs).filter(([ref, pin]) => pin.id === id && known.has(ref));
  const refs = pinned.map(([ref, { sha1, taken }]) => ({ ref, sha1, taken, newer: sha1 !== version }));
  return { id, kind, name, subject, sha1: version, put, from, files, refs };
}
