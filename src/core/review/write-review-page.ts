// A review as one page: its looks, its program and what it knows are inside. What people wrote is data in it and never markup or program:
// the policy lets only this very program run, and nothing go out.
import { createHash } from "node:crypto";
import type { ReviewData } from "../../contracts/files/delivery/review-page.ts";
import { escapeMarkup } from "../lib/markup.ts";

/** The page's parts as they were built. */
export interface PageParts {
  readonly style: string;
  readonly program: string;
}

export function writeReviewPage(data: ReviewData, { style, program }: PageParts): string {
  const safe = program.replace(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "<\\!--");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(safe).digest("base64")}'`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "media-src 'self' file:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(data.title)}: review</title>
<style>${style.replace(/<\/(style)/gi, "<\\/$1")}</style>
</head>
<body>
<noscript>This page needs scripts: it plays ${escapeMarkup(data.film)} and keeps your notes in this browser.</noscript>
<script type="application/json" id="review-data">${inertJson(data)}</script>
<script>${safe}</script>
</body>
</html>
`;
}

/** JSON that no reader of markup takes for anything else. */
function inertJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
