// Where the files of a workflow can be had, by the workflow's own record: the front end keeps it with the node that loads the file.
import type { Converted } from "../workflow/convert.ts";
import { listOf, textOf } from "../workflow/json-parts.ts";

/** File name to its address; only addresses that are fetched over https. */
export function downloadsOf({ properties }: Converted): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const words of properties.values()) {
    for (const model of listOf(words, "models")) {
      const [name, url] = [textOf(model, "name"), textOf(model, "url")];
      if (name && url?.startsWith("https://")) urls.set(name, url);
    }
  }
  return urls;
}
