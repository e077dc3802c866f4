// The library of workflows that a host brings: its index, and each workflow by its name.
import { listOf, textOf, fieldOf, recordOf } from "../../core/workflow/json-parts.ts";
import { describeAnswer, type HostAnswer } from "../answers.ts";
import type { HostTemplates, ListedTemplate, SavedRead } from "../host.ts";

const NAME = /^[\w][\w .()+-]{0,199}$/;

export function openTemplates(query: (path: string) => Promise<HostAnswer>): HostTemplates {
  return {
    list: async () => {
      const answer = await query("/templates/index.json");
      if (answer.is === "silent" || answer.status >= 500) return undefined;
      return answer.is === "json" ? readIndex(answer.body) : [];
    },
    read: async (name) => {
      if (!NAME.test(name)) return { is: "absent" };
      return readFile(await query(`/templates/${encodeURIComponent(name)}.json`));
    },
  };
}

function readFile(answer: HostAnswer): SavedRead {
  if (answer.is === "silent" || answer.status >= 500) return { is: "silent", why: describeAnswer(answer) };
  if (answer.status === 404) return { is: "absent" };
  return answer.is === "json" ? { is: "there", value: answer.body } : { is: "broken" };
}

/** A template that stands in several sections is listed once. */
function readIndex(index: unknown): ListedTemplate[] {
  const found = new Map<string, ListedTemplate>();
  for (const section of Array.isArray(index) ? index : []) {
    for (const entry of listOf(section, "templates")) {
      const name = textOf(entry, "name");
      if (name === undefined || !NAME.test(name) || found.has(name)) continue;
      found.set(name, readEntry(name, entry, section));
    }
  }
  return [...found.values()];
}

/** By what it makes first; the section's own kind where the index does not say that. */
function readEntry(name: string, entry: unknown, section: unknown): ListedTemplate {
  const made = listOf(recordOf(fieldOf(entry, "io")), "outputs").map((output) => textOf(output, "mediaType"));
  const size = fieldOf(entry, "size");
  return {
    name,
    title: textOf(entry, "title") ?? name,
    description: textOf(entry, "description") ?? "",
    section: textOf(section, "title") ?? "",
    kind: made[0] ?? textOf(section, "type") ?? "",
    models: listOf(entry, "models").filter((model) => typeof model === "string"),
    bytes: typeof size === "number" && size > 0 ? size : null,
    isHosted: fieldOf(entry, "openSource") === false,
    hostVersion: textOf(entry, "minComfyUIVersion") ?? null,
  };
}
