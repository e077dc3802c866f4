// What keeps texts that were typed and not saved. The browser's database is one; a test provides another.

export interface TextDraft {
  readonly text: string;
  /** Of the version that the text was typed over. */
  readonly baseHash: string;
}

export interface DraftStorage {
  /** Rejects when there may be one that cannot be read. */
  readonly get: (key: string) => Promise<TextDraft | undefined>;
  /** Whether it is kept. */
  readonly put: (key: string, draft: TextDraft) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}
