// `<recording>.words.json`: what was heard in a recording, word for word. Contract answers 5.3. Times in seconds from its start.
import { Type, type Static } from "typebox";
import { open } from "../schema.ts";

export const HeardWord = open({
  word: Type.String(),
  start: Type.Number({ minimum: 0 }),
  end: Type.Number({ minimum: 0 }),
});
export type HeardWord = Static<typeof HeardWord>;

export const HeardWords = Type.Array(HeardWord);
export type HeardWords = Static<typeof HeardWords>;
