// A shot as one paragraph of plain language: the sentences of its picture, its speech or acting, and its sounds, in their order.
import type { StoryShot } from "../../../../contracts/files/story.ts";
import type { Series } from "../../../series/series.ts";
import { sentence } from "../../sentences.ts";
import { actingOf } from "./acting.ts";
import { pictureOf } from "./picture.ts";
import { soundsOf, speechOf } from "./speech.ts";

/** With sound: the picture, each spoken line in quotes, sound and music. `drawn`: subjects that a picture beside it shows. */
export function writeProse(shot: StoryShot, series: Series, drawn?: ReadonlySet<string>): string {
  return paragraph([...pictureOf(shot, series, drawn), ...speechOf(shot, series), ...soundsOf(shot)]);
}

/** Without sound: the picture, and dialogue as acting. */
export function writeSilentProse(shot: StoryShot, series: Series): string {
  return paragraph([...pictureOf(shot, series), ...actingOf(shot, series)]);
}

function paragraph(parts: readonly string[]): string {
  return parts.map(sentence).filter(Boolean).join(" ");
}
