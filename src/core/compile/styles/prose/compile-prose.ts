// The styles that write plain language: for models with sound, for silent ones, and for those that read a reference sheet.
import { planPanels, drawnOn } from "./panels.ts";
import { onlySet } from "../../../lib/json-values.ts";
import { voiceReference } from "./voice-reference.ts";
import type { BuildContext, ShotNotes, ShotPlan, StyleFields } from "../../build-model.ts";
import type { StoryShot, DialogueLine } from "../../../../contracts/files/story.ts";
import type { Series } from "../../../series/series.ts";
import { pictureOf, actingOf, introduction, seenIn } from "./picture.ts";
import { sentence, midSentence, clause, quotable } from "../sentences.ts";
import type { Panel } from "../../../../contracts/files/shotlist.ts";

/** The styles that write plain language: for models with sound, for silent ones, and for those that read a reference sheet. */
export function compileProse(context: BuildContext, plan: ShotPlan, notes: ShotNotes): StyleFields {
  return onlySet({
    voice_refs: voiceReference(context, plan, notes),
    prompt: writeProse(plan.placed.shot, context.series),
    negative: presetNegative(context, plan),
  });
}

/** A target that takes pictures of subjects gets them as panels beside the words. */
export function compileSilentProse(context: BuildContext, plan: ShotPlan): StyleFields {
  return onlySet({
    panels: planPanels(context, plan),
    prompt: writeSilentProse(plan.placed.shot, context.series),
    negative: presetNegative(context, plan),
  });
}

/** A shot of which nothing has a picture is plain prose. */
export function compileSheetProse(context: BuildContext, plan: ShotPlan, notes: ShotNotes): StyleFields {
  const panels = planPanels(context, plan);
  if (!panels) return compileProse(context, plan, notes);
  const prompt = writeSheetProse(plan.placed.shot, context.series, panels);
  const voices = voiceReference(context, plan, notes);
  return onlySet({ voice_refs: voices, panels, prompt, negative: presetNegative(context, plan) });
}

/** The target's own; what the show or a person says takes its place when the render starts. */
function presetNegative({ pass }: BuildContext, { target }: ShotPlan): string | undefined {
  return target.capabilities.negative_prompt ? target.presets[pass].negative : undefined;
}

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

/** The opening words are the model's own: it was trained on them. */
const SHEET = "Reference sheet:";

const VIDEO = "Generated video:";

const VIEWS: Readonly<Record<string, string>> = { face: ", the face alone", body: ", from head to toe" };

/** A prompt for a model that reads a reference sheet: what each panel shows, then the shot. docs/format.md "Sheet prose". */
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

const VERB: Record<DialogueLine["mode"], string> = {
  on: "says",
  vo: "says in voice-over",
  os: "says from off-screen",
};

/** A sentence for each line; a voice is described where it is first heard. */
export function speechOf(shot: StoryShot, series: Series): string[] {
  const seen = new Set(seenIn(shot, series).map(({ id }) => id));
  const voiceOver = new Set<string>();
  return shot.dialogue.map((line) => {
    const subject = series.subjects.get(line.speaker);
    const isFirst = !voiceOver.has(line.speaker);
    voiceOver.add(line.speaker);
    const sounds = clause(subject?.voice ?? "");
    const voice = isFirst && sounds !== "" ? ` (${sounds})` : "";
    const lips = line.mode === "vo" && subject && seen.has(subject.id) ? `, ${subject.pronoun} lips closed` : "";
    const how = clause(line.delivery);
    const delivery = how === "" ? "" : `, ${how}`;
    return `${subject?.name ?? line.speaker}${voice} ${VERB[line.mode]}${delivery}${lips}: "${quotable(line.line)}"`;
  });
}

/** Silence is said too, else a model makes up sound and music. */
export function soundsOf({ sound, music }: StoryShot): string[] {
  const [voiceOver, played] = [clause(sound ?? ""), clause(music ?? "")];
  return [
    `sound: ${voiceOver || "the natural quiet of the place"}`,
    played === "" ? "there is no music" : `music under the scene: ${played}`,
  ];
}
