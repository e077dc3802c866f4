// What a film says of how its pictures came about: the IPTC's word in its XMP. docs/http.md "Assemble".
import { findXmp, sourceTypeIn } from "../core/media/mp4/xmp-box.ts";
import { walkFile, withFile } from "../machine/read-parts.ts";

/** The last word of the IPTC's term; null where the file says none. Throws when the file is not there. */
export async function readSourceType(path: string): Promise<string | null> {
  const packet = await withFile(path, async (file) => walkFile(file, findXmp((await file.stat()).size)));
  return packet === undefined ? null : sourceTypeIn(packet);
}
