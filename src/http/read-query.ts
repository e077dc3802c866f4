// The query string as text, strictly: every parameter once, every escape valid UTF-8. What the values mean is the schema's business.
import { Refusal } from "../contracts/refusal.ts";

/** The parameters after the `?` of a request's URL. */
export function requireQuery(url: string): Record<string, string> {
  const start = url.indexOf("?");
  const found = new Map<string, string>();
  for (const part of start < 0 ? [] : url.slice(start + 1).split("&")) {
    if (part === "") continue;
    const equals = part.indexOf("=");
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    if (found.has(name)) throw new Refusal("bad-input", `${name} is given more than once: give it one value`);
    found.set(name, equals < 0 ? "" : decode(part.slice(equals + 1)));
  }
  return Object.fromEntries(found);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new Refusal("bad-input", `the query has an escape that is not UTF-8: "${text.slice(0, 80)}"`);
  }
}
