// `plate:`, the shot's own location or camera angle. Which locations exist is the series config's business.
import type { KeyConstruct } from "../key-construct.ts";

export const plate: KeyConstruct<string> = {
  aliases: [],
  header: "dropped",
  read: (text) => ({ value: text === "" ? null : text }),
  examples: [
    { text: "pier_night", reads: "pier_night" },
    { text: "", reads: null },
  ],
};
