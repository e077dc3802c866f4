// Small episodes for tests: real folders with a script and a series config.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

export const smallSeries = {
  series: { id: "tide", title: "Low Tide", fps: 24, width: 256, height: 144 },
  proxy: { width: 128, height: 72 },
  style: { look: "Ink and wash" },
  subjects: {
    ada: { kind: "character", name: "Ada", design: "A harbour pilot in a yellow coat", voice: "a clear voice" },
    crate: { kind: "prop", name: "the crate", design: "A wooden crate tied with rope" },
  },
  locations: { quay: { description: "Exterior, dusk: a stone quay at low tide" } },
};

/** The same show as it is written for a model that reads pictures: sizes on its grid, and a picture of everyone and of the place. */
export function seriesFor(target?: string) {
  const { subjects, locations } = smallSeries;
  return {
    ...smallSeries,
    series: { ...smallSeries.series, width: 256, height: 160, ...(target !== undefined && { target }) },
    proxy: { width: 128, height: 96 },
    subjects: {
      ada: { ...subjects.ada, sheet: "refs/ada.png" },
      crate: { ...subjects.crate, sheet: "refs/crate.png" },
    },
    locations: { quay: { ...locations.quay, plate: "refs/quay.png" } },
  };
}

export const threeShots = `= tide  Low Tide

# sq01 quay

## sh010
who: ada
size: ms
dur: 1
camera: slow push in
Ada walks to the edge of the quay.

## sh020
who: ada
with: crate
dur: auto
Ada looks at the crate.
ADA: It is wet.

## sh030
size: ws
dur: 0.5
The quay is empty.
`;

/** Writes `<parent>/<name>/<name>.md` and its series.json; returns the episode folder. */
export async function writeEpisode(
  parent: string,
  name = "tide",
  script: string | Uint8Array = threeShots,
  series: unknown = smallSeries,
): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), script);
  if (series !== null) {
    const text = typeof series === "string" ? series : JSON.stringify(series, null, 2);
    await writeFile(join(folder, "series.json"), text);
  }
  return folder;
}

/** A script of many silent shots of a second, from sh0010 on, in sequences of forty. */
export function longScript(shots: number): string {
  const texts = Array.from({ length: shots }, (_, index) => {
    const id = `sh${String((index + 1) * 10).padStart(4, "0")}`;
    const head = index % 40 === 0 ? `# sq${String(index / 40 + 1).padStart(2, "0")} quay\n\n` : "";
    return `${head}## ${id}\nsize: ws\ndur: 1\nThe quay in light number ${index + 1}.\n`;
  });
  return `= tide  Low Tide\n\n${texts.join("\n")}`;
}
