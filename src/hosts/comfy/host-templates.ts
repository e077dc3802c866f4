// The library of workflows that a host brings: its index, and each workflow by its name.
import { listOf, textOf, fieldOf, recordOf } from "../../core/workflow/json-parts.ts";
import { describeAnswer, type HostAnswer } from "../answers.ts";
import { addressOf } from "./ask-host.ts";
import { fetchAsGuest, type AuthFor } from "./guest-fetch.ts";
import type { HostTemplates, ListedTemplate, SavedRead } from "../host.ts";

const NAME = /^[\w][\w .()+-]{0,199}$/;

/** Most bytes of a picture. */
const PICTURE_BYTES = 8 * 1024 * 1024;
/** Milliseconds for one. */
const PICTURE_PATIENCE = 10_000;
const PICTURES: Readonly<Record<string, string>> = { webp: "webp", png: "png", jpg: "jpg", jpeg: "jpeg" };

export interface TemplateQuestions {
  readonly query: (path: string) => Promise<HostAnswer>;
  /** Of the host. */
  readonly url: string;
  readonly authFor: AuthFor;
}

export function openTemplates({ query, url, authFor }: TemplateQuestions): HostTemplates {
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
    picture: async (name) => {
      if (!NAME.test(name)) return null;
      const question = { signal: AbortSignal.timeout(PICTURE_PATIENCE) };
      const address = addressOf(url, `/templates/${encodeURIComponent(name)}`);
      const answer = await fetchAsGuest(address, question, authFor).catch(() => undefined);
      if (!answer || answer.status >= 500) return undefined;
      return answer.ok ? readBytes(answer) : null;
    },
  };
}

/** Null for more than a picture has. */
async function readBytes({ body }: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > PICTURE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
    picture: pictureOf(name, entry),
  };
}

/** The host's first picture of a template bears its name, with a number. */
function pictureOf(name: string, entry: unknown): string | null {
  const ending = PICTURES[(textOf(entry, "mediaSubtype") ?? "").toLowerCase()];
  return textOf(entry, "mediaType") === "image" && ending !== undefined ? `${name}-1.${ending}` : null;
}
