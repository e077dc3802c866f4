// The listing of a folder of takes: names and stamps, by which what was read of a file is recognized.

export function isVideo(name: string): boolean {
  return name.endsWith(".mp4");
}

/** By name, in the listing's order; files that are only listed have an empty stamp. */
export function stampsOf(listing: string): Map<string, string> {
  const parts = listing === "" ? [] : listing.split("\0");
  const stamps = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2) stamps.set(parts[at] ?? "", parts[at + 1] ?? "");
  return stamps;
}

/** False for a file that changed a moment before it was scanned. */
export function isTrusted(stamp: string): boolean {
  return !stamp.startsWith("?");
}

/** When the file was last written, milliseconds since 1970. */
export function writtenAt(stamp: string): number {
  return Math.floor(Number(/^\??([\d.]+)/.exec(stamp)?.[1] ?? 0));
}

/** The file's size. */
export function bytesIn(stamp: string): number {
  return Number(stamp.split(":")[2] ?? 0);
}
