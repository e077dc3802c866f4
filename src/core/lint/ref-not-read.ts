// Pictures and recordings that a script or a config counts on and that a shot's target never reads. Lines of the script are reported
// one by one; what the config offers to all shots is reported once per target, so that a show of sixty shots gets one sentence.
import { groupBy } from "../lib/group-by.ts";
import { gather, type Steps } from "../lib/cooperative-steps.ts";
import { listed } from "../lib/wording.ts";
import type { LintWarning, Rule, RuleExample, TargetedScript, TargetedShot } from "./rule.ts";
import { unreadLines } from "./unread-lines.ts";
import { continuesFrom, keyframeOf } from "../story/story-shots.ts";

/** A target that reads reference pictures, and one that begins with a picture. */
const PICTURES = { subject_refs: true, keyframes: [] };
const FIRST: RuleExample["on"] = { subject_refs: false, keyframes: ["first"], policies: ["generate"] };

export const refNotRead: Rule<TargetedScript> = {
  id: "ref-not-read",
  *find(targeted) {
    const lines = yield* unreadLines(targeted);
    return [...lines, ...(yield* unseenPictures(targeted)), ...(yield* changingVoices(targeted))];
  },
  examples: [
    { on: PICTURES, lines: ["## a", "dur: 4", "first: generate", "One."], warns: [3] },
    { on: FIRST, lines: ["## a", "dur: 4", "first: generate", "last: refs/end.png", "One."], warns: [4] },
    { on: PICTURES, lines: ["first: generate", "## a", "dur: 4", "One."], warns: [1] },
    { on: PICTURES, lines: ["## a", "dur: 4", "first: none", "One."], warns: [] },
    { on: FIRST, lines: ["## a", "dur: 4", "retention: reference", "first: generate", "One."], warns: [3] },
    { on: FIRST, lines: ["## a", "audio: 1-5", "first: generate", "One."], warns: [2] },
    { on: FIRST, lines: ["## a", "dur: 4", "who: mara", "One.", "## b", "dur: 4", "Two."], warns: [1] },
    { on: FIRST, lines: ["// lint: off ref-not-read", "## a", "dur: 4", "who: mara", "One."], warns: [] },
    { on: FIRST, lines: ["## a", "dur: 4", "// lint: off ref-not-read", "One.", "## b", "dur: 4", "Two."], warns: [5] },
    { on: FIRST, lines: ["## a", "dur: auto", "first: generate", "One.", "MARA (V.O.): Two."], warns: [] },
    { on: { ...FIRST, requires_first: true }, lines: ["## a", "dur: 4", "who: mara", "One."], warns: [] },
    { on: PICTURES, lines: ["## a", "dur: 4", "who: mara", "One."], warns: [] },
    { on: PICTURES, lines: ["## a", "dur: 4", "guide: 1s refs/x.png", "guide: 2s refs/y.png", "One."], warns: [3] },
    { on: { ...PICTURES, guides: true }, lines: ["## a", "dur: 4", "guide: 1s refs/x.png", "One."], warns: [] },
    { lines: ["## a", "dur: 4", "guide: 1s refs/x.png", "One."], warns: [] },
    { lines: ["## a", "dur: auto", "retention: reference", "One.", "MARA: Two."], warns: [] },
  ],
};

/** Sheets and plates, where no first picture that shows them is asked for either. */
function* unseenPictures(targeted: TargetedScript): Steps<LintWarning[]> {
  const { series } = targeted;
  const unseen = yield* gather(targeted.shots, (shot) => {
    const { target, sequence } = shot;
    if (target.builtin || target.capabilities.subject_refs || target.capabilities.requires_first) return [];
    const first = continuesFrom(shot.shot, sequence) ?? keyframeOf(shot.shot, sequence, "first") ?? "none";
    const subjects = [...shot.shot.cast, ...shot.shot.props].filter((id) => series.subjects.get(id)?.sheet !== "");
    const plate = (series.locations.get(shot.shot.plate)?.plate ?? "") === "" ? [] : [shot.shot.plate];
    const names = [...subjects, ...plate];
    return first === "none" && names.length > 0 ? [{ shot, names }] : [];
  });
  return yield* oncePerTarget(targeted, unseen, ({ target, shots, names }) => {
    const [known, advice] = target.capabilities.keyframes.includes("first")
      ? [", and by a first picture where one is made", 'write "first: generate" to ask for it, or choose']
      : [" only", "choose"];
    return `${target.id} opens no sheets and no plates, so ${shots} knows ${names} by words${known}: ${advice} a target that reads references`;
  });
}

/** Only for who speaks with the sample in other shots: then the voice changes from cut to cut. A sound that a shot asks for and does
 * not get is reported by the build. */
function* changingVoices(targeted: TargetedScript): Steps<LintWarning[]> {
  const speakersOf = ({ shot }: TargetedShot) => shot.dialogue.map(({ speaker }) => speaker);
  const cloned = new Set(yield* gather(targeted.shots, (shot) => (shot.policy === "clone" ? speakersOf(shot) : [])));
  const unplayed = yield* gather(targeted.shots, (shot) => {
    if (shot.target.builtin || shot.target.capabilities.voice_reference) return [];
    const names = speakersOf(shot).filter(
      (id) => cloned.has(id) && targeted.series.subjects.get(id)?.voiceSample !== "",
    );
    return names.length > 0 ? [{ shot, names }] : [];
  });
  return yield* oncePerTarget(targeted, unplayed, ({ target, shots, names }) => {
    const [reads, advice] = target.capabilities.with_identity_lora
      ? ["follows a voice_sample only where its voice LoRA is installed", "install it, or choose a target that clones"]
      : ["reads no voice_sample", "choose a target that clones"];
    return `${target.id} ${reads}, so ${names} will sound different in ${shots} and where the sample is heard: ${advice}`;
  });
}

interface Unread {
  readonly shot: TargetedShot;
  readonly names: readonly string[];
}

interface Group {
  readonly target: TargetedShot["target"];
  readonly shots: string;
  readonly names: string;
}

/** At the first shot of each target; a shot that suppresses the rule is in no group. */
function* oncePerTarget(
  { isSuppressed }: TargetedScript,
  unread: readonly Unread[],
  say: (group: Group) => string,
): Steps<LintWarning[]> {
  const open = yield* gather(unread, (each) =>
    isSuppressed("ref-not-read", each.shot.shot.source.line) ? [] : [each],
  );
  const groups = groupBy(open, ({ shot }) => shot.target);
  return [...groups].map(([target, members]) => {
    const ids = members.map(({ shot }) => shot.shot.id);
    const shots = ids.length === 1 ? `shot ${ids[0]}` : `each of ${ids.length} shots (${listed(ids)})`;
    const names = listed(new Set(members.flatMap((member) => member.names)));
    return { line: members[0]!.shot.shot.source.line, message: say({ target, shots, names }) };
  });
}
