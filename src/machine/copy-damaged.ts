// A file of the studio's own that cannot be read, kept under a name beside it before it is written anew.
import { fileStamp } from "./clock.ts";
import { copyAtomic, exists } from "./files.ts";

/** Returns the path of the copy, which has the rights of the file. */
export async function copyDamaged(path: string, now: Date): Promise<string> {
  const base = `${path}.${fileStamp(now)}`;
  for (let turn = 1; ; turn++) {
    const aside = `${base}${turn === 1 ? "" : `-${turn}`}.damaged`;
    if (await exists(aside)) continue;
    await copyAtomic(path, aside);
    return aside;
  }
}
