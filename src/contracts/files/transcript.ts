// `<recording>.words.json`: what was heard in a recording, word for word. docs/http.md "Alignment". Times in seconds from its start.
import { Type, type Static } from "typebox";
import { open } from "../schema.ts";

export const TranscriptWord = open({
  word: Type.String(),
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
});
export type TranscriptWord = Static<typeof TranscriptWord>;

export const Transcript = Type.Array(TranscriptWord);
export type Transcript = Static<typeof Transcript>;
