// Which format a script is in, by its name or its first words, and the screenplay that it holds.
import { parseFdx } from "./parse-fdx.ts";
import { parseFountain } from "./parse-fountain.ts";
import { type ScreenplayRead, hasContent } from "./screenplay.ts";

export type ScreenplayFormat = "fountain" | "fdx";

export type ScreenplayResult =
  ({ readonly ok: true } & ScreenplayRead) | { readonly ok: false; readonly problem: string };

/** undefined for a script of our own format. */
export function formatOf(name: string, text: string): ScreenplayFormat | undefined {
  const low = name.toLowerCase();
  if (low.endsWith(".fdx")) return "fdx";
  if (low.endsWith(".fountain") || low.endsWith(".spmd")) return "fountain";
  const head = text.slice(0, 2000);
  return /^\ufeff?\s*<(\?xml|FinalDraft)\b/.test(head) && head.includes("<FinalDraft") ? "fdx" : undefined;
}

export function readScreenplay(format: ScreenplayFormat, text: string): ScreenplayResult {
  const read: ScreenplayResult = format === "fdx" ? parseFdx(text) : { ok: true, ...parseFountain(text) };
  if (!read.ok || hasContent(read.screenplay)) return read;
  return { ok: false, problem: "it holds no scene, no action and no dialogue" };
}
