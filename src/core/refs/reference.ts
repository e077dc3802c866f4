// What the series config and the shots have references for, each as a value: who or what it shows, where its live file is. docs/http.md "Ref".
import type { Series, Subject } from "../series/series.ts";
import { assetPath } from "../lib/written-values.ts";
import { CHARACTER_VIEWS, keyframeId, keyframePath, PANO, SHEET, TOUR, type KeyframeEnd } from "./ref-names.ts";

export interface SeriesReference {
  readonly scope: "series";
  readonly id: string;
  readonly kind: Subject["kind"] | "location" | "voice";
  readonly name: string;
  /** Id of the subject that it shows or that speaks; null for a location. */
  readonly subject: string | null;
  readonly location: string | null;
  /** The base of a wardrobe variant, the master of a camera angle. */
  readonly of: string | null;
  /** Of the live file, relative to the episode; null where the config names none. */
  readonly path: string | null;
  /** Panels of the live picture: four views, or one whole picture. */
  readonly panels: 1 | 4;
  readonly views: readonly string[];
}

export interface KeyframeReference {
  readonly scope: "shot";
  readonly id: string;
  readonly kind: "keyframe";
  readonly name: string;
  readonly shot: string;
  readonly which: KeyframeEnd;
  readonly path: string;
  readonly panels: 1;
  readonly views: readonly string[];
}

/** A live file that a config names. */
export interface NamedLiveFile {
  readonly id: string;
  /** Relative to the config. */
  readonly path: string;
}

export type Reference = SeriesReference | KeyframeReference;

/** In the config's order: subjects, locations, then voices. `configFolder`: where its paths start, seen from the episode. */
export function seriesReferences(series: Series, configFolder: string): SeriesReference[] {
  const pathOf = (path: string) => assetPath(configFolder, path) || null;
  const subjects = [...series.subjects.values()];
  const shown = subjects.filter(({ design, sheet }) => design !== null || sheet !== "");
  const speaking = subjects.filter(({ kind, of }) => kind === "character" && of === null);
  return [
    ...shown.map((subject) => ofSubject(subject, pathOf(subject.sheet))),
    ...[...series.locations.values()].map(({ id, plate, of }) => ofLocation(id, of, pathOf(plate))),
    ...speaking.map(({ id, name, voiceSample }) => ofVoice(id, name, pathOf(voiceSample))),
  ];
}

export function keyframeReference(shot: string, which: KeyframeEnd): KeyframeReference {
  return {
    ...{ scope: "shot", kind: "keyframe", shot, which, panels: 1, views: [] },
    id: keyframeId(shot, which),
    name: `${which} frame of ${shot}`,
    path: keyframePath(shot, which),
  };
}

/** The shot and end that a keyframe's id names; undefined for other ids. */
export function parseKeyframeId(id: string): { readonly shot: string; readonly which: KeyframeEnd } | undefined {
  const match = /^shot:(?<shot>.+):(?<which>first|last)$/.exec(id);
  const { shot, which } = match?.groups ?? {};
  return shot === undefined ? undefined : { shot, which: which as KeyframeEnd };
}

/** Every view that candidates of it can be of: null is the reference itself. */
export function candidateViews({ kind, views }: Reference): readonly (string | null)[] {
  if (views.length > 0) return [null, SHEET, ...views];
  return kind === "location" ? [null, PANO, TOUR] : [null];
}

function ofSubject({ id, kind, name, of, sheetPanels }: Subject, path: string | null): SeriesReference {
  const hasViews = kind === "character" && sheetPanels !== 1;
  return {
    ...{ scope: "series", id: `subject:${id}`, kind, name, subject: id, location: null, of, path },
    panels: hasViews ? 4 : 1,
    views: hasViews ? CHARACTER_VIEWS : [],
  };
}

function ofLocation(id: string, of: string | null, path: string | null): SeriesReference {
  const name = id.replaceAll("_", " ");
  const shown = { name: name.charAt(0).toUpperCase() + name.slice(1), subject: null, location: id };
  return { scope: "series", id: `location:${id}`, kind: "location", ...shown, of, path, panels: 1, views: [] };
}

function ofVoice(id: string, name: string, path: string | null): SeriesReference {
  const whose = { name, subject: id, location: null, of: null };
  return { scope: "series", id: `voice:${id}`, kind: "voice", ...whose, path, panels: 1, views: [] };
}
