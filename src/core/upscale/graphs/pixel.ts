// A film through a GAN model or the host's super-resolution node.
import type { GraphValues } from "../../graph/graph.ts";
import { VSR_LEVELS, type PixelWork, type VsrLevel } from "./film-work.ts";

/** What stands for the super-resolution node where a model file is named. */
const VSR = /^vsr_node(?::([a-z]+))?$/i;

/** The level that `vsr_node` or `vsr_node:high` names, null for a model file, undefined for a level that there is not. */
export function vsrLevelOf(model: string): VsrLevel | null | undefined {
  const said = VSR.exec(model);
  if (!said) return null;
  const word = (said[1] ?? VSR_LEVELS[0]).toUpperCase();
  return VSR_LEVELS.find((level) => level === word);
}

/** Whether it names the super-resolution node, whatever level of it. */
export function isVsr(model: string): boolean {
  return vsrLevelOf(model) !== null;
}

export function pixelValues({ files, size, vsr }: PixelWork): GraphValues["values"] {
  return { ...files, ...outSize(size), ...vsrValues(vsr) };
}

/** The node replaces the model: the graph has no place for both. */
export function vsrValues(level: VsrLevel | null | undefined): GraphValues["values"] {
  return level ? { vsr_level: level } : {};
}

export function outSize({ width, height }: PixelWork["size"]): GraphValues["values"] {
  return { out_width: width, out_height: height };
}
