// The scenes of a gallery's text file, compiled as the studio compiles a show: each becomes the frozen shot list that a take is drawn from.
// A scene begins with `## its words`; then lines `key: value`, and prose, which is the action. Keys: those of a shot in a script, `place:` for the
// description of the place, and `who:` or `with:` once for each subject, as `id | design`.
import { freezeShot } from "../../../src/core/compile/freeze.ts";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import { build } from "../../core/compile/build-show.ts";

export interface GalleryScene {
  readonly title: string;
  /** All that was written about it. */
  readonly words: readonly string[];
  readonly shotlist: Shotlist;
}

interface Written {
  readonly title: string;
  readonly words: readonly string[];
}

const SUBJECT = /^(who|with): *([a-z0-9_]+) *\| *(.+)$/;
const PLACE = /^place: *(.+)$/;
/** A voice off screen needs no line of its own. */
const OFF_SCREEN = /^([A-Z]+) \((?:O\.S\.|V\.O\.)\):/;

export function readScenes(text: string): readonly GalleryScene[] {
  return written(text).map(({ title, words }, index) => ({ title, words, shotlist: compile(words, index) }));
}

function written(text: string): readonly Written[] {
  return text
    .split(/^## +/m)
    .slice(1)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .map(([title = "", ...lines]) => ({ title, words: lines.filter((line) => line !== "" && !line.startsWith("//")) }));
}

function compile(words: readonly string[], index: number): Shotlist {
  const named = words.flatMap((line) => SUBJECT.exec(line) ?? []);
  const subjects: Record<string, object> = { nobody: { name: "Nobody", design: "nobody in particular" } };
  const listed = { who: [] as string[], with: [] as string[] };
  for (let at = 0; at < named.length; at += 4) {
    const [key = "who", id = "", design = ""] = named.slice(at + 1, at + 4);
    subjects[id] = { name: nameOf(id), design, kind: kindOf(key, design) };
    listed[key === "with" ? "with" : "who"].push(id);
  }
  for (const speaker of words.flatMap((line) => OFF_SCREEN.exec(line)?.[1]?.toLowerCase() ?? []))
    subjects[speaker] ??= { name: nameOf(speaker), design: "a voice" };
  const description = words.flatMap((line) => PLACE.exec(line)?.[1] ?? []).join(" ");
  const rest = words.filter((line) => !SUBJECT.test(line) && !PLACE.test(line));
  const id = `scene${index + 1}`;
  const cast = (["who", "with"] as const).flatMap((key) =>
    listed[key].length > 0 ? [`${key}: ${listed[key].join(", ")}`] : [],
  );
  const hasLength = rest.some((line) => /^(dur|audio):/.test(line));
  const script = [`= gallery`, `# sq place`, `## ${id}`, ...(hasLength ? [] : ["dur: 4"]), ...cast, ...rest, ""].join(
    "\n",
  );
  const config = {
    series: { id: "gallery", title: "Gallery", target: "animatic", width: 512, height: 288 },
    style: { look: "Drawn." },
    subjects,
    locations: { place: { description: description === "" ? "somewhere" : description } },
    animatic: { slate: "clean" },
  };
  const { shotlists, problems } = build(script, { series: JSON.stringify(config) });
  const list = shotlists.get("animatic");
  const entry = list?.shots[0];
  if (!list || !entry)
    throw new Error(`scene ${index + 1} cannot be built: ${problems.map(({ message }) => message).join("; ")}`);
  return freezeShot(list, entry);
}

function nameOf(id: string): string {
  return id.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
}

/** Things that carry somebody are vehicles; all else of `with:` is a prop. */
function kindOf(key: string, design: string): "character" | "prop" | "vehicle" {
  if (key === "who") return "character";
  return /\b(?:car|truck|bus|van|boat|ship|train|plane|bicycle|motorbike|spaceship|tractor|tank|helicopter|cart|tram)\b(?!'s| (?:keys?|door|bell|horn|wheel|ticket|seat|mirror|radio|window|tyre|battery)\b)/.test(
    design,
  )
    ? "vehicle"
    : "prop";
}
