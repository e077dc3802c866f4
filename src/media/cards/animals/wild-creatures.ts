// Large and small beasts that are built like no other, as drawings from the side, looking to the left.
import type { CreatureDrawing } from "../things/drawing.ts";

export const WILD_CREATURES: Readonly<Record<string, CreatureDrawing>> = {
  ray: {
    box: [-0.85, 0, 1.2, 0.84],
    eyes: [[-0.56, 0.42, 0.028]],
    back: [-0.3, 0.34, 0.3, 0.56],
    parts: [
      ["stroke main-", "M.5 .5 C.8 .54 1 .5 1.18 .58", 0.025],
      ["main-", "M-.34 .42 C-.1 .2 .2 .02 .52 .02 C.44 .2 .42 .36 .54 .48 Z", 0.05],
      ["main-", "M-.64 .4 L-.84 .36 L-.7 .48 Z M-.58 .5 L-.78 .56 L-.56 .56 Z", 0.01],
      [
        "main",
        "M-.7 .46 C-.5 .3 -.1 .3 .2 .38 C.36 .42 .5 .46 .64 .5 C.5 .56 .42 .7 .34 .84 C.1 .78 -.2 .62 -.42 .58 C-.58 .56 -.68 .52 -.7 .46 Z",
        0.08,
      ],
      ["second", "M-.6 .53 C-.4 .55 -.1 .62 .2 .76 C-.1 .7 -.4 .62 -.6 .53 Z", 0.01],
    ],
  },
};
