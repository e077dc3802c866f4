// What keeps texts that were typed and not saved. The browser's database is one; a test brings another.

export interface Draft {
  readonly text: string;
  /** Of the version that the text was typed over. */
  readonly baseHash: string;
}

export interface DraftKeeper {
  /** Rejects when there may be one that cannot be read. */
  readonly get: (key: string) => Promise<Draft | undefined>;
  /** Whether it is kept. */
  readonly put: (key: string, draft: Draft) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}
