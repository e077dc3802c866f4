// What the cut can be handed on as, in the words of the menu.
import type { HandoffFormat } from "../../src/contracts/routes/handoff.ts";

interface Offer {
  readonly format: HandoffFormat;
  readonly label: string;
  readonly says: string;
}

export const EXPORTS: readonly { readonly head: string; readonly formats: readonly Offer[] }[] = [
  {
    head: "To an editor",
    formats: [
      { format: "otio", label: "OpenTimelineIO", says: "Resolve, Premiere, Kdenlive" },
      { format: "fcpxml", label: "FCPXML", says: "Final Cut, Resolve" },
      { format: "edl", label: "EDL", says: "CMX 3600" },
    ],
  },
  {
    head: "Subtitles",
    formats: [
      { format: "srt", label: "SubRip", says: ".srt" },
      { format: "vtt", label: "WebVTT", says: ".vtt" },
    ],
  },
  {
    head: "On paper",
    formats: [
      { format: "storyboard", label: "Storyboard", says: "a page to print" },
      { format: "csv", label: "Shot list", says: "a table" },
    ],
  },
];
