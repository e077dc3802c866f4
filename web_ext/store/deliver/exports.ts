// What the cut can be handed on as, in the words of the menu and of the Deliver workspace.
import type { HandoffFormat } from "../../../src/contracts/routes/handoff.ts";

interface OfferedFormat {
  readonly format: HandoffFormat;
  readonly label: string;
  readonly says: string;
  /** What it is for. */
  readonly about: string;
}

export const EXPORTS: readonly { readonly head: string; readonly formats: readonly OfferedFormat[] }[] = [
  {
    head: "To an editor",
    formats: [
      {
        format: "otio",
        label: "OpenTimelineIO",
        says: "Resolve, Premiere, Kdenlive",
        about: "The cut with its trims and handles, as a timeline to go on cutting",
      },
      {
        format: "fcpxml",
        label: "FCPXML",
        says: "Final Cut, Resolve",
        about: "The same for programs that read Final Cut's own form",
      },
      { format: "edl", label: "EDL", says: "CMX 3600", about: "Ins and outs alone, for whatever reads nothing else" },
    ],
  },
  {
    head: "Subtitles",
    formats: [
      { format: "srt", label: "SubRip", says: ".srt", about: "What is said and when, for players and platforms" },
      { format: "vtt", label: "WebVTT", says: ".vtt", about: "The same for the web, with who speaks" },
    ],
  },
  {
    head: "On paper",
    formats: [
      {
        format: "storyboard",
        label: "Storyboard",
        says: "a page to print",
        about: "A picture of each shot with its words, to read and to print",
      },
      {
        format: "csv",
        label: "Shot list",
        says: "a table",
        about: "Every shot with its take, its times and its words, for a spreadsheet",
      },
    ],
  },
];
