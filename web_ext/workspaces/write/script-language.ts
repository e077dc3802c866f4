// The languages of the editors: JSON, and the script's own: colours line by line, and completion.
import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { StreamLanguage, type StringStream } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import type { SourceFile } from "../../../src/contracts/routes/sources.ts";
import { tokensOf, type Piece } from "../../store/write/script-tokens.ts";
import { completionsAt, type CompletionKind } from "../../store/write/completions.ts";
import type { ConfigNames } from "../../store/write/script-words.ts";

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

const TYPE_OF: Record<CompletionKind, string> = {
  key: "keyword",
  value: "constant",
  speaker: "variable",
  place: "constant",
  rule: "constant",
};

export function completeScript(names: () => ConfigNames) {
  return (context: CompletionContext): CompletionResult | null => {
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, context.pos - line.from);
    const script = context.state.doc.toString();
    const found = completionsAt({ before, script, names: names(), isAsked: context.explicit });
    if (!found) return null;
    const options = found.offers.map(({ kind, ...offer }): Completion => ({ ...offer, type: TYPE_OF[kind] }));
    return { from: context.pos - found.typed, options };
  };
}
