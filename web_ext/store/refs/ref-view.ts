// References as the References workspace shows them: in groups, by view, with their candidates. Reads values, asks nothing.
import type { Badge } from "../base/badge.ts";
import type { KeyframeRef, Ref, RefTakeEntry, RefViewEntry } from "../../../src/contracts/replies/ref.ts";

export const REF_GROUPS = ["Cast", "Props", "Places", "Voices", "Keyframes"] as const;
export type RefGroup = (typeof REF_GROUPS)[number];

const GROUP_OF: Readonly<Record<Ref["kind"], RefGroup>> = {
  character: "Cast",
  prop: "Props",
  vehicle: "Props",
  location: "Places",
  voice: "Voices",
  keyframe: "Keyframes",
};

export function groupOf({ kind }: Pick<Ref, "kind">): RefGroup {
  return GROUP_OF[kind];
}

export interface GroupCount {
  readonly group: RefGroup;
  readonly count: number;
  readonly missing: number;
}

export function countGroups(refs: readonly Ref[]): GroupCount[] {
  return REF_GROUPS.map((group) => {
    const own = refs.filter((ref) => groupOf(ref) === group);
    return { group, count: own.length, missing: own.filter(isMissing).length };
  });
}

/** Some shot reads it and nothing stands there. */
export function isMissing(ref: Ref): boolean {
  if (ref.exists || ref.kind === "voice") return false;
  if (isKeyframe(ref)) return ref.need === "required" || ref.requested;
  return usersOf(ref).length > 0;
}

/** Shots of both passes, each once. */
export function usersOf({ used_by: { final, proxy } }: Ref): string[] {
  return [...new Set([...final, ...proxy])];
}

export function isKeyframe(ref: Ref): ref is KeyframeRef {
  return ref.kind === "keyframe";
}

/** Names of what stands in a tile: those of a filter that all occur. */
export function matches(ref: Ref, filter: string): boolean {
  const text = `${ref.id} ${ref.name} ${ref.built_prompt ?? ""}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const VIEW_NAMES: Readonly<Record<string, string>> = {
  sheet: "Sheet",
  "01_threequarter": "Three-quarter",
  "02_side": "Side",
  "03_back": "Back",
  "04_face": "Face",
};

export function viewName(view: string): string {
  return VIEW_NAMES[view] ?? view;
}

interface ViewOption {
  readonly value: string;
  readonly label: string;
  readonly title: string;
}

/** Where the name is too long for a row of them. */
const SHORT_NAMES: Readonly<Record<string, string>> = { "01_threequarter": "3/4" };

/** What can be chosen above the picture: the sheet and the views of a character; nothing of anything else. */
export function viewOptions(ref: Pick<Ref, "views">): ViewOption[] {
  if (ref.views.length === 0) return [];
  return ["sheet", ...ref.views.map(({ view }) => view)].map((value) => ({
    value,
    label: SHORT_NAMES[value] ?? viewName(value),
    title: viewName(value),
  }));
}

/** A reference, or one view of it: its candidates, what is picked, and the words that it is made with. */
export interface ShownView {
  /** Null for the reference itself. */
  readonly view: string | null;
  readonly takes: readonly RefTakeEntry[];
  readonly picked: number | null;
  readonly prompt: string | null;
  readonly isOverridden: boolean;
  readonly isStale: boolean;
}

export function shownView(ref: Ref, view: string): ShownView {
  const own = ref.views.find((each) => each.view === view);
  const from: Ref | RefViewEntry = own ?? ref;
  return {
    view: own ? own.view : ref.views.length > 0 ? "sheet" : null,
    takes: from.takes,
    picked: from.picked,
    prompt: from.prompt,
    isOverridden: from.override.fields.includes("prompt"),
    isStale: from.override.stale,
  };
}

/** The candidates that a tile shows: those of the first view that has some, newest last. */
export function tileTakes(ref: Ref): { readonly takes: readonly RefTakeEntry[]; readonly picked: number | null } {
  const from = ref.views.findLast(({ takes }) => takes.length > 0) ?? ref;
  return { takes: from.takes.slice(-4), picked: from.picked };
}

export function isRunning(ref: Ref): boolean {
  const candidates = [ref, ...ref.views].flatMap(({ takes }) => takes);
  return [...candidates, ...ref.tours].some(({ status }) => status === "queued");
}

/** The state of a reference, as a badge. */
export function stateOf(ref: Ref): Badge {
  const said = (tone: Badge["tone"], word: string, shape: Badge["shape"] = tone): Badge => ({
    tone,
    shape,
    word,
    title: word,
  });
  if (isRunning(ref)) return said("running", "Running");
  const isOld = ref.override.stale || ref.views.some(({ override }) => override.stale);
  if (isOld) return said("stale", "Design changed");
  if (ref.exists) return said("ok", "Live");
  if (isMissing(ref)) return said("queued", "Missing", "stand-in");
  return said("queued", ref.kind === "voice" ? "No sample" : "No picture");
}

/** Who else reads the live file, where it is not this episode's own doing. */
export function sharedWords(ref: Ref, episode: string): string | undefined {
  if (ref.shared_with.length === 0) return undefined;
  const others = ref.shared_with.join(", ");
  const owner = ref.live_owner === null || ref.live_owner === episode ? "" : `, picked in ${ref.live_owner}`;
  return `Shared with ${others}${owner}`;
}
