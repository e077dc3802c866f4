// The animatic's kernel: all that happens to every pixel of every frame. Integers only, so that every machine agrees.
export { sample, scratchBytes } from "./sample";
export { over, overPart, mix } from "./blend";
export { convert } from "./convert";
