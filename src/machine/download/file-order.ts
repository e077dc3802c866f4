// What is asked of a download, and how it ended.
import type { Token } from "./ask-server.ts";
import type { NetworkGuard } from "./public-addresses.ts";

export interface FileOrder {
  readonly url: string;
  /** Where it is to lie: a real path, in a folder that is there. */
  readonly path: string;
  /** By the record; null leaves it to what the hub says. */
  readonly sha256: string | null;
  readonly size: number | null;
  readonly token?: Token | undefined;
  readonly guard: NetworkGuard;
  readonly signal: AbortSignal;
  readonly onBytes: (done: number, total: number | null) => void;
  /** Why a whole file that no hash is known of cannot be what is due, or undefined. Gets the path of its bytes. */
  readonly examine: (path: string) => Promise<string | undefined>;
  readonly pace?: DownloadPace;
  /** Bytes that can be written below a folder. */
  readonly free?: (folder: string) => Promise<number>;
}

export interface DownloadPace {
  /** Milliseconds without a byte before a try is given up. */
  readonly silence: number;
  /** Milliseconds between two tries. */
  readonly between: number;
  /** Tries in a row that add nothing. */
  readonly tries: number;
}

export type Downloaded =
  /** `sha256` null: nobody said which it should have. */
  | { readonly ok: true; readonly bytes: number; readonly sha256: string | null }
  | { readonly ok: false; readonly why: string; readonly isGated: boolean };
