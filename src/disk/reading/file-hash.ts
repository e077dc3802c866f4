// The SHA-1 of a file, remembered for as long as the file is the same.
import { hashFile } from "../../machine/hash-file.ts";
import type { FileCache } from "./file-cache.ts";

export function fileHash(hashes: Pick<FileCache<string>, "read">, path: string): Promise<string> {
  return hashes.read(path, (at) => hashFile(at));
}
