// Marks of emphasis in Fountain: `*italics*`, `**bold**`, `_underline_`. They go, the words stay; `\*` is a star.

const MARK = /\\[*_]|\*{1,3}|_/g;

interface Mark {
  readonly at: number;
  length: number;
}

/** One line without its emphasis. A mark counts only in pairs: one touches the word behind it, its partner the one before. */
export function withoutEmphasis(line: string): string {
  if (!/[*_\\]/.test(line)) return line;
  const open: Readonly<Record<string, Mark[]>> = { "*": [], _: [] };
  const gone: Mark[] = [];
  for (const { 0: mark, index } of line.matchAll(MARK)) {
    const begun = open[mark.charAt(0)];
    const [before, after] = [line.charAt(index - 1), line.charAt(index + mark.length)];
    if (!begun) gone.push({ at: index, length: 1 });
    else if (begun.length > 0 && /\S/.test(before) && (mark !== "_" || !isWordy(after))) {
      closeMarks(begun, { at: index, length: mark.length }, gone);
    } else if (/\S/.test(after) && (mark !== "_" || !isWordy(before))) begun.push({ at: index, length: mark.length });
  }
  return cutOut(line, gone);
}

/** `***` may end what `**` and `*` began apart. */
function closeMarks(begun: Mark[], { at, length }: Mark, gone: Mark[]): void {
  for (let left = length; left > 0;) {
    const last = begun.at(-1);
    if (!last) return;
    const pair = Math.min(left, last.length);
    gone.push({ at: last.at + last.length - pair, length: pair }, { at: at + length - left, length: pair });
    last.length -= pair;
    left -= pair;
    if (last.length === 0) begun.pop();
  }
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
