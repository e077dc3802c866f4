// What a form without levels leaves out of a cut: gains, and fades of picture and sound, one sentence for each shot that has any.
import { decibelText, type Fades } from "../levels/clip-levels.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import type { Handoff, HandoffItem } from "./timeline.ts";

export function* levelRemarks({ items }: Handoff): Steps<string[]> {
  return (yield* stepsOf(items, remarksOn)).flat();
}

function remarksOn(item: HandoffItem): string[] {
  if (item.kind === "gap") return [];
  const { shot, fades, sound } = item;
  const levels = [
    ...(sound && sound.gain !== 1 ? [`gain ${decibelText(sound.gain)}`] : []),
    ...fadeWords("picture", fades),
    ...fadeWords("sound", sound?.fades),
  ];
  return levels.length === 0 ? [] : [`${shot}: ${levels.join(", ")}: set by hand what this form does not carry`];
}

function fadeWords(what: "picture" | "sound", fades: Fades | undefined): string[] {
  return fades ? [`${what} fades over ${fades.in} and ${fades.out} frames`] : [];
}
