// How deep JSON may nest: whoever walks a value calls itself once a level, and no file or request of ours comes near this many.

export const MOST_LEVELS = 64;

const [QUOTE, BACKSLASH, BRACKET, BRACKET_END, BRACE, BRACE_END] = Array.from('"\\[]{}', (sign) => sign.charCodeAt(0));

/** Whether JSON text nests deeper than that. It need not be valid, and is not parsed. */
export function isTooDeep(text: string): boolean {
  if (!hasManyLevels(text)) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === BRACKET || code === BRACE) depth++;
    else if (code === BRACKET_END || code === BRACE_END) depth--;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}

/** Most texts have fewer brackets in all, which is told sooner than how they nest. */
function hasManyLevels(text: string): boolean {
  let opened = 0;
  for (const sign of ["{", "["]) {
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
      if (++opened > MOST_LEVELS) return true;
    }
  }
  return false;
}

/** Index of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
