// The languages of the editors: JSON, and the script's own: colours line by line, and completion of keys and of what the config names.
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { StreamLanguage, type StringStream } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import { tokensOf, type Piece } from "../../store/write/script-tokens.ts";
import { SCRIPT_KEYS, valuesFor, type ConfigNames } from "../../store/write/script-words.ts";

const TAG_OF: Record<Piece, string> = {
  heading: "heading",
  id: "labelName",
  key: "keyword",
  value: "string",
  name: "name",
  delivery: "emphasis",
  comment: "comment",
};

interface LineState {
  /** Where each token of the line ends, and its tag. */
  ends: { readonly at: number; readonly tag: string | null }[];
}

const scriptLanguage = StreamLanguage.define<LineState>({
  name: "episode script",
  startState: () => ({ ends: [] }),
  copyState: (state) => ({ ends: [...state.ends] }),
  token: (stream: StringStream, state) => {
    if (stream.sol()) state.ends = endsOf(stream.string);
    const next = state.ends.find(({ at }) => at > stream.pos);
    if (!next) stream.skipToEnd();
    else stream.pos = next.at;
    return next?.tag ?? null;
  },
});

export function languageOf(file: SourceFile): Extension {
  return file === "script" ? scriptLanguage : json();
}

function endsOf(line: string): LineState["ends"] {
  let at = 0;
  return tokensOf(line).map(({ length, piece }) => ({
    at: (at += length),
    tag: piece === null ? null : TAG_OF[piece],
  }));
}

/** Keys at a line's start; ids and words after a key's colon. */
export function completeScript(names: () => ConfigNames) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const value = /^([a-z][a-z_]*)\s*:(?:.*,)?\s*([\w-]*)$/.exec(before);
    if (value) {
      const options = valuesFor(value[1] ?? "", names()).map((label): Completion => ({ label, type: "constant" }));
      return options.length === 0 ? null : { from: context.pos - (value[2] ?? "").length, options };
    }
    if (!/^[a-z]+$/.test(before) && !(context.explicit && before === "")) return null;
    const options = SCRIPT_KEYS.map((label): Completion => ({ label, type: "keyword", apply: `${label}: ` }));
    return { from: line.from, options };
  };
}
