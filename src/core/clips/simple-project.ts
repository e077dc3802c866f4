// The texts that a project of clips begins with: a config that asks for nothing, and a script that waits for its first clip.
import { headerLine, oneLine, slug } from "../lib/one-line.ts";

/** Folders of the project that is made without being asked for a title. */
export const CLIPS_SHOW = "Clips";
export const CLIPS_EPISODE = "clips";

export interface SimpleProject {
  readonly script: string;
  readonly series: string;
  readonly pictures: "../refs";
}

/** Letters, digits and underscores; "" where a title has neither letter nor digit. */
export function projectName(title: string): string {
  return slug(title);
}

export function planSimpleProject(name: string, title: string): SimpleProject {
  const config = {
    simple: true,
    series: { id: slug(name), title: oneLine(title), fps: 24, width: 1344, height: 768 },
    proxy: { width: 512, height: 288 },
    style: { look: "" },
    subjects: {},
    locations: {},
  };
  return {
    script: `// Clips: each is a sequence with one shot.\n${headerLine(name, title)}\n`,
    series: `${JSON.stringify(config, null, 2)}\n`,
    pictures: "../refs",
  };
}
