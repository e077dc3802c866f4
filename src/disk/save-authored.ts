// Writes an authored file back: only over the version that its writer read, in the form that it had, with the old bytes kept.
import { sha1 } from "../core/lib/hash.ts";
import type { Clock } from "../machine/clock.ts";
import { writeAtomic } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { readAuthored, type AuthoredPlace, type AuthoredText } from "./authored.ts";
import { keepHistory } from "./history.ts";
import type { EpisodeFolder } from "./roots.ts";

export type Saved =
  | {
      readonly is: "saved";
      readonly hash: string;
      /** False when the bytes were these already. */ readonly wrote: boolean;
    }
  | { readonly is: "changed"; readonly hash: string; readonly text: string }
  | { readonly is: "unreadable"; readonly problem: string };

export interface AuthoredEdit {
  /** LF line ends or any other: the file's own are kept. A BOM in it does not count. */
  readonly text: string;
  /** SHA-1 of the bytes that the edit was made from. */
  readonly baseHash: string;
}

/**
 * Saves an edit. Nothing is written when the file has changed since; the answer then holds what it is now. The old bytes go to
 * `_history/` of the episode, also those of a config in the folder above.
 */
export async function saveAuthored(
  ep: EpisodeFolder,
  place: AuthoredPlace,
  edit: AuthoredEdit,
  { locks, clock }: { readonly locks: KeyedLock; readonly clock: Clock },
): Promise<Saved> {
  return locks.hold(place.path, async () => {
    const now = await readAuthored(place);
    if (!now.ok) return { is: "unreadable", problem: now.problem };
    if (now.hash !== edit.baseHash) return { is: "changed", hash: now.hash, text: now.text };
    const text = plainText(edit.text);
    if (text === now.text) return { is: "saved", hash: now.hash, wrote: false };
    const bytes = inFormOf(now, text);
    await keepHistory(ep, place.path, clock.now());
    await writeAtomic(place.path, bytes);
    return { is: "saved", hash: sha1(bytes), wrote: true };
  });
}

/** LF line ends, no BOM. */
function plainText(text: string): string {
  return text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
}

/** The file's own line ends, and its BOM when it has one. */
function inFormOf({ bom, lineEnd }: AuthoredText, text: string): Uint8Array {
  return new TextEncoder().encode((bom ? "\uFEFF" : "") + text.replaceAll("\n", lineEnd));
}
