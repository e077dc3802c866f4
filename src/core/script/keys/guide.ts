// `guide:`, a picture that the shot shows at a moment of its own, between its first frame and its last. Several lines a shot.
import type { Guide } from "../../../contracts/files/story.ts";
import { quoted } from "../../lib/wording.ts";
import { PICTURE } from "../../lib/written-values.ts";
import type { KeyConstruct } from "./key-construct.ts";

/** `2.5s refs/x.png` or `60f refs/x.png`: seconds, or frames of the series, from the shot's first frame. */
export const guide: KeyConstruct<Guide> = {
  aliases: [],
  header: "refused",
  read(text) {
    const match = /^(?:(?<seconds>\d+(?:\.\d+)?|\.\d+)s|(?<frame>\d+)f)\s+(?<picture>\S.*)$/i.exec(text);
    const { seconds, frame, picture = "" } = match?.groups ?? {};
    if (!match) return { problem: `bad guide ${quoted(text)}: write a time and a picture, "guide: 2.5s refs/x.png"` };
    if (!PICTURE.test(picture)) {
      return { problem: `bad guide ${quoted(text)}: ${quoted(picture)} is no picture (png, jpg, jpeg, webp)` };
    }
    return { value: frame === undefined ? { seconds: Number(seconds), picture } : { frame: Number(frame), picture } };
  },
  examples: [
    { text: "2.5s refs/Storm Front.PNG", reads: { seconds: 2.5, picture: "refs/Storm Front.PNG" } },
    { text: "60f refs/x.webp", reads: { frame: 60, picture: "refs/x.webp" } },
    { text: "0S refs/x.png", reads: { seconds: 0, picture: "refs/x.png" } },
    { text: ".5s refs/x.jpg", reads: { seconds: 0.5, picture: "refs/x.jpg" } },
    { text: "2.5 refs/x.png", reads: "refused" },
    { text: "2.5f refs/x.png", reads: "refused" },
    { text: "-1s refs/x.png", reads: "refused" },
    { text: "2s refs/x.gif", reads: "refused" },
    { text: "2s", reads: "refused" },
    { text: "refs/x.png", reads: "refused" },
    { text: "", reads: "refused" },
  ],
};
