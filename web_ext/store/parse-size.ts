// A picture's size as people type it.

/** `1344 × 768` or `1344x768` as `1344x768`; undefined for anything else. */
export function parseSize(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[x×*]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match ? `${match[1]}x${match[2]}` : undefined;
}
