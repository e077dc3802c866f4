// Whether a path in an archive is a file on every system, below the folder that it is opened into and nowhere else.

/** Names that Windows keeps to itself, with any ending. */
const KEPT = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)(\.|$)/i;
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[<>:"|?*\\\u0000-\u001f\u007f]/;
/** Bytes of a name, and letters of a path, that every system takes. */
const LONGEST_NAME = 240;
const LONGEST_PATH = 1000;

/** Why a path is none that every system can have, as the end of a sentence about it; undefined for a good one. Forward slashes. */
export function nameProblem(path: string): string | undefined {
  if (path.length > LONGEST_PATH) return "is too long a path";
  for (const name of path.split("/")) {
    const problem = partProblem(name);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function partProblem(name: string): string | undefined {
  if (name === "" || name === "." || name === "..") return "is no path below a folder";
  if (FORBIDDEN.test(name)) return "holds a character that not every system takes in a name";
  if (name.startsWith(".")) return "is a hidden name";
  if (/[. ]$/.test(name)) return "ends with a dot or a blank, which not every system keeps";
  if (KEPT.test(name)) return "is a name that Windows keeps to itself";
  if (new TextEncoder().encode(name).length > LONGEST_NAME) return "is too long a name";
  return undefined;
}

/** Two of the paths that cannot lie side by side on every disk: they differ by capitals alone, or one is a folder of the other. */
export function nameClash(paths: readonly string[]): readonly [string, string] | undefined {
  const files = new Map<string, string>();
  for (const path of paths) {
    const folded = fold(path);
    const other = files.get(folded);
    if (other !== undefined) return [other, path];
    files.set(folded, path);
  }
  for (const path of paths) {
    const steps = fold(path).split("/");
    for (let depth = 1; depth < steps.length; depth++) {
      const file = files.get(steps.slice(0, depth).join("/"));
      if (file !== undefined) return [file, path];
    }
  }
  return undefined;
}

/** One spelling of what a disk may take for the same. */
function fold(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
