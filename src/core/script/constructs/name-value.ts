// `model:`, `profile:` and `target:`: one name, as written. Which names exist is known where shots are compiled.
import type { KeyConstruct } from "../key-construct.ts";

export const nameValue: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "Night Look v2.safetensors", reads: "Night Look v2.safetensors" },
    { text: "draft", scope: "header", reads: "draft" },
    { text: "", reads: null },
  ],
};
