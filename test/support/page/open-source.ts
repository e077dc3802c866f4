// A script in its editor's state, on a disk that the test can write to, with drafts that outlive the state.
import { createNotices } from "../../../web_ext/store/base/notices.ts";
import type { TextDraft } from "../../../web_ext/api/drafts.ts";
import { createSource } from "../../../web_ext/store/write/source.ts";
import { memoryDrafts } from "./memory-drafts.ts";
import { delayedService } from "../servers/delayed-service.ts";
import { answeringService, refusing } from "./page-states.ts";

export const EP = "/show/ep01";

/** A disk without a hash has no file. */
export function openSource(disk = { text: "= a\n", hash: "h1" }, stored = new Map<string, TextDraft>()) {
  const { ask, asked } = answeringService({
    source: ({ hash_only: only }) => {
      if (disk.hash === "") return refusing("ep01 has no script", 404);
      if (only) return { file: "script", hash: disk.hash, mtime: 0 };
      return { file: "script", path: "ep01.md", ...disk, mtime: 0, shots: [] };
    },
    saveSource: ({ text, base_hash: base }) => {
      if (base !== disk.hash) return refusing("ep01.md changed on disk", 409, { ...disk });
      [disk.text, disk.hash] = [String(text), `${disk.hash}+`];
      return { hash: disk.hash, check: { ok: true, errors: [], warnings: [], shots: [] }, build: null };
    },
  });
  const drafts = memoryDrafts(stored);
  const late = delayedService(ask);
  const notices = createNotices();
  const source = createSource("script", { ask: late.ask, notices, drafts });
  return { source, disk, stored, drafts, asked, notices, late };
}
