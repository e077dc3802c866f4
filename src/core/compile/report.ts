// The build's report: what a pass renders, how long it is, and what to look at. Plain text for a terminal or a page.
import type { Problem } from "../../contracts/schema.ts";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import { secondsOf } from "../time/rate.ts";
import type { BuildContext, BuiltShot, PassBuild } from "./build-model.ts";

/** One paragraph a target, then problems and warnings, line by line. */
export function writeReport({ story }: BuildContext, build: Omit<PassBuild, "report">): string {
  const shots = [...build.shots.values()];
  const counts = `${counted(shots.length, "shot")} in ${counted(story.sequences.length, "sequence")}`;
  return [
    `${story.episode} ${story.title}`.trim() + `, ${build.pass} pass: ${counts}`,
    ...[...build.shotlists.values()].flatMap((list) => aboutTarget(list, shots)),
    ...aboutLines("problem", build.problems),
    ...aboutLines("warning", build.warnings),
    "",
  ].join("\n");
}

function aboutTarget(list: Shotlist, all: readonly BuiltShot[]): string[] {
  const { fps, width, height, steps, model, lora } = list.defaults;
  const shots = all.filter(({ chosen }) => chosen.target.id === list.target);
  const frames = shots.reduce((sum, { entry }) => sum + entry.length, 0);
  const requested = shots.reduce((sum, { plan }) => sum + plan.length.requested, 0);
  const seconds = (count: number) => `${secondsOf(count, fps).toFixed(2)} s`;
  const used = [steps === null ? "" : `${steps} steps`, model ?? "", lora ?? ""].filter(Boolean);
  const own = shots.filter(({ entry }) => entry.model ?? entry.lora ?? entry.loras);
  return [
    `${list.target}: ${counted(shots.length, "shot")}, ${width}x${height} at ${fps} fps${used.map((text) => `, ${text}`).join("")}`,
    `  length ${seconds(frames)} for ${seconds(requested)} asked (${counted(frames - requested, "frame")} of padding)`,
    ...(shots.length > 0 ? [`  sound ${policies(shots)}`] : []),
    ...(own.length > 0 ? [`  own model or LoRA: ${own.map(({ entry }) => entry.id).join(", ")}`] : []),
  ];
}

function policies(shots: readonly BuiltShot[]): string {
  const counts = new Map<string, number>();
  for (const { entry } of shots) counts.set(entry.audio_policy, (counts.get(entry.audio_policy) ?? 0) + 1);
  return [...counts].map(([policy, count]) => `${policy} ${count}`).join(", ");
}

function aboutLines(what: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.map(({ file, line, message, id }) => {
    const place = [...(file === "series" ? ["series config"] : []), ...(line === null ? [] : [`line ${line}`])];
    return `  ${place.join(", ")}: ${message}${id === undefined ? "" : ` [${id}]`}`;
  });
  return [`${counted(problems.length, what)}:`, ...lines];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
