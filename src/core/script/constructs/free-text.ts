// `camera:`, `sound:`, `music:`, `extras:` and `text:`: free words. An empty line means "not set".
import type { KeyConstruct } from "../key-construct.ts";

export const freeText: KeyConstruct<string> = {
  aliases: [],
  header: "dropped",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "slowly pushes in: 10% closer", reads: "slowly pushes in: 10% closer" },
    { text: "", reads: null },
  ],
};
