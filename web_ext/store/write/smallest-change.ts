// What differs between two texts as one replacement, so that a caret and an undo history around it survive.

export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Offsets in UTF-16 units of `now`. */
export function smallestChange(now: string, next: string): Change {
  let start = 0;
  const most = Math.min(now.length, next.length);
  while (start < most && now[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && now[now.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { from: start, to: now.length - end, insert: next.slice(start, next.length - end) };
}
