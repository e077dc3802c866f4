// `lora:`, one LoRA as written: `name`, `name:0.6`, or `none` (also `off`, `-`) for no LoRA at all.
import type { KeyConstruct } from "../key-construct.ts";

export const lora: KeyConstruct<string> = {
  aliases: [],
  header: "default",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "grain:0.6", reads: "grain:0.6" },
    { text: "none", scope: "header", reads: "none" },
    { text: "", reads: null },
  ],
};
