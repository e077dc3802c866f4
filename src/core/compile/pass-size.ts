// The picture size of a pass on a target, in pixels. docs/decisions.md 4; docs/format.md "Sizes of pictures".
// A size that a person typed is taken at its word: off the target's grid it is refused, or fitted with a warning. A size that
// that was not typed follows the show's shape, upright or wide, and is put on the grid without a warning.
import type { Pass } from "../../contracts/schema.ts";
import type { SizeGrid, VideoTarget } from "../../contracts/files/target.ts";
import type { ConfigDiagnostics } from "../series/located-json.ts";
import { blockOf, lineOf, type PassBlock } from "../series/series.ts";
import { fitSize, isSame, legalSize, nearSize, sizeText, type Size } from "../targets/grid.ts";
import type { BuildContext, ShotNotes } from "./build-model.ts";

export interface PassSize {
  readonly size: Size;
  /** The config's block that sets it, else the preset. */
  readonly source: "series" | "proxy" | "preset";
  /** The typed size is none that the target can make; `size` is what was typed. */
  readonly problem?: string;
  /** The typed size was fitted. */
  readonly warning?: string;
}

/** The size that a pass is drawn at on a target, and what is to be said about the one that was typed. */
export function passSize(context: BuildContext, target: VideoTarget): PassSize {
  const typed = typedSize(context, target);
  if (!typed) return { size: shapedPreset(context, target), source: "preset" };
  const source = blockOf(context.pass);
  const legal = legalSize(target.template, typed);
  if (!legal.ok) return { size: typed, source, problem: legal.sentence };
  const { value: size } = legal;
  if (isSame(size, typed)) return { size, source };
  return { size, source, warning: `${sizeText(typed)} is drawn at ${sizeText(size)}` };
}

/** Reports problems and warnings of the typed size of a pass on a target, at the config's line. */
export function warnOfTypedSize(context: BuildContext, target: VideoTarget, diagnostics: ConfigDiagnostics): void {
  const { problem, warning } = passSize(context, target);
  const block = blockOf(context.pass);
  const line = lineOf(context.series, `${block}.width`, `${block}.height`, block);
  const where = `${target.id}, ${context.pass} pass`;
  if (problem !== undefined) diagnostics.problem(line, `${where}: ${problem}`);
  if (warning !== undefined) diagnostics.warn(line, `${where}: ${warning}`);
}

/** Says of one shot that the typed size is none that its target can make. */
export function reportSizeOfShot(context: BuildContext, target: VideoTarget, notes: ShotNotes): void {
  const { problem } = passSize(context, target);
  if (problem !== undefined) notes.problem(`has no size on ${target.id}: ${problem}`);
}

/** What the config's block of the pass says, where it says it to this target. A side left out is filled in. */
function typedSize({ defaultTarget, series, pass }: BuildContext, target: VideoTarget): Size | undefined {
  if (target.template.size_source === "preset" && defaultTarget.target.id !== target.id) return undefined;
  if (pass === "final") return filledFromPreset(series.final, target);
  return filledByShape(series.proxy, showSize(series.final, target, "final"), target.template);
}

function filledFromPreset({ width, height }: PassBlock, { presets }: VideoTarget): Size | undefined {
  if (width === null && height === null) return undefined;
  return { width: width ?? presets.final.width, height: height ?? presets.final.height };
}

/** The side that a proxy block leaves out follows the show's shape; nobody typed it, so it goes onto the grid. */
function filledByShape({ width, height }: PassBlock, show: Size, grid: SizeGrid): Size | undefined {
  if (width !== null && height !== null) return { width, height };
  if (width === null && height === null) return undefined;
  const scale = width === null ? (height ?? 0) / show.height : width / show.width;
  const near = nearSize(grid, { width: show.width * scale, height: show.height * scale });
  return { width: width ?? near.width, height: height ?? near.height };
}

/** The preset's size in the show's shape: the preset itself, turned upright if need be, when the shapes agree to a step of the grid. */
function shapedPreset({ series, pass }: BuildContext, target: VideoTarget): Size {
  const grid = target.template;
  const show = showSize(series.final, target, pass);
  const preset = turnedLike(show, target.presets[pass]);
  const scale = Math.max(preset.width, preset.height) / Math.max(show.width, show.height);
  const scaled = { width: show.width * scale, height: show.height * scale };
  const isNear =
    Math.abs(scaled.width - preset.width) < grid.size_multiple &&
    Math.abs(scaled.height - preset.height) < grid.size_multiple;
  return fitSize(grid, isNear ? preset : nearSize(grid, scaled));
}

/** The size whose shape the show has; a show that types none has the preset's. */
function showSize(block: PassBlock, target: VideoTarget, pass: Pass): Size {
  return filledFromPreset(block, target) ?? target.presets[pass];
}

function turnedLike(show: Size, { width, height }: Size): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return show.height > show.width ? { width: short, height: long } : { width: long, height: short };
}
