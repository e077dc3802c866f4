// A show made for the targets with H3 styles, and its prompts taken apart: by section or field, and by line.
import { build, entryOf, type Show } from "../build-show.ts";

export const CONFIG: Record<string, object> = {
  series: { id: "s", title: "S", target: "vid_ref2va" },
  proxy: { width: 512, height: 288 },
  style: { look: "Ink and wash." },
  audio: { track: "audio/mix.wav" },
  subjects: {
    mara: {
      name: "Mara",
      design: "a tall woman",
      voice: "a low voice",
      voice_sample: "audio/mara.wav",
      sheet: "refs/mara.png",
      pronoun: "her",
    },
    mara_wet: { of: "mara", name: "Mara", design: "a tall woman, drenched" },
    tom: { name: "Tom", design: "A boy in a cap.", sheet: "refs/tom.png", voice_sample: "audio/tom.wav" },
    eve: { name: "Eve", design: "an old woman", sheet: "refs/eve.png", sheet_panels: 1, voice_sample: "audio/eve.wav" },
    crew: { name: "the crew", design: "sailors", sheet: "refs/crew.png", members: 4 },
    hands: { name: "the hands", design: "dockers", sheet: "refs/hands.png", members: 7 },
    ghost: { name: "The ghost", voice: "thin, breathless" },
    crate: { kind: "prop", name: "the crate", design: "a pine crate", sheet: "refs/crate.png" },
    van: { kind: "vehicle", name: "the van", design: "a blue van", sheet: "refs/van.png" },
    letter: { kind: "prop", name: "the letter", design: "a sealed letter" },
  },
  locations: {
    pier: { description: "A stone pier.", plate: "refs/pier.png" },
    cabin: { description: "A cabin. Two bunks." },
  },
};

/** Head of a script whose first shot, `a`, stands on line 3. */
const TOP = "= ep01 Ferry\n# sq01 pier\n## a\n";

/** A show of one shot, `a`. */
export function buildShot(shot: string, show: Show = {}) {
  return build(TOP + shot, { ...show, config: { ...CONFIG, ...show.config } });
}

/** The script of such a show, for what is built from it in another way. */
export function scriptOf(shot: string): string {
  return TOP + shot;
}

/** The entry of shot `a` on the series target. */
export function entryAt(shot: string, show: Show = {}) {
  return entryOf(buildShot(shot, show), "a");
}

export const SECTIONS = [
  "subject_definitions",
  "summary",
  "retention_analysis",
  "detailed_description",
  "overall_soundscape",
  "non_diegetic_music",
] as const;

/** The lines below each section's name. */
export function sectionsOf(prompt: string | string[]): Record<(typeof SECTIONS)[number], string[]> {
  const parts = [prompt].flat().map((text) => text.split("\n"));
  return Object.fromEntries(parts.map(([head = "", ...lines]) => [head.replace(/:$/, ""), lines])) as never;
}

/** The sections of shot `a`. */
export function sectionsAt(shot: string, show: Show = {}) {
  return sectionsOf(entryAt(shot, show).prompt);
}
