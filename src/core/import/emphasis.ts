// Marks of emphasis in Fountain: `*italics*`, `**bold**`, `_underline_`. They go, the words stay; `\*` is a star.

const MARK = /\\?(?:\*{1,3}|_)/g;

interface Mark {
  readonly at: number;
  readonly length: number;
}

/** One line without its emphasis. A mark counts only in pairs: one touches the word behind it, its partner the one before. */
export function withoutEmphasis(line: string): string {
  if (!/[*_\\]/.test(line)) return line;
  const open: Record<string, Mark | undefined> = {};
  const gone: Mark[] = [];
  for (const { 0: mark, index } of line.matchAll(MARK)) {
    if (mark.startsWith("\\")) {
      gone.push({ at: index, length: 1 });
      continue;
    }
    const kind = mark.charAt(0);
    const [before, after] = [line.charAt(index - 1), line.charAt(index + mark.length)];
    const begun = open[kind];
    if (begun && /\S/.test(before) && (kind === "*" || !isWordy(after))) {
      gone.push(begun, { at: index, length: mark.length });
      open[kind] = undefined;
    } else if (/\S/.test(after) && (kind === "*" || !isWordy(before))) {
      open[kind] = { at: index, length: mark.length };
    }
  }
  return cutOut(line, gone);
}

/** `snake_case` holds no emphasis. */
function isWordy(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

function cutOut(line: string, marks: readonly Mark[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { at, length } of marks.toSorted((a, b) => a.at - b.at)) {
    kept.push(line.slice(from, at));
    from = at + length;
  }
  return kept.join("") + line.slice(from);
}
