// Globs of file names as targets and series configs write them: `*` is any text, `?` one character, everything else is itself, in
// any case. Matched by hand, not by regular expressions: no pattern of a config may take exponential time.

/** A name as patterns see it. */
export interface GlobName {
  /** Lower case, forward slashes. */
  readonly path: string;
  /** The part behind the last slash. */
  readonly base: string;
}

export function globName(name: string): GlobName {
  const path = name.replaceAll("\\", "/").toLowerCase();
  return { path, base: path.slice(path.lastIndexOf("/") + 1) };
}

/** Whether any of the patterns fits the file's own name, or its whole path. For many names: `globs` once, then each name. */
export function matchesAny(patterns: readonly string[], name: GlobName): boolean {
  return globs(patterns)(name);
}

/** The patterns made ready. */
export function globs(patterns: readonly string[]): (name: GlobName) => boolean {
  const all = patterns.map(partsOf);
  return ({ path, base }) => all.some((parts) => fits(parts, base) || (path !== base && fits(parts, path)));
}

/** One text against one pattern. */
export function matchesGlob(pattern: string, text: string): boolean {
  return fits(partsOf(pattern), text.toLowerCase());
}

function partsOf(pattern: string): readonly string[] {
  return pattern.replaceAll("\\", "/").toLowerCase().split("*");
}

/** The first part stands at the start, the last at the end, and those between follow each other. */
function fits(parts: readonly string[], text: string): boolean {
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length === 1) return first.length === text.length && standsAt(first, text, 0);
  const end = text.length - last.length;
  if (end < first.length || !standsAt(first, text, 0) || !standsAt(last, text, end)) return false;
  let from = first.length;
  for (let i = 1; i < parts.length - 1; i++) {
    const part = parts[i] ?? "";
    const at = find(part, text, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= end;
}

function find(part: string, text: string, from: number): number {
  if (!part.includes("?")) return text.indexOf(part, from);
  for (let at = from; at + part.length <= text.length; at++) if (standsAt(part, text, at)) return at;
  return -1;
}

function standsAt(part: string, text: string, at: number): boolean {
  if (!part.includes("?")) return text.startsWith(part, at);
  if (at + part.length > text.length) return false;
  for (let i = 0; i < part.length; i++) if (part[i] !== "?" && part[i] !== text[at + i]) return false;
  return true;
}
