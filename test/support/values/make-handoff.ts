// A small cut with everything that a hand-off has to tell: trims, a take at another rate, a gap, a placeholder, other takes, sounds laid
// from elsewhere, silence, a dialogue window, notes in awkward letters.
import { pathToFileURL } from "node:url";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { Mark } from "../../../src/contracts/files/delivery/review.ts";
import type { DialogueLine, StoryShot } from "../../../src/contracts/files/story.ts";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { planTimeline } from "../../../src/core/handoff/plan-timeline.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import type { Handoff } from "../../../src/core/handoff/timeline.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import type { StoredShot } from "../../../src/core/compile/stored-build.ts";
import type { Take } from "../../../src/core/takes/take.ts";
import { makeCutFacts, type AllFacts } from "./make-cut-facts.ts";
import { makeEntry, makeShotlist } from "./make-shotlist.ts";
import { makeTake, type TakeParts } from "./make-take.ts";

const LONG_LINE =
  "I have watched this harbour for thirty years, and not once, not in any storm, have I seen the water leave it like that.";

export const handoffShots = ["sh010", "sh020", "sh030", "sh040", "sh050", "sh060"];

export const handoffTakes: readonly Take[] = [
  takeOf({ shot: "sh010", take: 1 }),
  takeOf({ shot: "sh010", take: 2 }, { frames: 60 }),
  takeOf({ shot: "sh010", take: 3 }, { status: "failed" }),
  takeOf({ shot: "sh020" }, { fps: 16, frames: 33, width: 832, height: 480 }),
  takeOf({ shot: "sh040", pass: "final" }, { width: 1280, height: 720, frames: 96 }),
  takeOf({ shot: "sh050" }),
  takeOf({ shot: "sh060" }, { frames: 120 }),
];

export const handoffCut: readonly CutEntry[] = [
  { shot: "sh010", take: 2, trim_in: 6, trim_out: 12, flag: true, note: 'hold on <her> & the "lamp"' },
  { shot: "sh020", trim_in: 3 },
  { shot: "sh030" },
  { shot: "sh040", pass: "final", audio: { source: "none" } },
  { shot: "gone" },
  { shot: "sh050", trim_in: 2, audio: { source: "file", path: "audio/line.wav", start: 0.25, offset: 0.5, gain: 0.5 } },
  { shot: "sh060", audio: { source: "take", shot: "sh010", take: 1 } },
];

/** `urlOf` of a folder whose name a URL cannot hold as it is. */
export const handoffUrl = (path: string) => pathToFileURL(`/shows/low tide #1/${path}`, { windows: false }).href;

export function makeHandoff(changes: Partial<Omit<AllFacts, "takes">> & { cut?: readonly CutEntry[] } = {}): Handoff {
  const { cut = handoffCut, ...rest } = changes;
  const shots = handoffShots.map(shotOf);
  const clips = makeCutFacts({
    takes: handoffTakes,
    script: handoffShots,
    windows: new Map([["sh060", 60]]),
    soundOf: (take) => (take.shot === "sh050" ? null : `${take.folder}/${take.shot}_t0${take.take}.mp4`),
    ...rest,
  });
  return runSteps(
    planTimeline({
      episode: "tide",
      build: {
        pass: "proxy",
        main: makeShotlist({ title: "Low Tide & <High> “Water”", shots: shots.map(({ entry }) => entry) }),
        others: [],
        story: null,
      },
      cut: resolveCut(cut, handoffShots),
      clips,
      lines: { shots: new Map(shots.map((shot) => [shot.id, shot])), series: null },
      issues: [
        issueOf("sh020", "she looks\nthe wrong way -- 目線が逆"),
        issueOf("sh030", "needs a <take>"),
        issueOf("sh020", "the hand", { frame: 10, span: 5, marks: [BOX] }),
        issueOf("sh020", "and the arm", { frame: 12, marks: [ARROW] }),
        issueOf("sh050", "trimmed away", { frame: 1, marks: [BOX] }),
        issueOf("sh010", "of another take", { frame: 20, marks: [{ kind: "lasso" }] }),
      ],
      lutOf: ({ shot, take }) => (shot === "sh020" ? `renders_proxy/sh020/sh020_t0${take}.cube` : null),
      urlOf: handoffUrl,
      soundSeconds: new Map([
        ["audio/line.wav", 1.5],
        ["renders_proxy/sh010/sh010_t01.mp4", 2],
      ]),
    }),
  );
}

function takeOf(parts: TakeParts, reported: TakeParts["reported"] = {}): Take {
  return makeTake({ ...parts, reported });
}

function shotOf(id: string): StoredShot {
  const lines: Record<string, DialogueLine[]> = {
    sh010: [said("ada", "It is wet."), said("ben", "It was always wet, <b>always</b> & ever.")],
    sh030: [said("ada", LONG_LINE)],
    sh050: [said("ben", "=1+1 is what it costs.")],
  };
  const entry = makeEntry({ id, subjects: ["ada"], length: id === "sh030" ? 120 : 48 });
  const list = makeShotlist({
    subjects: {
      ada: { kind: "character", name: "Ada", sheet: "", voice_sample: "" },
      ben: { kind: "character", name: "Ben & Co", sheet: "", voice_sample: "" },
    },
    shots: [entry],
  });
  return { id, entry, list, story: storyOf(id, lines[id] ?? []) };
}

function storyOf(id: string, dialogue: readonly DialogueLine[]): StoryShot {
  return {
    id,
    cast: ["ada"],
    props: [],
    plate: "quay",
    size: "medium",
    camera: id === "sh010" ? "slow push in" : null,
    action: id === "sh020" ? "@SUM(A1), she counts; <script>alert(1)</script>" : "Ada looks at the water.",
    dialogue: [...dialogue],
    sound: null,
    music: null,
    extras: null,
    text: null,
    timing: null,
    pace: null,
    audio: null,
    preserve: null,
    seed_key: id,
    overrides: { model: null, lora: null, steps: null },
    source: { line: 1, end_line: 2 },
  };
}

function said(speaker: string, line: string): DialogueLine {
  return { speaker, mode: "on", delivery: "", line };
}

const BOX: Mark = { kind: "box", d: "M 0.25 0.25 L 0.5 0.25 L 0.5 0.5 L 0.25 0.5 Z", color: "#34c759" };
const ARROW: Mark = { kind: "arrow", d: "M 0.1 0.9 L 0.4 0.6", color: "#ffd60a" };

function issueOf(shot: string, note: string, place: Pick<Issue, "frame" | "span" | "marks"> = {}): Issue {
  return {
    id: "0a1b2c3d",
    shot,
    pass: "proxy",
    take: 1,
    note,
    when: "2026-11-02T10:14:03+01:00",
    shot_hash: "story",
    target: "animatic",
    script: "",
    prompt: "",
    seed: "7",
    refs: [],
    take_file: null,
    addressed: false,
    ...place,
  };
}
