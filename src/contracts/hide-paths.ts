// A sentence names files, but no place of this machine that its reader did not name: whoever asks from elsewhere has no business there.

/** A path from the root of a disk, up to the last name in it. A blank may stand in a folder's name, and ends the last one. */
const ABSOLUTE = /(?<![\w.~/\\:-])(?:[A-Za-z]:[\\/]|\/)(?:(?:(?! [\\/])[^'"`,;()<>|\r\n])*[\\/])?[^\s'"`,;:()<>|]+/g;

/**
 * Each absolute path as the name of its file alone, but for those that begin with one of `known`: folders that everybody may name,
 * and what the reader sent.
 */
export function hidePaths(sentence: string, known: readonly string[] = []): string {
  return sentence.replace(ABSOLUTE, (path) => {
    if (known.some((each) => each !== "" && path.startsWith(each))) return path;
    return path.split(/[\\/]/).findLast((name) => name !== "") ?? path;
  });
}
