// The forms that a cut is handed over in: what each file is called, what it is on the wire, and who writes it.
import type { HandoffFormat } from "../../contracts/routes/handoff.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { levelRemarks } from "./level-remarks.ts";
import { planCues } from "./plan-cues.ts";
import type { Handoff } from "./timeline.ts";
import { writeSrt, writeVtt } from "./write-captions.ts";
import { writeEdl } from "./write-edl.ts";
import { writeFcpxml } from "./write-fcpxml.ts";
import { writeOtio } from "./write-otio.ts";
import { writeShotsCsv } from "./write-shots-csv.ts";
import { writeStoryboard, type Pictures } from "./write-storyboard.ts";

export interface Extras {
  /** Pictures of the takes by shot, as data URIs. */
  readonly pictures: Pictures;
  /** Whether captions name who speaks, where the form can. */
  readonly speakers: boolean;
}

interface Format {
  /** What follows the name of the episode. */
  readonly ending: string;
  /** Media type. */
  readonly type: string;
  readonly write: (handoff: Handoff, extras: Extras) => Steps<string>;
  /** It names pictures of what was drawn with notes. */
  readonly namesDrawings?: true;
  /** Notes of this form, beside those of the cut. */
  readonly remarks?: (handoff: Handoff) => Steps<readonly string[]>;
}

export const HANDOFF_FORMATS: Readonly<Record<HandoffFormat, Format>> = {
  otio: {
    ending: ".otio",
    type: "application/vnd.pixar.opentimelineio+json",
    write: writeOtio,
    namesDrawings: true,
    remarks: levelRemarks,
  },
  edl: { ending: ".edl", type: "text/plain", write: writeEdl, namesDrawings: true, remarks: levelRemarks },
  fcpxml: { ending: ".fcpxml", type: "application/xml", write: writeFcpxml, namesDrawings: true },
  srt: { ending: ".srt", type: "application/x-subrip", write: writeSrt, remarks: captionRemarks },
  vtt: { ending: ".vtt", type: "text/vtt", write: writeVtt, remarks: captionRemarks },
  storyboard: {
    ending: "_storyboard.html",
    type: "text/html",
    write: (handoff, { pictures }) => writeStoryboard(handoff, pictures),
  },
  csv: { ending: "_shots.csv", type: "text/csv", write: writeShotsCsv },
};

function* captionRemarks(handoff: Handoff): Steps<string[]> {
  const cues = yield* planCues(handoff);
  return cues.length === 0 ? ["nobody is heard in this cut: there are no captions"] : [];
}
