// Where files of an episode are fetched from. Paths are relative to the episode, forward slashes.
import { SERVICE_ADDRESS } from "./service-address.ts";

const { prefix: STUDIO_PREFIX } = SERVICE_ADDRESS;

/** Picture widths, in pixels, that the service keeps ready. */
export type ThumbWidth = 128 | 256 | 512 | 1024;

export function fileAddress(ep: string, path: string): string {
  return `${STUDIO_PREFIX}/file?${new URLSearchParams({ ep, path }).toString()}`;
}

/** `version`: changes with the picture, where another one can stand at the same path. */
export function thumbAddress(ep: string, path: string, width: ThumbWidth, version?: string): string {
  const query = { ep, path, w: String(width), ...(version !== undefined && { v: version }) };
  return `${STUDIO_PREFIX}/thumb?${new URLSearchParams(query).toString()}`;
}

/** The host's picture of what a template makes. */
export function templatePictureAddress(name: string): string {
  return `${STUDIO_PREFIX}/templates/picture?${new URLSearchParams({ name }).toString()}`;
}

/** A picture on the shelf, or a pack: `<id>/<name>`. */
export function shelfFileAddress(ep: string, path: string): string {
  return `${STUDIO_PREFIX}/shelf/file?${new URLSearchParams({ ep, path }).toString()}`;
}

/** A film's absolute path, as assemble names it, made relative to its episode; undefined when it lies elsewhere. */
export function insideEpisode(ep: string, absolute: string): string | undefined {
  const folder = slashed(ep).replace(/\/+$/, "");
  const path = slashed(absolute);
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

/** A Windows path in forward slashes; elsewhere a backslash is part of a name and stays. */
function slashed(path: string): string {
  return /^([A-Za-z]:\\|\\\\)/.test(path) ? path.replaceAll("\\", "/") : path;
}

/** The cut of a pass as a file of another program. */
export function exportAddress({ ep, pass }: { readonly ep: string; readonly pass: string }, format: string): string {
  return `${STUDIO_PREFIX}/export?${new URLSearchParams({ ep, pass, format }).toString()}`;
}

/** The film before or after the cut. */
export function titleFilmAddress(
  { ep, pass }: { readonly ep: string; readonly pass: string },
  of: "intro" | "outro",
): string {
  return `${STUDIO_PREFIX}/titles/film?${new URLSearchParams({ ep, pass, of }).toString()}`;
}

/** A file that a dry run told of, by the name that it gave. */
export function dryRunFileAddress(name: string): string {
  return `${STUDIO_PREFIX}/shot/dryrun/file?${new URLSearchParams({ name }).toString()}`;
}

/** Every paid run, as a table. */
export function ledgerAddress(): string {
  return `${STUDIO_PREFIX}/ledger?format=csv`;
}
