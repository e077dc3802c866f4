// Paths of pictures and recordings, from the config's folder to the episode's. Whether a file is there is asked elsewhere.
import { isAbsolute, join } from "node:path/posix";

/** A path of the config as seen from the episode, forward slashes; "" stays "". An absolute path stays as it is written. */
export function assetPath(configFolder: string, path: string): string {
  const slashed = path.replaceAll("\\", "/");
  if (slashed === "" || isAbsolute(slashed) || /^[A-Za-z]:/.test(slashed)) return slashed;
  return join(configFolder, slashed);
}
