// What a command line that has read the owner's file may do beyond others: name folders outside the roots, for one request alone,
// and take back what it asked for by hanging up. The secret proves that it can read what the owner reads. docs/decisions.md 14.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isAbsolute } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { Binding } from "../binding.ts";
import type { OpenEpisode } from "../../studio/shared/episode/episode-context.ts";

/** Holds the secret of the owner's file. */
export const SECRET_HEADER = "x-studio-secret";
/** Absolute folder as a URI component: what lies in it may be named too. Only beside the secret. */
export const FOLDER_HEADER = "x-studio-folder";

/** The routes as one request may use them. */
export interface RouteTable {
  readonly bindings: readonly Binding[];
  readonly openEpisode: OpenEpisode;
}

export interface OwnerAccess {
  readonly secret: string;
  /** The same routes with further roots. */
  readonly withRoots: (roots: readonly string[]) => RouteTable;
}

export interface OwnerRequest {
  readonly roots: readonly string[];
}

/** What a request of the owner's own command line may open; undefined for everybody else's. A wrong secret is refused. */
export function readOwnerRequest(
  request: IncomingMessage,
  secret: string | undefined,
  isLocal: boolean,
): OwnerRequest | undefined {
  const given = request.headersDistinct[SECRET_HEADER];
  const folders = request.headersDistinct[FOLDER_HEADER];
  if (given === undefined && folders === undefined) return undefined;
  const isProven = isLocal && secret !== undefined && given?.length === 1 && isSame(given[0] ?? "", secret);
  if (!isProven) {
    throw new Refusal("outside-roots", "this is not the secret of the studio that runs here: run the command again");
  }
  return { roots: (folders ?? []).map(readFolder) };
}

/** In a time that tells nothing of where two texts differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function readFolder(text: string): string {
  let folder = "";
  try {
    folder = decodeURIComponent(text);
  } catch {
    // told below: what cannot be read is no absolute path
  }
  if (isAbsolute(folder) && !folder.includes("\0")) return folder;
  throw new Refusal("bad-input", `${FOLDER_HEADER} must be the absolute path of a folder, as a URI component`);
}
