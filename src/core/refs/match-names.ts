// Which reference a file is for, by its name alone. Nothing is guessed: a name that could be two slots, or two files that want one, match
// nothing. docs/http.md "Matching names".
import { groupBy } from "../lib/group-by.ts";
import { CHARACTER_VIEWS, SHEET, type KeyframeEnd } from "./ref-names.ts";
import { keyframeReference, type Reference, type SeriesReference } from "./reference.ts";
import { PICTURES, SOUNDS } from "./ref-take.ts";

/** A place that a file can be for, with the names that say so. */
export interface NameSlot {
  readonly ref: string;
  readonly view: string | null;
  readonly name: string;
  readonly kind: string;
  readonly audio: boolean;
  /** Of the live file, relative to the episode. */
  readonly path: string | null;
  readonly slugs: readonly string[];
}

export interface MatchedName extends Omit<NameSlot, "slugs"> {
  readonly file: string;
  readonly why: string;
}

export interface NameMatch {
  readonly matched: readonly MatchedName[];
  readonly unmatched: readonly { readonly file: string; readonly why: string }[];
}

const REVISION = /_(?:v?\d+|final|copy|new|edit|fixed)$/;

/** Base name without ending, lower case, each run of what is no letter or digit an underscore. */
export function slugOf(file: string): string {
  const base = file.split(/[\\/]/).at(-1) ?? "";
  const dot = base.lastIndexOf(".");
  const stem = (dot > 0 ? base.slice(0, dot) : base).normalize("NFC").toLowerCase();
  return stem.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+|_+$/g, "");
}

/** The slots of an episode: `shots` are those that have keyframes. */
export function nameSlots(references: readonly SeriesReference[], shots: readonly string[]): NameSlot[] {
  const ends: readonly KeyframeEnd[] = ["first", "last"];
  const keyframes = shots.flatMap((shot) => ends.map((which) => keyframeReference(shot, which)));
  return [
    ...references.flatMap(slotsOf),
    ...keyframes.map((each) => slot(each, null, [slugOf(`${each.shot}_${each.which}`)])),
  ];
}

export function matchNames(files: readonly string[], slots: readonly NameSlot[]): NameMatch {
  const bySlug = groupBy(
    slots.flatMap((each) => [...new Set(each.slugs)].map((slug) => ({ slug, slot: each }))),
    ({ slug, slot: { audio } }) => keyOf(slug, audio),
  );
  const found = files.map((file) => ({
    file,
    ...findSlot(file, (key) => (bySlug.get(key) ?? []).map((each) => each.slot)),
  }));
  const wanted = groupBy(
    found.flatMap(({ file, slot: one }, at) => (one ? [{ file, one, at }] : [])),
    ({ one }) => one,
  );
  const matched: MatchedName[] = [];
  const unmatched: { file: string; why: string }[] = [];
  for (const [at, { file, slot: one, why }] of found.entries()) {
    // By its place: two folders can have files of one name.
    const rivals = one ? (wanted.get(one) ?? []).filter((each) => each.at !== at) : [];
    if (!one) unmatched.push({ file, why });
    else if (rivals.length > 0)
      unmatched.push({ file, why: `${named(one)} is also the name of ${rivals.map((each) => each.file).join(", ")}` });
    else matched.push({ file, ...withoutSlugs(one), why });
  }
  return { matched, unmatched };
}

interface FoundSlot {
  readonly slot: NameSlot | undefined;
  readonly why: string;
}

/** Exactly, else without the marks of revisions at its end. */
function findSlot(file: string, slotsAt: (key: string) => readonly NameSlot[]): FoundSlot {
  const audio = isSound(file);
  if (audio === undefined)
    return { slot: undefined, why: `it is no picture or sound by its ending: ${[...PICTURES, ...SOUNDS].join(", ")}` };
  const slug = slugOf(file);
  for (let short = slug; short !== ""; short = short.replace(REVISION, "")) {
    const slots = slotsAt(keyOf(short, audio));
    const [only] = slots;
    if (slots.length > 1) return { slot: undefined, why: `it could be ${slots.map(named).join(" or ")}` };
    if (only)
      return { slot: only, why: short === slug ? "its name" : `its name without "${slug.slice(short.length + 1)}"` };
    if (!REVISION.test(short)) break;
  }
  return { slot: undefined, why: audio ? "no voice has such a name" : "no reference has such a name" };
}

/** Undefined for a file that is neither. */
export function isSound(file: string): boolean | undefined {
  const ending = /\.[^./\\]+$/.exec(file.toLowerCase())?.[0] ?? "";
  if ((SOUNDS as readonly string[]).includes(ending)) return true;
  return (PICTURES as readonly string[]).includes(ending) ? false : undefined;
}

function slotsOf(reference: SeriesReference): NameSlot[] {
  const { kind, path } = reference;
  const id = slugOf(reference.subject ?? reference.location ?? "");
  const own = path === null ? [] : [slugOf(path)];
  switch (kind) {
    case "character":
      return characterSlots(reference, id, own);
    case "location":
      return [slot(reference, null, [...own, id, `${id}_plate`, `bg_${id}`, `plate_${id}`])];
    case "voice":
      return [slot(reference, null, [...own, id, `${id}_voice`, `${id}_sample`, `voice_${id}`])];
    case "prop":
    case "vehicle":
      return [slot(reference, null, [...own, id])];
  }
}

function characterSlots(reference: SeriesReference, id: string, own: readonly string[]): NameSlot[] {
  const whole = [...own, id, `${id}_sheet`, `${id}_sheet_4panel`, `${id}_4panel`, `sheet_${id}`];
  const views = reference.views.length === 0 ? [] : CHARACTER_VIEWS;
  return [
    slot(reference, views.length > 0 ? SHEET : null, whole),
    ...views.map((view) => {
      const word = view.slice(view.indexOf("_") + 1);
      return slot(reference, view, [`${id}_${view}`, `${view}_${id}`, `${id}_${word}`, `${word}_${id}`]);
    }),
  ];
}

function slot({ id, name, kind, path }: Reference, view: string | null, slugs: readonly string[]): NameSlot {
  return { ref: id, view, name, kind, audio: kind === "voice", path, slugs };
}

function named({ ref, view }: NameSlot): string {
  return view === null ? ref : `${ref} ${view}`;
}

function keyOf(slug: string, audio: boolean): string {
  return `${audio ? "sound" : "picture"}:${slug}`;
}

function withoutSlugs({ slugs: _slugs, ...rest }: NameSlot): Omit<NameSlot, "slugs"> {
  return rest;
}
