// A show with a cast of hundreds, as a long series has it: each of them with a live sheet and a candidate of the face.
import { join } from "node:path";
import { png } from "./ref-studio.ts";
import { seriesFor } from "./sample-episodes.ts";
import { writeFiles } from "./write-files.ts";

/** Lays the cast over the sample show of an episode: `p001` and on, each with a voice as well. */
export async function writeManyRefs(episode: string, count: number): Promise<void> {
  const series = seriesFor("minimax_h3_ref2va");
  const names = Array.from({ length: count }, (_, index) => `p${String(index + 1).padStart(3, "0")}`);
  const people = names.map((name) => {
    const design = `Passenger ${name} in a grey coat, with an umbrella and a heavy case`;
    return [name, { kind: "character", name: `Passenger ${name.slice(1)}`, design, sheet: `refs/${name}.png` }];
  });
  const subjects = { ...series.subjects, ...Object.fromEntries(people) };
  await writeFiles(episode, { "series.json": JSON.stringify({ ...series, subjects }) });
  const pictures = await Promise.all(COLOURS.map((colour) => png(colour, 1024, 256)));
  for (const [index, name] of names.entries()) {
    const picture = pictures[index % pictures.length] ?? "";
    const folder = join("refs/_takes", `subject__${name}`);
    const stem = join(folder, `subject__${name}_04_face_t01`);
    const taken = { version: 1, ref: `subject:${name}`, view: "04_face", take: 1, status: "ok", source: "imported" };
    const record = { ...taken, queued: "2026-11-02T10:14:03Z", width: 256, height: 256, note: "", save_notes: "" };
    await writeFiles(episode, {
      [`refs/${name}.png`]: picture,
      [`${stem}.png`]: picture,
      [`${stem}.json`]: JSON.stringify(record),
    });
  }
}

const COLOURS = [0x884422ff, 0x228844ff, 0x224488ff, 0x668822ff, 0x882266ff];
