// A picture that is changed from one that a reference has: its words, and its size. docs/http.md "Edits".
import type { TargetOf } from "../../contracts/files/target.ts";
import type { Size } from "../targets/grid.ts";
import { CHARACTER_VIEWS, type CharacterView } from "./ref-names.ts";
import { joined, sentence } from "./ref-prompts.ts";

const TURNED: Readonly<Record<CharacterView, string>> = {
  "01_threequarter": "turned three quarters to the camera, full figure",
  "02_side": "in exact side profile facing left, full figure",
  "03_back": "from behind, full figure, the face not visible",
  "04_face": "as head and shoulders, the face straight to the camera",
};

/** `kind`: what stays fixed is named by it. */
export function wrappedInstruction(instruction: string, kind: string): string {
  const fixed =
    kind === "location"
      ? "the place, its architecture, the camera, the light and the style"
      : kind === "keyframe"
        ? "the people, the place, the framing, the light and the style"
        : "the identity, the face, the proportions, the pose, the framing, the background and the style";
  return joined([
    `Change only this in picture 1: ${sentence(instruction)}`,
    `Keep everything else exactly as it is in picture 1: ${fixed}.`,
  ]);
}

/** The camera goes round the figure. `instruction`: what else is asked for, or nothing. */
export function turnInstruction(view: string, instruction: string): string {
  const known = CHARACTER_VIEWS.find((each) => each === view) ?? "01_threequarter";
  return joined([
    `Turn the camera round the person of picture 1 and show the very same person ${TURNED[known]}.`,
    "The same face, hair, build, clothes and colours; the same plain background and light; nobody else, no text.",
    sentence(instruction),
  ]);
}

/** The edited picture keeps the shape of the one that is edited, on the target's grid and with its least pixels. */
export function editedSize({ template }: TargetOf<"image">, { width, height }: Size): Size {
  const { size_multiple: multiple, min_pixels: least = 0, max_size: most } = template;
  const grown = Math.max(1, Math.sqrt(least / (width * height)));
  const shrunk = Math.min(1, (most?.long_side ?? Infinity) / (Math.max(width, height) * grown));
  const round = grown > 1 && shrunk === 1 ? Math.ceil : Math.round;
  const side = (asked: number) => Math.max(multiple, round((asked * grown * shrunk) / multiple) * multiple);
  return { width: side(width), height: side(height) };
}

/** The first target that can edit. */
export function editTargetAmong(targets: readonly (TargetOf<"image"> | undefined)[]): TargetOf<"image"> | undefined {
  return targets.find((target) => target?.capabilities.mode === "edit");
}
