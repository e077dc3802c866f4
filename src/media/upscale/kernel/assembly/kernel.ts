// The kernel of upscales: all that happens to every pixel of every frame. Integers only, so that every machine agrees.
export { resample, resampleBytes } from "./resample";
export { copy, subtract } from "./combine";
export { finish, noise } from "./finish";
export { detail } from "./detail";
export { softness } from "./softness";
export { quarter, steady, track } from "./motion";
export { smear } from "./smear";
