// Writes authored files back: only over the versions that their writer read, in the form that they had, with the old bytes kept.
import { sha1 } from "../core/lib/hash.ts";
import { plainText } from "../core/lib/text-lines.ts";
import type { Clock } from "../machine/clock.ts";
import { writeAtomic } from "../machine/write-file.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { readAuthored, tooLarge, type AuthoredKind, type AuthoredLocation, type AuthoredText } from "./authored.ts";
import { copyToHistory } from "./history.ts";
import { AUTHORED_LIMIT } from "./reading/text.ts";
import type { EpisodeFolder } from "./roots.ts";

export interface SavedFile {
  readonly hash: string;
  /** False when the bytes were these already. */
  readonly wrote: boolean;
}

export type NotSaved =
  | { readonly is: "changed"; readonly file: AuthoredKind; readonly hash: string; readonly text: string }
  | { readonly is: "unreadable"; readonly problem: string };

export type Saved = ({ readonly is: "saved" } & SavedFile) | NotSaved;
export type SavedTogether = { readonly is: "saved"; readonly files: readonly SavedFile[] } | NotSaved;

export interface AuthoredEdit {
  /** LF line ends or any other: the file's own are kept. A BOM in it does not count. */
  readonly text: string;
  /** SHA-1 of the bytes that the edit was made from. */
  readonly baseHash: string;
}

interface Ports {
  readonly locks: KeyedLock;
  readonly clock: Clock;
}

/**
 * Saves an edit. Nothing is written when the file has changed since; the answer then holds what it is now. The old bytes go to
 * `_history/` of the episode, also those of a config in the folder above.
 */
export async function saveAuthored(
  ep: EpisodeFolder,
  location: AuthoredLocation,
  edit: AuthoredEdit,
  ports: Ports,
): Promise<Saved> {
  const saved = await saveTogether(ep, [{ location, ...edit }], ports);
  if (saved.is !== "saved") return saved;
  const [file] = saved.files;
  if (!file) throw new Error("an edit that was saved has a file");
  return { is: "saved", ...file };
}

/** Saves edits of several files in the order given, or none of them when one of the files has changed since. */
export async function saveTogether(
  ep: EpisodeFolder,
  edits: readonly (AuthoredEdit & { readonly location: AuthoredLocation })[],
  { locks, clock }: Ports,
): Promise<SavedTogether> {
  const paths = edits.map(({ location }) => location.path);
  return locks.hold(paths, async () => {
    const ready: { now: AuthoredText; text: string }[] = [];
    for (const { location, text, baseHash } of edits) {
      const now = await readAuthored(location);
      if (!now.ok) return { is: "unreadable", problem: now.problem };
      if (now.hash !== baseHash) return { is: "changed", file: location.kind, hash: now.hash, text: now.text };
      if (Buffer.byteLength(text) > AUTHORED_LIMIT) return { is: "unreadable", problem: tooLarge(location.name) };
      ready.push({ now, text: plainText(text) });
    }
    const files: SavedFile[] = [];
    for (const { now, text } of ready) files.push(await write(ep, now, text, clock));
    return { is: "saved", files };
  });
}

async function write(ep: EpisodeFolder, now: AuthoredText, text: string, clock: Clock): Promise<SavedFile> {
  if (text === now.text) return { hash: now.hash, wrote: false };
  const bytes = inFormOf(now, text);
  await copyToHistory(ep, now.location.path, clock.now());
  await writeAtomic(now.location.path, bytes);
  return { hash: sha1(bytes), wrote: true };
}

/** The file's own line ends, and its BOM when it has one. */
function inFormOf({ bom, lineEnd }: AuthoredText, text: string): Uint8Array {
  return new TextEncoder().encode((bom ? "\uFEFF" : "") + text.replaceAll("\n", lineEnd));
}
