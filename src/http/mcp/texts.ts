// A text as an agent edits it: whole, or by exact replacements in what is on the disk, which have to fit once each.
import { Refusal } from "../../contracts/refusal.ts";
import { sourceRoute, type SourceFile } from "../../contracts/routes/sources.ts";
import { Type } from "typebox";
import { closed, oneOf } from "../../contracts/schema.ts";
import type { AgentStudio } from "./verb.ts";

export const editInput = {
  file: Type.Optional(oneOf("script", "series")),
  text: Type.Optional(Type.String({ description: "the whole new text" })),
  edits: Type.Optional(
    Type.Array(
      closed({
        old: Type.String({ minLength: 1, description: "a passage exactly as it stands, there once" }),
        new: Type.String(),
      }),
      { minItems: 1, maxItems: 50, description: "instead of text: passages to replace" },
    ),
  ),
};

export interface EditInput {
  readonly ep: string;
  readonly file?: SourceFile;
  readonly text?: string;
  readonly edits?: readonly { readonly old: string; readonly new: string }[];
}

export interface SourceNow {
  readonly text: string;
  readonly hash: string;
  readonly shots: readonly { readonly id: string; readonly line: number; readonly end_line: number }[];
}

export async function readText({ call }: AgentStudio, ep: string, file: SourceFile): Promise<SourceNow> {
  const source = await call(sourceRoute, { ep, file });
  return source as SourceNow;
}

/** The text that is meant; the one on the disk where neither a text nor edits are given. */
export async function editedText(
  studio: AgentStudio,
  { ep, file = "script", text, edits }: EditInput,
): Promise<string> {
  if (text !== undefined && edits !== undefined) throw new Refusal("bad-input", "give text or edits, not both");
  if (text !== undefined) return text;
  const source = await readText(studio, ep, file);
  return (edits ?? []).reduce(replaceOnce, source.text);
}

function replaceOnce(text: string, { old, new: next }: { readonly old: string; readonly new: string }): string {
  const at = text.indexOf(old);
  const begin = JSON.stringify(old.slice(0, 60));
  if (at < 0)
    throw new Refusal("bad-input", `edits: ${begin} does not stand in the text: read_source shows it as it is`);
  if (text.includes(old, at + 1)) {
    throw new Refusal("bad-input", `edits: ${begin} stands in the text more than once: give more of what is around it`);
  }
  return `${text.slice(0, at)}${next}${text.slice(at + old.length)}`;
}
