// The model files that a template records beside the nodes that load them, and how each is installed. docs/http.md "Templates of the host".
import type { ItemRecord } from "../../contracts/replies/features.ts";
import { listOf, textOf } from "../workflow/json-parts.ts";
import { MODE, readUiWorkflow } from "../workflow/ui-workflow.ts";
import { itemKey } from "./item-records.ts";

export interface TemplateFile {
  readonly file: string;
  /** Models folder. */
  readonly folder: string;
  /** Null where none over https is recorded. */
  readonly url: string | null;
}

/** Each once; nodes that never run load nothing. */
export function recordsOf(saved: unknown): TemplateFile[] {
  const read = readUiWorkflow(saved);
  if (!read.ok) return [];
  const levels = [read.value, ...read.value.subgraphs.values()];
  const nodes = levels.flatMap((level) => [...level.nodes.values()]).filter(({ mode }) => mode === MODE.always);
  const found = new Map<string, TemplateFile>();
  for (const model of nodes.flatMap(({ properties }) => listOf(properties, "models"))) {
    const [file, folder, url = ""] = [textOf(model, "name"), textOf(model, "directory"), textOf(model, "url")];
    if (file && folder) found.set(`${folder}/${file}`, { file, folder, url: url.startsWith("https://") ? url : null });
  }
  return [...found.values()];
}

/** Files that hold numbers alone: others can run code when they are loaded. */
const PLAIN = /\.(safetensors|sft|gguf)$/i;
const BY_HAND = "get it by hand and put it into its folder";

/** The item, or why it is not fetched from here. */
export function templateItem({ file, folder, url }: TemplateFile): ItemRecord | { readonly why: string } {
  if (url === null) return { why: `${file}: its template records no address: ${BY_HAND}` };
  if (!/^[\w-]{1,60}$/.test(folder) || !/^[^\\/:\0]+$/.test(file))
    return { why: `${file}: its name or folder is no plain one: ${BY_HAND}` };
  if (!PLAIN.test(file)) return { why: `${file}: a file of its kind can run code when it is loaded: ${BY_HAND}` };
  return { key: itemKey("model", file, folder), kind: "model", name: file, folder, url };
}
