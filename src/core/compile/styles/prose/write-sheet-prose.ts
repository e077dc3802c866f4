// A prompt for a model that reads a reference sheet: what each panel shows, then the shot. docs/format.md "Sheet prose".
import type { Panel } from "../../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../../contracts/files/story.ts";
import type { Series } from "../../../series/series.ts";
import { midSentence, sentence } from "../../sentences.ts";
import { drawnOn } from "./panels.ts";
import { introduction } from "./picture.ts";
import { writeProse } from "./write-prose.ts";

/** The opening words are the model's own: it was trained on them. */
const SHEET = "Reference sheet:";
const VIDEO = "Generated video:";

const VIEWS: Readonly<Record<string, string>> = { face: ", the face alone", body: ", from head to toe" };

export function writeSheetProse(shot: StoryShot, series: Series, panels: readonly Panel[]): string {
  const shown = panels.map((panel) => sentence(describe(panel, series))).filter(Boolean);
  const prose = writeProse(shot, series, drawnOn(panels));
  return `${SHEET} ${shown.join(" ")}\n\n${VIDEO} ${prose}`;
}

function describe({ subject, location, view }: Panel, series: Series): string {
  if (location !== undefined)
    return `the place: ${midSentence(series.locations.get(location)?.description ?? location)}`;
  const who = series.subjects.get(subject ?? "");
  return who ? introduction(who, VIEWS[view ?? ""]) : "";
}
