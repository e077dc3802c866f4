// Escapes text for XML or HTML, as content or in an attribute, and drops characters that XML does not allow.

export function escapeMarkup(text: string): string {
  return text
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
