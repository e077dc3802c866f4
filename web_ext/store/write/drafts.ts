// Texts that were typed and not saved, kept through reloads and crashes. What keeps them (the browser's database) is handed in.
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import type { DraftKeeper } from "../../api/drafts.ts";

export function draftKey(ep: string, file: SourceFile): string {
  return JSON.stringify([ep, file]);
}

/** Where there is no database, as in a private window: unsaved texts then live as long as the page. */
export function keepNothing(): DraftKeeper {
  return { get: async () => undefined, put: async () => undefined, remove: async () => undefined };
}
