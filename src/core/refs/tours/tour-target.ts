// Which target makes a tour, and at which size and length: it has to start from a picture. docs/http.md "Tours".
import type { CheckResult } from "../../../contracts/check.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { fitSize, frameRate, nearSize, snapLength, type Size } from "../../targets/grid.ts";
import { findBuiltin, resolveTarget, type MachineRecord, type Registry } from "../../targets/registry.ts";

/** The one that is asked for; else the chosen one, else one that is installed, those made for tours first; else the one that is drawn here. */
export function tourTarget(
  registry: Registry,
  asked: string | null | undefined,
  { chosen, detected }: MachineRecord,
): CheckResult<VideoTarget> {
  const able = registry.list("video").filter(canTour);
  if (asked) {
    const found = resolveTarget(registry, asked, "video");
    if (!found.ok || canTour(found.value)) return found;
    const known = able.map(({ id }) => id).join(", ");
    return { ok: false, sentence: `${found.value.label} starts from no picture: choose ${known}` };
  }
  const isNamed = (names: readonly string[], { id, aliases }: VideoTarget) =>
    names.some((name) => name === id || aliases.includes(name));
  const installed = able.filter((target) => isNamed(detected, target));
  const found =
    able.find((target) => chosen !== null && isNamed([chosen], target)) ??
    installed.find(({ tour }) => tour !== undefined) ??
    installed[0] ??
    findBuiltin(registry, "video");
  return found ? { ok: true, value: found } : { ok: false, sentence: "no target here makes videos from a picture" };
}

function canTour({ capabilities: { keyframes } }: VideoTarget): boolean {
  return keyframes.includes("first");
}

/** Whose preset a tour is made with. */
export function tourPass({ tour }: VideoTarget): Pass {
  return tour?.preset ?? "final";
}

export interface TourShape extends Size {
  readonly fps: number;
  /** Frames. */
  readonly length: number;
}

/** As wide for its height as the plate, as many pixels as the target is asked for; at least as long as `seconds`. */
export function tourShape(
  target: VideoTarget,
  plate: Size,
  { seconds, seriesFps }: { readonly seconds: number; readonly seriesFps: number },
): CheckResult<TourShape> {
  const { template, tour, presets } = target;
  const preset = presets[tourPass(target)];
  const scale = Math.sqrt((tour?.pixels ?? preset.width * preset.height) / (plate.width * plate.height));
  const size = nearSize(template, { width: plate.width * scale, height: plate.height * scale });
  const fps = frameRate(template, seriesFps);
  const length = snapLength(template.frames, Math.round(seconds * fps));
  if (!length.ok) return { ok: false, sentence: `${target.label}: ${length.sentence}` };
  return { ok: true, value: { ...fitSize(template, size), fps, length: length.value } };
}
