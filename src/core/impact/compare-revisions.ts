// What an edit does to each shot, before takes and files are looked at. Shots are matched by id alone: a renamed one is
// gone, and new under its new name.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { ShotImpact } from "../../contracts/routes/sources.ts";
import { refsOf, type NamedRef } from "../render/refs.ts";
import { ownScene } from "../compile/hashes.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { secondsOf } from "../time/rate.ts";
import type { ShotOnTarget, Revision } from "./revision.ts";
import { isSameValue } from "../lib/json-values.ts";
import type { PlacedShot } from "../story/story-shots.ts";

export interface ShotChange extends Pick<
  ShotImpact,
  "shot" | "change" | "fields" | "target" | "seconds_before" | "seconds_after"
> {
  /** Nothing that any target could see has changed: its takes are what they were. */
  readonly isUntouched: boolean;
  /** References that the shot would need and does not need now. */
  readonly newRefs: readonly NamedRef[];
}

/** Every shot of either revision: those of the edited script in its order, then those that are gone. */
export function* compareRevisions(before: Revision | null, after: Revision): Steps<ShotChange[]> {
  const changes = yield* stepsOf([...after.shots.values()], (shot) => {
    const old = before?.shots.get(shot.id);
    return before && old ? changeOf({ revision: before, shot: old }, { revision: after, shot }) : added(after, shot);
  });
  const gone = [...(before?.shots.values() ?? [])].filter(({ id }) => !after.shots.has(id));
  return [...changes, ...gone.map(removed)];
}

interface ShotInRevision {
  readonly revision: Revision;
  readonly shot: StoredShot;
}

function added(revision: Revision, shot: StoredShot): ShotChange {
  const now = revision.on(shot, null);
  return {
    shot: shot.id,
    change: "new",
    fields: [],
    target: now.next.target.id,
    seconds_before: null,
    seconds_after: secondsIn(shot),
    isUntouched: true,
    newRefs: neededRefs(now),
  };
}

function removed(shot: StoredShot): ShotChange {
  const seconds = { seconds_before: secondsIn(shot), seconds_after: null };
  return { shot: shot.id, change: "gone", fields: [], target: null, ...seconds, isUntouched: true, newRefs: [] };
}

function changeOf(before: ShotInRevision, after: ShotInRevision): ShotChange {
  const seconds = { seconds_before: secondsIn(before.shot), seconds_after: secondsIn(after.shot) };
  const common = { shot: after.shot.id, ...seconds };
  if (isUntouched(before, after)) {
    const target = after.revision.targetOf(after.shot).id;
    return { ...common, change: "unchanged", fields: [], target, isUntouched: true, newRefs: [] };
  }
  const [old, now] = [before.revision.on(before.shot, null), after.revision.on(after.shot, null)];
  const fields = differingFields(old, now);
  const needed = new Set(neededRefs(old).map(({ path }) => path));
  return {
    ...common,
    change: fields.length > 0 ? "changed" : "unchanged",
    fields,
    target: now.next.target.id,
    isUntouched: false,
    newRefs: neededRefs(now).filter(({ path }) => !needed.has(path)),
  };
}

/** The same entry in the same list, from the same words under the same config: then it is the same on every target. */
function isUntouched(before: ShotInRevision, after: ShotInRevision): boolean {
  const [old, now] = [before.revision.placed.get(before.shot.id), after.revision.placed.get(after.shot.id)];
  return (
    old !== undefined &&
    now !== undefined &&
    before.revision.facts.input?.series === after.revision.facts.input?.series &&
    isSameList(before.shot, after.shot) &&
    isSameValue(before.shot.entry, after.shot.entry) &&
    isSameValue(wordsOf(old), wordsOf(now)) &&
    peopleOf(old.shot).every((id) => before.revision.people.get(id) === after.revision.people.get(id))
  );
}

function isSameList({ list: a }: StoredShot, { list: b }: StoredShot): boolean {
  return a.target === b.target && isSameValue(a.defaults, b.defaults) && isSameValue(a.subjects, b.subjects);
}

/** All that a compiler could read of a shot: without its lines and its neighbours. */
function wordsOf({ shot, sequence }: PlacedShot): unknown {
  const { source: _source, ...words } = shot;
  const { source: _line, shots, ...header } = sequence;
  return { words, header, opens: shots[0]?.id === shot.id };
}

function peopleOf(shot: PlacedShot["shot"]): string[] {
  return [...shot.cast, ...shot.props, ...shot.dialogue.map(({ speaker }) => speaker)];
}

/** Settings as they would be rendered, overrides included; what they hide is no difference. */
const SETTINGS = ["model", "model_low", "loras", "steps", "width", "height", "negative"] as const;
/** Said by the settings, or by the shot's name. */
const NOT_COMPARED = new Set<string>([...SETTINGS, "id", "lora"]);

/** In the order of the entry, then what stands around it. */
function differingFields(old: ShotOnTarget, now: ShotOnTarget): string[] {
  const [a, b] = [fieldsOf(old.next.entry), fieldsOf(now.next.entry)];
  const keys = [...new Set([...Object.keys(b), ...Object.keys(a)])].filter((key) => !NOT_COMPARED.has(key));
  const [settings, were] = [now.effective as Fields, old.effective as Fields];
  return [
    ...(old.next.target.id === now.next.target.id ? [] : ["target"]),
    ...keys.filter((key) => !isSameValue(a[key], b[key])),
    ...SETTINGS.filter((key) => !isSameValue(were[key], settings[key])),
    ...(old.next.list.defaults.fps === now.next.list.defaults.fps ? [] : ["fps"]),
    ...(isSameValue(pathsOf(old), pathsOf(now)) ? [] : ["refs"]),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** What the shots before it say is no change of a shot. */
function fieldsOf(entry: ShotEntry): Fields {
  return entry.scene ? { ...entry, scene: ownScene(entry.scene) } : entry;
}

function pathsOf({ next }: ShotOnTarget): string[] {
  return refsOf(next.entry, next.list, next.target).map(({ path }) => path);
}

function neededRefs({ next }: ShotOnTarget): NamedRef[] {
  return refsOf(next.entry, next.list, next.target).filter(({ optional }) => !optional);
}

/** Seconds of the shot as it is built, which is what the episode's status shows. */
function secondsIn({ entry, list }: StoredShot): number {
  return secondsOf(entry.length, list.defaults.fps);
}
